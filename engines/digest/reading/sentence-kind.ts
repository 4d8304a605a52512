import { speaksOfItself, withoutQuotes } from './first-person.ts'
import type { SentenceKind } from './sentence.ts'
import type { Vocabulary } from './vocabulary.ts'
import type { Word } from './word-reader.ts'

interface Found {
  readonly text: string
  readonly words: readonly Word[]
  readonly isGiven: boolean
  /** Of a source that the writer wrote: there `I` is who the text is by. */
  readonly isOwn: boolean
}

const ADDRESS = /https?:|www\.|\S@[^\s@]+\.\S|[{}<>|\\]|={2,}|_{2,}/
/** Who wrote, edited or photographed a page, and when it was put there. */
const CREDIT =
  /^\(?(?:(?:Additional )?(?:[Rr]eporting|[Ee]diting|[Ww]riting) by \p{Lu}|(?:Text|Words|Photos?|Pictures?|Fotos?|Bild|Bilder|Source|Quelle|Fuente|Crédits?(?: photo)?|Photo credit): |(?:Published|Updated|Last updated|Veröffentlicht|Aktualisiert|Zuletzt aktualisiert|Stand|Publié|Mis à jour|Publicado|Actualizado)(?::| on| am| le| el)? [^,;]{0,24}\d{4}[^,;]{0,20}$)/u
/** Points at a picture or table of its page, or says whose the page is. */
const POINTER =
  /(?<![\p{L}])(?:fig(?:ure|\.)?|table|abb(?:ildung|\.)|tabelle|tableau|tabla|figura|tabela|tabella|tabel|figuur|rysunek|şekil|tablo|hình|bảng) ?\d|©|copyright (?:\(c\)|\d{4}|by)/iu
const TERMINAL = /[.!。！।۔]["'”’»)\]]*(?:\[\d+\])*$/u
const QUESTION = /[?？؟]["'”’»)\]]*$/u

/** What a sentence can be used for. The writer's own sentences are held to less than those of a page. */
export function kindOf(vocabulary: Vocabulary, { text, words, isGiven, isOwn }: Found): SentenceKind {
  if (words.length === 0) return isGiven ? 'fragment' : 'furniture'
  if (QUESTION.test(text)) return 'question'
  if (!isGiven && isAimedAtModel(text)) return 'furniture'
  if (isGiven) return TERMINAL.test(text) && !isCut(text) ? 'statement' : 'fragment'
  if (
    ADDRESS.test(text) ||
    CREDIT.test(text) ||
    POINTER.test(text) ||
    vocabulary.furniture.all(words.map(({ word }) => word)) !== 0
  )
    return 'furniture'
  if (words.length < 3 || words.length > 60 || text.length > 500) return 'fragment'
  if ((!isOwn && speaksOfItself(vocabulary.self, text, words)) || isHalf(text)) return 'fragment'
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
  const loose = withoutQuotes(text)
  const count = (mark: RegExp) => loose.match(mark)?.length ?? 0
  return !/["“”„«»]/.test(loose) && count(/\(/g) === count(/\)/g)
}
