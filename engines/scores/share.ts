/** How many of the cases are right, 0 to 1. */
export function shareOf<T>(cases: readonly T[], isRight: (one: T) => boolean): number {
  return cases.filter(isRight).length / cases.length
}

/** The harmonic mean of precision and recall of what was found. */
export function balance(found: readonly string[], wanted: readonly string[]): number {
  const right = found.filter((one) => wanted.includes(one)).length
  return right === 0 ? 0 : (2 * right) / (found.length + wanted.length)
}

/** The mean of numbers. */
export function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length
}
