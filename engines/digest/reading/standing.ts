import { type ContentLanguage, isStopWord, words } from '../../text/index.ts'

const LOOKED_AT = 24

/**
 * How often a phrase stands by itself where a text has it: 0 to 1. `Syrian` before `government` and `forces` does not;
 * a thing that one can write about does. 1 for a phrase that the text does not have.
 */
export function aloneShare(text: string, phrase: string, language: ContentLanguage): number {
  const lower = text.toLowerCase()
  const wanted = phrase.toLowerCase()
  let seen = 0
  let alone = 0
  for (let at = lower.indexOf(wanted); at !== -1 && seen < LOOKED_AT; at = lower.indexOf(wanted, at + wanted.length)) {
    const behind = text.slice(at + phrase.length, at + phrase.length + 40)
    if (/^[\p{L}\p{N}]/u.test(behind)) continue
    seen += 1
    if (standsAlone(behind, language)) alone += 1
  }
  return seen === 0 ? 1 : alone / seen
}

function standsAlone(behind: string, language: ContentLanguage): boolean {
  if (!/^\s/u.test(behind)) return !/^-\p{L}/u.test(behind)
  const next = words(behind)[0]
  if (next === undefined || /^\s+[^\p{L}\p{N}\s]/u.test(behind)) return true
  const word = behind.slice(next.start, next.end)
  return isStopWord(word, language) || /^\p{Ll}.*(?:ed|[^s]s)$/u.test(word) || /^\p{N}/u.test(word)
}
