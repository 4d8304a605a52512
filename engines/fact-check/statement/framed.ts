import { overlaps, type Span } from '../../text/index.ts'
import { type FrameKind, frameKinds, framesOf } from '../lexicon/frames.ts'
import type { Aligned } from './aligned.ts'
import { isOnlyMeant } from './only-meant.ts'
import { isSameWord, type SlotContext } from './same-slot.ts'
import type { Slot } from './slot.ts'
import { articles, isDenial, type SlotReading } from './slots.ts'

/**
 * Whether a sentence that has every piece of a claim says less than it: somebody holds, plans, or tries it, nobody knows it, or something must
 * come first, and the claim says nothing of that.
 */
export function isFramed(aligned: Aligned, context: SlotContext): boolean {
  return isBesideFrame(aligned, context) || isUnderFrame(aligned, context)
}

/** The same, but for who says it. */
export function isUnderFrame(aligned: Aligned, context: SlotContext): boolean {
  return (
    frameKinds.some((kind) => isInFrame(kind, aligned, context)) ||
    isNearly(aligned, context) ||
    isOnlyMeant(aligned, context)
  )
}

/** A word for what somebody holds, for a condition, or for a doubt. */
function isBesideFrame({ pairs }: Aligned, { claim, evidence }: SlotContext): boolean {
  const { senses } = evidence
  const there = [...pairs.values()].filter((slot) => slot !== null)
  const used = new Set(there.map(({ place }) => place))
  // `May` of a date is no doubt
  const figures = evidence.slots.filter(({ kind }) => kind === 'figure')
  const own = new Set(claim.tokens.map(({ word }) => word))
  return evidence.tokens.some((token, at) => {
    const { word } = token
    const isSaid =
      own.has(word) || (senses.hedges.has(word) && claim.tokens.some((one) => isSameWord(one, token, { claim })))
    if (used.has(at) || isSaid || figures.some((figure) => overlaps(figure, token))) return false
    const isSameClause = there.some(({ clause }) => clause === evidence.clauses[at])
    // `some 38 per cent`, `the planned output`
    if (isBoundOf(token, evidence) || isAdjective(at, evidence)) return false
    // `half-year`
    if (/^[-‐‑]/.test(evidence.text.slice(token.end, token.end + 1)) && senses.hedges.has(word)) return false
    if (senses.frames.has(word)) return isSameClause && !isOfPlan(word, evidence)
    return (
      senses.hedges.has(word) &&
      there.some(({ place, clause }) => clause === evidence.clauses[at] && place >= at && place - at <= 4)
    )
  })
}

/** Governs only what comes behind it: see `isInFrame`. */
function isOfPlan(word: string, { language }: SlotReading): boolean {
  return word.match(framesOf(language)?.plan ?? /$^/) !== null
}

/** `Some` that bounds a figure. */
function isBoundOf(span: Span, { bounds }: SlotReading): boolean {
  return bounds.some((bound) => overlaps(bound, span))
}

/** A participle behind an article says what kind of thing it is, and not what somebody says, expects, or plans. */
function isAdjective(at: number, { tokens, language }: SlotReading): boolean {
  return (
    language.startsWith('English') && /ed$/.test(tokens[at]?.word ?? '') && articles.has(tokens[at - 1]?.word ?? '')
  )
}

/** `Derailed` where the sentence has `nearly derailed`. */
function isNearly({ pairs }: Aligned, { claim, evidence }: SlotContext): boolean {
  const { nearly } = claim.senses
  if (claim.tokens.some(({ word }) => nearly.has(word))) return false
  return [...pairs.values()].some((slot) => {
    const before = slot?.kind === 'word' ? evidence.tokens[slot.place - 1] : undefined
    return before !== undefined && nearly.has(before.word) && !isBoundOf(before, evidence)
  })
}

/** Words of one kind in the sentence alone, where they govern something that the claim says. */
function isInFrame(kind: FrameKind, { pairs }: Aligned, { claim, evidence }: SlotContext): boolean {
  const frames = framesOf(evidence.language)
  if (frames === null || saysFrame(kind, claim, evidence)) return false
  const there = [...pairs.values()].filter((slot) => slot !== null)
  if (kind === 'condition' && (isAllowedOnly(evidence) || opensWithCondition(evidence))) return true
  return [...evidence.text.matchAll(frames[kind])].some(({ 0: words, index }) => {
    const span = { start: index, end: index + words.length }
    const at = evidence.tokens.findIndex((token) => overlaps(token, span))
    if (at < 0 || isAdjective(at, evidence) || isBoundOf(span, evidence)) return false
    // the claim has that very word
    const first = evidence.tokens[at]
    if (first && there.some((slot) => overlaps(slot, first))) return false
    return there.some((slot) => governs[kind]({ span, at }, slot, evidence))
  })
}

/** `May only enter on a leash`: what is allowed only in some way. */
function isAllowedOnly({ tokens, senses, bounds }: SlotReading): boolean {
  return tokens.some(
    (token, at) =>
      senses.only.has(token.word) &&
      !bounds.some((bound) => overlaps(bound, token)) &&
      tokens.slice(Math.max(0, at - 2), at + 2).some(({ word }) => ALLOWED.test(word)),
  )
}

const ALLOWED = /^(?:can|may|allowed|permitted|dürfen|darf|kann|können|puede|pueden|podrá|podrán)$/

function opensWithCondition({ language, text }: SlotReading): boolean {
  return (language === 'German' && VERB_FIRST.test(text)) || (language === 'Spanish' && INFINITIVE_FIRST.test(text))
}

/** `De confirmarse las lluvias, el embalse`. */
const INFINITIVE_FIRST = /^De (?:no )?\p{L}+(?:ar|er|ir)(?:se|lo|la|le)?\s[^,]+,/u

/** `Fällt das Gutachten positiv aus, kann`: a condition without a word for it. */
const VERB_FIRST =
  /^(?:Fällt|Wird|Werden|Kommt|Trifft|Bleibt|Bleiben|Stimmt|Stimmen|Gibt|Ist|Sind|Hat|Haben|Sollten?|Übernimmt|Geht|Steht|Findet|Liegt|Steigt|Sinkt|Reicht|Erhält|Bekommt|Genehmigt|Bewilligt|Hält|Fehlt|Lehnt|Zahlt|Gelingt|Schafft|Spielt|Braucht)\s[^,?]+,\s(?:so |dann )?\p{Ll}+(?:t|en|ann|arf|oll|ill|uss)(?!\p{L})/u

/** Whether a claim has a frame of that kind too, in whatever words. */
function saysFrame(kind: FrameKind, claim: SlotReading, evidence: SlotReading): boolean {
  const { text, tokens, senses, language } = claim
  const found = framesOf(language)?.[kind]
  if (found && [...text.matchAll(found)].length > 0) return true
  // `can` that both have is not what the sentence puts in doubt
  const isShared = (word: string) => evidence.tokens.some((token) => token.word === word)
  if (kind === 'doubt') return tokens.some(({ word }) => senses.hedges.has(word) && !isShared(word))
  if (kind === 'condition' && tokens.some(({ word }) => senses.only.has(word))) return true
  // `not into the pool` where the sentence has `instead of the pool`
  if (kind === 'instead' || kind === 'denied') return tokens.some((token) => isDenial(token, senses))
  return kind === 'view' && tokens.some(({ word }) => senses.frames.has(word) || senses.speech.has(word))
}

interface Placed {
  readonly span: Span
  readonly at: number
}
type Governs = (frame: Placed, slot: Slot, evidence: SlotReading) => boolean

/** Verbs govern what comes behind them; at the end of a German clause what comes before. */
const inClause: Governs = ({ span, at }, slot, { clauses, language }) =>
  slot.clause === clauses[at] && (language === 'German' || (slot.start >= span.end && slot.kind !== 'name'))

/** `It seems likely, though records are incomplete, that`: at the beginning also of what comes behind `that`. */
const anywhere: Governs = ({ span, at }, slot, { clauses, text }) =>
  slot.clause === clauses[at] || (at < OPENING && THAT.test(text.slice(span.end, Math.max(span.end, slot.start))))

const OPENING = 4
const THAT = /(?<!\p{L})(?:that|dass|que)(?!\p{L})/u

/** A condition holds for the whole sentence, up to a semicolon. */
const inSentence: Governs = ({ span }, slot, { text }) =>
  !text.slice(Math.min(span.end, slot.end), Math.max(span.start, slot.start)).includes(';')

/** What is not done instead ends with a comma; in German it may begin with one. */
const upToComma: Governs = ({ span }, slot, { text }) =>
  slot.start >= span.end && !text.slice(span.end, slot.start).replace(/^,/, '').includes(',')

/** `Dementierte am 3. Februar, … zu haben`: over one comma. */
const overComma: Governs = ({ span }, slot, { text }) =>
  slot.start >= span.end && text.slice(span.end, slot.start).split(',').length <= 2

const governs: Readonly<Record<FrameKind, Governs>> = {
  plan: inClause,
  attempt: inClause,
  doubt: anywhere,
  view: anywhere,
  condition: inSentence,
  instead: upToComma,
  denied: overComma,
}
