import { z } from 'zod'
import type { RawCall } from '../../../platform/contract/raw-call.ts'

const page = { 'text/html': 'text' } as const
const id = z.string()

/** The public pages of share links. */
export const shareRawCalls: readonly RawCall[] = [
  {
    id: 'openPage',
    method: 'GET',
    path: '/share-blog/{id}',
    summary: 'The public page of a blog',
    description:
      'By a link’s id, or a blog’s where it has exactly one open link without a password. With a password: 401 and a form that asks for it.',
    may: 'share:open',
    parameters: z.object({ id }),
    answer: { status: 200, description: 'The page', content: page },
    fails: ['wrong-password'],
  },
  {
    id: 'unlockPage',
    method: 'POST',
    path: '/share-blog/{id}',
    summary: 'Open a page with its password',
    description: 'What the page’s own form sends; leads back to the page with a cookie.',
    may: 'share:open',
    parameters: z.object({ id }),
    body: { 'application/x-www-form-urlencoded': z.object({ password: z.string() }) },
    answer: { status: 303, description: 'Back to the page' },
    fails: ['too-many-tries'],
  },
  {
    id: 'sharedPicture',
    method: 'GET',
    path: '/share-blog/{id}/pictures/{picture}',
    summary: 'A picture of a shared blog',
    description: 'Only those that the shared text shows.',
    may: 'share:open',
    parameters: z.object({ id, picture: z.string() }),
    answer: { status: 200, description: 'The picture', content: { 'image/*': 'binary' } },
  },
]
