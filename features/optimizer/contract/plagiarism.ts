import { z } from 'zod'
import { call, ok } from '../../../platform/contract/call.ts'
import { Id } from '../../../platform/contract/ids.ts'
import { NotChecked } from './compared.ts'
import { GivenUrls, Offset, Stretch } from './originality.ts'
import { MAX_TEXT, storable } from './subject.ts'

/** The plagiarism check as programs know it: one call, one answer. */
export const plagiarismCall = call(
  { method: 'POST', path: '/api/check/plagiarism', summary: 'Check a text for plagiarism' },
  { may: 'check:run' },
)
  .input(
    z.object({
      unique_id: Id.optional(),
      team_id: Id.nullish(),
      text: z.string().max(MAX_TEXT, 'This text is longer than 200,000 words.').overwrite(storable),
      encoding: z.string().max(40).default('UTF-8'),
      /** Pages that Copyscape compares word by word. */
      full_comparision: z.coerce.number().int().min(0).max(10).default(3),
      response_type: z.literal('json').default('json'),
      operation: z.literal('csearch').default('csearch'),
      test: z.coerce.number().pipe(z.literal(0)).default(0),
      /** Pages to compare with, beside the library and the web. */
      urls: GivenUrls,
      /** The blog that the text is, so that it is not found in itself. */
      blog_id: Id.optional(),
    }),
  )
  .output(
    ok({
      result: z.array(
        z.object({
          index: z.number().int(),
          url: z.string(),
          title: z.string(),
          textsnippet: z.string(),
          htmlsnippet: z.string(),
          wordsmatched: z.number().int(),
          percentmatched: z.number(),
          urlwords: z.number().int(),
          viewurl: z.string(),
          spans: z.array(Stretch.extend({ source_start: Offset, source_end: Offset })),
        }),
      ),
      querywords: z.number().int(),
      /** Share of the month's runs that is used, in percent; 0 where there is no limit. */
      plagiarism_usage_ratio: z.number(),
      /** Null, like `allwordsmatched`, where there was nothing to compare the text with: `not_checked` says so. */
      allpercentmatched: z.number().nullable(),
      allwordsmatched: z.number().int().nullable(),
      not_checked: NotChecked.nullable(),
      allviewurl: z.string(),
      /** Runs of this month. */
      plagiarism_runs: z.number().int(),
    }),
  )
