import { contentLanguageOf, contentLanguages } from '../../../../engines/text/index.ts'
import type { Owner } from '../../../../platform/contract/policy.ts'
import type { Deps } from '../../../../platform/server/deps.ts'
import { blogText, type OpenFinding } from '../../../blogs/server/index.ts'
import { disputedVerdicts } from '../../facts/fixed-values.ts'
import { type ClaimPlace, placeClaims } from '../../facts/place-claims.ts'
import { type ReadSentence, readSentences } from '../../facts/read-sentences.ts'
import { blogPage } from './read-text.ts'
import { isReadIn, statementsIn } from './statements.ts'
import { type ClaimRow, claimsOf, latestOfBlog } from './store.ts'
import { foundBefore } from './sync-claims.ts'

/**
 * Claims of a blog that are disputed, have changed since their check or were never checked, and that nobody answers for, in
 * the order of the text. A text that no language's rules read has one finding, which says so.
 */
export async function openFindingsOf(deps: Deps, actor: Owner, blogId: string): Promise<OpenFinding[]> {
  const blog = await blogText(deps, actor, blogId)
  if (!blog) return []
  const check = await latestOfBlog(deps.db, actor.ownerId, blogId)
  const language = contentLanguageOf(check?.language ?? blog.language)
  const sentences = readSentences(blogPage(blog), language)
  const [first] = sentences
  if (first && !isReadIn(sentences, language)) return [unread(sentences, first)]
  const rows = check ? await claimsOf(deps.db, check.id) : []
  const byAnchor = claimsByAnchor(rows, sentences)
  const statements = await statementsIn(sentences, language)
  const stated = new Set([
    ...statements.flatMap(({ kind, sentence }) => (kind === 'claim' ? [sentence.anchor] : [])),
    ...foundBefore(rows, { statements, sentences }).map(({ anchor }) => anchor),
  ])
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
      return place && isAnswered(row) ? [[place.sentence.anchor, { ...place, row }]] : []
    }),
  )
}

/** Whether a check has a verdict on a claim, or a person answers for it: a check with nothing to compare with has no verdict. */
function isAnswered({ verdict, accepted }: ClaimRow): boolean {
  return verdict !== null || accepted !== null
}

function stateOf(placed: PlacedRow | undefined, isClaim: boolean): OpenFinding['state'] | null {
  if (!placed) return isClaim ? 'unchecked' : null
  if (placed.state === 'stale') return 'stale'
  const { verdict, accepted } = placed.row
  return verdict && disputedVerdicts.includes(verdict) && !accepted ? 'disputed' : null
}

/** A text in a language other than its blog's setting can be checked once the setting is corrected. */
function unread(sentences: readonly ReadSentence[], { text: first }: ReadSentence): OpenFinding {
  const isRead = contentLanguages.some((language) => isReadIn(sentences, language))
  return { state: isRead ? 'unchecked' : 'unmeasured', text: first }
}
