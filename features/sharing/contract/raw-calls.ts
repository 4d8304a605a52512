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
    summary: 'Open the public page of a blog',
    description:
      'By the id of a share link, or of a blog that has exactly one active link without a password. If a password is required: 401 with a form that asks for it.',
    may: 'share:open',
    parameters: z.object({ id }),
    answer: { status: 200, description: 'The page', content: page },
    fails: ['wrong-password'],
  },
  {
    id: 'unlockPage',
    method: 'POST',
    path: '/share-blog/{id}',
    summary: 'Submit a page’s password',
    description: 'Sent by the form on the page; sets a cookie and redirects to the page.',
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
    summary: 'Get an image of a shared blog',
    description: 'Only images in the shared text.',
    may: 'share:open',
    parameters: z.object({ id, picture: z.string() }),
    answer: { status: 200, description: 'The image', content: { 'image/*': 'binary' } },
  },
]
