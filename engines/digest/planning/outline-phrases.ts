import { keyphrases } from '../../keywords/index.ts'
import { type Material, quotable } from '../reading/material.ts'
import { readThoughts } from '../reading/read-thoughts.ts'
import { capitalised } from '../reading/readable.ts'
import { aloneShare } from '../reading/standing.ts'
import type { Thought } from '../reading/thought.ts'
import { termsOf } from '../reading/topic-phrase.ts'
import { weights } from '../weights.ts'
import type { Group } from './outline.ts'
import { aboutTopic } from './wording.ts'

/** A thing that several thoughts are about. */
interface Subject {
  readonly phrase: string
  /** Those that name it. */
  readonly thoughts: readonly Thought[]
  readonly weight: number
}

/** Characters in which phrases are looked for, and how many of them. */
const READ = 40_000
const PHRASES = 120

/**
 * A section for each thing that several thoughts are about, named as the sources name it, in the order in which they come to it; `before` are
 * sections that there are already. Where there are none, what is about no such thing stands under the topic.
 */
export function byPhrases(material: Material, most: number, before: readonly Group[]): Group[] {
  const planned = new Set(before.flatMap(({ sentences }) => sentences))
  const said = new Set(quotable(material).filter((sentence) => !planned.has(sentence)))
  const thoughts = readThoughts(material).filter(({ sentences }) => sentences.some((one) => said.has(one)))
  const groupOf = (heading: string, own: readonly Thought[]): Group => ({
    heading: capitalised(heading, material.language),
    sentences: own.flatMap(({ sentences }) => sentences.filter((one) => said.has(one))),
  })
  const chosen = apart(subjectsOf(material, thoughts), most - Math.max(1, before.length))
  if (chosen.length + before.length < 2) return []
  const taken = new Set(chosen.flatMap((subject) => subject.thoughts))
  const rest = thoughts.filter((thought) => !taken.has(thought))
  const groups = chosen.toSorted((a, b) => placeOf(a) - placeOf(b)).map((one) => groupOf(one.phrase, one.thoughts))
  return before.length > 0 || rest.length === 0 ? groups : [groupOf(aboutTopic(material, '{topic}'), rest), ...groups]
}

/** The best subjects that are mostly about something else than the better ones, each with what those leave. */
function apart(subjects: readonly Subject[], most: number): Subject[] {
  const { fewest, fresh } = weights.planning.subjects
  const taken = new Set<Thought>()
  const chosen: Subject[] = []
  const left = ({ thoughts }: Subject) => thoughts.filter((thought) => !taken.has(thought))
  const gain = (subject: Subject) => {
    const count = left(subject).length
    return count < Math.max(fewest, subject.thoughts.length * fresh) ? 0 : subject.weight * Math.sqrt(count)
  }
  while (chosen.length < most) {
    const best = subjects.toSorted((a, b) => gain(b) - gain(a))[0]
    if (best === undefined || gain(best) === 0) break
    chosen.push({ ...best, thoughts: left(best) })
    for (const thought of best.thoughts) taken.add(thought)
  }
  return chosen
}

function placeOf({ thoughts: [first] }: Subject): number {
  return first?.sentences[0]?.index ?? 0
}

/** Names and key phrases that are nouns and none of the topic's, where enough thoughts are about them, and not nearly all. */
function subjectsOf(material: Material, thoughts: readonly Thought[]): Subject[] {
  const { language, topic } = material
  const { fewest, fewestOfWord, little, largest, alone } = weights.planning.subjects
  const text = material.passages
    .map((passage) => passage.text)
    .join('\n')
    .slice(0, READ)
  const names = new Set(quotable(material).flatMap((sentence) => sentence.names))
  const phrases = keyphrases(text, { language, limit: PHRASES, asExposition: true })
    .filter(({ phrase }) => hasArticle(material, phrase, text))
    .map(({ phrase, key }) => [key, phrase] as const)
  const named = [...names].map((name) => [[...termsOf(name, language)].join(' '), name] as const)
  return [...new Map([...named, ...phrases])].flatMap(([key, phrase]) => {
    const stems = key.split(' ')
    const ofTopic = stems.filter((one) => topic.terms.has(one)).length
    if (ofTopic === stems.length || (topic.isName && ofTopic > 0) || /\p{N}/u.test(phrase)) return []
    const naming = thoughts.filter(({ sentences }) =>
      sentences.some(({ terms }) => stems.every((one) => terms.has(one))),
    )
    const about = naming.filter((thought) => isAbout(thought, stems)).length
    const isLittle = thoughts.length < little
    const enough = stems.length > 1 || names.has(phrase) || isLittle ? fewest : fewestOfWord
    if (about < enough || naming.length < (isLittle ? fewest : fewestOfWord)) return []
    if (naming.length > thoughts.length * largest) return []
    // `Virtual` describes other things
    if (stems.length === 1 && aloneShare(text, phrase, language) < alone) return []
    const telling = stems.reduce((sum, one) => sum + material.weight(one), 0) / stems.length
    return [{ phrase, thoughts: naming, weight: (telling * about) / naming.length }]
  })
}

/** An article stands before it somewhere, as before no verb. */
function hasArticle({ vocabulary }: Material, phrase: string, text: string): boolean {
  const articles = [...vocabulary.definite, ...vocabulary.indefinite].join('|')
  const behind = String.raw`(?<!\p{L})(?:${articles}) ${phrase.replace(/[^\p{L} -]/gu, '.')}(?!\p{L})`
  return articles === '' || new RegExp(behind, 'iu').test(text)
}

/** Whether one of its sentences names something where a sentence names what it is about. */
function isAbout({ sentences }: Thought, stems: readonly string[]): boolean {
  return sentences.some(({ opening, isCommand }) => {
    const first = opening.slice(0, weights.planning.opening.subject)
    return !isCommand && first.some((_, from) => stems.every((one, next) => first[from + next]?.stem === one))
  })
}
