import type { Part } from '../../../engines/parts/index.ts'
import { metaOf } from '../../../engines/rewording/index.ts'
import { ownParts } from '../built-in-text.ts'
import { generator } from '../generator.ts'
import { numbersNotGiven } from './fault-checks.ts'
import { keyphrase, sourceText } from './shared-fields.ts'
import { ofText } from './shared-ways.ts'

const parts: Part[] = [
  { name: 'description', label: 'Meta description', form: 'text', limit: { unit: 'characters', most: 156 } },
]

/** What a search page shows under the title. */
export const metaDescription = generator({
  id: 'generate-metadescription',
  path: '/api/generate/metadescription',
  flag: 'standalones',
  label: 'Meta description',
  summary: 'Write a meta description of at most 156 characters',
  fields: { text: sourceText, keyphrase },
  copies: 3,
  sources: 'selected',
  ...ofText,
  prompt: (input) => ({
    task: [
      `Write the meta description of the page in TEXT, at most 156 characters${input.keyphrase ? `, with the keyphrase “${input.keyphrase}”, or a natural form of it` : ''}. Use only what it and numbered sources say, if there are any.`,
      'Example of the form, of another page: {"description": "A starter survives a week in the fridge unfed. How to tell whether yours is still alive, and how to bring it back in two days."}',
    ].join('\n'),
    text: input.text,
    isBrief: true,
    maxWords: 32,
    saysLength: true,
    temperature: 0.5,
  }),
  parts,
  faults: (content, { input, known }) => numbersNotGiven(content, known, input.language),
  builtIn: ({ language }, { text }, variant) => {
    const { description } = metaOf(text, { language, variant })
    return ownParts(parts, { description })
  },
})
