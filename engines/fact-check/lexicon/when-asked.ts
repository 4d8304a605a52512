/**
 * The words of each language, made when somebody first asks for them: patterns of thousands of words take a tenth of a second to
 * compile, and most texts are in one language.
 */
export function whenAsked<Language extends string, Words>(
  makers: Readonly<Record<Language, () => Words>>,
): Readonly<Record<Language, Words>> {
  const made = {} as Record<Language, Words>
  for (const language of Object.keys(makers) as Language[]) {
    let words: Words | undefined
    Object.defineProperty(made, language, {
      enumerable: true,
      get() {
        words ??= makers[language]()
        return words
      },
    })
  }
  return made
}
