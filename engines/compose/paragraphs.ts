import type { Material } from './material.ts'
import type { Run } from './order.ts'
import { givesOtherFigure } from './other-figures.ts'
import { type Excerpt, excerptOf, type Page } from './page.ts'
import { likeness } from './relevance.ts'
import { disagrees, saysAgain } from './repeats.ts'
import type { Sentence } from './sentence.ts'
import { chosen, worded } from './wording.ts'

/** How runs become prose. */
export interface Prose {
  /** Which of several fixed wordings are taken. */
  readonly variant?: number
  /** Sentences that the text has elsewhere: who gives other figures than they do is named. */
  readonly told?: readonly Sentence[]
  /** A paragraph is closed once it has as many words and the subject changes. */
  readonly paragraphWords?: number
}

const FULL = 55
const LONGEST = 95
const MOST_SENTENCES = 5

/** Puts runs down as paragraphs of two to five sentences, every one cited. */
export function putProse(page: Page, material: Material, runs: readonly Run[], prose: Prose = {}): void {
  const groups = grouped(material, runs, prose.paragraphWords ?? FULL)
  let previous: Sentence | null = null
  let hasLink = false
  const told = [...(prose.told ?? [])]
  let named = ''
  for (const [at, group] of groups.entries()) {
    page.paragraph()
    for (const sentence of group) {
      const isJoined =
        previous !== null &&
        previous.index === sentence.index - 1 &&
        previous.passage.sourceId === sentence.passage.sourceId
      const lead =
        (named === sentence.passage.sourceId ? undefined : attribution(material, sentence, { previous, told })) ??
        (at > 0 && sentence === group[0] && !hasLink
          ? linking(material, { sentence, before: groups[at - 1] ?? [] }, (prose.variant ?? 0) + at)
          : undefined)
      if (lead !== undefined) hasLink = true
      page.sentence(sentence, { isJoined: isJoined && lead === undefined, lead, also: alsoSaid(material, sentence) })
      // whoever was named goes on until another source speaks
      if (named !== sentence.passage.sourceId) named = isAttributed(lead, sentence) ? sentence.passage.sourceId : ''
      previous = sentence
      told.push(sentence)
    }
  }
}

function grouped(material: Material, runs: readonly Run[], full: number): Sentence[][] {
  const groups: { sentences: Sentence[]; words: number }[] = []
  for (const run of runs) {
    const open = groups.at(-1)
    if (open === undefined || closes(material, open, run, full))
      groups.push({ sentences: [...run.sentences], words: run.words })
    else {
      open.sentences.push(...run.sentences)
      open.words += run.words
    }
  }
  return withoutOrphan(groups).flatMap(({ sentences }) => halved(sentences))
}

function closes(material: Material, open: { sentences: Sentence[]; words: number }, run: Run, full: number): boolean {
  if (open.words + run.words > LONGEST || open.sentences.length + run.sentences.length > MOST_SENTENCES)
    return open.sentences.length > 1
  const [last, next] = [open.sentences.at(-1), run.sentences[0]]
  const isNear = last !== undefined && next !== undefined && likeness(material, last, next) > 0.25
  return open.words >= full && open.sentences.length > 1 && !isNear
}

/** A last paragraph of one short sentence joins the one before. */
function withoutOrphan<G extends { sentences: Sentence[]; words: number }>(groups: G[]): G[] {
  const last = groups.at(-1)
  const before = groups.at(-2)
  if (last === undefined || before === undefined || last.words > 18 || before.words > LONGEST) return groups
  before.sentences.push(...last.sentences)
  return groups.slice(0, -1)
}

/** One long run of a source is cut where no sentence leans on the one before. */
function halved(sentences: readonly Sentence[]): Sentence[][] {
  if (sentences.length <= MOST_SENTENCES) return [[...sentences]]
  const middle = Math.ceil(sentences.length / 2)
  const cut = sentences.findIndex((sentence, at) => at >= middle && sentence.leansOn === null)
  return cut === -1 ? [[...sentences]] : [[...sentences.slice(0, cut)], ...halved(sentences.slice(cut))]
}

interface Earlier {
  /** The sentence right before. */
  readonly previous: Sentence | null
  /** All that the text has so far. */
  readonly told: readonly Sentence[]
}

/** Two sources that give other figures for the same thing are told apart by name. */
function attribution(material: Material, sentence: Sentence, { previous, told }: Earlier): string | undefined {
  if (sentence.passage.title === '' || !isSmallOpener(material, sentence)) return undefined
  const differs =
    (previous !== null && disagrees(sentence, previous)) ||
    told.some((other) => givesOtherFigure(material, sentence, other))
  return differs
    ? worded(material.vocabulary.pack.phrases.accordingTo, { title: sentence.passage.title }).concat(' ')
    : undefined
}

function isAttributed(lead: string | undefined, { passage }: Sentence): boolean {
  return lead !== undefined && passage.title !== '' && lead.includes(passage.title)
}

interface Link {
  readonly sentence: Sentence
  /** The paragraph before. */
  readonly before: readonly Sentence[]
}

/** Only a general sentence on the same matter is joined to what was said. */
function linking(material: Material, { sentence, before }: Link, variant: number): string | undefined {
  const { adding } = material.vocabulary.pack.phrases
  const isGeneral = sentence.leansOn === null && sentence.figures.length === 0 && sentence.names.length === 0
  const isSameMatter = before.some((other) => likeness(material, other, sentence) > 0.5)
  if (adding.length === 0 || !isGeneral || !isSameMatter || !opensWithArticle(material, sentence)) return undefined
  return chosen(adding, variant)
}

function opensWithArticle(material: Material, { opening: [first] }: Sentence): boolean {
  return first !== undefined && material.vocabulary.definite.has(first.word)
}

/** Whether the first word is written small inside a sentence. */
function isSmallOpener(material: Material, { opening: [first] }: Sentence): boolean {
  const { small, pronouns } = material.vocabulary
  return first !== undefined && (small.has(first.word) || pronouns.has(first.word))
}

const MOST_ALSO = 2

/** Other sources that say the same, figures and names and all. */
export function alsoSaid(material: Material, sentence: Sentence): Excerpt[] {
  const found: Excerpt[] = []
  if (sentence.terms.size < 3) return found
  for (const other of material.sentences) {
    if (other.kind !== 'statement' || other.passage.sourceId === sentence.passage.sourceId) continue
    if (other.terms.size < sentence.terms.size || !isSameFigures(sentence, other)) continue
    if (saysAgain(material, sentence, other)) found.push(excerptOf(other))
    if (found.length === MOST_ALSO) break
  }
  return found
}

function isSameFigures(a: Sentence, b: Sentence): boolean {
  return a.figures.every((figure) => b.figures.includes(figure)) && a.names.every((name) => b.names.includes(name))
}
