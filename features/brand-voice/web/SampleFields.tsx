import { Plus, X } from 'lucide-react'
import { useRef, useState } from 'react'
import { useT } from '../../../platform/web/i18n/use-t.ts'
import { Button } from '../../../platform/web/ui/Button.tsx'
import { IconButton } from '../../../platform/web/ui/IconButton.tsx'
import { TextArea } from '../../../platform/web/ui/Input.tsx'
import { LONGEST_SAMPLE, MOST_SAMPLES } from '../contract.ts'
import { messages } from './messages.ts'

/** The samples of a voice, each to edit or take out; the form that they stand in saves them. */
export function SampleFields({ samples }: { samples: readonly string[] }) {
  const t = useT(messages)
  const add = useRef<HTMLButtonElement>(null)
  const [shown, setShown] = useState(() => samples.map((text, key) => ({ key, text })))
  const handleRemove = (key: number) => {
    setShown(shown.filter((one) => one.key !== key))
    // the button that had the focus goes
    requestAnimationFrame(() => add.current?.focus())
  }
  const handleAdd = () => setShown([...shown, { key: Math.max(-1, ...shown.map(({ key }) => key)) + 1, text: '' }])
  return (
    <fieldset className="flex min-w-0 flex-col gap-2">
      <legend className="mb-1 font-medium text-sm">{t('samples')}</legend>
      <p className="text-ink-3 text-xs">{t(shown.length > 0 ? 'samplesHint' : 'noSamples')}</p>
      {shown.map(({ key, text }, at) => (
        <div key={key} className="flex items-start gap-1">
          <TextArea
            className="min-w-0 flex-1"
            label={t('sample', { number: at + 1 })}
            labelHidden
            name="samples"
            rows={3}
            maxLength={LONGEST_SAMPLE}
            defaultValue={text}
          />
          <IconButton
            size="sm"
            label={t('removeSample', { number: at + 1 })}
            icon={<X size={15} aria-hidden="true" />}
            onClick={() => handleRemove(key)}
          />
        </div>
      ))}
      <Button
        ref={add}
        size="sm"
        className="self-start"
        icon={<Plus size={14} aria-hidden="true" />}
        disabled={shown.length >= MOST_SAMPLES}
        onClick={handleAdd}
      >
        {t('addSample')}
      </Button>
    </fieldset>
  )
}
