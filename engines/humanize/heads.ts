import { type ContentLanguage, languageCode } from '../text/index.ts'
import type { Lookup } from './languages/of.ts'
import { mainClause } from './main-clause.ts'
import { type PhraseIndex, phrasesIn } from './phrases.ts'
import { type Word, wordsOf } from './reading.ts'
import { raised } from './swaps.ts'

/** More heads than a sentence has. */
const MOST_HEADS = 4

/** `Furthermore, in today's world, it is important to note that it rains.` is `It rains.` */
export function dropHeads(sentence: string, language: ContentLanguage, lookup: Lookup): string {
  let left = sentence
  for (let turn = 0; turn < MOST_HEADS; turn += 1) {
    const next = languageCode(language) === 'de' ? dropGermanHead(left, lookup) : dropHead(left, language, lookup)
    if (next === left) break
    left = next
  }
  return left
}

function dropHead(sentence: string, language: ContentLanguage, lookup: Lookup): string {
  const words = wordsOf(sentence, language)
  const lead = LEADS.exec(sentence)?.[0]
  if (lead !== undefined) return withoutFrame(sentence, lead, { language, lookup })
  const frame = headEnd(sentence, words, lookup.frames)
  if (frame !== null) return framedAlone(sentence.slice(frame)) ?? sentence
  const opener = headEnd(sentence, words, lookup.openers)
  if (opener !== null && sentence.charAt(opener) === ',') return raised(sentence.slice(opener + 1).trimStart())
  const scene = headEnd(sentence, words, lookup.scenes)
  if (scene === null || sentence.charAt(scene) !== ',') return sentence
  const rest = sentence.slice(scene + 1).trimStart()
  return startsClause(rest, language, lookup) ? raised(rest) : sentence
}

/** Openers that say how a sentence follows from the one before: they stay, and a frame behind them goes. */
const LEADS =
  /^(?:However|Therefore|Still|Nevertheless|Sin embargo|No obstante|Por eso|Toutefois|Cependant|Néanmoins|Pourtant),\s/

function withoutFrame(
  sentence: string,
  lead: string,
  { language, lookup }: { language: ContentLanguage; lookup: Lookup },
): string {
  const rest = sentence.slice(lead.length)
  const frame = headEnd(rest, wordsOf(rest, language), lookup.frames)
  const alone = frame === null ? null : framedAlone(rest.slice(frame))
  // a name keeps its capital, and another word had none
  return alone === null ? sentence : `${lead}${rest.slice(frame ?? 0).replace(/^,?\s*/, '')}`
}

/** What a frame was around, as a sentence; null where the frame goes on: `that it rains and that it snows`. */
function framedAlone(framed: string): string | null {
  if (AGAIN.test(framed) || /\?\s*$/.test(framed)) return null
  return raised(framed.replace(/^,?\s*/, ''))
}

const AGAIN = /(?<!\p{L})(?:and|or|but|et|ou|mais|y|e|o|ni|pero|und|oder|aber) (?:(?:that|que|dass)(?!\p{L})|qu['’])/iu

/** Whether a main clause follows a scene, and not more of the scene: `where change is constant, …`, `changing every day, …`. */
function startsClause(rest: string, language: ContentLanguage, { clauseless }: Lookup): boolean {
  const first = wordsOf(rest, language)[0]?.lower ?? ''
  if (clauseless.has(first)) return false
  return !/(?:ing|ed|ando|endo|ado|ada|ant)$/.test(first) || !rest.includes(',')
}

/** Where a phrase of the list at the head of a sentence ends; null when none is there. */
function headEnd(sentence: string, words: readonly Word[], list: PhraseIndex): number | null {
  const [phrase] = phrasesIn(words, list)
  const last = words[(phrase?.to ?? 0) - 1]
  // `¿Es innegable que …?`: a mark before it has another behind
  if (phrase?.from !== 0 || last === undefined || words[0]?.start !== 0) return null
  // in French the last word of a frame may be run together with the first of the statement: `qu'il`
  const elided = /^qu['’]/i.exec(sentence.slice(last.start, last.end))
  return elided === null ? last.end : last.start + elided[0].length
}

const PRONOUN = '(?:es|er|wir|man|ich|Sie)'
const DETERMINER =
  '(?:der|die|das|ein|eine|dieser|diese|dieses|jeder|jede|jedes|unser|unsere|viele|einige|manche|solche|kein|keine)'
/** A subject whose end is sure: a pronoun, or a noun with what stands before it. */
const SUBJECT = `(?:${PRONOUN}|(?:${DETERMINER} )?(?:\\p{Ll}+e[nrs]? ){0,2}\\p{Lu}\\p{Ll}+)`
/** What may follow such a noun without belonging to it. */
const BEHIND =
  '(?: (?:den|dem|einen|einem|eine|ein|die|das|sich|auch|nicht|oft|sehr|immer|heute|wichtig(?:er)?|entscheidend|unerlässlich|möglich|ratsam|sinnvoll|nötig|notwendig|schnell|stark|deutlich|\\d)(?![\\p{L}-])|[.])'
const TURNED = new RegExp(`^,? (\\p{Ll}+(?:en|t|st|nn|ss|ll|ist|sind)?) (${SUBJECT})(?=${BEHIND})`, 'u')
const TURNED_PRONOUN = new RegExp(`^,? (\\p{Ll}+) (${PRONOUN})(?= )`, 'u')

/**
 * In German the verb is second: without its opener a sentence begins with its subject, `Zudem hilft das Licht.` is `Das Licht hilft.`
 * That is done only where subject and verb are surely one word each, or a noun that ends there.
 */
function dropGermanHead(sentence: string, lookup: Lookup): string {
  const words = wordsOf(sentence, 'German')
  const frame = headEnd(sentence, words, lookup.frames)
  if (frame !== null) return mainClause(sentence.slice(frame).trim()) ?? sentence
  const end = headEnd(sentence, words, lookup.openers) ?? headEnd(sentence, words, lookup.scenes)
  if (end === null) return sentence
  const rest = sentence.slice(end)
  const [turned = '', verb = '', subject = ''] = TURNED_PRONOUN.exec(rest) ?? TURNED.exec(rest) ?? []
  if (turned === '' || !FINITE.test(verb)) return sentence
  return `${raised(subject)} ${verb}${rest.slice(turned.length)}`
}

/** Verbs of the third person, and `Sie`, `wir`, `ich` with theirs, as far as their endings say so. */
const FINITE =
  /^(?:ist|sind|war|waren|hat|haben|kann|können|muss|müssen|soll|sollte|sollten|wird|werden|darf|\p{Ll}{2,}(?:t|en))$/u
