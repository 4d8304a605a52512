import { isStopWord, normaliseSpace, words } from '../../text/index.ts'
import { foldedWords } from './content-terms.ts'
import { asWrittenInside, isPerson } from './topic-form.ts'
import { askedTopic, ownTopic, type TopicSearch, termsOf } from './topic-phrase.ts'
import { vocabularyOf } from './vocabulary.ts'

/** What a text is about. */
export interface Topic {
  /** As it is written inside a sentence; may be empty when there is no material and no wish. */
  readonly phrase: string
  readonly terms: ReadonlySet<string>
  /** The stems of all that was asked for; those of the phrase where nothing was. */
  readonly asked: ReadonlySet<string>
  /** Whether it asks when, how often, or how long. */
  readonly asksTime: boolean
  readonly isPlural: boolean
  /** Whether the sources speak of it as of a person. */
  readonly isPerson: boolean
  /** Whether it is the name of one thing: a ship, a war, a film. */
  readonly isName: boolean
  /** Whether it was cut out of a longer wish: then it is a part of what is asked about. */
  readonly isCut: boolean
  /** Whether it is something one does: `bleeding radiators`, `a weekend in Rome`. */
  readonly isActivity: boolean
}

/** Words by which a side is asked for: `History of`. */
const LONGEST_SIDE = 2
/** What is longer was not asked for, it is the text itself. */
const LONGEST_ASKED = 16
/** Characters in which its forms are looked for. */
const READ = 40_000
/** The topic asked for, cut to its phrase; without one, the phrase that the material is most about. */
export function topicOf(search: TopicSearch): Topic {
  const { language } = search
  const asked = cleaned(search.asked ?? '')
  const isText = words(asked).length > LONGEST_ASKED
  const phrase = asked === '' || isText ? ownTopic(search) : askedTopic(asked, search)
  const { pack, asksTime } = vocabularyOf(language)
  const text = search.passages
    .map((passage) => passage.text)
    .join('\n')
    .slice(0, READ)
  const inside = asWrittenInside(phrase, search.passages)
  // a phrase that somebody asked for stays as it was asked for
  const shown = asked === '' ? (pack.forms?.counted(inside, text) ?? inside) : inside
  const isDone = pack.forms?.isActivity(shown, text) ?? false
  return {
    phrase: shown,
    terms: termsOf(shown, language),
    asked: termsOf(asked === '' || isText ? shown : asked, language),
    asksTime: !isText && asksTime.all(foldedWords(asked, language)) !== 0,
    isPlural: !isDone && pack.isPlural(shown),
    isPerson: isPerson(shown, search),
    isName: !pack.hasLargeNouns && isName(shown, language),
    isCut: !isText && words(asked).length - words(phrase).length > LONGEST_SIDE,
    isActivity: isDone,
  }
}

function cleaned(asked: string): string {
  return normaliseSpace(asked.replace(/^[#>*\s"“„«]+|["”»\s]+$/g, '')).replace(/[.!:;,。！]+$/u, '')
}

/** All its words that say something are large. */
function isName(phrase: string, language: TopicSearch['language']): boolean {
  const spans = words(phrase)
  const content = spans.filter((span) => !isStopWord(phrase.slice(span.start, span.end), language))
  return content.length > 0 && content.every(({ start }) => /[\p{Lu}\p{N}]/u.test(phrase.charAt(start)))
}
