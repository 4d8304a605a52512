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
          `Turn TEXT into a long LinkedIn post of at most ${LONG.toLocaleString('en')} characters, in short paragraphs, without Markdown.`,
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
          `Turn TEXT into a short LinkedIn post of at most ${SHORT} characters, without Markdown.`,
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
