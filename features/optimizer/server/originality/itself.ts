import type { OriginalityExclusionsShape } from '../../contract/originality.ts'
import type { CheckRow } from './check-store.ts'
import type { FoundSource, StoredFindings } from './findings.ts'

/** The writer's own blog that a text is, where the text was given without saying so: pasted, read from a file or from its page. */
export function itselfIn(
  { blogId }: Pick<CheckRow, 'blogId'>,
  { sources }: Pick<StoredFindings, 'sources'>,
): FoundSource | null {
  if (blogId !== null) return null
  return sources.find(({ kind, isCopy }) => kind === 'blog' && isCopy) ?? null
}

/** Exclusions with that blog, unless it was known to an earlier check: whatever a person made of it there holds. */
export function withoutItself(
  check: Pick<CheckRow, 'blogId' | 'exclusions'>,
  findings: StoredFindings,
  previous: StoredFindings | null,
): OriginalityExclusionsShape {
  const { exclusions } = check
  const itself = itselfIn(check, findings)
  if (itself === null || (previous && itselfIn(check, previous)?.key === itself.key)) return exclusions
  return { ...exclusions, sources: [...new Set([...exclusions.sources, itself.key])] }
}
