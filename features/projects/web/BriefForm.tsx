import { useState } from 'react'
import {
  type Brief,
  LEAST_ARTICLE_WORDS,
  MOST_ARTICLE_WORDS,
  purposes,
  readerLevels,
} from '../../../platform/contract/brief.ts'
import { useT } from '../../../platform/web/i18n/use-t.ts'
import { TextField } from '../../../platform/web/ui/Input.tsx'
import { LiveRegion } from '../../../platform/web/ui/LiveRegion.tsx'
import { Select } from '../../../platform/web/ui/Select.tsx'
import { useTyping } from '../../../platform/web/ui/use-typing.ts'
import { messages } from './brief-messages.ts'

// Two columns are too narrow for a label with “optional” behind it.
const ACROSS = 'col-span-full @xl:col-span-1'

/** The parts of a brief. `change` saves one part alone: the rest of the brief may be on its way to the server still. */
export function BriefForm({ brief, change }: { brief: Brief; change: (part: Partial<Brief>) => void }) {
  const t = useT(messages)
  const [isOutOfRange, setOutOfRange] = useState(false)
  const words = useTyping((text) => {
    const count = Math.round(Number(text))
    const fits = count >= LEAST_ARTICLE_WORDS && count <= MOST_ARTICLE_WORDS
    setOutOfRange(!fits)
    if (fits && count !== brief.words) change({ words: count })
  })
  const range = t('articleWordsRange', { least: LEAST_ARTICLE_WORDS, most: MOST_ARTICLE_WORDS })
  // columns by the room it has: it stands in a page and in a narrow dialog
  return (
    <div className="@container">
      <div className="grid @xl:grid-cols-3 grid-cols-2 items-start gap-x-4 gap-y-3">
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
          className={ACROSS}
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
      className={ACROSS}
      label={t(part)}
      optional
      placeholder={t(`${part}Example`)}
      defaultValue={brief[part]}
      maxLength={longest}
      {...typing}
    />
  )
}
