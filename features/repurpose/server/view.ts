import type { z } from 'zod'
import { judgeClaim } from '../../../engines/fact-check/index.ts'
import { contentLanguageOf, cutAtWord } from '../../../engines/text/index.ts'
import type { Owner } from '../../../platform/contract/policy.ts'
import type { Deps } from '../../../platform/server/deps.ts'
import { type Refutation, refutationsOf } from '../../optimizer/server/index.ts'
import type { Derivative, DerivativeEntry, DerivedClaim } from '../contract.ts'
import type { Whole } from './store.ts'
import type { DerivativeRow, SourceRow, StoredClaim } from './tables.ts'

type Refuted = ReadonlyMap<string, Refutation>

/** Derived texts as lists show them. */
export async function entryViews(
  { db }: Pick<Deps, 'db'>,
  owner: Owner,
  found: readonly Whole[],
): Promise<z.input<typeof DerivativeEntry>[]> {
  const refuted = await refutationsOf(db, owner, [...new Set(found.flatMap(({ row }) => row.restsOn))])
  return found.map((whole) => entryView(whole, refuted))
}

/** A derived text whole. */
export async function derivativeView(
  { db }: Pick<Deps, 'db'>,
  { row, source }: Whole,
): Promise<z.input<typeof Derivative>> {
  const refuted = await refutationsOf(db, row, row.restsOn)
  const { layout, parts, link, isTracked, placeholders, language, askedFor, engine, version, claims, isCompared } = row
  const shown = { source, refuted, language }
  return {
    ...entryView({ row, source }, refuted),
    layout,
    parts,
    link,
    is_tracked: isTracked,
    placeholders,
    language,
    asked_for: askedFor,
    engine,
    version,
    claims: claims.map((claim) => claimView(claim, shown)),
    is_compared: isCompared,
    is_condensed: source.isCondensed,
  }
}

/** The claims of a derived text that still say what was refuted. */
export function refutedClaims({ row, source }: Whole, refuted: Refuted): StoredClaim[] {
  return row.claims.filter((claim) => isRefuted(claim, { source, refuted, language: row.language }))
}

function entryView({ row, source }: Whole, refuted: Refuted): z.input<typeof DerivativeEntry> {
  const { id, shapeId, shapeTitle, form, network, createdAt, updatedAt } = row
  const { kind, title, url, blogId } = source
  return {
    id,
    shape_id: shapeId,
    shape_title: shapeTitle,
    form,
    network,
    opening: openingOf(row),
    source: { id: source.id, kind, title, url, blog_id: blogId },
    refuted: refutedClaims({ row, source }, refuted).length,
    created_date: createdAt.toISOString(),
    updated_date: updatedAt.toISOString(),
  }
}

interface Against {
  source: SourceRow
  refuted: Refuted
  language: string
}

function claimView(claim: StoredClaim, against: Against): z.input<typeof DerivedClaim> {
  const { sentences, citations } = against.source
  return {
    ...claim,
    from: claim.from.flatMap((at) => {
      const sentence = sentences[at]
      if (!sentence) return []
      const { key, text, cited } = sentence
      const found = against.refuted.get(key)
      const refuted = found ? { ...found, correction: correctedIn(claim.text, text, found.correction) } : null
      return [{ text, citations: cited.flatMap((one) => citations[one] ?? []), refuted }]
    }),
    is_refuted: isRefuted(claim, against),
  }
}

/** Whether it still says what was refuted. One that says the correction differs from its original, and is right. */
function isRefuted({ text, state, from }: StoredClaim, { source, refuted, language }: Against): boolean {
  return from.some((at) => {
    const original = source.sentences[at]
    const found = original && refuted.get(original.key)
    if (!found) return false
    if (found.correction === null) return true
    if (lacksWrongFigures(text, original.text, found.correction)) return false
    if (state === 'carried') return true
    return judgeClaim(text, [found.correction], contentLanguageOf(language)).verdict !== 'supported'
  })
}

/** Whether only figures of the original were wrong, and the sentence says none of them: it carries something else over. */
function lacksWrongFigures(text: string, original: string, correction: string): boolean {
  const right = rightFigures(original, correction)
  return right !== null && right.size > 0 && !figuresIn(text).some((figure) => right.has(figure))
}

/** The correction as the sentence has to say it: where only figures were wrong, in its own words, with all else that it says. */
function correctedIn(text: string, original: string, correction: string | null): string | null {
  const right = correction === null ? null : rightFigures(original, correction)
  const isSaid = right !== null && figuresIn(text).some((figure) => right.has(figure))
  return isSaid ? text.replace(FIGURE, (figure) => right.get(figure) ?? figure) : correction
}

/** Each wrong figure with the right one; null where words differ too. */
function rightFigures(original: string, correction: string): ReadonlyMap<string, string> | null {
  if (original.replace(FIGURE, '') !== correction.replace(FIGURE, '')) return null
  const right = figuresIn(correction)
  const pairs = figuresIn(original).map((figure, at) => [figure, right[at] ?? figure] as const)
  return new Map(pairs.filter(([wrong, figure]) => wrong !== figure))
}

const FIGURE = /\d+(?:[.,]\d+)*/g

function figuresIn(text: string): string[] {
  return text.match(FIGURE) ?? []
}

const OPENING = 160

function openingOf({ layout, parts }: DerivativeRow): string {
  for (const { name } of layout) {
    const value = parts[name]
    const [first] = typeof value === 'string' ? [value] : (value ?? [])
    const text = typeof first === 'string' ? first : Object.values(first ?? {})[0]
    if (text?.trim()) return cutAtWord(text.trim(), OPENING)
  }
  return ''
}
