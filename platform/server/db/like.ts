/** A pattern for LIKE that finds the words anywhere, its signs taken as letters. */
export function containing(words: string): string {
  return `%${words.replace(/[\\%_]/g, '\\$&')}%`
}
