/** The day, as a date field wants it, on whose end something ends where the person is. */
export function lastDayOf(endsAt: string): string {
  const at = new Date(endsAt)
  const two = (part: number) => String(part).padStart(2, '0')
  return `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())}`
}

/** The moment at which a day ends where the person is, ISO 8601. */
export function endOfDay(day: string): string {
  return new Date(`${day}T23:59:59`).toISOString()
}
