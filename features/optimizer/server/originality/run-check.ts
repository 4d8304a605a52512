import { matchKey } from '../../../../engines/plagiarism/index.ts'
import type { ContentLanguage } from '../../../../engines/text/index.ts'
import type { Owner } from '../../../../platform/contract/policy.ts'
import type { Deps } from '../../../../platform/server/deps.ts'
import type { ComparedShape } from '../../contract/compared.ts'
import type { OriginalityOptionsShape } from '../../contract/originality.ts'
import { compareParts, type InSource } from './compare-parts.ts'
import { compareThread } from './compare-thread.ts'
import type { FoundSource, StoredFindings } from './findings.ts'
import { comparable, documentsToCompare, ownDocuments, partsOfDocument, refreshIndex } from './library.ts'
import { nothingAsked, type ReadPage, readPages, searchTheWeb } from './web-pages.ts'
import type { NamedPage, WebSearch } from './web-search.ts'

/** What is to be compared with what. */
export interface CheckWish {
  text: string
  language: ContentLanguage
  /** The part of the text that the web was not asked about before. */
  newText: string
  /** Pages that an earlier check of this text found. */
  knownPages: readonly NamedPage[]
  /** What the text is, where it is something stored: no proof of itself. */
  itself: { blogId: string | null; assetId: string | null; url: string | null }
  options: OriginalityOptionsShape
  /** Pages that Copyscape compares word by word on its side. */
  fullComparisons: number
  /** What the web answered already, where the check was interrupted after that. */
  web: WebSearch | null
}

/** The steps in order, as pages show them; each is a quarter of the way. */
const steps = ['Reading your library', 'Searching the web', 'Reading pages', 'Comparing'] as const
const PARTS = 100

export interface CheckRun {
  signal: AbortSignal
  progress: (at: { step: string; done: number; total: number }) => Promise<void>
  /** Hears what the web answered, which is not to be asked again. */
  asked: (web: WebSearch) => Promise<void>
}

/** No progress is reported, and no run resumes where this one ends. */
export const unwatched: Omit<CheckRun, 'signal'> = { progress: async () => {}, asked: async () => {} }

/** The whole check: what the text is compared with, and what of it is there. */
export async function runCheck(
  deps: Deps,
  actor: Owner,
  wish: CheckWish,
  { signal, progress, asked }: CheckRun,
): Promise<{ compared: ComparedShape; findings: StoredFindings }> {
  const { text, language, options, itself } = wish
  const at = (step: number) => async (done: number, total: number) => {
    signal.throwIfAborted()
    await progress({ step: stepName(step, done, total), ...wayOf(step, done, total) })
  }
  const askTheWeb = async () => {
    const answer = await searchTheWeb(deps, { ...wish, text: wish.newText, signal, onProgress: at(1) })
    await asked(answer)
    return answer
  }
  const documents = await ownDocuments(deps, actor)
  await refreshIndex(deps, actor, documents, at(0))
  const own = comparable(documents, options, itself)
  const web = wish.web ?? (options.search ? await askTheWeb() : nothingAsked)
  const { read, problems } = await readPages(deps, actor, pagesToRead(wish, web.pages), { signal, onProgress: at(2) })
  const chosen = await documentsToCompare(deps, actor, text, own)
  const all: Comparable[] = [...chosen, ...distinctPages(read, chosen)]
  const sources: FoundSource[] = []
  for (const [done, document] of all.entries()) {
    const parts = 'stamp' in document ? partsOfDocument(deps, actor, document) : [document.text]
    const found = await compareParts({ text, language }, parts, () => at(3)(done, all.length))
    if (found) sources.push(foundSource(document, found))
  }
  const byWords = sources.toSorted((a, b) => wordsIn(b) - wordsIn(a) || (a.key < b.key ? -1 : 1))
  const isRead = ({ url }: NamedPage) => !problems.has(url)
  return {
    compared: {
      blogs: own.filter(({ kind }) => kind === 'blog').length,
      assets: own.filter(({ kind }) => kind === 'asset').length,
      urls: options.urls.map((url) => ({ url, problem: problems.get(url) ?? null })),
      search: web.search && { ...web.search, unread: web.pages.filter((page) => !isRead(page)).length },
      copyscape: web.copyscape,
    },
    findings: { sources: byWords, hidden: await compareThread.ask('hidden', { text }) },
  }
}

type OwnChosen = Awaited<ReturnType<typeof documentsToCompare>>[number]
type Comparable = OwnChosen | ReadPage

function stepName(step: number, done: number, total: number): string {
  const name = steps[step] ?? ''
  return total > 1 ? `${name}, ${Math.min(total, done + 1)} of ${total}` : name
}

function wayOf(step: number, done: number, total: number): { done: number; total: number } {
  const share = total === 0 ? 1 : done / total
  return { done: Math.round((PARTS * (step + share)) / steps.length), total: PARTS }
}

/** Given addresses first, then what was found before, then what was found now; each once, and never the text itself. */
function pagesToRead({ options, knownPages, itself }: CheckWish, found: readonly NamedPage[]): NamedPage[] {
  const given = options.urls.map((url) => ({ url, title: url, shown: '' }))
  const byUrl = new Map<string, NamedPage>()
  for (const page of [...given, ...(options.search ? knownPages : []), ...found])
    if (page.url !== itself.url && !byUrl.has(page.url)) byUrl.set(page.url, page)
  return [...byUrl.values()]
}

/** Pages that are not compared with already as one of the writer's own sources. */
function distinctPages(pages: readonly ReadPage[], own: readonly OwnChosen[]): ReadPage[] {
  const known = new Set(own.flatMap(({ url }) => url ?? []))
  const byUrl = new Map(pages.map((page) => [page.url, page]))
  return [...byUrl.values()].filter(({ url }) => !known.has(url))
}

/** A source of about the same length that has nearly all of the text is the same text. */
const COPY_PERCENT = 90
const COPY_LENGTH = 0.8

function foundSource(document: Comparable, found: InSource): FoundSource {
  const { title, url } = document
  const { words, textWords, matchedWords, excerpt, isWhole, matches } = found
  const length = Math.min(words, textWords) / Math.max(words, textWords, 1)
  const isOwn = 'stamp' in document
  return {
    key: isOwn ? document.key : `page:${document.url}`,
    kind: isOwn ? document.kind : 'page',
    documentId: isOwn ? document.id : document.assetId,
    own: isOwn && document.own,
    title: title || (url ?? ''),
    url,
    domain: url === null ? null : hostOf(url),
    words,
    isCopy: 100 * matchedWords >= COPY_PERCENT * textWords && length >= COPY_LENGTH,
    excerpt,
    isWhole: isWhole && (isOwn || document.assetId !== null),
    matches,
  }
}

function wordsIn({ matches }: FoundSource): number {
  return matches.reduce((sum, { words }) => sum + words, 0)
}

function hostOf(url: string): string | null {
  return URL.canParse(url) ? new URL(url).hostname.replace(/^www\./, '') : null
}

/** Names of all matches of a check, as exclusions know them. */
export function matchKeysOf({ sources }: StoredFindings): Set<string> {
  return new Set(sources.flatMap(({ key, matches }) => matches.map((match) => matchKey(key, match))))
}
