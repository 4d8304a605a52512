import type { z } from 'zod'
import { call } from '../../platform/contract/call.ts'
import { Copies } from '../writing/contract.ts'
import { inputs } from './inputs.ts'

const generating = <Input extends z.ZodType>(path: `/${string}`, summary: string, input: Input, flag = 'standalones') =>
  call({ method: 'POST', path, summary, tags: ['generators'] }, { idempotent: true, streams: true, flag })
    .input(input)
    .output(Copies)

const editing = <Input extends z.ZodType>(name: string, summary: string, input: Input) =>
  generating(`/api/generate/edit/${name}`, summary, input, 'docs')

/** Every call that makes text, and the editor's small ones. */
export const generatorsContract = {
  writeForMe: generating('/api/content/write/for/me', 'Go on with a text', inputs.writeForMe, 'docs'),
  instruct: generating('/api/generate/instruct', 'Write as told', inputs.instruct),
  sourceOfTruth: generating(
    '/api/generate/instruct/source/truth',
    'Write as told, from the person’s own sources alone',
    inputs.sourceOfTruth,
  ),
  extender: generating('/api/generate/content/extender', 'Say the same at greater length', inputs.extender),
  faq: generating('/api/generate/blog/faq', 'Questions that readers ask, with answers', inputs.faq),
  outline: generating('/api/generate/content/outline', 'An outline', inputs.outline),
  rephraser: generating('/api/generate/content/rephraser', 'Say the same in other words', inputs.rephraser),
  listicles: generating('/api/generate/blog/listicles', 'A list article', inputs.listicles),
  synopsis: generating('/api/generate/synopsis', 'A synopsis', inputs.synopsis),
  talkingPoints: generating(
    '/api/generate/blog/talking/points',
    'Talking points for each section of an outline',
    inputs.talkingPoints,
  ),
  subheadingIntro: generating(
    '/api/generate/blog/subheading/intro',
    'The opening of a section',
    inputs.subheadingIntro,
  ),
  blogIntro: generating('/api/generate/blog/intro', 'The opening of a blog', inputs.blogIntro),
  customTemplate: generating(
    '/api/run/custom/template',
    'Run a prompt of one’s own',
    inputs.customTemplate,
    'templates',
  ),

  shorten: editing('shorten', 'Say it shorter', inputs.shorten),
  simplify: editing('simplify', 'Say it more simply', inputs.simplify),
  tone: editing('tone', 'Say it in another tone', inputs.tone),
  translate: editing('translate', 'Translate; needs a language model', inputs.translate),
  conclusion: editing('conclusion', 'The ending of a text', inputs.conclusion),
  continueOutline: editing('continue-outline', 'The next headings of an outline', inputs.continueOutline),
  meta: editing('meta', 'Title, description, slug and summary of a text, as JSON', inputs.meta),
}
