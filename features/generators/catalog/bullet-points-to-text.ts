import { type ContentLanguage, countWords } from '../../../engines/text/index.ts'
import { instead, ownWords } from '../built-in-text.ts'
import { field, longText } from '../fields.ts'
import { generator } from '../generator.ts'
import { numbersNotGiven } from './fault-checks.ts'
import { languageOfText, wordsTimes } from './prompt-words.ts'
import { ofText } from './shared-ways.ts'

/** Makes prose of bullets. */
export const bulletPointsToText = generator({
  id: 'generate-bulletpointstotext',
  path: '/api/generate/bulletpointstotext',
  flag: 'standalones',
  label: 'Bullets to text',
  summary: 'Turn bullet points into connected prose',
  fields: {
    text: field(longText.min(1, 'Enter at least one bullet.'), {
      kind: 'text',
      label: 'Bullet points',
      hint: 'One per line. Each stays, in its order.',
      example:
        '- Rance station opened in 1966\n- 24 turbines, turn both ways\n- road between two towns on top of the dam',
    }),
  },
  sources: 'selected',
  ...ofText,
  prompt: (input) => ({
    task: 'Turn the bullet points in TEXT into running text. Headings stay headings.',
    text: input.text,
    isBrief: true,
    maxWords: wordsTimes(input.text, 2),
    saysLength: true,
    temperature: 0.5,
    language: languageOfText(input.text, input.language),
  }),
  faults: (content, { input, known }) => numbersNotGiven(content, known, input.language),
  builtIn: ({ language }, { text }) => instead(ownWords(asSentences(text, language))),
})

const BULLET = /^[ \t]*(?:[-*+•–—]|\d{1,2}[.)])[ \t]+/

/** Each bullet as a sentence behind the other; headings and other lines are paragraphs of their own. */
function asSentences(text: string, language: ContentLanguage): string {
  const blocks: string[][] = [[]]
  for (const line of text.split('\n')) {
    const plain = line.replace(BULLET, '').trim()
    if (plain === '' || /^#{1,6}\s/.test(line)) {
      blocks.push(plain === '' ? [] : [plain], [])
      continue
    }
    blocks.at(-1)?.push(sentenceOf(plain, language))
  }
  return blocks
    .filter((block) => block.length > 0)
    .map((block) => block.join(' '))
    .join('\n\n')
}

function sentenceOf(words: string, language: ContentLanguage): string {
  const first = words.charAt(0).toLocaleUpperCase(language === 'Turkish' ? 'tr' : 'en')
  const isDone = /[.!?:…][)”"’»]?$/u.test(words) || countWords(words) === 0
  return `${first}${words.slice(1)}${isDone ? '' : '.'}`
}
