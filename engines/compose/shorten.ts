import { languageCode } from '../text/index.ts'
import { chainOf } from './choose.ts'
import type { Composed } from './composed.ts'
import { isEmpty, nothingToWrite } from './copies.ts'
import type { Material } from './material.ts'
import { keepsMeaning } from './meaning-lock.ts'
import { generality } from './order.ts'
import { type OwnSentence, ownText, putOwn, type Rewritten } from './own-text.ts'
import { Page } from './page.ts'
import { capitalised } from './readable.ts'
import { saysAgain } from './repeats.ts'
import { quality } from './section.ts'
import { sway } from './seed.ts'
import { inOtherWords, outsideQuotes } from './wording-moves.ts'

/** How short a text is to be. */
export interface ShortenOptions {
  /** The share of its words to keep, 0.2 to 0.9; by default about 0.6, other shares for other variants. */
  readonly share?: number
  readonly variant?: number
}

/** The writer's own text with what says least left out: whole sentences, then brackets and fillers. Order stays. */
export function shorten(material: Material, options: ShortenOptions = {}): Composed {
  const { variant = 0 } = options
  if (isEmpty(material)) return nothingToWrite(material, variant)
  const share = Math.min(0.9, Math.max(0.2, options.share ?? [0.6, 0.75, 0.45][variant % 3] ?? 0.6))
  const own = ownText(material)
  const kept = keptOf(material, own, { share, variant })
  const page = new Page()
  putOwn(
    page,
    withParagraphs(own, kept).map((sentence) => leaner(material, sentence)),
  )
  return page.done()
}

/** The best sentences within the budget, each with those it leans on. */
function keptOf(
  material: Material,
  own: readonly OwnSentence[],
  { share, variant }: { share: number; variant: number },
): OwnSentence[] {
  const budget = share * own.reduce((sum, { sentence }) => sum + sentence.words, 0)
  const byIndex = new Map(own.map((one) => [one.sentence.index, one]))
  const ranked = own
    .filter(({ sentence }) => sentence.kind === 'statement' || own.length < 3)
    .map((one) => ({ one, score: worth(material, one, variant) }))
    .sort((a, b) => b.score - a.score || a.one.sentence.index - b.one.sentence.index)
  const kept = new Set<OwnSentence>()
  let words = 0
  for (const { one } of ranked) {
    const chain = chainOf(material, one.sentence)
      .flatMap(({ index }) => byIndex.get(index) ?? [])
      .filter((part) => !kept.has(part))
    const cost = chain.reduce((sum, { sentence }) => sum + sentence.words, 0)
    if (chain.length === 0 || (kept.size > 0 && words + cost > budget * 1.1)) continue
    if ([...kept].some(({ sentence }) => saysAgain(material, sentence, one.sentence))) continue
    for (const part of chain) kept.add(part)
    words += cost
  }
  return own.filter((one) => kept.has(one))
}

function worth(material: Material, { sentence }: OwnSentence, variant: number): number {
  return (
    sentence.centrality +
    quality(sentence) +
    0.3 * Math.max(0, generality(material, sentence)) +
    0.35 * sway(variant, sentence.index)
  )
}

/** A paragraph whose first sentence went still begins where it began. */
function withParagraphs(own: readonly OwnSentence[], kept: readonly OwnSentence[]): OwnSentence[] {
  return kept.map((one, at) => {
    const before = kept[at - 1]
    const from = before === undefined ? 0 : own.indexOf(before) + 1
    const startsParagraph = own.slice(from, own.indexOf(one) + 1).some((between) => between.startsParagraph)
    const opens = before === undefined || own.indexOf(before) !== own.indexOf(one) - 1
    return { ...one, startsParagraph, text: opens ? withoutOpener(one) : one.text }
  })
}

/** Where the sentence before is gone, so is the word that joined it. */
function withoutOpener({ sentence, text }: OwnSentence): string {
  if (sentence.bare.start === sentence.full.start) return text
  return sentence.text
}

const FILLERS =
  /(?<![\p{L}])(?:very|really|actually|basically|simply|quite|of course|in fact|needless to say),? (?=\p{L})/giu
const LEADS =
  /^(?:It is (?:important|worth|interesting) (?:to note|noting|to mention) that|Please note that|As (?:mentioned|noted) (?:above|before|earlier),|Generally speaking,) /u

/** Without brackets, fillers and long-winded words, as far as the sense stays. */
function leaner(material: Material, own: OwnSentence): Rewritten {
  const { text, startsParagraph } = own
  const isEnglish = languageCode(material.language) === 'en'
  const steps: ((words: string) => string)[] = [
    (words) => outsideQuotes(words, (part) => part.replace(/\s*\([^()\d]{1,80}\)/gu, '')),
    (words) => (isEnglish ? outsideQuotes(words, (part) => part.replace(LEADS, '').replace(FILLERS, '')) : words),
    (words) => (isEnglish ? inOtherWords(words, 'plain', material.language) : words),
  ]
  const short = steps.reduce((words, step) => {
    const next = capitalised(step(words).replace(/\s+/gu, ' ').trim(), material.language)
    return next !== '' && next.length <= words.length && keepsMeaning(words, next, material.language) ? next : words
  }, text)
  return { text: short, from: [own], startsParagraph }
}
