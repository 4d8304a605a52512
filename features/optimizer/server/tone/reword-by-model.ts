import { z } from 'zod'
import { type Change, type Refusal, refusalOf } from '../../../../engines/humanize/index.ts'
import { type Span, textOf } from '../../../../engines/text/index.ts'
import type { Engine } from '../../../../platform/contract/evidence.ts'
import type { Model } from '../../../../platform/server/ai/types.ts'
import { voiceFaults } from '../../../writing/server/index.ts'
import { askedSentences, type OpenSentence } from './asked-sentences.ts'
import { inVoice } from './reword-by-rules.ts'
import { rewordPrompt } from './reword-prompt.ts'
import type { RewordWish } from './reword-wish.ts'

/** A sentence whose new wording was not taken, and why. */
export interface Refused extends Span {
  before: string
  reason: Refusal['reason'] | 'voice'
  /** The words that show it; may be empty. */
  words: string
}

interface Answered {
  changes: Change[]
  refused: (Refused & { of: OpenSentence })[]
  engine: Engine
}

/** Sentences that one request to a model carries. */
const AT_ONCE = 20

/** Has a model rewrite the sentences of a strength, and those that come back worse once more; what is worse again is refused. */
export async function rewordByModel(
  wish: RewordWish,
  model: Model,
  signal: AbortSignal | undefined,
): Promise<{ changes: Change[]; refused: Refused[]; engine: Engine }> {
  const first = await answersTo(askedSentences(wish), new Map(), { wish, model, signal })
  const faults = new Map(first.refused.map(({ of, reason, words }) => [of.start, askOf(reason, words)]))
  const second = await answersTo(
    first.refused.map(({ of }) => of),
    faults,
    { wish, model, signal },
  )
  return {
    changes: [...first.changes, ...second.changes].sort((a, b) => a.start - b.start),
    refused: second.refused.map(({ of: _of, ...refused }) => refused),
    engine: second.changes.length > 0 ? second.engine : first.engine,
  }
}

async function answersTo(
  open: readonly OpenSentence[],
  faults: ReadonlyMap<number, string>,
  { wish, model, signal }: { wish: RewordWish; model: Model; signal: AbortSignal | undefined },
): Promise<Answered> {
  const done: Answered = { changes: [], refused: [], engine: model.engine }
  for (let from = 0; from < open.length; from += AT_ONCE) {
    const some = open.slice(from, from + AT_ONCE)
    const asked = some.map((one) => ({
      sentence: textOf(wish.text, one).trim(),
      found: [...new Set(one.found.map(({ excerpt }) => excerpt))].filter((words) => words.length < LONGEST_NOTE),
      fault: faults.get(one.start) ?? '',
    }))
    const { value, engine } = await model.object({
      ...rewordPrompt(asked, wish),
      signal,
      schema: z.object({ sentences: z.array(z.string()).length(asked.length) }),
    })
    done.engine = engine
    for (const [index, one] of some.entries()) take(one, bareAnswer(value.sentences[index] ?? ''), { wish, done })
  }
  return done
}

/** Characters from which on what was found is the sentence itself. */
const LONGEST_NOTE = 80

/** An answer without the number that a model may have copied. */
function bareAnswer(answer: string): string {
  return answer.trim().replace(/^\d{1,2}\.\s+(?=\p{L})/u, '')
}

/** Takes an answer as a change, or keeps the sentence and says why. */
function take(of: OpenSentence, said: string, { wish, done }: { wish: RewordWish; done: Answered }): void {
  const { text, language, voice } = wish
  const span = { start: of.start, end: of.end }
  const before = textOf(text, span)
  if (said === before.trim()) return
  const refuse = (reason: Refused['reason'], words: string) => done.refused.push({ ...span, before, reason, words, of })
  const [change] = inVoice([{ ...span, before, after: said, rules: [] }], wish)
  if (change === undefined) return
  const refusal = refusalOf(text, change, language)
  if (refusal) return void refuse(refusal.reason, refusal.words)
  const [fault] = voiceFaults(change.after, { voice, language }, { known: before, isReworded: true })
  if (fault) return void refuse('voice', '')
  const place = change.after === '' ? withBlank(text, span) : span
  if (place) done.changes.push({ ...change, ...place, before: textOf(text, place) })
}

/** What a model is told about an answer of its that was not taken. */
function askOf(reason: Refused['reason'], words: string): string {
  const ASKS: Readonly<Record<Refused['reason'], string>> = {
    meaning: `it changed the meaning. These words were lost or added: ${words}`,
    marks: `it changed or lost the mark ${words}`,
    grammar: `the grammar is wrong at “${words}”`,
    longer: 'it is longer than the original',
    'not-better': 'it sounds as AI-like as the original. Use plainer words, fewer commas, and fewer abstract nouns',
    voice: 'it added a first person, a fact, or an experience that the sentence doesn’t have',
  }
  return ASKS[reason]
}

/** A sentence with the blank that would be left over without it; null where its paragraph or item has no other. */
function withBlank(text: string, { start, end }: Span): Span | null {
  if (/^[ \t]+\S/.test(text.slice(end))) return { start, end: end + (/^[ \t]+/.exec(text.slice(end))?.[0].length ?? 0) }
  const blank = /[.!?…]["”’»)]*([ \t]+)$/.exec(text.slice(0, start))?.[1]?.length
  return blank === undefined ? null : { start: start - blank, end }
}
