import { useState } from 'react'
import {
  type Brief,
  LEAST_ARTICLE_WORDS,
  MOST_ARTICLE_WORDS,
  purposes,
  readerLevels,
} from '../../../platform/contract/brief.ts'
import { useT } from '../../../platform/web/i18n/use-t.ts'
import { Button } from '../../../platform/web/ui/Button.tsx'
import { TextField } from '../../../platform/web/ui/Input.tsx'
import { LiveRegion } from '../../../platform/web/ui/LiveRegion.tsx'
import { Section } from '../../../platform/web/ui/Page.tsx'
import { Select } from '../../../platform/web/ui/Select.tsx'
import { messages } from './messages.ts'
import { useTyping } from './use-typing.ts'
import type { StepProps } from './WorkflowFrame.tsx'

/** What the article is for, for whom, and how long: open until the research has run, in one line after it. */
export function BriefFields({ workflow, save }: StepProps) {
  const t = useT(messages)
  const [isOpen, setOpen] = useState(!workflow.research.done)
  return (
    <Section
      title={t('brief')}
      description={isOpen ? t('briefText') : <BriefLine brief={workflow.brief} />}
      actions={
        <Button size="sm" look="quiet" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {t(isOpen ? 'briefClose' : 'briefChange')}
        </Button>
      }
    >
      {isOpen ? <Fields brief={workflow.brief} change={(part) => void save({ brief: part })} /> : null}
    </Section>
  )
}

/** `change` saves one part alone: the rest of the brief may be on its way to the server still. */
function Fields({ brief, change }: { brief: Brief; change: (part: Partial<Brief>) => void }) {
  const t = useT(messages)
  const [isOutOfRange, setOutOfRange] = useState(false)
  const words = useTyping((text) => {
    const count = Math.round(Number(text))
    const fits = count >= LEAST_ARTICLE_WORDS && count <= MOST_ARTICLE_WORDS
    setOutOfRange(!fits)
    if (fits && count !== brief.words) change({ words: count })
  })
  const range = t('articleWordsRange', { least: LEAST_ARTICLE_WORDS, most: MOST_ARTICLE_WORDS })
  return (
    <div className="grid grid-cols-2 gap-x-4 gap-y-3 xl:grid-cols-3">
      <Select
        label={t('purpose')}
        value={brief.purpose}
        choices={purposes.map((value) => ({ value, label: t(`purpose_${value}`) }))}
        onChange={(purpose) => change({ purpose })}
      />
      <Select
        label={t('readerLevel')}
        value={brief.reader_level}
        choices={readerLevels.map((value) => ({ value, label: t(`readers_${value}`) }))}
        onChange={(reader_level) => change({ reader_level })}
      />
      <TextField
        label={t('articleWords')}
        type="number"
        inputMode="numeric"
        min={LEAST_ARTICLE_WORDS}
        max={MOST_ARTICLE_WORDS}
        step={50}
        defaultValue={brief.words}
        hint={isOutOfRange ? range : undefined}
        {...words}
      />
      <LiveRegion>{isOutOfRange ? range : ''}</LiveRegion>
      <BriefText part="keyphrase" longest={100} brief={brief} change={change} />
      <BriefText part="audience" longest={300} brief={brief} change={change} />
      <BriefText part="call_to_action" longest={300} brief={brief} change={change} />
    </div>
  )
}

interface BriefTextProps {
  part: 'audience' | 'call_to_action' | 'keyphrase'
  longest: number
  brief: Brief
  change: (part: Partial<Brief>) => void
}

function BriefText({ part, longest, brief, change }: BriefTextProps) {
  const t = useT(messages)
  const typing = useTyping((text) => {
    if (text.trim() !== brief[part]) change({ [part]: text.trim() })
  })
  return (
    <TextField
      label={t(part)}
      optional
      placeholder={t(`${part}Example`)}
      defaultValue={brief[part]}
      maxLength={longest}
      {...typing}
    />
  )
}

function BriefLine({ brief }: { brief: Brief }) {
  const t = useT(messages)
  const said = [
    t(`purpose_${brief.purpose}`),
    brief.audience || t(`readersKnow_${brief.reader_level}`),
    t('plannedWords', { words: brief.words }),
    brief.call_to_action,
    brief.keyphrase ? `“${brief.keyphrase}”` : '',
  ]
  return <>{said.filter(Boolean).join(' · ')}</>
}
