import type { Material } from '../../../../engines/digest/index.ts'
import type { Part } from '../../../../engines/parts/index.ts'
import { ownParts } from '../../built-in-text.ts'
import { generator } from '../../generator.ts'
import { ofShape, onePost, postRules, type Shape, shapePrompt } from './shape.ts'
import { tellingSentences } from './telling.ts'

const LONG = 1_500
const SHORT = 600
/** What the sentences of a post take together in the built-in way: the rest is for link and breaks. */
const BUILT_IN_LONG = 8
const BUILT_IN_SHORT = 3
const LONGEST_SENTENCE = 170

const longParts = onePost('characters', LONG)
const shortParts = onePost('characters', SHORT)

/** A long post on LinkedIn. */
export const linkedinLong: Shape = {
  id: 'linkedin-post-long',
  title: 'Long post on LinkedIn',
  description: 'Up to 1,500 characters that open with what is worth unfolding.',
  form: 'post',
  network: 'linkedin',
  generator: generator({
    ...ofShape,
    id: 'repurpose-linkedin-post-long',
    label: 'Long post on LinkedIn',
    summary: 'Turn a text into a long post',
    parts: longParts,
    prompt: (input) =>
      shapePrompt(input, {
        form: [
          'Turn TEXT into a post on LinkedIn. post: 1,000 to 1,400 characters with spaces, never more. LinkedIn shows the first 140 on a phone: a scene, a thing somebody said, or the finding with its figure, so that somebody unfolds the rest. Then the story: what was tried and why, what came of it in figures, what didn’t work, what TEXT advises. Paragraphs of one to three sentences with an empty line between them; a list with “•” only where TEXT has steps. It ends with what a reader can do with it.',
          'Plain text: LinkedIn knows no bold and no headings. No line that stands alone for effect, no “I’m thrilled”, no “Agree?”.',
          postRules(input, 'in the last line'),
        ],
        example:
          '{"post": "A night bus lost 60 percent of its stops and found more than twice as many riders.\\n\\nLund’s line 166 used to take 52 minutes from the station to Brunnshög…"}',
        maxWords: 280,
      }),
    builtIn: (material, _, variant) => ownSentences(longParts, material, { count: BUILT_IN_LONG, variant }),
  }),
}

/** A short post on LinkedIn. */
export const linkedinShort: Shape = {
  id: 'linkedin-post-short',
  title: 'Short post on LinkedIn',
  description: 'Three to five sentences, up to 600 characters.',
  form: 'post',
  network: 'linkedin',
  generator: generator({
    ...ofShape,
    id: 'repurpose-linkedin-post-short',
    label: 'Short post on LinkedIn',
    summary: 'Turn a text into a short post',
    parts: shortParts,
    prompt: (input) =>
      shapePrompt(input, {
        form: [
          'Turn TEXT into a short post on LinkedIn. post: 400 to 560 characters with spaces, never more, in two or three paragraphs. It begins with the detail of TEXT that nobody forgets, says what was done, and ends with the outcome in figures and what TEXT holds against it. Plain text, no bold, no list.',
          postRules(input, 'in the last line'),
        ],
        example:
          '{"post": "Fewer stops brought Lund’s night bus more riders: 1,900 a week instead of 700.\\n\\nThe ride takes 24 minutes now. Before, it took 52."}',
        maxWords: 130,
      }),
    builtIn: (material, _, variant) => ownSentences(shortParts, material, { count: BUILT_IN_SHORT, variant }),
  }),
}

/** The most telling sentences of the text itself, each a paragraph. */
function ownSentences(parts: Part[], material: Material, { count, variant }: { count: number; variant: number }) {
  const found = tellingSentences(material, { count, variant, fits: (text) => text.length <= LONGEST_SENTENCE })
  return ownParts(parts, { post: found.join('\n\n') })
}
