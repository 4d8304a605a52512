import { z } from 'zod'
import { type Change, findings, withChanges } from '../../../../engines/humanize/index.ts'
import { keepsMeaning } from '../../../../engines/rewording/index.ts'
import { type ContentLanguage, type Span, sentences, textOf } from '../../../../engines/text/index.ts'
import type { Engine } from '../../../../platform/contract/evidence.ts'
import { BUILTIN, type Model } from '../../../../platform/server/ai/types.ts'
import { voiceFaults } from '../../../writing/server/index.ts'
import { inVoice, scoreOf } from './reword-by-rules.ts'
import { rewordPrompt } from './reword-prompt.ts'
import type { RewordWish } from './reword-wish.ts'
import { rewriteAside } from './rewrite-aside.ts'

/** The text reworded sentence by sentence. */
export interface Reworded {
  changes: Change[]
  /** Null where tone is not measured in the language. */
  score: { before: number; after: number } | null
  engine: Engine
}

/** Sentences that one request to a model carries. */
const AT_ONCE = 20

/**
 * Rewords the sentences in which something was found, and no others. A model does it where there is one, the rules where
 * there is none, where it fails, and for each sentence whose sense it changed: names, numbers, quotations, links, denials
 * and degrees are compared by code, so that only a sentence without any of them can be taken out. Either way what is reworded keeps
 * the voice. Null where there are no rules for the language.
 */
export async function reword(wish: RewordWish, model: Model | null, signal?: AbortSignal): Promise<Reworded | null> {
  const { text, language, strength } = wish
  const ruled = await rewriteAside(wish, signal)
  if (!ruled) return null
  const byRule = { changes: [...ruled.changes], score: ruled.tone, engine: BUILTIN }
  if (!model || strength === 'light') return byRule
  try {
    const asked = await askedFor(wish, model, signal)
    if (asked.changes.length === 0) return byRule
    const changes = merged(asked.changes, ruled.changes)
    if (!ruled.tone) return { changes, score: null, engine: asked.engine }
    const { before } = ruled.tone
    const after = scoreOf(withChanges(text, changes), language)
    // A rewording that sounds more like a machine than before is none.
    return after <= before ? { changes, score: { before, after }, engine: asked.engine } : byRule
  } catch (error) {
    if (signal?.aborted || model.ownKey) throw error
    return byRule
  }
}

async function askedFor(
  wish: RewordWish,
  model: Model,
  signal: AbortSignal | undefined,
): Promise<{ changes: Change[]; engine: Engine }> {
  const { text, language, kept, voice } = wish
  const flagged = flaggedIn(text, language, kept)
  const changes: Change[] = []
  let engine = model.engine
  for (let from = 0; from < flagged.length; from += AT_ONCE) {
    const some = flagged.slice(from, from + AT_ONCE)
    const befores = some.map(({ start, end }) => text.slice(start, end))
    const answer = await model.object({
      ...rewordPrompt(befores, { language, voice }),
      signal,
      schema: z.object({ sentences: z.array(z.string()).length(befores.length) }),
    })
    engine = answer.engine
    for (const [index, span] of some.entries()) {
      const [before = '', after = ''] = [befores[index], answer.value.sentences[index]?.trim()]
      if (after === before || !keepsMeaning(before, after, language)) continue
      if (voiceFaults(after, { voice, language }, { known: before, isReworded: true }).length > 0) continue
      const place = after === '' ? withBlank(text, span) : span
      if (place) changes.push({ ...place, before: textOf(text, place), after, rules: [] })
    }
  }
  return { changes: inVoice(changes, wish), engine }
}

/** A sentence with the blank that would be left over without it; null where its paragraph or item has no other. */
function withBlank(text: string, { start, end }: Span): Span | null {
  if (/^[ \t]+\S/.test(text.slice(end))) return { start, end: end + (/^[ \t]+/.exec(text.slice(end))?.[0].length ?? 0) }
  const blank = /[.!?…]["'”’»)]*([ \t]+)$/.exec(text.slice(0, start))?.[1]?.length
  return blank === undefined ? null : { start: start - blank, end }
}

/** Sentences that a finding is in; those that hold a kept stretch stay as they are. */
function flaggedIn(text: string, language: ContentLanguage, kept: readonly Span[]): Span[] {
  const found = (findings(text, language, kept) ?? []).filter(({ rule }) => !ABOUT_MANY.has(rule))
  const touches = (a: Span, b: Span) => a.start < b.end && b.start < a.end
  return sentences(text, language).filter(
    (sentence) => found.some((one) => touches(one, sentence)) && !kept.some((one) => touches(one, sentence)),
  )
}

const ABOUT_MANY = new Set(['even-rhythm', 'even-paragraphs', 'same-openers'])

function merged(first: readonly Change[], second: readonly Change[]): Change[] {
  const starts = new Set(first.map(({ start }) => start))
  return [...first, ...second.filter(({ start }) => !starts.has(start))].sort((a, b) => a.start - b.start)
}
