import type { WordForms } from './pack.ts'

/** Common pasts that do not end in `ed`. */
const PAST = new Set(
  'became began brought built came chose fell felt found gave went grew held kept knew led left lost made met ran rose said saw sent set spent stood took told won wrote'.split(
    ' ',
  ),
)

const TIME_SPENT =
  /^(?:an?|one|two|three|four|five|\d+) (?:long )?(?:weekends?|days?|nights?|weeks?|months?|trip|tour|walk|visit|journey|holiday) (?:in|at|to|on|around|through|along|with|by) /iu

/** What stands behind a noun that stands alone. */
const ALONE =
  '(?=[.,;:)]|\\s(?:is|are|was|were|has|have|can|may|must|will|that|which|who|of|in|on|for|and|or|with|to|from|at)\\s)'

/** What English words show by their forms. */
export const englishForms: WordForms = {
  // verbs of the third person and of the past end so; plurals do too, which only makes us careful
  isVerb: (word) => /(?:[^s]s|ed)$/.test(word) || PAST.has(word),
  isPlural: (word) => /[^s]s$/.test(word),
  counted: (phrase, text) => {
    if (!/^\p{Ll}[\p{L} -]+[^s]$/u.test(phrase)) return phrase
    if (!new RegExp(`(?<![\\p{L}])(?:an?|the|each|every|this) ${phrase}${ALONE}`, 'iu').test(text)) return phrase
    return new RegExp(`(?<![\\p{L}])${phrase}s(?![\\p{L}])`, 'iu').test(text) ? `${phrase}s` : `the ${phrase}`
  },
  // `bleeding radiators` where a source says that one bleeds a radiator; `running shoes` are things
  isActivity: (phrase, text) => {
    const [, verb] = /^(\p{L}{2,})ing \p{L}/iu.exec(phrase) ?? []
    if (TIME_SPENT.test(phrase) || verb === undefined) return TIME_SPENT.test(phrase)
    return new RegExp(`(?<![\\p{L}])${verb}e? (?:an?|the|your|their|every|each|all|any) `, 'iu').test(text)
  },
  speaks: (name, text) =>
    new RegExp(
      `(?<![\\p{L}])${name}(?:, \\p{N}+,)? (?:said|says|told|added|denied|denies|who|wrote|was born|died)(?![\\p{L}])`,
      'u',
    ).test(text),
  ofPersons: new Set(['he', 'she', 'his', 'her']),
}
