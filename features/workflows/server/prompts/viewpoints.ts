import { z } from 'zod'
import type { ContentLanguage } from '../../../../engines/text/index.ts'
import type { Brief } from '../../../../platform/contract/brief.ts'
import type { ModelRequest } from '../../../../platform/server/ai/types.ts'
import { briefSentences } from '../../../writing/server/index.ts'

/** Viewpoints as a model gives them. */
export const ViewpointsShape = z.object({
  viewpoints: z
    .array(
      z.object({
        name: z.string().describe('The viewpoint in two to six words'),
        searches: z.array(z.string()).describe('Two to four web searches from it'),
      }),
    )
    .min(1)
    .max(8),
})

/** Asks from which viewpoints a topic is to be researched. Nothing but the person's own words is in it. */
export function viewpointsRequest(about: { topic: string; brief: Brief; language: ContentLanguage }): ModelRequest {
  return {
    system: `You plan research for articles. Answer in ${about.language}.`,
    prompt: [
      `The article is about: ${about.topic}.`,
      briefSentences(about.brief),
      'Give three to five viewpoints from which to research it, so that together they cover what its readers need and do not overlap: for example that of whoever pays, whoever is affected, whoever sets the rules, whoever has measured it. For each, two to four short web searches that find figures, studies, and rules, worded as people search.',
    ].join('\n'),
    maxOutputTokens: 700,
    temperature: 0.5,
  }
}
