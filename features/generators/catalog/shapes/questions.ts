import { writeFaq } from '../../../../engines/digest/index.ts'
import type { Part } from '../../../../engines/parts/index.ts'
import { cutAtWord } from '../../../../engines/text/index.ts'
import { ownParts } from '../../built-in-text.ts'
import { generator } from '../../generator.ts'
import { ofShape, type Shape, shapePrompt } from './shape.ts'

/** Most characters of a title. */
const TITLE = 130

const parts: Part[] = [
  { name: 'title', label: 'Title', form: 'title', limit: { unit: 'characters', most: TITLE } },
  {
    name: 'questions',
    label: 'Questions and answers',
    form: 'pairs',
    style: 'questions',
    columns: ['question', 'answer'],
    entries: [3, 15],
  },
]

/** What readers would ask, and what the text answers. */
export const questionsAndAnswers: Shape = {
  id: 'qna',
  title: 'Questions and answers',
  description: 'What readers would ask, answered by the text alone.',
  form: 'questions',
  network: null,
  generator: generator({
    ...ofShape,
    id: 'repurpose-qna',
    label: 'Questions and answers',
    summary: 'Turn a text into questions and answers',
    parts,
    prompt: (input) =>
      shapePrompt(input, {
        form: [
          'Turn TEXT into a page with questions and answers: four to fifteen questions as readers would ask them, the awkward ones too, each with a short answer. title: what the page answers, in at most 80 characters.',
        ],
        example:
          '{"title": "Lund’s shorter night bus: what riders ask", "questions": [{"question": "Why did the night bus lose so many stops?", "answer": "Because 19 of 31 had fewer than two passengers a week, as a count in March showed."}]}',
        maxWords: 650,
      }),
    builtIn: (material, { title }) => {
      const questions = pairsOf(writeFaq(material, { level: 3 }).text)
      const [first] = questions
      // what is called by its first words has no title
      const own = title.endsWith('…') ? '' : title
      return ownParts(parts, first ? { title: cutAtWord(own || first.question, TITLE), questions } : {})
    },
  }),
}

/** The questions that a text itself asks and answers. */
function pairsOf(markdown: string): { question: string; answer: string }[] {
  return [...markdown.matchAll(/^### (.+)\n+([\s\S]*?)(?=\n### |(?![\s\S]))/gm)].map(
    ([, question = '', answer = '']) => ({
      question: question.trim(),
      answer: answer.trim(),
    }),
  )
}
