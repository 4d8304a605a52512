import type { z } from 'zod'
import { contentLanguageOf } from '../../../engines/text/index.ts'
import { MEASURES_VERSION } from '../../../engines/voice/index.ts'
import type { VoiceRow } from '../../voices/server/index.ts'
import type { BrandVoice, FullBrandVoice } from '../contract.ts'
import { measuresAsWire, rulesAsWire } from '../wire.ts'

type Defaults = readonly { projectId: string; voiceId: string }[]

/** A voice as lists show it. */
export function asEntry(row: VoiceRow, defaults: Defaults): z.input<typeof BrandVoice> {
  return {
    id: row.id,
    name: row.name,
    summary: row.summary,
    language: contentLanguageOf(row.language),
    origin: row.origin.kind,
    needs_reupload: row.measuresVersion !== null && row.measuresVersion < MEASURES_VERSION,
    default_of: defaults.filter(({ voiceId }) => voiceId === row.id).map(({ projectId }) => projectId),
    created_date: row.createdAt.toISOString(),
    updated_date: row.updatedAt.toISOString(),
  }
}

/** A voice whole. */
export function asFull(row: VoiceRow, defaults: Defaults): z.input<typeof FullBrandVoice> {
  return {
    ...asEntry(row, defaults),
    rules: rulesAsWire(row.rules),
    tone: row.tone,
    measures: row.measures && measuresAsWire(row.measures),
    samples: row.samples,
    sources: row.origin.titles,
  }
}
