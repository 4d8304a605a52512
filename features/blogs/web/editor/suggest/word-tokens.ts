/** A piece of text that stays whole in a comparison: a word, white space, one sign. */
export interface Token {
  text: string
  from: number
  to: number
}

// Scripts without spaces between words are compared sign by sign.
const pieces =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]\p{M}*|[\p{L}\p{N}\p{M}]+(?:['’.-][\p{L}\p{N}\p{M}]+)*|\s+|[^\s\p{L}\p{N}]/gu

/** Cuts a text into tokens; every character is in exactly one. `at` is added to their places. */
export function tokensOf(text: string, at = 0): Token[] {
  return [...text.matchAll(pieces)].map(({ 0: piece, index }) => ({
    text: piece,
    from: at + index,
    to: at + index + piece.length,
  }))
}

/** Old tokens `fromOld`–`toOld` (exclusive) have become new tokens `fromNew`–`toNew`. */
export interface Hunk {
  fromOld: number
  toOld: number
  fromNew: number
  toNew: number
}

/**
 * What changed between two token lists, by Myers' greedy algorithm on what is left between common ends; when they have
 * little in common, one hunk over everything between the ends. Hunks with only white space between them are joined.
 */
export function changedTokens(before: readonly Token[], after: readonly Token[]): Hunk[] {
  let start = 0
  while (start < before.length && start < after.length && before[start]?.text === after[start]?.text) start += 1
  let end = 0
  const room = Math.min(before.length, after.length) - start
  while (end < room && before[before.length - 1 - end]?.text === after[after.length - 1 - end]?.text) end += 1
  const middleOld = before.slice(start, before.length - end)
  const middleNew = after.slice(start, after.length - end)
  const hunks = joined(myers(middleOld, middleNew), middleOld)
  return hunks.map((hunk) => ({
    fromOld: hunk.fromOld + start,
    toOld: hunk.toOld + start,
    fromNew: hunk.fromNew + start,
    toNew: hunk.toNew + start,
  }))
}

const MOST_CHANGES = 800

function myers(before: readonly Token[], after: readonly Token[]): Hunk[] {
  const whole = { fromOld: 0, toOld: before.length, fromNew: 0, toNew: after.length }
  if (before.length === 0 && after.length === 0) return []
  if (before.length === 0 || after.length === 0) return [whole]
  const trace = forwardTrace(before, after)
  return trace ? backtrack(trace, before.length, after.length) : [whole]
}

// For each number of changes, how far each diagonal gets; kept to walk back.
function forwardTrace(before: readonly Token[], after: readonly Token[]): Int32Array[] | null {
  const most = Math.min(before.length + after.length, MOST_CHANGES)
  const trace: Int32Array[] = []
  let reach = new Int32Array(2 * most + 3)
  for (let changes = 0; changes <= most; changes++) {
    trace.push(reach.slice())
    for (let diagonal = -changes; diagonal <= changes; diagonal += 2) {
      const at = diagonal + most + 1
      const isDown = diagonal === -changes || (diagonal !== changes && (reach[at - 1] ?? 0) < (reach[at + 1] ?? 0))
      let old = isDown ? (reach[at + 1] ?? 0) : (reach[at - 1] ?? 0) + 1
      while (old < before.length && old - diagonal < after.length && before[old]?.text === after[old - diagonal]?.text)
        old += 1
      reach[at] = old
      if (old >= before.length && old - diagonal >= after.length) return trace
    }
  }
  reach = new Int32Array(0)
  return null
}

function backtrack(trace: readonly Int32Array[], oldLength: number, newLength: number): Hunk[] {
  const hunks: Hunk[] = []
  const middle = ((trace[0]?.length ?? 3) - 1) / 2
  let old = oldLength
  let now = newLength
  for (let changes = trace.length - 1; changes > 0; changes--) {
    const reach = trace[changes] ?? new Int32Array(0)
    const diagonal = old - now
    const isDown =
      diagonal === -changes ||
      (diagonal !== changes && (reach[diagonal + middle - 1] ?? 0) < (reach[diagonal + middle + 1] ?? 0))
    const previous = isDown ? diagonal + 1 : diagonal - 1
    const previousOld = reach[previous + middle] ?? 0
    const previousNow = previousOld - previous
    hunks.push({
      fromOld: previousOld,
      toOld: isDown ? previousOld : previousOld + 1,
      fromNew: previousNow,
      toNew: isDown ? previousNow + 1 : previousNow,
    })
    old = previousOld
    now = previousNow
  }
  return hunks.reverse()
}

function joined(hunks: readonly Hunk[], before: readonly Token[]): Hunk[] {
  const list: Hunk[] = []
  for (const hunk of hunks) {
    const last = list.at(-1)
    const between = last ? before.slice(last.toOld, hunk.fromOld) : []
    if (last && between.every(({ text }) => text.trim() === '')) {
      last.toOld = hunk.toOld
      last.toNew = hunk.toNew
    } else list.push({ ...hunk })
  }
  return list
}
