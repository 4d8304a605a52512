import { useState } from 'react'
import { useT } from '../../../../platform/web/i18n/use-t.ts'
import { Button } from '../../../../platform/web/ui/Button.tsx'
import { TextArea } from '../../../../platform/web/ui/Input.tsx'
import { Popover } from '../../../../platform/web/ui/Popover.tsx'
import { Select } from '../../../../platform/web/ui/Select.tsx'
import { useMe } from '../../../accounts/web/index.ts'
import { SourceTicks } from '../../../assets/web/ticks-door.ts'
import { useObserved } from '../../../blogs/web/writing-door.ts'
import { messages } from '../messages.ts'
import type { SourcesChoice } from '../request/write.ts'
import { useAssist } from '../use-assist.ts'

/** Where the assistant takes its facts from: the text's sources, sources, pages or sites of the person's choice, a search. */
export function SourcesPicker() {
  const t = useT(messages)
  const { sources } = useAssist()
  const { mode, files } = useObserved(sources)
  const limits = useMe().data?.current_details.source_limits
  const choices = [
    { value: 'text' as const, label: t('modeText') },
    { value: 'instruct' as const, label: t('modeInstruct') },
    { value: 'file' as const, label: t('modeFile') },
    { value: 'url' as const, label: t('modeUrl') },
    { value: 'domain' as const, label: t('modeDomain') },
    { value: 'serp' as const, label: t('modeSerp') },
  ]
  // Another mode begins without what was chosen for the one before.
  const handleMode = (next: SourcesChoice['mode']) => sources.set({ mode: next, files: [], addresses: [] })
  return (
    <div className="flex flex-col gap-2">
      <Select label={t('sourcesToUse')} choices={choices} value={mode} onChange={handleMode} size="sm" />
      {mode === 'file' ? (
        <Popover
          label={t('chooseSources')}
          title={t('chooseSources')}
          trigger={<Button size="sm">{t('chosenSources', { count: files.length })}</Button>}
        >
          <SourceTicks
            chosen={files}
            most={limits?.files ?? 0}
            onChange={(next) => sources.set({ mode, files: next, addresses: [] })}
          />
        </Popover>
      ) : null}
      {mode === 'url' || mode === 'domain' ? (
        <Addresses
          key={mode}
          label={t(mode === 'url' ? 'pageAddresses' : 'siteAddresses')}
          most={(mode === 'url' ? limits?.urls : limits?.domains) ?? 0}
          onChange={(next) => sources.set({ mode, files: [], addresses: next })}
        />
      ) : null}
    </div>
  )
}

/** Addresses, one per line; as many as the plan takes at once are used. */
function Addresses({ label, most, onChange }: { label: string; most: number; onChange: (next: string[]) => void }) {
  const t = useT(messages)
  const [count, setCount] = useState(0)
  const handleChange = (typed: string) => {
    const lines = typed.split(/\s+/).filter(Boolean)
    setCount(lines.length)
    onChange(most < 0 ? lines : lines.slice(0, most))
  }
  const isOver = most >= 0 && count > most
  return (
    <TextArea
      label={label}
      rows={most === 1 ? 1 : 3}
      placeholder="https://"
      hint={t(isOver ? 'tooManyAddresses' : most < 0 ? 'onePerLine' : 'onePerLineUpTo', { limit: most })}
      onChange={(event) => handleChange(event.target.value)}
    />
  )
}
