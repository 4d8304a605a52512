import type { Word } from './openers.ts'
import type { SentenceKind } from './sentence.ts'
import type { Vocabulary } from './vocabulary.ts'

interface Found {
  readonly text: string
  readonly words: readonly Word[]
  readonly isGiven: boolean
}

const ADDRESS = /https?:|www\.|\S@[^\s@]+\.\S|[{}<>|\\]|={2,}|_{2,}/
const TERMINAL = /[.!。！।۔]["'”’»)\]]*(?:\[\d+\])*$/u
const QUESTION = /[?？؟]["'”’»)\]]*$/u

/** What a sentence can be used for. The writer's own sentences are held to less than those of a page. */
export function kindOf(vocabulary: Vocabulary, { text, words, isGiven }: Found): SentenceKind {
  if (words.length === 0) return isGiven ? 'fragment' : 'furniture'
  if (QUESTION.test(text)) return 'question'
  if (!isGiven && isAimedAtModel(text)) return 'furniture'
  if (isGiven) return TERMINAL.test(text) && !isCut(text) ? 'statement' : 'fragment'
  if (ADDRESS.test(text) || vocabulary.furniture.all(words.map(({ word }) => word)) !== 0) return 'furniture'
  if (words.length < 3 || words.length > 60 || text.length > 500) return 'fragment'
  if (isPersonal(text) || isHalf(text)) return 'fragment'
  if (!TERMINAL.test(text) || isCut(text) || /^\p{Ll}/u.test(text)) return 'fragment'
  return isShouted(text) || !isBalanced(text) || hasGap(text) || isName(text, words) ? 'fragment' : 'statement'
}

/** What a page says to a language model that may read it is nothing that it says to its readers. */
function isAimedAtModel(text: string): boolean {
  return AIMED.test(text)
}

const AIMED =
  /(?:ignore|disregard|forget) (?:(?:all|any|the|your|of) ){0,3}(?:previous|prior|above|earlier) (?:instructions?|prompts?|rules)|^(?:system|assistant|user) ?:|<\/?(?:system|assistant|user|instructions?)>|(?:your|the|hidden|system) (?:system |hidden )?prompt(?![\p{L}-])|as an? (?:ai|artificial intelligence)(?: [\p{L}]+){0,3},? you|you are (?:now )?an? (?:ai|assistant|pirate|chatbot|language model)|(?:reveal|print|show|send) (?:me )?(?:the|your|all) (?:api keys?|passwords?|instructions)|^assistant, |^do not mention (?:any|the|this|these) |ignoriere (?:(?:alle|die|sämtliche) )*(?:vorherigen|bisherigen|obigen|vorangegangenen) |ignore[rz]? (?:toutes )?(?:les )?instructions précédentes|ignora (?:todas )?(?:las )?instrucciones (?:anteriores|previas)/iu

/** `Ambassador to Pakistan Eugene Locke.` is the end of a sentence that was cut at an abbreviation. */
function isName(text: string, words: readonly Word[]): boolean {
  return (
    words.length <= 7 &&
    words.every(
      ({ isEmpty, start, word }) =>
        /\p{Lu}/u.test(text.charAt(start)) || (isEmpty && word.length <= 3 && !VERBS.test(word)),
    )
  )
}

const VERBS = /^(?:is|are|was|has|had|can|may|did|be|do)$/

/** Something was lost or left out: empty quotation marks, a comma after nothing, `(...)`. */
function hasGap(text: string): boolean {
  return / (?:from|by|with) (?:was|were|is|are) |\p{L} [.]$|(?<![\p{L}\p{N}])"\s*"(?![\p{L}\p{N}])|“\s*”|«\s*»|[\p{L}\p{N}] , |\((?:\.\.\.|…)\)|\[(?:\.\.\.|…)\]/u.test(
    text,
  )
}

/** An English source that speaks of itself outside of quotation marks: a reader would take it for the writer. */
function isPersonal(text: string): boolean {
  const own = text.replace(/"[^"]*"|“[^”]*”|‘[^’]*’/gu, '')
  return (
    /(?:^|[^\p{Lu}\p{L}] )I(?:['’](?:m|ve|d|ll))? \p{Ll}/u.test(own) ||
    /(?<![\p{L}])\p{Ll}+ I (?:am|have|had|read|think|know|saw|found|use|used|buy|bought|like|want) /u.test(own) ||
    /(?<![\p{L}])(?:my|me|myself)(?![\p{L}])/u.test(own) ||
    WE.test(own)
  )
}

/** `We randomized 137 adults`, `We buy it`: those who did something; `we all know` and `when we sleep` are everybody. */
const WE =
  /^(?:[\p{L} ]{1,12}, )?(?:We|Our (?:study|results|findings|data|trial|team|company|shop|aim|analysis)) (?!all |know |can |need |live |are |have to |must |should )/u

/** A subordinate clause alone (`Because it is late.`), and a speaker's name before words (`DEAR READER: …`). */
function isHalf(text: string): boolean {
  return /^(?:Because|Although|Whereas|Which) [^,]+$/u.test(text) || /^(?:\p{Lu}{2,}[\s,]+)+\p{Lu}{2,}:/u.test(text)
}

function isCut(text: string): boolean {
  return /(?:\.\.|…)["'”’»)\]]*$/.test(text)
}

/** More capitals than a sentence has, or more digits and signs than letters: headings and table rows. */
function isShouted(text: string): boolean {
  const letters = text.match(/\p{L}/gu)?.length ?? 0
  const capitals = text.match(/\p{Lu}/gu)?.length ?? 0
  const solid = text.replace(/\s/g, '').length
  return capitals > letters * 0.4 || letters < solid * 0.6
}

function isBalanced(text: string): boolean {
  const count = (mark: RegExp) => text.match(mark)?.length ?? 0
  const isEven = count(/"/g) % 2 === 0
  return isEven && count(/\(/g) === count(/\)/g) && count(/“/g) === count(/”/g) && count(/«/g) === count(/»/g)
}
