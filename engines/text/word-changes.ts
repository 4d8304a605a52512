/** A stretch of two compared texts: what both have, what only the later has, what only the earlier had. */
export interface WordChange {
  readonly kind: 'same' | 'added' | 'removed'
  readonly text: string
  /** Its place among the changes. */
  readonly at: number
}

/** Beyond so many comparisons the middle of the texts counts as changed whole. */
const MOST_CELLS = 4_000_000

/** What changed from one text to another, word by word; joined without what was removed, it is the later text. */
export function wordChanges(before: string, after: string): WordChange[] {
  const [old, now] = [pieces(before), pieces(after)]
  let start = 0
  while (start < old.length && start < now.length && old[start] === now[start]) start += 1
  let end = 0
  while (end < old.length - start && end < now.length - start && old.at(-1 - end) === now.at(-1 - end)) end += 1
  const middle = changed(old.slice(start, old.length - end), now.slice(start, now.length - end))
  return merged([
    ...old.slice(0, start).map((text) => ({ kind: 'same' as const, text })),
    ...middle,
    ...old.slice(old.length - end).map((text) => ({ kind: 'same' as const, text })),
  ])
}

type Step = Omit<WordChange, 'at'>

/** Words with the blanks behind them. */
function pieces(text: string): string[] {
  return text.match(/\S+\s*|^\s+/g) ?? []
}

function changed(old: readonly string[], now: readonly string[]): Step[] {
  const whole = () => [...old.map(removed), ...now.map(added)]
  if (old.length === 0 || now.length === 0 || old.length * now.length > MOST_CELLS) return whole()
  const width = now.length + 1
  // how many words the rests of both texts have in common, from each pair of places on
  const common = new Uint32Array((old.length + 1) * width)
  const at = (row: number, column: number) => common[row * width + column] ?? 0
  for (let row = old.length - 1; row >= 0; row--)
    for (let column = now.length - 1; column >= 0; column--)
      common[row * width + column] =
        old[row] === now[column] ? at(row + 1, column + 1) + 1 : Math.max(at(row + 1, column), at(row, column + 1))
  const steps: Step[] = []
  let [row, column] = [0, 0]
  while (row < old.length && column < now.length) {
    const [before = '', after = ''] = [old[row], now[column]]
    if (before === after) {
      steps.push({ kind: 'same', text: before })
      row += 1
      column += 1
    } else if (at(row + 1, column) >= at(row, column + 1)) {
      steps.push(removed(before))
      row += 1
    } else {
      steps.push(added(after))
      column += 1
    }
  }
  return [...steps, ...old.slice(row).map(removed), ...now.slice(column).map(added)]
}

function removed(text: string): Step {
  return { kind: 'removed', text }
}

function added(text: string): Step {
  return { kind: 'added', text }
}

/** Neighbours of one kind as one stretch; of a stretch that was replaced, the old words come first. */
function merged(steps: readonly Step[]): WordChange[] {
  const found: { kind: WordChange['kind']; text: string }[] = []
  for (const step of steps) {
    const last = found.at(-1)
    if (last?.kind === step.kind) last.text += step.text
    else found.push({ ...step })
  }
  return found.map((step, at) => ({ ...step, at }))
}
