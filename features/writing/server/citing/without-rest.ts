import { countWords, type Span } from '../../../../engines/text/index.ts'

/** Fewer words are not worth cutting a sentence for. */
const FEWEST_CUT = 3

/** What takes back, narrows, or doubts what stands before it, or says whose words it is: such a rest is quoted along. */
const NARROWS =
  /(?<!\p{L})(?:not|no|never|nor|\p{L}+n[’']t|except|unless|only|but|if|until|till|when|where|while|provided|though|although|however|without|than|otherwise|instead|said|says|say|according|claim(?:s|ed)?|believes?|thinks?|told|reported(?:ly)?|nicht|kein\p{L}*|nie|außer|nur|aber|wenn|falls|bis|sofern|ohne|obwohl|sondern|als|laut|zufolge|sagte?|meint\p{L}*|no|ni|pero|si|sino|solo|sólo|salvo|excepto|hasta|aunque|cuando|sin|según|dijo|dice|mais|sauf|pas|jusqu\p{L}*|seulement|quand|sans|bien|selon|dit|ma|se|solo|tranne|fino|quando|senza|secondo|maar|niet|geen|alleen|tot|tenzij|zonder|volgens|mas|não|até|sem|segundo)(?!\p{L})/iu

/**
 * The part of a sentence that words named in it carry: without what was run together in front of it, and without a clause behind it that
 * says something else (“It holds without exception, since the barn burned (the Prechtls, 2024)”), which need not come along with a text. The
 * whole where that clause may narrow what is quoted: by a condition, a denial, a figure, or whose view it is.
 */
export function withoutRest(sentence: string, named: Span): string {
  const start = frontOf(sentence.slice(0, named.start))
  const rest = sentence.slice(named.end)
  const stop = /\s*(?:[,;(–—]|$)/.exec(rest)?.index ?? 0
  const cut = rest.slice(stop)
  const isKept = countWords(cut) < FEWEST_CUT || NARROWS.test(cut) || /\d/.test(cut.replace(/\([^()]*\)/g, ''))
  return isKept ? sentence.slice(start) : sentence.slice(start, named.end + stop)
}

/** “Regulars 60. New number: …”: a point behind a figure looks like that of an ordinal. */
function frontOf(front: string): number {
  return /\d\.\s+$/.test(front) ? front.length : 0
}
