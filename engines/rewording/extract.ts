import {
  chainOf,
  generality,
  type Material,
  quality,
  readable,
  readMaterial,
  type Sentence,
  saysAgain,
} from '../digest/index.ts'
import type { ContentLanguage } from '../text/index.ts'
import { sway } from './sway.ts'

/** What is taken out of a text. */
export interface ExtractOptions {
  readonly language: ContentLanguage
  /** About so many words, whole sentences; at least one. */
  readonly words: number
  /** At most so many sentences. */
  readonly most?: number
  /** 0 is the best choice; others are others. */
  readonly variant?: number
}

/** A sentence of a text that was chosen. */
export interface Extracted {
  /** On one line, without a word that only joins it to a sentence that was not chosen. */
  readonly text: string
  readonly startsParagraph: boolean
  /** Whether it needs no sentence before it. */
  readonly standsAlone: boolean
  /** How much of the text it says, beside the others. */
  readonly worth: number
}

/** The sentences that say most of a writer's own text, each with those it leans on, in the order of the text. */
export function extract(text: string, options: ExtractOptions): string {
  return asText(extracted(text, options))
}

/** The same, sentence by sentence. */
export function extracted(text: string, options: ExtractOptions): Extracted[] {
  const material = readMaterial({ language: options.language, given: text })
  const kept = chosen(material, options)
  return kept.map((sentence, at) => {
    const before = kept[at - 1]
    const follows = before !== undefined && before.index === sentence.index - 1
    const { passage, full } = sentence
    return {
      text: follows ? readable(passage.text.slice(full.start, full.end)) : sentence.text,
      startsParagraph: before === undefined || isApart(before, sentence),
      standsAlone: sentence.leansOn === null,
      worth: worthOf(material, sentence, options.variant ?? 0),
    }
  })
}

/** Sentences in their paragraphs. */
export function asText(sentences: readonly Extracted[]): string {
  return sentences
    .map(({ text, startsParagraph }, at) => (at === 0 ? '' : startsParagraph ? '\n\n' : ' ') + text)
    .join('')
}

/** How much a budget may be passed so that a good sentence is not lost. */
const LEEWAY = 1.1

function chosen(
  material: Material,
  { words, most = Number.POSITIVE_INFINITY, variant = 0 }: ExtractOptions,
): Sentence[] {
  const ranked = material.quotable
    .map((sentence) => ({ sentence, worth: worthOf(material, sentence, variant) }))
    .sort((a, b) => b.worth - a.worth || a.sentence.index - b.sentence.index)
  const kept = new Set<Sentence>()
  let used = 0
  for (const { sentence } of ranked) {
    if (used >= words || kept.size >= most) break
    const chain = chainOf(material, sentence).filter((one) => !kept.has(one))
    const cost = chain.reduce((sum, one) => sum + one.words, 0)
    const fits = kept.size === 0 || (used + cost <= words * LEEWAY && kept.size + chain.length <= most)
    if (chain.length === 0 || !fits) continue
    if ([...kept].some((other) => saysAgain(material, sentence, other))) continue
    for (const one of chain) kept.add(one)
    used += cost
  }
  return [...kept].sort((a, b) => a.index - b.index)
}

function worthOf(material: Material, sentence: Sentence, variant: number): number {
  const opens = Math.max(0, generality(material, sentence))
  return sentence.centrality + quality(sentence) + 0.3 * opens + 0.35 * sway(variant, sentence.index)
}

/** Whether an empty line stands between two sentences. */
function isApart(before: Sentence, after: Sentence): boolean {
  const [end, start] = [before.passage.start + before.full.end, after.passage.start + after.full.start]
  if (before.passage !== after.passage) return start - end > 1
  return /\n\s*\n/.test(before.passage.text.slice(before.full.end, after.full.start))
}
