import { type ContentLanguage, contentLanguages } from '../../../engines/text/index.ts'
import { FEWEST_VOICE_WORDS, MEASURES_VERSION } from '../../../engines/voice/index.ts'
import { refuse } from '../../../platform/contract/failures.ts'
import type { Deps } from '../../../platform/server/deps.ts'
import type { Actor } from '../../accounts/server/index.ts'
import { MAX_PASSAGES, passagesOf, sourcesOf } from '../../assets/server/index.ts'
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
 * where the text says nothing that was not known of the voice. Refuses a text that is too short to say how its writer sounds, and
 * one in a language whose words are not known: what it does not say would be told of its writer.
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
    if (!language) return refuseLanguage(material)
    const origin = { kind: titles.length > 0 ? ('sources' as const) : ('text' as const), titles }
    return keep({ language, measures, measuresVersion: MEASURES_VERSION, summary, samples, origin })
  })
}

async function textOf(deps: Deps, actor: Actor, { text, asset_ids: ids }: Material) {
  const assetIds = [...new Set(ids)]
  const sources = await sourcesOf(deps, actor, assetIds)
  const unread = sources.find(({ state, words }) => state !== 'ready' && words === 0)
  if (unread) {
    const name = `“${unread.title.slice(0, 100)}”`
    const message =
      unread.state === 'failed'
        ? `${name} couldn’t be read. Leave it out, or try again under Assets.`
        : `${name} hasn’t been read yet. Wait until it’s ready, or leave it out.`
    refuseMaterial('asset_ids', message)
  }
  const parts = [text]
  for (let offset = 0, isMore = assetIds.length > 0; isMore; offset += MAX_PASSAGES) {
    const passages = await passagesOf(deps, actor, assetIds, { offset })
    parts.push(...passages.map((passage) => passage.text))
    isMore = passages.length === MAX_PASSAGES
    if (lengthOf(parts) > LONGEST_VOICE_TEXT) refuseLong()
  }
  const titles = sources.map(({ title }) => title)
  return { text: parts.filter((part) => part.trim()).join('\n\n'), titles }
}

function lengthOf(parts: readonly string[]): number {
  return parts.reduce((sum, part) => sum + part.length, 0)
}

function refuseLong(): never {
  const most = LONGEST_VOICE_TEXT.toLocaleString('en-US')
  return refuseMaterial('asset_ids', `These sources have more than ${most} characters of text. Leave some of them out.`)
}

function refuseShort(words: number, material: Material): never {
  const missing = FEWEST_VOICE_WORDS - words
  return refuseMaterial(
    pathOf(material),
    `Found ${counted(words)} of running text, without headings, quotations, and code. Add at least ${counted(missing)} more.`,
  )
}

function refuseLanguage(material: Material): never {
  const names = new Set(contentLanguages.map((language) => language.replace(/-.*/, '')))
  const known = new Intl.ListFormat('en-US', { type: 'disjunction' }).format(names)
  return refuseMaterial(
    pathOf(material),
    `A voice can’t be measured in this text’s language. Use a text in ${known}, or describe the voice by answering questions.`,
  )
}

function pathOf({ asset_ids }: Material): 'asset_ids' | 'text' {
  return asset_ids.length > 0 ? 'asset_ids' : 'text'
}

function refuseMaterial(path: 'asset_ids' | 'text', message: string): never {
  return refuse('invalid', { details: [{ path, message }] })
}

function counted(words: number): string {
  return words === 1 ? '1 word' : `${words} words`
}
