import { useState } from 'react'
import { neutralTone, type VoiceTone } from '../../../engines/voice/index.ts'
import { useT } from '../../../platform/web/i18n/use-t.ts'
import { Button } from '../../../platform/web/ui/Button.tsx'
import type { FormValues } from '../../../platform/web/ui/form-state.ts'
import { Slider } from '../../../platform/web/ui/Slider.tsx'
import { messages } from './messages.ts'

const presets = {
  friendly: { formality: 2, humor: 3, respect: 4, energy: 4 },
  professional: { formality: 4, humor: 2, respect: 4, energy: 3 },
  playful: { formality: 2, humor: 5, respect: 3, energy: 4 },
  factual: { formality: 3, humor: 1, respect: 3, energy: 1 },
  neutral: neutralTone,
} as const satisfies Record<string, VoiceTone>

/** How a voice is tuned, by presets and sliders. The middle of each asks for nothing. */
export function ToneFields({ tone: saved = neutralTone }: { tone?: VoiceTone }) {
  const t = useT(messages)
  const [tone, setTone] = useState(saved)
  const sliders = {
    formality: { label: t('formality'), ends: [t('casual'), t('formal')] },
    humor: { label: t('humor'), ends: [t('serious'), t('humorous')] },
    respect: { label: t('respect'), ends: [t('irreverent'), t('respectful')] },
    energy: { label: t('energy'), ends: [t('calm'), t('energetic')] },
  } as const
  return (
    <fieldset className="flex min-w-0 flex-col gap-3">
      <legend className="mb-1 font-medium text-sm">{t('tone')}</legend>
      <p className="text-ink-3 text-xs">{t('toneHint')}</p>
      <div className="flex flex-wrap gap-2">
        {(Object.keys(presets) as (keyof typeof presets)[]).map((preset) => (
          <Button
            key={preset}
            size="sm"
            aria-pressed={isSame(tone, presets[preset])}
            onClick={() => setTone(presets[preset])}
          >
            {t(preset)}
          </Button>
        ))}
      </div>
      <div className="grid gap-x-8 gap-y-4 sm:grid-cols-2">
        {(Object.keys(sliders) as (keyof VoiceTone)[]).map((part) => (
          <Slider
            key={part}
            {...sliders[part]}
            name={part}
            min={1}
            max={5}
            value={tone[part]}
            onChange={(value) => setTone({ ...tone, [part]: value })}
          />
        ))}
      </div>
    </fieldset>
  )
}

/** The tone, as the wire wants it. */
export function toneIn(values: FormValues): VoiceTone {
  return {
    formality: Number(values.text('formality')),
    humor: Number(values.text('humor')),
    respect: Number(values.text('respect')),
    energy: Number(values.text('energy')),
  }
}

function isSame(one: VoiceTone, other: VoiceTone): boolean {
  return (Object.keys(one) as (keyof VoiceTone)[]).every((part) => one[part] === other[part])
}
