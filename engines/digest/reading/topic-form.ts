import type { Passage } from '../../retrieval/index.ts'
import type { TopicSearch } from './topic-phrase.ts'
import { vocabularyOf } from './vocabulary.ts'

/** `Tidal power` is `tidal power` inside a sentence when the sources write it so, or its first word; names keep their capitals. */
export function asWrittenInside(phrase: string, passages: readonly Passage[]): string {
  if (/\s\p{Lu}/u.test(phrase)) return phrase
  const small = phrase.charAt(0).toLowerCase() + phrase.slice(1)
  const lower = phrase.toLowerCase()
  for (const form of small === phrase ? [] : [small, lower]) {
    if (passages.some((passage) => standsAlone(passage.text, form))) return form
  }
  const [first = ''] = small.split(/[\s-]/, 1)
  const isName = first === small || first.length < SHORTEST_FIRST
  return !isName && passages.some(({ text }) => standsAlone(text, first)) ? small : phrase
}

const SHORTEST_FIRST = 4

function standsAlone(text: string, phrase: string): boolean {
  const at = text.indexOf(phrase)
  return (
    at !== -1 && !/[\p{L}\p{N}]/u.test(text.charAt(at - 1)) && !/[\p{L}\p{N}]/u.test(text.charAt(at + phrase.length))
  )
}

/** Whether the sources say of it what only persons do, and go on with their pronouns. */
export function isPerson(phrase: string, { sentences, passages, language }: TopicSearch): boolean {
  const { forms } = vocabularyOf(language).pack
  if (forms === undefined || !/^\p{Lu}/u.test(phrase) || /^(?:The|A|An) /.test(phrase)) return false
  const name = phrase.replace(/[^\p{L}\p{N} '’-]/gu, '')
  if (passages.some(({ text }) => forms.speaks(name, text))) return true
  return sentences.some(({ leansOn, opening: [first] }) => {
    const before = leansOn === null ? undefined : sentences[leansOn]
    return first !== undefined && forms.ofPersons.has(first.word) && before?.text.includes(phrase) === true
  })
}
