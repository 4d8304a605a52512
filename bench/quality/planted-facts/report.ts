import type { Checked } from './check.ts'

const disputed = new Set(['contradicted', 'partly', 'misleading'])

/** By kind: caught, supported, without evidence; of what is true: supported, condemned; and what was proposed. */
export function tableOf(checked: readonly Checked[]): string {
  const kinds = [...new Set(checked.map(({ kind }) => kind))]
  const rows = kinds.map((kind) =>
    row(
      kind,
      checked.filter((one) => one.kind === kind),
    ),
  )
  const errors = checked.filter(({ kind }) => isError(kind))
  return [
    '| kind | claims | contradicted | supported | no evidence | not a claim | corrections | of these right |',
    '|---|---|---|---|---|---|---|---|',
    ...rows,
    ...(errors.length > 0 ? [row('**errors together**', errors)] : []),
  ].join('\n')
}

/** Whether a claim of a kind has an error in it. */
export function isError(kind: string): boolean {
  return kind !== 'unknown' && !kind.startsWith('true')
}

function row(kind: string, list: readonly Checked[]): string {
  const count = (test: (one: Checked) => boolean) => list.filter(test).length
  const corrections = list.filter(({ correction }) => correction !== null)
  const known = corrections.filter(({ original }) => original !== undefined)
  return `| ${[
    kind,
    list.length,
    count(({ verdict }) => disputed.has(verdict)),
    count(({ verdict }) => verdict === 'supported'),
    count(({ verdict }) => verdict === 'no-evidence'),
    count(({ isSeen }) => !isSeen),
    corrections.length,
    known.length === 0 ? '' : known.filter(({ correction, original }) => correction === original).length,
  ].join(' | ')} |`
}

/** The claims of a kind that went wrong, as a person reads them. */
export function wrongOf(checked: readonly Checked[], kind: string): string {
  if (kind === 'corrections') {
    const list = checked.filter(({ correction, original }) => correction !== null && correction !== original)
    return list.map((one) => `- ${one.kind}: ${one.claim}\n  → ${one.correction}`).join('\n')
  }
  const isWanted = (one: Checked) =>
    (kind === 'all' || one.kind === kind) && (isError(one.kind) ? !disputed.has(one.verdict) : isOff(one))
  return checked
    .filter(isWanted)
    .map((one) =>
      [`- ${one.kind}, ${one.verdict}${one.isSeen ? '' : ', not a claim'}: ${one.claim}`, ...one.quotes].join('\n    '),
    )
    .join('\n')
}

function isOff({ kind, verdict, isSeen }: Checked): boolean {
  return !isSeen || (kind === 'unknown' ? verdict !== 'no-evidence' : verdict !== 'supported')
}
