/** Significant digits as far as the value shows them: 3000000 has one, 2.96 three. */
export function digitsOf(value: number): number {
  const [mantissa = ''] = Math.abs(value).toExponential().split('e')
  return mantissa.replace('.', '').length
}

/** Whether a value is a more exact one rounded: 3.6 of 3.57, 1200000 of 1187000. */
export function isRoundedFrom(rounded: number, exact: number): boolean {
  const digits = Math.max(1, digitsOf(rounded))
  return digitsOf(exact) > digits && Number(exact.toPrecision(digits)) === rounded
}
