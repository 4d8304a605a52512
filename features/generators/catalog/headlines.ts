import { z } from 'zod'
import { headlines as fromMaterial } from '../../../engines/digest/index.ts'
import type { Part } from '../../../engines/parts/index.ts'
import { TITLE_PIXELS } from '../../../engines/text/index.ts'
import { ownParts } from '../built-in-text.ts'
import { field, longText } from '../fields.ts'
import { generator } from '../generator.ts'
import { numbersNotGiven } from './fault-checks.ts'
import { notesAndSources } from './prompt-words.ts'
import { keyphrase, numberOf, topicText } from './shared-fields.ts'
import { ofText } from './shared-ways.ts'

const parts: Part[] = [
  {
    name: 'headlines',
    label: 'Headlines',
    form: 'list',
    style: 'numbers',
    entries: [1, 20],
    limit: { unit: 'pixels', most: TITLE_PIXELS },
  },
]

/** Headlines that a search page shows whole. */
export const headlines = generator({
  id: 'generate-headlines',
  path: '/api/generate/headlines',
  flag: 'standalones',
  label: 'Headlines',
  summary: 'Write headlines that a search page shows whole',
  fields: {
    text: topicText,
    keyphrase,
    facts: field(longText.default(''), {
      kind: 'text',
      label: 'What the article says',
      hint: 'A draft or notes. Headlines promise nothing that isn’t in it.',
      example: 'The Rance station in Brittany opened in 1966. It has 24 turbines and supplies 130,000 homes.',
    }),
    count: numberOf(z.coerce.number().int().min(1).max(20).default(10), 'Headlines', 10),
  },
  sources: 'selected',
  topic: (input) => input.text,
  query: ofText.query,
  given: (input) => input.facts,
  prompt: (input) => ({
    task: [
      `Write ${input.count} headlines for an article about: ${input.text}`,
      input.keyphrase ? `Work in the keyphrase “${input.keyphrase}”, or a natural form of it, where it fits.` : '',
      `At most 60 characters each, so that Google shows them whole, unless the order says another length${input.facts ? `, and nothing that isn’t in ${notesAndSources(input)}` : ''}. Without a rule of the voice, capitalize them as that language does in a sentence.`,
      'Example of the form, on another subject: {"headlines": ["How long sourdough starter lasts in the fridge", "Feed your starter once a week"]}',
    ]
      .filter(Boolean)
      .join('\n'),
    text: input.facts,
    isBrief: true,
    maxWords: 14 * input.count,
    saysLength: true,
    temperature: 0.8,
  }),
  parts,
  faults: (content, { input, known }) => numbersNotGiven(content, known, input.language),
  builtIn: (material, { count }) => {
    const found = fromMaterial(material, { most: count }).map(({ text }) => text)
    const made = ownParts(parts, { headlines: found })
    return found.length < count ? { ...made, outcome: 'fewer' } : made
  },
})
