/** The day by which texts are dated: ISO 8601, in UTC as the server counts. */
export function today(): string {
  return new Date().toISOString().slice(0, 10)
}
