import { type Change, machineTone, type Rewriting, rewrite, withChanges } from '../../../../engines/humanize/index.ts'
import { type ContentLanguage, overlaps } from '../../../../engines/text/index.ts'
import { keepingRules, voiceTextOf } from '../../../../engines/voice/index.ts'
import type { RewordWish } from './reword-wish.ts'

/** Rewrites by the engine's rules, and by those of the voice what is rewritten; as `rewrite` answers. Pure. */
export function rewordByRules(wish: RewordWish): Rewriting | null {
  const { text, strength, language, kept, voice } = wish
  const done = rewrite(text, strength, { language, kept })
  if (!done || !voice) return done
  const changes = inVoice(done.changes, wish)
  const said = withChanges(text, changes)
  return { ...done, changes, text: said, tone: done.tone && { ...done.tone, after: scoreOf(said, language) } }
}

/**
 * Changes that keep the rules of the voice where code can. One with a kept stretch in it stays as it came, for its place
 * in the new words is not known; one that is no change any more goes.
 */
export function inVoice(changes: readonly Change[], { voice, language, kept }: RewordWish): Change[] {
  if (!voice) return [...changes]
  return changes
    .map((change) =>
      kept.some((stretch) => overlaps(stretch, change))
        ? change
        : { ...change, after: keepingRules(voiceTextOf(change.after, language), voice.rules) },
    )
    .filter(({ before, after }) => after !== before)
}

/** How much a text sounds like a machine, 0 to 1; 0 where that is not measured. */
export function scoreOf(text: string, language: ContentLanguage): number {
  const tone = machineTone(text, language)
  return tone.state === 'not-measured-in-this-language' ? 0 : tone.score
}
