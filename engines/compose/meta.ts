import { pixelWidth } from '../text/index.ts'
import type { Composed } from './composed.ts'
import { isEmpty, nothingToWrite } from './copies.ts'
import { TITLE_PIXELS } from './headline-score.ts'
import { articleStyles } from './headline-styles.ts'
import { headlines } from './headlines.ts'
import { keySentences } from './key-sentences.ts'
import { labelsOf } from './labels.ts'
import type { Material } from './material.ts'
import { generality } from './order.ts'
import { type Excerpt, excerptOf, Page, textOfSentence } from './page.ts'
import { capitalised } from './readable.ts'
import type { Sentence } from './sentence.ts'
import { slugOf } from './slug.ts'
import { writeSynopsis } from './synopsis.ts'
import { aboutTopic, listed } from './wording.ts'

/** What a results page and a share card show of a text. */
export interface Meta {
  /** At most 60 characters and 600 pixels. */
  readonly title: string
  /** 121 to 156 characters wherever the material has as many words; its sentences are cited. */
  readonly description: Composed
  readonly slug: string
  /** Two or three sentences for lists and cards. */
  readonly summary: Composed
}

/** What the meta texts are for. */
export interface MetaOptions {
  /** The title of the text; one is made where there is none. */
  readonly title?: string
  readonly variant?: number
}

const TITLE_CHARACTERS = 60
const SHORTEST = 121
const LONGEST = 156

/** Meta title, description, slug and summary of a text. */
export function writeMeta(material: Material, options: MetaOptions = {}): Meta {
  const { variant = 0 } = options
  const title = metaTitle(material, options)
  return {
    title,
    description: metaDescription(material, variant),
    slug: slugOf(title, material.language),
    summary: writeSynopsis(material, { sentences: 3, words: 55, variant }),
  }
}

/** The title if it fits, else it up to its colon, else it cut at a word; a headline of the material where there is none. */
function metaTitle(material: Material, { title = '', variant = 0 }: MetaOptions): string {
  const own = title.trim().replace(/\s+/gu, ' ')
  const made = headlines(material, { styles: articleStyles, most: 8, variant }).map(({ text }) => text)
  const wishes = own === '' ? made : [own, own.split(/[:–—|]/u)[0]?.trim() ?? '']
  const fitting = wishes.find((wish) => wish.length >= 3 && fits(wish))
  return fitting ?? cutTitle(own === '' ? (made[0] ?? capitalised(material.topic.phrase, material.language)) : own)
}

function fits(title: string): boolean {
  return [...title].length <= TITLE_CHARACTERS && pixelWidth(title) <= TITLE_PIXELS
}

function cutTitle(title: string): string {
  let kept = ''
  for (const word of title.split(' ')) {
    const next = kept === '' ? word : `${kept} ${word}`
    if (!fits(`${next}…`)) break
    kept = next
  }
  const whole = kept === '' ? [...title].slice(0, 30).join('') : kept
  return whole === title ? title : `${whole.replace(/[\s,;:–—-]+$/u, '')}…`
}

/**
 * One or two sentences that together fill the room; where none do, one is cut at a word, or what is short is followed by
 * an invitation that claims nothing.
 */
function metaDescription(material: Material, variant: number): Composed {
  if (isEmpty(material)) return nothingToWrite(material, variant)
  const sentences = keySentences(material, { words: 160, most: 8, variant }).filter(({ leansOn }) => leansOn === null)
  const ranked = [...sentences].sort((a, b) => generality(material, b) - generality(material, a))
  const best = bestFilling(ranked)
  const page = new Page('plain')
  for (const sentence of best) page.sentence(sentence)
  if (page.text.length < SHORTEST) invite(page, material)
  if (page.text.length > LONGEST) return cutDescription(best[0])
  return page.done()
}

/** The pair or single one that comes nearest to the limit without passing it. */
function bestFilling(sentences: readonly Sentence[]): readonly Sentence[] {
  const size = (list: readonly Sentence[]) => list.map(textOfSentence).join(' ').length
  const choices = sentences.flatMap((one, at) => [[one], ...sentences.slice(at + 1).map((other) => [one, other])])
  const fitting = choices.filter((choice) => size(choice) <= LONGEST)
  const full = fitting.find((choice) => size(choice) >= SHORTEST)
  if (full !== undefined) return full
  const longest = fitting.reduce<readonly Sentence[]>((best, choice) => (size(choice) > size(best) ? choice : best), [])
  return longest.length > 0 ? longest : sentences.slice(0, 1)
}

function invite(page: Page, material: Material): void {
  const { phrases } = material.vocabulary.pack
  const room = () => LONGEST - page.text.length - 1
  const labels = labelsOf(material).slice(0, 4)
  const topic = aboutTopic(material, phrases.read)
  if (topic.length <= room()) page.words(topic)
  for (let most = labels.length; most >= 2 && page.text.length < SHORTEST; most -= 1) {
    const list = labels.slice(0, most)
    const text = `${phrases.keyPoints[0] ?? ''}: ${listed(
      list.map(({ phrase }) => phrase),
      phrases.and,
    )}.`
    if (text.length > room()) continue
    page.words(`${phrases.keyPoints[0] ?? ''}:`)
    list.forEach(({ phrase, excerpt }, at) => {
      if (at > 0) page.words(at === list.length - 1 ? ` ${phrases.and}` : ',')
      page.cited(phrase, [excerpt])
    })
    page.words('.')
  }
}

/** The longest beginning that fits, up to a word, with an ellipsis; its quote is exactly as long. */
function cutDescription(sentence: Sentence | undefined): Composed {
  const page = new Page('plain')
  if (sentence === undefined) return page.done()
  const whole = excerptOf(sentence)
  let end = Math.min(whole.quote.length, LONGEST - 1)
  while (end > 40 && !/\s/u.test(whole.quote.charAt(end))) end -= 1
  const quote = whole.quote.slice(0, end > 40 ? end : LONGEST - 1).replace(/[\s,;:–—-]+$/u, '')
  const excerpt: Excerpt = {
    passageId: whole.passageId,
    quote,
    quoteStart: whole.quoteStart,
    quoteEnd: whole.quoteStart + quote.length,
  }
  return page
    .cited(sentence.text.startsWith(capitalised(quote)) ? capitalised(quote) : quote.replace(/\s+/gu, ' '), [excerpt])
    .words('…')
    .done()
}
