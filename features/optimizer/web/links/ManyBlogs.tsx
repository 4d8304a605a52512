import { useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { useT } from '../../../../platform/web/i18n/use-t.ts'
import { Loaded } from '../../../../platform/web/ui/Loaded.tsx'
import { optimizerApi } from '../api.ts'
import { ChooseBlogs } from './ChooseBlogs.tsx'
import { LinkRuns } from './LinkRuns.tsx'
import type { LinkSetup } from './link-setup.ts'
import { messages } from './messages.ts'
import { ReviewLinks } from './ReviewLinks.tsx'
import { useMany } from './use-many.ts'
import { LIBRARY, useTargets } from './use-targets.ts'

/** Links in many blogs at once: chosen, found, reviewed, added; and what was added before, to be undone. */
export function ManyBlogs() {
  const setup = useQuery(optimizerApi.query.links.setup.queryOptions({ input: {} }))
  const t = useT(messages)
  const id = useId()
  return (
    <Loaded from={setup}>
      {(loaded) =>
        loaded.blogs > 0 ? (
          <section aria-labelledby={id} className="mt-10 flex max-w-3xl flex-col gap-4">
            <h2 id={id} className="font-medium">
              {t('many')}
            </h2>
            <p className="text-ink-2 text-sm">{t('manyText')}</p>
            <Many setup={loaded} />
            <LinkRuns />
          </section>
        ) : null
      }
    </Loaded>
  )
}

function Many({ setup }: { setup: LinkSetup }) {
  const [source, setSource] = useState(LIBRARY)
  const blogs = useTargets(LIBRARY)
  const many = useMany(source)
  return (
    <Loaded from={blogs}>
      {({ targets }) =>
        many.state === 'idle' || many.state === 'looking' ? (
          <ChooseBlogs setup={setup} blogs={targets} source={source} onSource={setSource} many={many} />
        ) : (
          <ReviewLinks many={many} />
        )
      }
    </Loaded>
  )
}
