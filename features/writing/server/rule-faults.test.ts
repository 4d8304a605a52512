import { expect, test } from 'vitest'
import { neutralTone, noRules, type VoiceRules } from '../../../engines/voice/index.ts'
import { ruleFaults } from './rule-faults.ts'

function faults(text: string, rules: Partial<VoiceRules>) {
  const voice = { name: 'Kiln', summary: '', rules: { ...noRules, ...rules }, tone: neutralTone, samples: [] }
  return ruleFaults(text, { voice, language: 'English-US' }, { known: '', demanded: [] })
}

test('each kind of rule is said once, with its places, and asked for as the voice said it', () => {
  const [preferred, comma, marks, ...rest] = faults('Our products are bowls, mugs and jugs! Products last.', {
    preferred: [
      { use: 'pots', insteadOf: ['products', 'items'] },
      { use: 'kiln', insteadOf: ['oven'] },
    ],
    serialComma: 'with',
    exclamations: 'avoid',
  })
  expect(rest).toEqual([])
  expect(preferred).toMatchObject({
    code: 'voice-rule-preferred',
    message: 'Your brand voice has other words for these: “products” → “pots”, “Products” → “Pots”.',
    ask: 'Write “pots”, never “products” or “items”. You wrote: “products” → “pots”, “Products” → “Pots”.',
  })
  expect(comma).toMatchObject({
    code: 'voice-rule-serial-comma',
    message: 'Your brand voice puts a comma before the last item of a list: “mugs and” → “mugs, and”.',
  })
  expect(marks?.message).toBe('Your brand voice uses no exclamation marks: “jugs!” → “jugs.”')
})

test('a text in another language than was ordered is held to the rules of its own', () => {
  const german = 'Wir haben 5 Öfen und brennen damit jeden Tag die Schalen und Krüge, die Sie im Laden sehen.'
  expect(faults(german, { smallNumbers: 'words' })[0]?.message).toContain('“5” → “fünf”')
})
