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
          'Turn TEXT into a post on LinkedIn. post: 900 to 1,300 characters with spaces, never more. LinkedIn shows the first 140 on a phone: they state the finding or the problem with its figure or name, whole, so that somebody unfolds the rest. Paragraphs of one to three sentences with an empty line between them; where TEXT lists things, a short list with “•”. It ends with what a reader can do with it, or with one honest question that TEXT leaves open.',
          'Plain text: LinkedIn knows no bold and no headings. No line that stands alone for effect, no “I’m thrilled”, no “Agree?”.',
          postRules(input, 'in the last line'),
        ],
        example:
          '{"post": "A night bus lost 60 percent of its stops and found more than twice as many riders.\\n\\nLund’s line 166 used to take 52 minutes from the station to Brunnshög…"}',
        maxWords: 240,
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
          'Turn TEXT into a short post on LinkedIn. post: 300 to 500 characters with spaces, never more, three to five sentences in two or three paragraphs. It makes one point of TEXT, the one that is of most use at work, with the fact it rests on; the first sentence alone is worth reading. Plain text, no bold, no list.',
          postRules(input, 'in the last line'),
        ],
        example:
          '{"post": "Fewer stops brought Lund’s night bus more riders: 1,900 a week instead of 700.\\n\\nThe ride takes 24 minutes now. Before, it took 52."}',
        maxWords: 100,
      }),
    builtIn: (material, _, variant) => ownSentences(shortParts, material, { count: BUILT_IN_SHORT, variant }),
  }),
}

/** The most telling sentences of the text itself, each a paragraph. */
function ownSentences(parts: Part[], material: Material, { count, variant }: { count: number; variant: number }) {
  const found = tellingSentences(material, { count, variant, fits: (text) => text.length <= LONGEST_SENTENCE })
  return ownParts(parts, { post: found.join('\n\n') })
}
