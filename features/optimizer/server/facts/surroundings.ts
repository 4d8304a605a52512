import type { Passage } from '../../../../engines/retrieval/index.ts'
import { type ContentLanguage, names, sentences, textOf } from '../../../../engines/text/index.ts'
import { rowAsSentence } from './table-rows.ts'

/** What a source says around one of its sentences. */
export interface Surroundings {
  /** Whom or what the source is about, and of when it is. */
  about: string
  /** The end of the passage before: it says who `she` is. */
  before: string
  /** The source as far as it was read: what it calls by name elsewhere. */
  source: string
  /** A row of a table with the heads of its columns; null for anything else. */
  row: string | null
}

/** Letters of the passage before, and of the whole source, that are looked at. */
const BEFORE = 300
const LONGEST_SOURCE = 60_000
/** Passages at the head of a source among which its first sentence is. */
const HEAD = 4

/**
 * What stands around a passage among all passages of its source, in order. A source may have its subject in its first
 * sentence instead of its title: the name there, and names in the titles of other sources that it has too, are what it is about.
 */
export function surroundingsOf(
  passage: Passage,
  all: readonly Passage[],
  { titles, language }: { titles: readonly string[]; language: ContentLanguage },
): Surroundings {
  const at = all.findIndex(({ id }) => id === passage.id)
  const source = sourceText(all)
  const shared = titles.flatMap((title) => names(title, language)).filter(({ name }) => source.includes(name))
  const before = passage.kind === 'table-row' ? '' : (all[at - 1]?.text ?? '')
  return {
    about: [...leadOf(all, language), ...shared.map(({ name }) => name)].join(', '),
    before: before.slice(-BEFORE),
    source,
    row: rowAsSentence(passage, all, language),
  }
}

const texts = new WeakMap<readonly Passage[], string>()

function sourceText(all: readonly Passage[]): string {
  const known =
    texts.get(all) ??
    all
      .map(({ text }) => text)
      .join('\n')
      .slice(0, LONGEST_SOURCE)
  texts.set(all, known)
  return known
}

/** The first name of the first sentence, but for a dateline, and the date at the head. */
function leadOf(all: readonly Passage[], language: ContentLanguage): string[] {
  const head = all.slice(0, HEAD).filter(({ kind }) => kind !== 'heading' && kind !== 'table-row')
  const date = head.find(({ text }) => /^\d{4}-\d{2}-\d{2}/.test(text.trim()))?.text ?? all[0]?.date ?? ''
  const prose = head.find(({ text }) => /[.!?…]["”“]?\s*$/.test(text.trim()))?.text ?? ''
  const [first] = sentences(prose, language)
    .map((span) => textOf(prose, span))
    .filter((one) => !/^[\p{Lu} ]+\.$/u.test(one))
  const said = (first ?? '').replace(/^[\p{Lu}][\p{Lu} .,-]+(?= [–—-] )/u, '')
  const [name] = names(said, language)
  return [name?.name ?? '', date.slice(0, 4)].filter(Boolean)
}
