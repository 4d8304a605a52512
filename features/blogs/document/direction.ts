/** Whether the first letter with a direction of its own reads from right to left (as `dir="auto"` decides). */
export function isRightToLeft(text: string): boolean {
  const strong = /\p{L}/u.exec(text)
  return (
    strong !== null &&
    /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufeff\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u.test(strong[0])
  )
}
