import { isStopWord, normaliseSpace, words } from '../../text/index.ts'
import { foldedWords } from './content-terms.ts'
import { packOf } from './languages/of.ts'
import { asWrittenInside, countable, isActivity, isPerson } from './topic-form.ts'
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
/** The topic asked for, cut to its phrase; without one, the phrase that the material is most about. */
export function topicOf(search: TopicSearch): Topic {
  const { language } = search
  const asked = cleaned(search.asked ?? '')
  const isText = words(asked).length > LONGEST_ASKED
  const phrase = asked === '' || isText ? ownTopic(search) : askedTopic(asked, search)
  const shown = countable(asWrittenInside(phrase, search.passages), search)
  const isDone = isActivity(shown, search)
  return {
    phrase: shown,
    terms: termsOf(shown, language),
    asked: termsOf(asked === '' || isText ? shown : asked, language),
    asksTime: !isText && vocabularyOf(language).asksTime.all(foldedWords(asked, language)) !== 0,
    isPlural: !isDone && packOf(language).isPlural(shown),
    isPerson: isPerson(shown, search),
    isName: isName(shown, search.language),
    isCut: !isText && words(asked).length - words(phrase).length > LONGEST_SIDE,
    isActivity: isDone,
  }
}

function cleaned(asked: string): string {
  return normaliseSpace(asked.replace(/^[#>*\s"“„«]+|["”»\s]+$/g, '')).replace(/[.!:;,。！]+$/u, '')
}

/** All its words that say something are large; German nouns do not tell. */
function isName(phrase: string, language: TopicSearch['language']): boolean {
  if (language === 'German') return false
  const spans = words(phrase)
  const content = spans.filter((span) => !isStopWord(phrase.slice(span.start, span.end), language))
  return content.length > 0 && content.every(({ start }) => /[\p{Lu}\p{N}]/u.test(phrase.charAt(start)))
}
