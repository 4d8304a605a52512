/** With a capital first; `iPhone` and its like, with one further on, stay as they are. */
export function capitalized(words: string): string {
  return /^\p{Ll}+\p{Lu}/u.test(words) ? words : words.charAt(0).toUpperCase() + words.slice(1)
}
