import { writeSubheadingIntro } from '../../../../engines/compose/index.ts'
import { inputs } from '../../inputs.ts'
import { generator } from '../generator.ts'

/** Section opening. */
export const subheadingIntro = generator({
  id: 'generate-blog-subheading-intro',
  title: 'Section opening',
  input: inputs.subheadingIntro,
  flag: 'standalones',
  takesSources: true,
  topic: (input) => input.headline,
  query: (input) => `${input.subheading}\n${input.headline}`,
  given: (input) => [input.description, input.text].filter(Boolean).join('\n\n'),
  ask: (input) => ({
    task: `Write the opening paragraph of the section “${input.subheading}” of the article “${input.headline}”. It leads into the section and does not sum it up. What the section is about is quoted as TEXT.`,
    text: [input.description, input.text].filter(Boolean).join('\n\n'),
    maxWords: 110,
    temperature: 0.6,
  }),
  compose: (material, { headline, subheading }, variant) =>
    writeSubheadingIntro(material, { headline, subheading, variant }),
})
