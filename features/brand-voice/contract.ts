import { z } from 'zod'
import { contentLanguages } from '../../engines/text/index.ts'
import { call, ok } from '../../platform/contract/call.ts'
import { Id } from '../../platform/contract/ids.ts'
import { Paging } from '../../platform/contract/paging.ts'
import { whose } from '../../platform/contract/whose.ts'
import { NamedVoice, NewTexts, NewVoice, VoiceChange, VoiceText } from './contract/change.ts'
import { BrandVoice, FullBrandVoice, MeasureProof, RuleProof } from './contract/shapes.ts'

export * from './contract/change.ts'
export * from './contract/shapes.ts'

/** Voices that one page of the list holds. */
export const VOICES_A_PAGE = 5

const flag = { flag: 'brand-voice' }
const Full = ok({ brand_voice: FullBrandVoice })
const credits = z.object({ charged: z.number(), remaining: z.number() })

/** Brand voices: how a brand sounds, measured and described, for everything that is written. */
export const brandVoiceContract = {
  list: call(
    {
      method: 'GET',
      path: '/api/fetch/brand/voice/info',
      summary: 'List your brand voices, newest first, or those whose name or description has some words',
    },
    { may: 'brand-voice:read' },
  )
    .input(Paging.extend({ unique_id: Id.optional(), team_id: Id.nullish(), query: z.string().max(100).optional() }))
    .output(ok({ brand_voice_entries: z.array(BrandVoice), total_documents: z.number() })),
  get: call(
    { method: 'GET', path: '/api/brand-voices/{id}', summary: 'Get a brand voice' },
    { may: 'brand-voice:read', ...flag },
  )
    .input(NamedVoice)
    .output(Full),
  create: call(
    {
      method: 'POST',
      path: '/api/brand-voices',
      summary: 'Create a brand voice from text, sources, or answers; 2 credits for an analysis',
    },
    { may: 'brand-voice:edit', ...flag },
  )
    .input(NewVoice)
    .output(ok({ brand_voice: FullBrandVoice, credits: credits.nullable() })),
  change: call(
    { method: 'PATCH', path: '/api/brand-voices/{id}', summary: 'Change a brand voice' },
    { may: 'brand-voice:edit', ...flag },
  )
    .input(VoiceChange)
    .output(Full),
  analyze: call(
    {
      method: 'POST',
      path: '/api/brand-voices/{id}/analysis',
      summary: 'Measure a brand voice again on new texts; description and rules stay',
    },
    { may: 'brand-voice:edit', ...flag },
  )
    .input(NewTexts)
    .output(ok({ brand_voice: FullBrandVoice, credits })),
  remove: call(
    { method: 'DELETE', path: '/api/brand-voices/{id}', summary: 'Delete a brand voice' },
    { may: 'brand-voice:edit', ...flag },
  )
    .input(NamedVoice)
    .output(ok({})),
  restore: call(
    { method: 'POST', path: '/api/brand-voices/{id}/restore', summary: 'Undo the deletion of a brand voice' },
    { may: 'brand-voice:edit', ...flag },
  )
    .input(NamedVoice)
    .output(Full),
  proof: call(
    {
      method: 'POST',
      path: '/api/brand-voices/{id}/proof',
      summary:
        'Compare a text with a brand voice: rules kept and broken, measures, and the text with what can be fixed',
    },
    { may: 'brand-voice:read', ...flag, idempotent: false },
  )
    .input(NamedVoice.extend({ text: VoiceText, language: z.enum(contentLanguages).optional() }))
    .output(
      ok({
        rules: z.array(RuleProof),
        measures: z.array(MeasureProof),
        /** 0 (alike) to 1; null where the text is too short or the voice was never measured. */
        distance: z.number().nullable(),
        /** The text with every fix that code can make. */
        fixed: z.string(),
      }),
    ),
  setDefault: call(
    {
      method: 'PUT',
      path: '/api/projects/{project_id}/brand-voice',
      summary: 'Choose the brand voice that a project’s texts are written in, or none',
    },
    { may: 'project:change', ...flag },
  )
    .input(z.object({ ...whose, project_id: Id, brand_voice_id: Id.nullable() }))
    .output(ok({ brand_voice_id: Id.nullable() })),
}
