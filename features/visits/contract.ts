import { z } from 'zod'
import { call, ok } from '../../platform/contract/call.ts'

/**
 * Every page whose visits are counted, by its pattern and never by its address, so that no id is stored and nobody can
 * fill the table. `app/web/counted-pages.test.ts` compares it with the pages there are.
 */
export const countedPages = [
  '/account/keys',
  '/account/model-key',
  '/account/models',
  '/account/plan',
  '/account/profile',
  '/account/runs',
  '/account/runs/$runId',
  '/account/security',
  '/account/usage',
  '/assets',
  '/assets/$assetId',
  '/blogs',
  '/blogs/$blogId',
  '/brandvoice',
  '/brandvoice/$voiceId',
  '/templates',
  '/templates/new',
  '/templates/$templateId',
  '/templates/$templateId/edit',
  '/connect',
  '/dashboard',
  '/factgpt',
  '/factgpt/$chatId',
  '/login',
  '/m/blogs/editor',
  '/onboarding',
  '/optimizer',
  '/optimizer/$view',
  '/optimizer/plagiarism/$checkId',
  '/projects',
  '/repurpose',
  '/repurpose/$derivativeId',
  '/share-blog/$shareId',
  '/standalones',
  '/standalones/$tool',
  '/terms',
  '/thank-you',
  '/workflows',
  '/workflows/$workflowId/draft',
  '/workflows/$workflowId/headline',
  '/workflows/$workflowId/outline',
  '/workflows/$workflowId/research',
  '/workflows/files',
  '/workflows/headline',
  '/workflows/outline',
  // addresses without a page
  '/$',
] as const

/** The pattern of a counted page. */
export type CountedPage = (typeof countedPages)[number]

export const visitsContract = {
  count: call(
    {
      method: 'POST',
      path: '/api/visits',
      summary: 'Count one visit to a page for the day; credentials are ignored, and nothing else is stored',
    },
    { may: 'visit:count', bodyLimit: 1_024, idempotent: false, callsAMinute: 120 },
  )
    .input(z.object({ page: z.enum(countedPages) }))
    .output(
      ok({
        counted: z
          .boolean()
          .describe(
            'False if the operator turned counting off (`COUNT_VISITS`), or the browser asks not to be tracked',
          ),
      }),
    ),
}
