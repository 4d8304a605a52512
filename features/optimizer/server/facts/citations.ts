import { countWords, findQuote, quotes } from '../../../../engines/text/index.ts'
import { passage as passageById, passagesOf } from '../../../assets/server/index.ts'
import type { CitedWords } from '../../../blogs/server/index.ts'
import type { ClaimShape } from '../../contract/facts.ts'
import { anchorOf, type ReadSentence } from '../../facts/read-sentences.ts'
import type { CheckContext } from './context.ts'
import { readPage } from './read-pages.ts'

/** Words in quotation marks from which on they are somebody's own. */
const SHORTEST_QUOTATION = 3

/** What is on a sentence's own words of all that is cited. */
export function citedIn({ anchor }: ReadSentence, cited: readonly CitedWords[]): CitedWords[] {
  return cited.filter(({ words }) => {
    const on = anchorOf(words)
    return on !== '' && (anchor.includes(on) || on.includes(anchor))
  })
}

type Fabrication = NonNullable<ClaimShape['reason']>

/**
 * Why the source of a sentence is invented, if it is: a cited source that nobody knows, whose words are not in it,
 * or that does not hold what the sentence puts in quotation marks. What cannot be read proves nothing.
 */
export async function fabricationIn(context: CheckContext, claim: ReadSentence): Promise<Fabrication | null> {
  const cited = citedIn(claim, context.cited)
  if (cited.length === 0) return null
  const sources = await Promise.all(cited.map((one) => sourceOf(context, one)))
  const problem = sources.find((source) => source.state === 'gone' || source.state === 'without-quote')
  if (problem) return problem.state === 'gone' ? 'source-gone' : 'citation-not-in-source'
  const texts = sources.flatMap((source) => (source.state === 'holds' ? [source.text] : []))
  if (texts.length === 0) return null
  const said = quotationsOf(claim.text)
  return said.some((words) => !texts.some((text) => findQuote(text, words))) ? 'quote-not-in-source' : null
}

function quotationsOf(text: string): string[] {
  return quotes(text)
    .map(({ inner }) => text.slice(inner.start, inner.end).replace(/[.,!?;:…]+$/, ''))
    .filter((words) => countWords(words) >= SHORTEST_QUOTATION)
}

type CitedSource = { state: 'holds'; text: string } | { state: 'gone' | 'without-quote' | 'unreadable' }

async function sourceOf(context: CheckContext, { citation }: CitedWords): Promise<CitedSource> {
  if (!citation) return { state: 'gone' }
  const text = citation.passageId
    ? await storedText(context, citation.passageId)
    : citation.assetId
      ? await assetText(context, citation.assetId)
      : citation.url
        ? await pageText(context, citation.url)
        : null
  if (text === 'unreadable') return { state: 'unreadable' }
  if (text === null) return { state: 'gone' }
  return citation.quote.trim() === '' || findQuote(text, citation.quote)
    ? { state: 'holds', text }
    : { state: 'without-quote' }
}

/** The whole source, as a quotation may be in another passage of it; a deleted one by the passage that was kept. */
async function storedText({ deps, check }: CheckContext, passageId: string): Promise<string | null> {
  const found = await passageById(deps, check, passageId)
  if (!found) return null
  if (found.isDeleted) return found.passage.text
  const all = await passagesOf(deps, check, [found.assetId])
  return [found.passage, ...all].map(({ text }) => text).join('\n\n')
}

/** Of a citation that names no passage, as programs make them. */
async function assetText({ deps, check }: CheckContext, assetId: string): Promise<string | null> {
  const all = await passagesOf(deps, check, [assetId])
  return all.length > 0 ? all.map(({ text }) => text).join('\n\n') : null
}

async function pageText(context: CheckContext, url: string): Promise<string> {
  const passages = await readPage(context, url)
  return passages?.map(({ text }) => text).join('\n\n') ?? 'unreadable'
}
