import { overlaps } from '../../text/index.ts'
import { plainFormsOf } from '../lexicon/irregular-forms.ts'
import type { Aligned } from './aligned.ts'
import type { SlotContext } from './same-slot.ts'
import type { Slot } from './slot.ts'
import { articles, type SlotReading } from './slots.ts'

/**
 * Whether a claim leaves out for whom, when, where, with what, or up to how many something holds: `free for holders of a card` for `free`. What
 * happened once is no less true without that; what is so, or allowed, in general, is more than was said.
 */
export function isRestricted(aligned: Aligned, context: SlotContext): boolean {
  const { claim, evidence } = context
  const there = [...aligned.pairs.values()].filter((slot) => slot !== null)
  const clauses = new Set(there.map(({ clause }) => clause))
  const isAlways =
    isExcepted(context) || isOnlySome(aligned, context) || isUpTo(aligned, context) || isFoundAmong(aligned, context)
  if (isAlways) return true
  if (!isGeneral(claim)) return false
  if (isOfThoseWho(aligned, evidence) || isOpened(aligned, context) || isWhile(aligned, context)) return true
  return (
    isGeneral(evidence, clauses) && aligned.left.some((slot) => clauses.has(slot.clause) && isBounding(slot, context))
  )
}

/** Where, when, for whom: behind a small word, or a day of the week. */
function isBounding({ before, stems, words }: Slot, { topic }: SlotContext): boolean {
  if (stems.every((stem) => topic.has(stem))) return false
  return BOUNDING.has(before) || words.some((word) => BOUNDING.has(word) || WEEKDAY.test(word))
}

const BOUNDING = new Set(
  'for on in at within during until till from with without over under above below between against along near inside outside beyond since after before für im am an auf bei mit ohne ab bis während zwischen über unter vor seit gegen zum zur innerhalb außerhalb para en a hasta desde durante con sin entre sobre bajo antes después dentro fuera al'.split(
    ' ',
  ),
)
const WEEKDAY =
  /^(?:weekdays?|weekends?|(?:mon|tues|wednes|thurs|fri|satur|sun)days?|(?:montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonnabend|sonntag|werktag|feiertag)s?|wochenend\p{L}*|lunes|martes|miércoles|jueves|viernes|sábados?|domingos?)$/u

/** `Members who have passed the test`: of whom nothing more is in the claim. A comma before it would only tell more of them. */
function isOfThoseWho({ pairs }: Aligned, { text, tokens, slots, language }: SlotReading): boolean {
  const relatives = RELATIVES[language === 'Spanish' ? 'es' : 'en']
  const paired = [...pairs.values()].filter((slot) => slot !== null)
  return tokens.some(({ word, start, end }, at) => {
    const [before, last] = [tokens[at - 2], tokens[at - 1]]
    if (!relatives.has(word) || !last || text.slice(last.end, start).includes(',')) return false
    const isOfPaired = paired.some((slot) => overlaps(slot, last) || (before !== undefined && overlaps(slot, before)))
    const next = slots.find((slot) => slot.start > end)
    return isOfPaired && next !== undefined && !paired.includes(next)
  })
}

const RELATIVES = { en: new Set(['who', 'that', 'which', 'whose']), es: new Set(['que']) } as const

/** `On the second Saturday of each month, …`. */
function isOpened({ pairs }: Aligned, { evidence: { tokens, slots }, topic }: SlotContext): boolean {
  const [first] = slots
  if (!first || !BOUNDING.has(tokens[0]?.word ?? '') || first.stems.every((stem) => topic.has(stem))) return false
  return ![...pairs.values()].includes(first)
}

/** `While the legislature is in session`. */
function isWhile({ pairs }: Aligned, { claim, evidence: { text, slots } }: SlotContext): boolean {
  return [...text.matchAll(WHILE)].some(({ index, 0: words }) => {
    const next = slots.find(({ start }) => start > index + words.length)
    return next !== undefined && ![...pairs.values()].includes(next) && claim.text.search(WHILE) < 0
  })
}

const WHILE =
  /(?<!\p{L})(?:while|when|whenever|as long as|once|until|solange|während|wenn|sobald|mientras|cuando|siempre que)(?!\p{L})/giu

/** `In adults over 65`, `in mice`: a finding holds for those it was found in. */
function isFoundAmong({ left }: Aligned, { claim }: SlotContext): boolean {
  return left.some(
    ({ before, words }) =>
      AMONG.has(before) &&
      words.some((word) => PEOPLE.has(word)) &&
      !claim.tokens.some(({ word }) => words.includes(word)),
  )
}

const AMONG = new Set('in among for with bei unter für en entre para'.split(' '))
const PEOPLE = new Set(
  'adults children men women patients people participants mice rats volunteers smokers students pupils workers employees users customers members infants babies teenagers boys girls athletes players drivers residents seniors families households owners pensioners Erwachsenen Kindern Männern Frauen Patienten Patientinnen Menschen Mäusen Ratten Schülern Studierenden Mitglieder Kinder Familien Haushalte adultos niños niñas hombres mujeres pacientes personas ratones ratas alumnos estudiantes socios familias hogares jubilados'
    .toLowerCase()
    .split(' '),
)

/** `Except for its final mile`: most of it is not all. */
function isExcepted({ claim, evidence }: SlotContext): boolean {
  return EXCEPT.test(evidence.text) && !EXCEPT.test(claim.text)
}

const EXCEPT =
  /(?<!\p{L})(?:except|excepting|excluding|apart from|aside from|other than|with the exception of|außer|ausgenommen|mit Ausnahme|bis auf|abgesehen von|excepto|salvo|menos (?:el|la|los|las)|a excepción de|con excepción de)(?!\p{L})/iu

/** `Just at its Mill Street branch`, `only for members`, of which the claim says nothing. */
function isOnlySome({ pairs }: Aligned, { claim, evidence: { text, slots } }: SlotContext): boolean {
  return [...text.matchAll(ONLY)].some(({ index, 0: words }) => {
    const next = slots.find(({ end }) => end > index + words.length)
    return next !== undefined && ![...pairs.values()].includes(next) && claim.text.search(ONLY) < 0
  })
}

const ONLY =
  /(?<!\p{L})(?:(?:only|just|solely|exclusively) (?:at|for|on|in|to|with|from|during|by|if|when|between|after|before)|(?:nur|ausschließlich|lediglich) (?:für|am|im|in|an|auf|bei|mit|ab|von|während|zwischen|nach|vor)|(?:solo|sólo|solamente|únicamente|exclusivamente) (?:para|en|a|los|las|con|de|desde|durante|entre|si|por))(?!\p{L})/giu

/** `Up to three books`: the claim has the books and no number. */
function isUpTo({ pairs, left }: Aligned, { evidence }: SlotContext): boolean {
  const paired = [...pairs.values()].filter((slot) => slot !== null)
  return left.some(({ kind, end, start }) => {
    return (
      kind === 'figure' &&
      MOST.test(evidence.text.slice(0, start)) &&
      paired.some((slot) => slot.start > end && slot.start - end <= NEXT)
    )
  })
}

const MOST =
  /(?<!\p{L})(?:up to|at most|no more than|not more than|as many as|maximum of|höchstens|maximal|bis zu|hasta|como máximo|máximo de) $/iu
/** Characters from a number to what it counts. */
const NEXT = 12

/** Whether something is said of what is so, or allowed, and not of what happened. Who says it may have said it once. */
function isGeneral({ tokens, clauses, senses, language }: SlotReading, own?: ReadonlySet<number>): boolean {
  const words = tokens.filter((_, at) => own === undefined || own.has(clauses[at] ?? 0)).map(({ word }) => word)
  const said = words.map((word) => (senses.speech.has(word) ? '' : word))
  if (language === 'German') return !PAST_OF_GERMAN.test(said.join(' '))
  if (language === 'Spanish') return !said.some((word) => PAST_OF_SPANISH.test(word))
  return language.startsWith('English') && !said.some((word, at) => isEnglishPast(word, said, at))
}

/** `Restored` and `took`, but not `is restored`, `may be taken`, or `the restored`. */
function isEnglishPast(word: string, words: readonly string[], at: number): boolean {
  if (PAST.has(word)) return true
  const isForm = /ed$/.test(word) || (plainFormsOf(word, 'English-US').length > 0 && !OTHER_FORM.test(word))
  if (!isForm || articles.has(words[at - 1] ?? '')) return false
  const before = words.slice(Math.max(0, at - BEFORE), at)
  return before.some((one) => HAVE.has(one)) || !before.some((one) => BE.has(one))
}

/** Words among which the auxiliary of a participle stands. */
const BEFORE = 3
const PAST = new Set(['was', 'were', 'had', 'did'])
const HAVE = new Set(['has', 'have'])
const BE = new Set('is are be being may can must will should would could get gets'.split(' '))
/** Plurals, comparatives, and forms that are the plain one too. */
const OTHER_FORM =
  /(?:s|ing|men|children|feet|teeth|geese|mice|people|better|best|worse|worst|further|criteria|phenomena|media|data|left|saw|set|cut|put|cost|read|spread|hit|let|shut|found|ground|bound|wound|lay)$/
const PAST_OF_GERMAN =
  /(?<!\p{L})(?:war(?:en)?|wurden?|hatten?|worden|gewesen|(?:muss|konn|soll|woll|durf)ten?|(?:ging|sank|stieg|lag|kam|gab|fiel|blieb|stand|hielt|nahm|zog|schrieb|fand|begann|ließ|lief|sprach|traf|verlor|gewann|schloss)(?:en)?|\p{Ll}{3,}(?:iert|elt|ert|kt|gt|bt|et)en?|(?:hat|haben|ist|sind) .*\p{Ll}*ge\p{Ll}+(?:t|en))(?!\p{L})/u
const PAST_OF_SPANISH =
  /(?:aba|aban|ía|ían|ó|aron|ieron)$|^(?:fue|eran?|han?|hubo|tuvo|tuvieron|estuvo|estuvieron|hizo|hicieron|dijo|dijeron|pudo|puso|pusieron|quiso|vino|dio|dieron|vio)$/
