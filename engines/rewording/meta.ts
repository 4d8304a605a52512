import { capitalised } from '../digest/index.ts'
import { type ContentLanguage, markdownToText, pixelWidth, TITLE_PIXELS } from '../text/index.ts'
import { type Extracted, extract, extracted } from './extract.ts'
import { slugOf } from './slug.ts'

/** What a results page and a share card show of a text. */
export interface Meta {
  /** At most 60 characters and 600 pixels. */
  readonly title: string
  /** One or two sentences of the text, 121 to 156 characters wherever it has such. Empty for a text without sentences. */
  readonly description: string
  readonly slug: string
  /** Two or three sentences for lists and cards. */
  readonly summary: string
}

/** What the meta texts are made with. */
export interface MetaOptions {
  readonly language: ContentLanguage
  /** The title of the text; its first heading, or the start of its first sentence, where it has none. */
  readonly title?: string
  readonly variant?: number
}

const TITLE_CHARACTERS = 60
const SHORTEST = 121
const LONGEST = 156

/** Meta title, description, slug and summary of a text in Markdown, in its own words. */
export function metaOf(markdown: string, { language, title = '', variant = 0 }: MetaOptions): Meta {
  const { text, blocks } = markdownToText(markdown)
  const heading = blocks.find(({ kind }) => kind === 'heading')
  const prose = blocks
    .filter(({ kind }) => kind !== 'heading')
    .map(({ start, end }) => text.slice(start, end))
    .join('\n\n')
  const sentences = extracted(prose, { language, words: 160, most: 8, variant })
  const named = title.trim() || (heading ? text.slice(heading.start, heading.end) : (sentences[0]?.text ?? text))
  const shown = titleWithin(capitalised(named.replace(/\s+/gu, ' ').trim().replace(/\.$/u, ''), language))
  return {
    title: shown,
    description: descriptionOf(sentences, language),
    slug: slugOf(shown, language),
    summary: extract(prose, { language, words: 55, most: 3, variant }).replace(/\s+/gu, ' '),
  }
}

/** The title if it fits, else it up to its colon, else it cut at a word. */
function titleWithin(title: string): string {
  const wishes = [title, title.split(/[:–—|]/u)[0]?.trim() ?? '']
  return wishes.find((wish) => wish.length >= 3 && fits(wish)) ?? cutTitle(title)
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

/** The sentence that says most, alone or with another where both fit; where none fits, one cut at a word. */
function descriptionOf(sentences: readonly Extracted[], language: ContentLanguage): string {
  const alone = sentences.filter(({ standsAlone }) => standsAlone)
  const ranked = alone.toSorted((a, b) => b.worth - a.worth)
  const best = ranked.find(({ text }) => text.length <= LONGEST)
  if (best === undefined) return cutAtWord(capitalised(ranked[0]?.text ?? '', language))
  const pairs = ranked
    .filter((other) => other !== best && best.text.length < SHORTEST)
    .map((other) => alone.filter((one) => one === best || one === other))
  const said = [...pairs, [best]].map((list) => list.map(({ text }) => capitalised(text, language)).join(' '))
  return said.find((text) => text.length <= LONGEST) ?? ''
}

function cutAtWord(sentence: string): string {
  if (sentence.length <= LONGEST) return sentence
  const cut = sentence.slice(0, LONGEST - 1)
  const end = cut.lastIndexOf(' ')
  return `${cut.slice(0, end > LONGEST / 2 ? end : undefined).replace(/[\s,;:–—-]+$/u, '')}…`
}
