import { writeFaq } from '../../../../engines/compose/index.ts'
import { inputs } from '../../inputs.ts'
import { generator } from '../generator.ts'
import { openingOf } from './ask-words.ts'

/** FAQ. */
export const faq = generator({
  id: 'generate-blog-faq',
  title: 'FAQ',
  input: inputs.faq,
  flag: 'standalones',
  takesSources: true,
  query: (input) => openingOf(input.text),
  given: (input) => input.text,
  ask: (input) => ({
    task: [
      `Write the three to six questions that readers of the text quoted as TEXT would ask, each as a level-${input.question_level} heading, and under each an answer of one to three sentences. Ask nothing that cannot be answered.`,
      ...leftOut(input.known),
    ].join(' '),
    text: input.text,
    maxWords: 350,
    temperature: 0.5,
  }),
  compose: (material, { known, question_level }, variant) =>
    writeFaq(material, { variant, known, level: question_level - 1 }),
})

/** What a model is told of the questions that the text asks already. */
function leftOut(known: string): string[] {
  const asked = known.split('\n').flatMap((line) => /^(?:#+ )?(.+[?？؟])\s*$/u.exec(line)?.[1] ?? [])
  if (asked.length === 0) return []
  return [
    `Write no title. The text asks these already, ask none of them again: ${asked.slice(0, MOST_NAMED).join(' ')}`,
  ]
}

const MOST_NAMED = 40
