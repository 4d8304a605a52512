import { chainOf } from './choose.ts'
import type { Composed } from './composed.ts'
import { isEmpty, nothingToWrite } from './copies.ts'
import { type Material, quotable } from './material.ts'
import { putOpenQuestions } from './open-questions.ts'
import { type OwnSentence, ownText, putOwn, unchanged } from './own-text.ts'
import { Page } from './page.ts'
import { alsoSaid } from './paragraphs.ts'
import { likeness } from './relevance.ts'
import { isTaken, type Taken, takenAlso } from './repeats.ts'
import { quality } from './section.ts'
import { sway } from './seed.ts'
import type { Sentence } from './sentence.ts'
import { chosen } from './wording.ts'

/** How a text is to grow. */
export interface ExtendOptions {
  /** About so many words more; as many as the text has, 30 to 200, when not said. */
  readonly words?: number
  readonly variant?: number
}

/** Under this, a sentence of a source has nothing to do with the text. */
const RELATED = 0.22

/**
 * The writer's own text, every sentence kept, with sentences of the sources put in where they belong. Without sources
 * that go further, the text stays and the questions follow that would take it further: nothing is made up.
 */
export function extend(material: Material, options: ExtendOptions = {}): Composed {
  const { variant = 0 } = options
  if (isEmpty(material)) return nothingToWrite(material, variant)
  const own = ownText(material)
  const size = own.reduce((sum, { sentence }) => sum + sentence.words, 0)
  const added = additions(material, own, { words: options.words ?? Math.min(200, Math.max(30, size)), variant })
  const page = new Page()
  for (const one of own) {
    putOwn(page, [unchanged(one)])
    for (const chain of added.get(one.sentence.index) ?? []) {
      chain.forEach((sentence, at) => {
        page.sentence(sentence, { isJoined: at > 0, also: alsoSaid(material, sentence) })
      })
    }
  }
  if (added.size > 0) return page.done()
  page.paragraph().words(chosen(material.vocabulary.pack.phrases.nothingToAdd, variant))
  putOpenQuestions(page, material, { count: 4, variant })
  return page.done()
}

/** Which chains of source sentences go behind which of the writer's. */
function additions(
  material: Material,
  own: readonly OwnSentence[],
  { words, variant }: { words: number; variant: number },
): Map<number, Sentence[][]> {
  const places = new Map<number, Sentence[][]>()
  let taken: Taken = { sentences: own.map(({ sentence }) => sentence), elsewhere: [] }
  let left = words
  for (const { sentence, after } of related(material, own, variant)) {
    const chain = chainOf(material, sentence)
    const cost = chain.reduce((sum, one) => sum + one.words, 0)
    const isNew =
      chain.length > 0 && chain.every((one) => !one.isGiven && !isTaken(material, one, taken) && !isTold(one, taken))
    if (!isNew || cost > left * 1.15) continue
    places.set(after, [...(places.get(after) ?? []), chain])
    taken = takenAlso(taken, chain)
    left -= cost
    if (left < 8) break
  }
  return places
}

/** Whether every figure of a sentence is told already, of the same name. */
function isTold({ figures, names }: Sentence, { sentences }: Taken): boolean {
  const told = new Set(sentences.flatMap((one) => one.figures))
  const isNamed = sentences.some((one) => one.names.some((name) => names.includes(name)))
  return figures.length > 0 && isNamed && figures.every((figure) => told.has(figure))
}

/** Sentences of the sources with the place they fit best, best first; a place in the middle of a chain is moved behind it. */
function related(material: Material, own: readonly OwnSentence[], variant: number) {
  const places = own.filter((_, at) => own[at + 1]?.sentence.leansOn === null || own[at + 1] === undefined)
  return quotable(material)
    .filter(({ isGiven, kind }) => !isGiven && kind === 'statement')
    .flatMap((sentence) => {
      const fits = places.map(({ sentence: place }) => ({
        after: place.index,
        like: likeness(material, place, sentence),
      }))
      const best = fits.reduce((a, b) => (b.like > a.like ? b : a), { after: -1, like: 0 })
      const score = best.like + quality(sentence) + 0.2 * sway(variant, sentence.index)
      return best.like >= RELATED ? [{ sentence, after: best.after, score }] : []
    })
    .sort((a, b) => b.score - a.score)
}
