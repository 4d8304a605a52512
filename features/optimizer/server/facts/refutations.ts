import { createHash } from 'node:crypto'
import { and, eq, inArray } from 'drizzle-orm'
import type { Owner } from '../../../../platform/contract/policy.ts'
import type { Db } from '../../../../platform/server/db/types.ts'
import type { Deps } from '../../../../platform/server/deps.ts'
import { disputedVerdicts } from '../../facts/fixed-values.ts'
import { anchorOf } from '../../facts/read-sentences.ts'
import { refutedSentences } from '../facts-tables.ts'
import type { ClaimRow } from './store.ts'

/** Why a sentence is known to be wrong. */
export interface Refutation {
  verdict: 'source-invented' | 'contradicted' | 'partly' | 'misleading'
  correction: string | null
  /** What speaks against it. */
  evidence: { quote: string; title: string; url: string | null } | null
  /** ISO 8601. */
  at: string
}

/** What identifies a sentence by its words, whatever text it stands in. */
export function sentenceKey(text: string): string {
  return createHash('sha256').update(anchorOf(text)).digest('hex').slice(0, 32)
}

type Settled = Pick<ClaimRow, 'ownerId' | 'text' | 'verdict' | 'correction' | 'evidence' | 'accepted'>

/**
 * Remembers that a sentence was found wrong, beyond its claim: a correction takes the sentence out of its text, and what was
 * made of it elsewhere still says it. Forgets it when a later check supports the sentence, or somebody answers for it.
 */
export async function rememberVerdict({ db, clock }: Pick<Deps, 'db' | 'clock'>, claim: Settled): Promise<void> {
  const { ownerId, text, verdict, correction, evidence, accepted } = claim
  const key = sentenceKey(text)
  if (!verdict || accepted || !disputedVerdicts.includes(verdict)) {
    await db.delete(refutedSentences).where(and(eq(refutedSentences.ownerId, ownerId), eq(refutedSentences.key, key)))
    return
  }
  const against = evidence.find(({ stance }) => stance === 'disputes')
  const found = {
    verdict: verdict as Refutation['verdict'],
    correction,
    evidence: against ? { quote: against.quote, title: against.title, url: against.url } : null,
    refutedAt: clock.now(),
  }
  await db
    .insert(refutedSentences)
    .values({ ownerId, key, ...found })
    .onConflictDoUpdate({ target: [refutedSentences.ownerId, refutedSentences.key], set: found })
}

/** Which of these sentences were found wrong, by their keys. */
export async function refutationsOf(
  db: Db,
  { ownerId }: Owner,
  keys: readonly string[],
): Promise<Map<string, Refutation>> {
  if (keys.length === 0) return new Map()
  const rows = await db
    .select()
    .from(refutedSentences)
    .where(and(eq(refutedSentences.ownerId, ownerId), inArray(refutedSentences.key, [...keys])))
  return new Map(
    rows.map(({ key, verdict, correction, evidence, refutedAt }) => [
      key,
      { verdict, correction, evidence, at: refutedAt.toISOString() },
    ]),
  )
}
