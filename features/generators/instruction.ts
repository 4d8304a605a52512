import { foldedWords, phraseList } from '../../engines/digest/index.ts'
import { type ContentLanguage, countWords, sentences, textOf, words } from '../../engines/text/index.ts'
import { commands, countedWords, smallNumbers, type TaskKind } from './instruction-words.ts'

/** What an instruction asks for. */
export interface Instruction {
  /** `answer` for a question, `unknown` where no task is named. */
  readonly kind: TaskKind | 'answer' | 'unknown'
  readonly sentences?: number
  readonly words?: number
  readonly items?: number
  /** What the text is to be about, in the words of the instruction; empty where it names nothing. */
  readonly about: string
  /** The instruction itself, without the text that came with it. */
  readonly order: string
  /** The text that it is to be done to; empty where it came alone. */
  readonly body: string
}

const kinds = phraseList(commands.map(([, list]) => list))
const counted = phraseList([countedWords.sentences, countedWords.words, countedWords.items])
/** An instruction is short; what is longer is material. */
const LONGEST_ORDER = 60
const SHORTEST_BODY = 6
const LONGEST_SUBJECT = 14

/**
 * Reads a plain instruction: what it asks for, how much of it, about what, and the text that it is to be done to, which
 * may follow a colon or an empty line, or stand before it. A text without an instruction is all body.
 */
export function readInstruction(prompt: string, language: ContentLanguage): Instruction {
  const { order, body } = parted(prompt.trim(), language)
  const folds = foldsOf(order, language)
  const named = taskOf(folds)
  const isQuestion = /[?？؟]\s*$/u.test(order)
  const kind = isQuestion && (named === 'unknown' || ASKING.includes(named)) ? 'answer' : named
  return { kind, ...amounts(folds), about: aboutOf(order), order, body }
}

const ASKING: readonly string[] = ['written', 'list']

function taskOf(folds: readonly string[]): Instruction['kind'] {
  const bits = kinds.all(folds)
  return commands.find((_, at) => (bits & (1 << at)) !== 0)?.[0] ?? 'unknown'
}

/** Whether a piece of a prompt orders something: short, and it asks, or a task stands at its start. */
function isOrder(piece: string, language: ContentLanguage): boolean {
  const folds = foldsOf(piece, language)
  if (folds.length === 0 || folds.length > LONGEST_ORDER) return false
  if (/[?？؟]\s*$/u.test(piece)) return true
  const first = folds.findIndex((word) => !LEADS.has(word) && smallNumbers[word] === undefined && !/^\d+$/.test(word))
  return first !== -1 && first < 8 && (kinds.at(folds, first).bits !== 0 || counted.at(folds, first).bits !== 0)
}

/** Words that may stand before an order: politeness, and who is to do it. */
const LEADS = new Set(
  'please let can could would will you i we want need would like to us me kindly now just then and a an bitte kannst du könntest sie por favor puedes podrías svp peux pourrais puoi potresti kun je alsjeblieft pode podes proszę czy lütfen hãy vui lòng'.split(
    ' ',
  ),
)

/** Folded words; the Turkish capital I with its point is one letter whatever the language. */
function foldsOf(text: string, language: ContentLanguage): string[] {
  return foldedWords(text.replaceAll('İ', 'i'), language)
}

function parted(prompt: string, language: ContentLanguage): { order: string; body: string } {
  const colon = prompt.search(/[:：]\s/u)
  if (colon > 0 && colon < 240 && isOrder(prompt.slice(0, colon), language) && isBody(prompt.slice(colon + 1))) {
    return { order: prompt.slice(0, colon).trim(), body: prompt.slice(colon + 1).trim() }
  }
  const [first = '', ...rest] = prompt.split(/\n+/)
  if (rest.length > 0 && isOrder(first, language) && isBody(rest.join('\n')))
    return { order: first.trim(), body: rest.join('\n').trim() }
  const last = rest.at(-1) ?? ''
  const before = prompt.slice(0, prompt.length - last.length).trim()
  if (rest.length > 0 && isOrder(last, language) && isBody(before)) return { order: last.trim(), body: before }
  return partedBySentence(prompt, language)
}

function partedBySentence(prompt: string, language: ContentLanguage): { order: string; body: string } {
  const spans = sentences(prompt, language)
  const [first, last] = [spans[0], spans.at(-1)]
  if (first === undefined || last === undefined || spans.length === 1) {
    return isOrder(prompt, language) || isSubject(prompt) ? { order: prompt, body: '' } : { order: '', body: prompt }
  }
  const rest = prompt.slice(first.end).trim()
  if (isOrder(textOf(prompt, first), language)) {
    return isBody(rest) && spans.length > 2 ? { order: textOf(prompt, first), body: rest } : { order: prompt, body: '' }
  }
  const before = prompt.slice(0, last.start).trim()
  return isOrder(textOf(prompt, last), language) && isBody(before)
    ? { order: textOf(prompt, last), body: before }
    : { order: '', body: prompt }
}

/** A phrase names what it is about, and is no text to work on. */
function isSubject(prompt: string): boolean {
  return countWords(prompt) <= LONGEST_SUBJECT && !/[.!…:;]\s*$/u.test(prompt)
}

function isBody(text: string): boolean {
  return countWords(text) >= SHORTEST_BODY
}

function amounts(folds: readonly string[]): Pick<Instruction, 'sentences' | 'words' | 'items'> {
  for (const [at, word] of folds.entries()) {
    const value = /^\d{1,4}$/.test(word) ? Number(word) : smallNumbers[word]
    if (value === undefined || value === 0) continue
    for (const place of [at + 1, at + 2]) {
      const { bits } = counted.at(folds, place)
      if ((bits & 1) !== 0) return { sentences: Math.min(value, 50) }
      if ((bits & 2) !== 0) return { words: Math.min(value, 5_000) }
      if ((bits & 4) !== 0) return { items: Math.min(value, 30) }
    }
  }
  return {}
}

const ABOUT =
  /(?:^|[\s,])(?:about|on|for|explain(?:ing)?|describe|über|zum thema|zu|erkläre|sobre|acerca de|explica|sur|à propos de|explique|su|riguardo a|spiega|over|leg|o temacie|na temat|hakkında|về|giải thích) (.+)$/iu

/** What follows `about` and the like, up to where the instruction goes on. */
function aboutOf(order: string): string {
  const after = ABOUT.exec(order.replace(/[.!?？؟]+\s*$/u, ''))?.[1] ?? ''
  const cut =
    after.split(
      /,| (?:from|using|based on|in (?:\d+|one|two|three|four|five|simple|plain|the style)|with|aus|mit|de las fuentes|à partir|dalle|uit|z|from the sources)(?:\s|$)/iu,
    )[0] ?? ''
  const plain = cut
    .replace(LEAD, '')
    .replace(/^(?:the|a|an|this|these|my|our|how|why|what)\s+/i, '')
    .trim()
  return words(plain).length > 0 && plain.length <= 90 && !EMPTY.test(plain) ? plain : ''
}

const LEAD =
  /^(?:(?:an?|the|my|our|this) )?(?:(?:blog|news|short|long) )*(?:article|post|text|essay|piece|blog|page)s? (?:about|on|for|of) /i
const EMPTY = /^(?:text|it|this|that|following|article|topic|blog|post|below|above|sources?)$/i
