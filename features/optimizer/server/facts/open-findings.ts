import { contentLanguages } from '../../../../engines/text/index.ts'
import type { Deps } from '../../../../platform/server/deps.ts'
import { blogText, type OpenFinding } from '../../../blogs/server/index.ts'
import { disputedVerdicts } from '../../facts/fixed-values.ts'
import { type ClaimPlace, placeClaims } from '../../facts/place-claims.ts'
import { type ReadSentence, readSentences } from '../../facts/read-sentences.ts'
import { blogPage, languageNamed } from './read-text.ts'
import { isReadIn, statementsIn } from './statements.ts'
import { type ClaimRow, checkOfBlog, claimsOf } from './store.ts'

/**
 * Claims of a blog that are disputed, have changed since their check or were never checked, and that nobody answers for, in
 * the order of the text. A text that no language's rules read has one finding, which says so.
 */
export async function openFindingsOf(deps: Deps, ownerId: string, blogId: string): Promise<OpenFinding[]> {
  const blog = await blogText(deps, ownerId, blogId)
  if (!blog) return []
  const check = await checkOfBlog(deps.db, ownerId, blogId)
  const language = languageNamed(check?.language ?? blog.language)
  const sentences = readSentences(blogPage(blog), language)
  const [first] = sentences
  if (first && !isReadIn(sentences, language)) return [unread(sentences, first)]
  const rows = check ? await claimsOf(deps.db, check.id) : []
  const byAnchor = claimsByAnchor(rows, sentences)
  const statements = await statementsIn(sentences, language)
  const stated = new Set(statements.flatMap(({ kind, sentence }) => (kind === 'claim' ? [sentence.anchor] : [])))
  const once = new Map(sentences.map((sentence) => [sentence.anchor, sentence]))
  return [...once.values()].flatMap(({ anchor, text }): OpenFinding[] => {
    const state = stateOf(byAnchor.get(anchor), stated.has(anchor))
    return state ? [{ state, text }] : []
  })
}

type PlacedRow = ClaimPlace & { row: ClaimRow }

function claimsByAnchor(rows: readonly ClaimRow[], sentences: readonly ReadSentence[]): Map<string, PlacedRow> {
  const placed = placeClaims(rows, sentences)
  return new Map(
    rows.flatMap((row): [string, PlacedRow][] => {
      const place = placed.get(row.id)
      return place && row.verdict ? [[place.sentence.anchor, { ...place, row }]] : []
    }),
  )
}

function stateOf(placed: PlacedRow | undefined, isClaim: boolean): OpenFinding['state'] | null {
  if (!placed?.row.verdict) return isClaim ? 'unchecked' : null
  if (placed.state === 'stale') return 'stale'
  return disputedVerdicts.includes(placed.row.verdict) && !placed.row.accepted ? 'disputed' : null
}

/** A text in another language than its blog is said to be in can be checked once that is put right. */
function unread(sentences: readonly ReadSentence[], { text: first }: ReadSentence): OpenFinding {
  const isRead = contentLanguages.some((language) => isReadIn(sentences, language))
  return { state: isRead ? 'unchecked' : 'unmeasured', text: first }
}
