import { z } from 'zod'
import { call, ok } from '../../platform/contract/call.ts'
import { Id, Moment } from '../../platform/contract/ids.ts'
import { Paging } from '../../platform/contract/paging.ts'

/** A described way of writing. */
export const BrandVoice = z.object({ id: Id, name: z.string(), summary: z.string(), created_date: Moment })

/** Brand voices: so far only their list. */
export const brandVoiceContract = {
  list: call(
    { method: 'GET', path: '/api/fetch/brand/voice/info', summary: 'List your brand voices' },
    { may: 'brand-voice:read' },
  )
    .input(Paging.extend({ unique_id: Id.optional(), team_id: Id.nullish() }))
    .output(ok({ brand_voice_entries: z.array(BrandVoice), total_documents: z.number() })),
}
