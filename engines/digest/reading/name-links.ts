import type { WordForms } from './languages/pack.ts'
import type { SentenceDraft } from './sentence.ts'

/** What tells a name that has to be explained from one that has not. */
interface Known {
  /** Index of the sentence that gives the name whole (`Avi Marciano`), by each of its outer words. */
  readonly whole: Map<string, number>
  /** Index of the sentence that has it first. */
  readonly first: Map<string, number>
  readonly count: Map<string, number>
  /** Names that stand behind `in` or `from` somewhere: places explain themselves. */
  readonly places: Set<string>
}

/** A name that the source speaks of more often is one of its heroes and known by then. */
const SELDOM = 3
/** A sentence that explains a name so near brings the two together. */
const NEAR = 3
const PLACE = /(?<![\p{L}])(?:in|at|from|to|near|into|off|towards?) (\p{Lu}[\p{L}-]+)/gu
/** Peoples and adjectives of places. */
const OF_PLACE = /(?:ish|[ai]ans?|ese|ics?)$/

/**
 * A sentence that begins with a bare name (`Marciano found …`) needs the one that said who that is (`Avi Marciano, …`).
 * Where that is near, it leans on it; further back, it can be used only after it. Only where verbs are told by
 * their forms.
 */
export function withIntroductions(
  drafts: readonly SentenceDraft[],
  { isVerb }: WordForms,
  isTopic: (name: string) => boolean,
): SentenceDraft[] {
  const bySource = Map.groupBy(drafts, ({ passage }) => passage.sourceId)
  const known = new Map([...bySource].map(([source, own]) => [source, namesOf(own)]))
  return drafts.map((draft) => {
    const from = known.get(draft.passage.sourceId)
    const name = from === undefined ? null : bareName(draft, from, isVerb)
    if (from === undefined || name === null || isTopic(name)) return draft
    const on = introductionOf(name, from)
    if (on === null || on >= draft.index) return draft
    const isNear = draft.leansOn === null && draft.index - on <= NEAR && drafts[on]?.usable
    return isNear ? { ...draft, leansOn: on } : { ...draft, needs: on }
  })
}

function namesOf(drafts: readonly SentenceDraft[]): Known {
  const known: Known = { whole: new Map(), first: new Map(), count: new Map(), places: new Set() }
  for (const { names, index, text, kind } of drafts) {
    if (kind !== 'statement') continue
    for (const [, place = ''] of text.matchAll(PLACE)) known.places.add(place)
    for (const name of new Set(names)) {
      const words = name.split(' ')
      if (words.length === 1) {
        known.count.set(name, (known.count.get(name) ?? 0) + 1)
        if (!known.first.has(name)) known.first.set(name, index)
        continue
      }
      for (const word of [words[0] ?? '', words.at(-1) ?? '']) {
        if (!known.whole.has(word)) known.whole.set(word, index)
      }
    }
  }
  return known
}

/** The name a statement begins with, where it is a single word that can be a person's. */
function bareName(
  { kind, text, names, opening }: SentenceDraft,
  { whole }: Known,
  isVerb: WordForms['isVerb'],
): string | null {
  const [first = '', second = ''] = text.split(' ', 2)
  const name = first.replace(/['’]s?$/, '')
  const next = opening[1]
  const isSubject = whole.has(name) && next !== undefined && (next.isEmpty || isVerb(next.word))
  if (kind !== 'statement' || !(names.includes(name) || isSubject) || /^\p{Lu}/u.test(second)) return null
  return /\p{Lu}.*\p{Lu}/u.test(name) || OF_PLACE.test(name) ? null : name
}

function introductionOf(name: string, { whole, first, count, places }: Known): number | null {
  if (places.has(name)) return null
  const said = whole.get(name)
  if (said !== undefined) return said
  return (count.get(name) ?? 0) <= SELDOM ? (first.get(name) ?? null) : null
}
