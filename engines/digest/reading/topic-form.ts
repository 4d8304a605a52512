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

/**
 * An English thing that is counted is spoken of in the plural, where the sources do: `a solar module` makes the topic
 * `solar modules`. Where they do not, it keeps its article. A phrase that somebody asked for stays as it was asked for.
 */
export function countable(phrase: string, { asked, passages, language }: TopicSearch): string {
  const isEnglish = vocabularyOf(language).pack.definite === 'the'
  if (!isEnglish || asked?.trim() || !/^\p{Ll}[\p{L} -]+[^s]$/u.test(phrase)) return phrase
  const text = passages
    .map((passage) => passage.text)
    .join('\n')
    .slice(0, 40_000)
  const alone = `(?=[.,;:)]|\\s(?:is|are|was|were|has|have|can|may|must|will|that|which|who|of|in|on|for|and|or|with|to|from|at)\\s)`
  if (!new RegExp(`(?<![\\p{L}])(?:an?|the|each|every|this) ${phrase}${alone}`, 'iu').test(text)) return phrase
  return new RegExp(`(?<![\\p{L}])${phrase}s(?![\\p{L}])`, 'iu').test(text) ? `${phrase}s` : `the ${phrase}`
}

/** English sources say of persons that they said something, and go on with `he` or `she`. */
export function isPerson(phrase: string, { sentences, passages }: TopicSearch): boolean {
  if (!/^\p{Lu}/u.test(phrase) || /^(?:The|A|An) /.test(phrase)) return false
  const name = phrase.replace(/[^\p{L}\p{N} '’-]/gu, '')
  const speaks = new RegExp(
    `(?<![\\p{L}])${name}(?:, \\p{N}+,)? (?:said|says|told|added|denied|denies|who|wrote|was born|died)(?![\\p{L}])`,
    'u',
  )
  if (passages.some(({ text }) => speaks.test(text))) return true
  return sentences.some(({ leansOn, opening: [first] }) => {
    const before = leansOn === null ? undefined : sentences[leansOn]
    return first !== undefined && /^(?:he|she|his|her)$/.test(first.word) && before?.text.includes(phrase) === true
  })
}

/**
 * English only: `a weekend in Rome`, and `bleeding radiators` where a source says that one bleeds a radiator; `running
 * shoes` are things.
 */
export function isActivity(phrase: string, { passages, language }: TopicSearch): boolean {
  if (vocabularyOf(language).pack.definite !== 'the') return false
  if (TIME_SPENT.test(phrase)) return true
  const [, verb] = /^(\p{L}{2,})ing \p{L}/iu.exec(phrase) ?? []
  if (verb === undefined) return false
  const withObject = new RegExp(`(?<![\\p{L}])${verb}e? (?:an?|the|your|their|every|each|all|any) `, 'iu')
  return passages.some(({ text }) => withObject.test(text))
}

const TIME_SPENT =
  /^(?:an?|one|two|three|four|five|\d+) (?:long )?(?:weekends?|days?|nights?|weeks?|months?|trip|tour|walk|visit|journey|holiday) (?:in|at|to|on|around|through|along|with|by) /iu
