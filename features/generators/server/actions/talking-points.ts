import { writeTalkingPoints } from '../../../../engines/compose/index.ts'
import { inputs } from '../../inputs.ts'
import { generator } from '../generator.ts'
import { openingOf } from './ask-words.ts'

/** Talking points. */
export const talkingPoints = generator({
  id: 'generate-blog-talking-points',
  title: 'Talking points',
  input: inputs.talkingPoints,
  flag: 'standalones',
  takesSources: true,
  topic: (input) => input.headline,
  query: (input) => `${input.headline}\n${openingOf(input.outline)}`,
  given: (input) => input.text,
  ask: (input) => ({
    task: [
      `For each heading of this outline write it as a level-3 heading and under it three to five talking points as bullets, each one short sentence that argues something.`,
      `Headline: ${input.headline}`,
      `Outline:\n${input.outline}`,
      input.text ? 'What is known so far is quoted as TEXT.' : '',
    ]
      .filter(Boolean)
      .join('\n'),
    text: input.text,
    maxWords: Math.min(1_500, 80 * Math.max(1, input.outline.split('\n').filter((heading) => heading.trim()).length)),
    temperature: 0.6,
  }),
  compose: (material, input, variant) =>
    writeTalkingPoints(material, { headline: input.headline, headings: input.outline.split('\n'), variant }),
})
