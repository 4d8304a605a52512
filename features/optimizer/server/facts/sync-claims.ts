import { isDeepStrictEqual } from 'node:util'
import type { Deps } from '../../../../platform/server/deps.ts'
import { newId } from '../../../../platform/server/ids.ts'
import type { ReadSentence } from '../../facts/read-sentences.ts'
import type { CheckContext } from './context.ts'
import { claimsFoundBy } from './model-finds.ts'
import { type FoundStatement, statementsIn } from './statements.ts'
import { type CheckRow, type ClaimRow, changeClaim, claimsOf, insertClaims, removeClaims } from './store.ts'

/**
 * Brings the stored claims to the text as it is now: those whose words still be there are kept with what is known of
 * them, wherever they moved; new ones are put down; the others go. Returns those that the rules find in the order of the
 * text, then those that a model found before. `wanted` are sentences, by their anchors, that are claims from now on because
 * somebody wants them checked.
 */
export async function syncClaims(
  deps: Pick<Deps, 'db' | 'transaction'>,
  check: CheckRow,
  { text }: Pick<CheckContext, 'text'>,
  wanted: readonly string[] = [],
): Promise<ClaimRow[]> {
  await takeUp(deps, check, { text, wanted })
  const statements = await statementsIn(text.sentences, check.language)
  return deps.transaction(async () => {
    const known = (await claimsOf(deps.db, check.id)).filter(({ kind }) => kind !== 'quoted')
    const byAnchor = new Map(known.map((row) => [row.anchor, row]))
    const rows = statements.map((one, at) => ({
      row: byAnchor.get(one.sentence.anchor),
      made: { ...newClaim(check, one.sentence, at), kind: one.kind, hasFigures: one.hasFigures },
    }))
    await insertClaims(
      deps.db,
      rows.flatMap(({ row, made }) => (row ? [] : [made])),
    )
    const others = foundBefore(known, { statements, sentences: text.sentences })
    const kept = new Set([...rows.flatMap(({ row }) => row?.id ?? []), ...others.map(({ id }) => id)])
    await removeClaims(
      deps.db,
      known.flatMap(({ id }) => (kept.has(id) ? [] : [id])),
    )
    return [...rows.map(({ row, made }) => row ?? made), ...others]
  })
}

/** Makes claims of sentences that the rules take for none: opinions that were listed, and what was not. */
async function takeUp(
  deps: Pick<Deps, 'db' | 'transaction'>,
  check: CheckRow,
  { text, wanted }: Pick<CheckContext, 'text'> & { wanted: readonly string[] },
): Promise<void> {
  if (wanted.length === 0) return
  await deps.transaction(async () => {
    const known = new Map((await claimsOf(deps.db, check.id)).map((row) => [row.anchor, row]))
    for (const anchor of new Set(wanted)) {
      const row = known.get(anchor)
      const at = text.sentences.findIndex((sentence) => sentence.anchor === anchor)
      const sentence = text.sentences[at]
      if (row) await changeClaim(deps.db, row.id, { kind: 'claim' })
      else if (sentence) await insertClaims(deps.db, [newClaim(check, sentence, at)])
    }
  })
}

/** Stored claims that are in a text although the rules see no claim there: a model or a person did. */
export function foundBefore(
  stored: readonly ClaimRow[],
  { statements, sentences }: { statements: readonly FoundStatement[]; sentences: readonly ReadSentence[] },
): ClaimRow[] {
  const stated = new Set(statements.map(({ sentence }) => sentence.anchor))
  const places = new Map(sentences.map(({ anchor }, at) => [anchor, at]))
  return stored
    .filter(({ kind, anchor }) => kind === 'claim' && places.has(anchor) && !stated.has(anchor))
    .toSorted((a, b) => (places.get(a.anchor) ?? 0) - (places.get(b.anchor) ?? 0))
}

/** Adds the claims that a model sees among the sentences in which the rules see nothing to check. */
export async function addFoundClaims(
  { deps, check, text, model, signal }: Pick<CheckContext, 'deps' | 'check' | 'text' | 'model' | 'signal'>,
  rows: readonly ClaimRow[],
): Promise<ClaimRow[]> {
  if (!model) return []
  const known = new Set(rows.map(({ anchor }) => anchor))
  const once = new Map(text.sentences.map((sentence) => [sentence.anchor, sentence]))
  const unstated = [...once.values()].filter(({ anchor }) => !known.has(anchor))
  const found = await claimsFoundBy(model, unstated, signal)
  const added = found.map((sentence) => newClaim(check, sentence, text.sentences.indexOf(sentence)))
  await insertClaims(deps.db, added)
  return added
}

/** A sentence of a check of which nothing is known yet. */
export function newClaim({ id, ownerId }: CheckRow, sentence: ReadSentence, position: number): ClaimRow {
  return {
    id: newId(),
    checkId: id,
    ownerId,
    position,
    text: sentence.text,
    anchor: sentence.anchor,
    kind: 'claim',
    hasFigures: false,
    verdict: null,
    confidence: null,
    evidence: [],
    faults: [],
    reason: null,
    correction: null,
    engine: 'builtin',
    checkedAt: null,
    checkedIn: null,
    accepted: null,
  }
}

/** What somebody answers for stays accepted until other evidence is found; other words make another claim. */
export function keptAcceptance(before: ClaimRow, { evidence }: Pick<ClaimRow, 'evidence'>): ClaimRow['accepted'] {
  const found = (list: ClaimRow['evidence']) => list.map(({ asset_id, quote, stance }) => [asset_id, quote, stance])
  return isDeepStrictEqual(found(before.evidence), found(evidence)) ? before.accepted : null
}
