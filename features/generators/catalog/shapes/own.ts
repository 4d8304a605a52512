import type { Part } from '../../../../engines/parts/index.ts'
import { generator } from '../../generator.ts'
import { promotionalEmail } from './emails.ts'
import { ofEmail, ofShape, POST, postRules, type Shape, shapePrompt } from './shape.ts'

/** What people say of a shape of their own. */
export interface OwnShape {
  id: string
  title: string
  description: string
  form: 'posts' | 'post' | 'email'
  network: 'x' | 'linkedin' | null
  /** What makes it this shape, in their words. */
  instructions: string
  /** Most characters of a post; X counts its own way. Null for no limit. */
  most: number | null
}

/** Posts that an own thread may have. */
const POSTS: [number, number] = [2, 20]
/** Words of a post without a limit. */
const USUAL_WORDS = 500
const CHARACTERS_PER_WORD = 5

/** A shape that somebody made, as one like those that come with Longhand. Only a model can follow its instructions. */
export function ownShape({ id, title, description, form, network, instructions, most }: OwnShape): Shape {
  const parts = layoutOf(form, network, most)
  const words = most ? Math.ceil(most / CHARACTERS_PER_WORD) : USUAL_WORDS
  return {
    id,
    title,
    description,
    form,
    network: form === 'email' ? 'email' : network,
    generator: generator({
      ...(form === 'email' ? ofEmail : ofShape),
      id: 'repurpose-own',
      label: title,
      summary: description,
      parts,
      prompt: (input) =>
        shapePrompt(input, {
          form: [
            `Turn TEXT into this: “${title}”. ${instructions}`,
            FORMS[form],
            most && form !== 'email' ? `At most ${most} characters with spaces${form === 'posts' ? ' each' : ''}.` : '',
            form === 'email' ? '' : postRules(input, 'at the end'),
          ].filter(Boolean),
          example: EXAMPLES[form],
          maxWords: form === 'posts' ? Math.min(1_200, words * POSTS[1]) : Math.min(1_500, words + 20),
        }),
    }),
  }
}

function layoutOf(form: OwnShape['form'], network: OwnShape['network'], most: number | null): Part[] {
  if (form === 'email') return [...(promotionalEmail.generator.parts ?? [])]
  const limit =
    network === 'x'
      ? { unit: 'post' as const, most: Math.min(most ?? POST, POST) }
      : most
        ? { unit: 'characters' as const, most }
        : undefined
  const limited = limit ? { limit } : {}
  if (form === 'post') return [{ name: 'post', label: 'Text', form: 'text', ...limited }]
  return [{ name: 'posts', label: 'Posts', form: 'list', style: 'numbers', entries: POSTS, ...limited }]
}

const FORMS: Record<OwnShape['form'], string> = {
  posts: 'posts: one text each, in their order.',
  post: 'post: the whole text.',
  email:
    'subject: at most 60 characters. preheader: at most 100 characters. headline: at most 130 characters. body: short paragraphs. call_to_action: a few words.',
}
const EXAMPLES: Record<OwnShape['form'], string> = {
  posts: '{"posts": ["Lund cut its night bus from 31 stops to 12.", "Now 1,900 people ride it each week."]}',
  post: '{"post": "Lund cut its night bus from 31 stops to 12. Now 1,900 people ride it each week."}',
  email:
    '{"subject": "…", "preheader": "…", "headline": "…", "body": "…", "call_to_action": "Read how the line was cut"}',
}
