import { type Subject, subjectsOf } from '../../../../engines/interlinking/index.ts'
import { contentLanguageOf, guessLanguage, pageOf } from '../../../../engines/text/index.ts'
import type { Owner } from '../../../../platform/contract/policy.ts'
import type { Deps } from '../../../../platform/server/deps.ts'
import { pagePartsOf } from '../../../assets/server/index.ts'
import { storedTexts } from '../../../blogs/server/index.ts'

/** A page whose text is stored. */
export interface StoredPage {
  id: string
  kind: 'blog' | 'page'
  title: string
  /** Changes with its text. */
  stamp: string
}

/** What a text is about shows in its beginning: of longer ones no more is read. In characters. */
const MOST_READ = 12_000
/** Texts that are read in one statement, and pages whose subjects are remembered. */
const AT_ONCE = 25
const MOST_KNOWN = 10_000

const knownByDb = new WeakMap<Deps['db'], Map<string, { stamp: string; subjects: Subject[] }>>()

/** What pages are about, by id. Read from their texts once, and again when a text has changed. */
export async function subjectsOfPages(
  { db }: Pick<Deps, 'db'>,
  { ownerId }: Owner,
  pages: readonly StoredPage[],
): Promise<Map<string, Subject[]>> {
  const known = knownByDb.get(db) ?? new Map<string, { stamp: string; subjects: Subject[] }>()
  knownByDb.set(db, known)
  const keyOf = ({ kind, id, title }: StoredPage) => `${kind} ${id} ${title}`
  const unread = pages.filter((page) => known.get(keyOf(page))?.stamp !== page.stamp)
  if (known.size + unread.length > MOST_KNOWN) known.clear()
  for (let at = 0; at < unread.length; at += AT_ONCE) {
    const some = unread.slice(at, at + AT_ONCE)
    const texts = await textsOfPages(db, { ownerId }, some)
    for (const page of some) {
      known.set(keyOf(page), { stamp: page.stamp, subjects: subjectsIn(page.title, texts.get(page.id) ?? '') })
      await yieldToOthers()
    }
  }
  return new Map(pages.map((page) => [page.id, known.get(keyOf(page))?.subjects ?? []]))
}

/** What a text under a title is about, in whatever language it is. */
export function subjectsIn(title: string, text: string): Subject[] {
  const language = contentLanguageOf(guessLanguage(text))
  return subjectsOf({ title, page: text.slice(0, MOST_READ) }, language)
}

async function textsOfPages(
  db: Deps['db'],
  { ownerId }: Pick<Owner, 'ownerId'>,
  pages: readonly StoredPage[],
): Promise<Map<string, string>> {
  const idsOf = (wanted: StoredPage['kind']) => pages.filter(({ kind }) => kind === wanted).map(({ id }) => id)
  const texts = await storedTexts(db, ownerId, idsOf('blog'))
  for (const [id, parts] of await pagePartsOf(db, ownerId, idsOf('page'))) texts.set(id, pageOf(parts).text)
  return texts
}

/** Lets other work of the server have its turn. */
export function yieldToOthers(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve))
}
