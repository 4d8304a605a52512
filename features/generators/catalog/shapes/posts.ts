import type { Part } from '../../../../engines/parts/index.ts'
import { postLength } from '../../../../engines/text/index.ts'
import { ownParts } from '../../built-in-text.ts'
import { generator } from '../../generator.ts'
import { ofShape, onePost, POST, postRules, type Shape, type ShapeInput, shapePrompt } from './shape.ts'
import { tellingSentences } from './telling.ts'

/** What a link and the empty line before it take, as X counts. */
const LINK = 25
/** Posts of a thread, at least and at most. */
const THREAD: [number, number] = [5, 9]

const threadParts: Part[] = [
  {
    name: 'posts',
    label: 'Posts',
    form: 'list',
    style: 'numbers',
    entries: THREAD,
    limit: { unit: 'post', most: POST },
  },
]

const room = ({ has_link }: ShapeInput) => (has_link === 'yes' ? POST - LINK : POST)

/** Posts on X that follow each other. */
export const thread: Shape = {
  id: 'twitter-thread',
  title: 'Thread on X',
  description: 'Five to nine posts, one idea each, that can also be read alone.',
  form: 'posts',
  network: 'x',
  generator: generator({
    ...ofShape,
    id: 'repurpose-twitter-thread',
    label: 'Thread on X',
    summary: 'Turn a text into a thread',
    parts: threadParts,
    prompt: (input) =>
      shapePrompt(input, {
        form: [
          `Turn TEXT into a thread on X: ${THREAD[0]} to ${THREAD[1]} posts, without numbers, of at most ${POST} characters each${input.has_link === 'yes' ? `, the last of at most ${POST - LINK}` : ''}. The first is a reason to read on, the last says what readers can do.`,
          postRules(input, 'at the end of the last post'),
        ],
        example: String.raw`{"posts": ["Lund cut its night bus from 31 stops to 12.\n\nNow 1,900 people ride it, up from 700. Here is what was tried.", "The ride from the station to Brunnshög:\n\nBefore: 52 minutes\nToday: 24\n\nThe bus stays on the ring road."]}`,
        maxWords: 420,
      }),
    builtIn: (material, input, variant) => {
      const posts = tellingSentences(material, {
        count: THREAD[1] - 2,
        fits: (text) => postLength(text) <= room(input),
        variant,
      })
      return ownParts(threadParts, { posts })
    },
  }),
}

const tweetParts = onePost('post', POST)

/** One post on X. */
export const tweet: Shape = {
  id: 'tweet',
  title: 'Post on X',
  description: 'One post of at most 280 characters, as X counts them.',
  form: 'post',
  network: 'x',
  generator: generator({
    ...ofShape,
    id: 'repurpose-tweet',
    label: 'Post on X',
    summary: 'Turn a text into a post',
    parts: tweetParts,
    prompt: (input) =>
      shapePrompt(input, {
        form: [`Turn TEXT into one post on X of at most ${room(input)} characters.`, postRules(input, 'at the end')],
        example:
          '{"post": "Lund cut its night bus from 31 stops to 12. Now 1,900 people ride it each week, up from 700."}',
        maxWords: 70,
      }),
    builtIn: (material, input, variant) => {
      const [post = ''] = tellingSentences(material, {
        count: 1,
        fits: (text) => postLength(text) <= room(input),
        variant,
      })
      return ownParts(tweetParts, { post })
    },
  }),
}
