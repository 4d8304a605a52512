import { z } from 'zod'
import { Id } from '../../../platform/contract/ids.ts'
import type { RawCall } from '../../../platform/contract/raw-call.ts'

const report = { 'text/markdown': 'text', 'text/html': 'text', 'application/pdf': 'binary' } as const
const asked = z.object({ id: Id, format: z.enum(['md', 'html', 'pdf']) })
const page = { 'text/html': 'text' } as const

/** Reports of checks as files, and the public pages of those that are shared. */
export const reportRawCalls: readonly RawCall[] = [
  {
    id: 'exportFactReport',
    method: 'GET',
    path: '/api/check/facts/{id}/export/{format}',
    summary: 'Download a fact check',
    description: 'Every claim with its verdict and evidence.',
    may: 'check:read',
    parameters: asked,
    answer: { status: 200, description: 'The report', content: report },
    fails: ['pdf-unavailable'],
  },
  {
    id: 'exportOriginalityReport',
    method: 'GET',
    path: '/api/optimizer/originality/{id}/export/{format}',
    summary: 'Download an originality check',
    description: 'The matching passages with their sources.',
    may: 'check:read',
    parameters: asked,
    answer: { status: 200, description: 'The report', content: report },
    fails: ['pdf-unavailable'],
  },
  {
    id: 'sharedFactReport',
    method: 'GET',
    path: '/share-check/{token}',
    summary: 'Open the public page of a fact check',
    description: 'For anyone with the link.',
    may: 'share:open',
    parameters: z.object({ token: z.string() }),
    answer: { status: 200, description: 'The page', content: page },
  },
  {
    id: 'sharedOriginalityReport',
    method: 'GET',
    path: '/share-originality/{token}',
    summary: 'Open the public page of an originality check',
    description: 'For anyone with the link.',
    may: 'share:open',
    parameters: z.object({ token: z.string() }),
    answer: { status: 200, description: 'The page', content: page },
  },
]
