import type { ContentLanguage } from '../../../engines/text/index.ts'
import { FEWEST_VOICE_WORDS, MEASURES_VERSION } from '../../../engines/voice/index.ts'
import { refuse } from '../../../platform/contract/failures.ts'
import type { Deps } from '../../../platform/server/deps.ts'
import type { Actor } from '../../accounts/server/index.ts'
import { passagesOf, sourcesOf } from '../../assets/server/index.ts'
import { type Charge, type PaidWork, withCredits } from '../../billing/server/index.ts'
import type { VoiceRow } from '../../voices/server/index.ts'
import { ANALYSIS_CREDITS, LONGEST_VOICE_TEXT } from '../contract.ts'
import { analyzed } from './voice-thread.ts'

/** What a voice is measured on. */
export interface Material {
  text: string
  asset_ids: string[]
  /** Absent: that of the text. */
  language?: ContentLanguage | undefined
}

/** For whom a text is measured, and on which call. */
export interface Analysis {
  deps: Deps
  actor: Actor
  requestId: string
  signal: AbortSignal
}

/** What measuring says of a text. */
export type Measured = Pick<VoiceRow, 'language' | 'measures' | 'measuresVersion' | 'summary' | 'samples' | 'origin'>

/**
 * Measures pasted text and sources for 2 credits, and hands what it found to `keep`. Nothing is charged where that fails, or
 * where the text says nothing that was not known of the voice. Refuses a text that is too short to say how its writer sounds.
 */
export async function analyzeVoice(
  { deps, actor, requestId, signal }: Analysis,
  material: Material,
  keep: (measured: Measured) => Promise<PaidWork<VoiceRow>>,
): Promise<{ value: VoiceRow; charge: Charge }> {
  const { text, titles } = await textOf(deps, actor, material)
  const wish = { cost: ANALYSIS_CREDITS, feature: 'brand-voice-analysis', key: requestId }
  return withCredits(deps, actor, wish, async () => {
    const { language, measures, summary, samples } = await analyzed(
      { text, language: material.language ?? null },
      signal,
    )
    if (measures.words < FEWEST_VOICE_WORDS) refuseShort(measures.words, material)
    const origin = { kind: titles.length > 0 ? ('sources' as const) : ('text' as const), titles }
    return keep({ language, measures, measuresVersion: MEASURES_VERSION, summary, samples, origin })
  })
}

async function textOf(deps: Deps, actor: Actor, { text, asset_ids: ids }: Material) {
  const assetIds = [...new Set(ids)]
  const [sources, passages] = await Promise.all([sourcesOf(deps, actor, assetIds), passagesOf(deps, actor, assetIds)])
  const unread = sources.find(({ state, words }) => state !== 'ready' && words === 0)
  if (unread) {
    const name = `“${unread.title.slice(0, 100)}”`
    const message =
      unread.state === 'failed'
        ? `${name} couldn’t be read. Leave it out, or try again under Assets.`
        : `${name} hasn’t been read yet. Wait until it’s ready, or leave it out.`
    refuse('invalid', { details: [{ path: 'asset_ids', message }] })
  }
  const all = [text, ...passages.map((passage) => passage.text)].filter((part) => part.trim()).join('\n\n')
  return { text: all.slice(0, LONGEST_VOICE_TEXT), titles: sources.map(({ title }) => title) }
}

function refuseShort(words: number, { asset_ids }: Material): never {
  const missing = FEWEST_VOICE_WORDS - words
  const message = `Found ${counted(words)} of running text, without headings, quotations, and code. Add at least ${counted(missing)} more.`
  return refuse('invalid', { details: [{ path: asset_ids.length > 0 ? 'asset_ids' : 'text', message }] })
}

function counted(words: number): string {
  return words === 1 ? '1 word' : `${words} words`
}
