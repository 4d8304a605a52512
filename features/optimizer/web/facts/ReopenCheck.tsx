import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { contentLanguageOf } from '../../../../engines/text/index.ts'
import { useT } from '../../../../platform/web/i18n/use-t.ts'
import { Button } from '../../../../platform/web/ui/Button.tsx'
import { Loaded } from '../../../../platform/web/ui/Loaded.tsx'
import { textToPage } from '../../text-page.ts'
import { optimizerApi } from '../api.ts'
import { messages } from '../messages.ts'
import type { Chosen } from '../page/chosen.ts'

interface ReopenCheckProps {
  checkId: string
  onChoose: (chosen: Chosen) => void
  /** Leaves it where it cannot be loaded. */
  onLeave: () => void
}

/** Loads the text of an earlier check and opens it, with its findings beside it. */
export function ReopenCheck({ checkId, onChoose, onLeave }: ReopenCheckProps) {
  const t = useT(messages)
  const text = useQuery({
    ...optimizerApi.query.facts.text.queryOptions({ input: { id: checkId } }),
    // what is edited on the page must not be taken for what was checked
    gcTime: 0,
    retry: false,
  })
  const { data } = text
  useEffect(() => {
    if (!data) return
    onChoose({
      state: 'open',
      title: data.title,
      page: textToPage(data.text),
      about: null,
      language: contentLanguageOf(data.language),
      subject: { text: data.text },
      isOwnText: true,
    })
  }, [data, onChoose])
  return (
    <div className="flex flex-col items-start gap-3">
      <Loaded from={text}>{() => null}</Loaded>
      {text.isError ? (
        <Button size="sm" onClick={onLeave}>
          {t('change')}
        </Button>
      ) : null}
    </div>
  )
}
