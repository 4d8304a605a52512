import { useState } from 'react'
import { useT } from '../../../../platform/web/i18n/use-t.ts'
import { Button } from '../../../../platform/web/ui/Button.tsx'
import { Checkbox } from '../../../../platform/web/ui/Checkbox.tsx'
import { Progress } from '../../../../platform/web/ui/Progress.tsx'
import type { LinkablePageShape } from '../../contract.ts'
import type { LinkSetup } from './link-setup.ts'
import { MissingUrls } from './MissingUrls.tsx'
import { messages } from './messages.ts'
import { SourceSelect } from './SourceSelect.tsx'
import type { useMany } from './use-many.ts'
import { LIBRARY } from './use-targets.ts'

interface ChooseBlogsProps {
  setup: LinkSetup
  blogs: readonly LinkablePageShape[]
  source: string
  onSource: (source: string) => void
  many: ReturnType<typeof useMany>
}

/** Which blogs are looked through, and what their links may lead to. */
export function ChooseBlogs({ setup, blogs, source, onSource, many }: ChooseBlogsProps) {
  const t = useT(messages)
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set())
  const chosen = blogs.filter(({ id }) => !left.has(id))
  const isLooking = many.state === 'looking'
  const toggle = (id: string, isOn: boolean) =>
    setLeft((before) => {
      const next = new Set(before)
      if (isOn) next.delete(id)
      else next.add(id)
      return next
    })
  return (
    <div className="flex flex-col gap-4">
      <SourceSelect setup={setup} value={source} onChange={onSource} />
      <fieldset className="flex flex-col gap-2" disabled={isLooking}>
        <legend className="mb-2 font-medium text-sm">{t('manyBlogs')}</legend>
        <Checkbox
          label={t('selectAll')}
          checked={left.size === 0}
          mixed={left.size > 0 && chosen.length > 0}
          onChange={(isOn) => setLeft(isOn ? new Set() : new Set(blogs.map(({ id }) => id)))}
        />
        <ul className="flex max-h-72 flex-col gap-2 overflow-y-auto border-line border-y py-2 ps-1">
          {blogs.map(({ id, title }) => (
            <li key={id}>
              <Checkbox label={title || t('untitled')} checked={!left.has(id)} onChange={(isOn) => toggle(id, isOn)} />
            </li>
          ))}
        </ul>
      </fieldset>
      {source === LIBRARY && !isLooking ? <MissingUrls targets={blogs} /> : null}
      {isLooking ? (
        <>
          <Progress label={t('looking')} share={many.read / Math.max(1, many.total)} />
          <p role="status" className="text-ink-3 text-sm">
            {t('searching', { read: many.read, total: many.total })}
          </p>
        </>
      ) : null}
      <div className="flex gap-2">
        <Button busy={isLooking} disabled={chosen.length === 0} onClick={() => many.find(chosen.map(({ id }) => id))}>
          {t('findIn', { count: chosen.length })}
        </Button>
        {isLooking ? (
          <Button look="quiet" onClick={many.stop}>
            {t('stop')}
          </Button>
        ) : null}
      </div>
    </div>
  )
}
