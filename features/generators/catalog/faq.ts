import { z } from 'zod'
import { writeFaq } from '../../../engines/digest/index.ts'
import { countWords } from '../../../engines/text/index.ts'
import { field, longText } from '../fields.ts'
import { generator } from '../generator.ts'
import { sourceTextHelp } from './shared-fields.ts'
import { ofText } from './shared-ways.ts'
import { withQuestionHeadings } from './tidy.ts'

/** FAQ. */
export const faq = generator({
  id: 'generate-blog-faq',
  path: '/api/generate/blog/faq',
  flag: 'standalones',
  label: 'FAQ',
  summary: 'Collect the questions that a text answers, with the answers',
  fields: {
    text: field(longText, {
      ...sourceTextHelp,
      example:
        'What is a tidal barrage? A tidal barrage is a dam with turbines across an estuary. The Rance station in France opened in 1966 and has 24 turbines. It cost 620 million francs.',
    }),
    known: field(longText.default(''), {
      kind: 'text',
      label: 'Questions you already answer',
      hint: 'These questions are skipped, and the result has no title.',
      example: '### How often do tides turn?',
    }),
    question_level: field(z.coerce.number().int().min(2).max(6).default(3), {
      kind: 'number',
      label: 'Heading level of the questions',
      hint: 'From 2 to 6. The title is one level above.',
      example: 3,
    }),
  },
  sources: 'selected',
  ...ofText,
  prompt: (input) => ({
    task: [
      `Write an FAQ from ${from(input)}: the questions that it names, each asking all that it asks there, or else those that it answers.`,
      `Form: ${input.known.trim() === '' ? `${'#'.repeat(input.question_level - 1)} Title (only if TEXT isn’t an order, or asks for one)\n` : ''}${'#'.repeat(input.question_level)} Question?\nAnswer.`,
      ...leftOut(input.known),
    ].join('\n'),
    text: input.text,
    isBrief: true,
    maxWords: Math.min(1_200, Math.max(350, countWords(input.text))),
    saysLength: true,
    temperature: 0.5,
  }),
  tidy: (text, { question_level }) => withQuestionHeadings(text, question_level),
  builtIn: (material, { known, question_level }) => writeFaq(material, { known, level: question_level }),
})

/** The prompt's sentence about questions that the text already answers. */
function leftOut(known: string): string[] {
  const asked = known.split('\n').flatMap((line) => /^(?:#+ )?(.+[?？؟])\s*$/u.exec(line)?.[1] ?? [])
  if (asked.length === 0) return []
  return [
    `Write no title. Leave out these questions, which the page already answers: ${asked.slice(0, MOST_NAMED).join(' ')}`,
  ]
}

const MOST_NAMED = 40

/** What there is to answer from, so that nothing is named that is not there. */
function from({ mode }: { mode: string }): string {
  return mode === 'instruct' ? 'TEXT' : 'TEXT and the numbered sources'
}
