import { z } from 'zod'
import { call } from '../../../platform/contract/call.ts'
import { Copies, WritingInput } from '../../writing/contract.ts'
import { MAX_TEXT, storable } from './subject.ts'

/** The fact check as one of the tools: it waits for the report, which is the copy. */
export const factTool = call(
  {
    method: 'POST',
    path: '/api/generate/factcheck',
    summary: 'Check the facts in a text and wait for the report',
    tags: ['generators'],
  },
  { may: 'check:run', flag: 'optimizer-fact-check' },
)
  .input(
    WritingInput.extend({
      text: z
        .string()
        .trim()
        .min(1, 'Enter a text to check.')
        .max(MAX_TEXT, 'This text is longer than 200,000 words.')
        .overwrite(storable),
      language: WritingInput.shape.language.unwrap().optional(),
      country: z.string().trim().max(100).optional(),
    }),
  )
  .output(Copies)
