import { useT } from '../../../../platform/web/i18n/use-t.ts'
import { Button } from '../../../../platform/web/ui/Button.tsx'
import { messages } from './messages.ts'

interface KeyphraseChoicesProps {
  phrases: readonly string[]
  onChoose: (phrase: string) => void
}

/** Phrases that the text could be found by: those of its research, else what it is about. */
export function KeyphraseChoices({ phrases, onChoose }: KeyphraseChoicesProps) {
  const t = useT(messages)
  if (phrases.length === 0) return null
  return (
    <fieldset className="flex flex-wrap gap-1">
      <legend className="mb-1 text-ink-2 text-sm">{t('otherPhrases')}</legend>
      {phrases.slice(0, 8).map((phrase) => (
        <Button key={phrase} size="sm" onClick={() => onChoose(phrase)}>
          {phrase}
        </Button>
      ))}
    </fieldset>
  )
}
