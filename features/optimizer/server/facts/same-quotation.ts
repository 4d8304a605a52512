import {
  type ContentLanguage,
  countWords,
  findQuote,
  folded,
  isStopWord,
  overlaps,
  quotes,
  type Span,
  sentences,
  stem,
  textOf,
  words,
} from '../../../../engines/text/index.ts'

/** Words in quotation marks from which on they are somebody's own. */
const SHORTEST_QUOTATION = 3

/** Whether a sentence has words of somebody's in quotation marks. */
export function quotesSomebody(sentence: string): boolean {
  return quotationsIn(sentence).length > 0
}

/**
 * The sentences of a text that have the quotations of another sentence word for word, in quotation marks, with the same speaker: whoever and whatever
 * it names around them stands around them there too, in any order. Verbs of saying stand for each other.
 */
export function quotedIn(text: string, sentence: string, language: ContentLanguage): string[] {
  const there = quotes(text)
  const spans = sentences(text, language)
  const found: Span[] = []
  for (const words of quotationsIn(sentence)) {
    const said = findQuote(text, words)
    const whole = said && there.find(({ start, end }) => start <= said.start && said.end <= end)
    if (!whole) return []
    const around = spans.filter((span) => overlaps(span, whole))
    found.push({
      start: Math.min(whole.start, ...around.map(({ start }) => start)),
      end: Math.max(whole.end, ...around.map(({ end }) => end)),
    })
  }
  const [first] = found
  if (!first) return []
  const scope = { start: Math.min(...found.map(({ start }) => start)), end: Math.max(...found.map(({ end }) => end)) }
  const saying = textOf(text, scope)
  return hasSpeaker(outside(sentence), outside(saying), language) ? [saying] : []
}

function quotationsIn(sentence: string): string[] {
  return quotes(sentence)
    .map(({ inner }) => textOf(sentence, inner).replace(/[.,!?;:…\s]+$/u, ''))
    .filter((said) => countWords(said) >= SHORTEST_QUOTATION)
}

/** Whether everything that is said around a quotation is said around it in the source: at least who speaks, and no denial on one side alone. */
function hasSpeaker(claimed: string, known: string, language: ContentLanguage): boolean {
  const there = new Set(termsIn(known, language))
  const wanted = termsIn(claimed, language).filter((term) => !saying.has(term))
  return wanted.length > 0 && wanted.every((term) => there.has(term)) && isDenied(claimed) === isDenied(known)
}

/** The words of a sentence that are in no quotation marks. */
function outside(sentence: string): string {
  return quotes(sentence).reduceRight((left, { start, end }) => `${left.slice(0, start)} ${left.slice(end)}`, sentence)
}

function termsIn(text: string, language: ContentLanguage): string[] {
  return words(text)
    .map((span) => folded(textOf(text, span), language))
    .filter((word) => !isStopWord(word, language))
    .map((word) => (saying.has(word) ? word : stem(word, language)))
}

function isDenied(text: string): boolean {
  return /(?<!\p{L})(?:not|never|no|nobody|none|\p{L}+n['’]t|nicht|nie|niemals|kein\p{L}*|nunca|jamás|ne|pas|jamais|aucun\p{L}*)(?!\p{L})/iu.test(
    text,
  )
}

/** Our own list, in English, German, Spanish, and French. */
const saying: ReadonlySet<string> = new Set(
  `said says say saying told tells tell added adds explained explains recalled recalls remembered remembers wrote writes stated states noted
  notes remarked replied concluded sagt sagte sagen sagten erklärt erklärte erzählt erzählte meint meinte schreibt schrieb ergänzt ergänzte
  erinnert erinnerte berichtet berichtete dice dijo dijeron explica explicó afirma afirmó añade añadió recuerda recordó escribe escribió cuenta
  contó señala señaló dit déclare déclaré explique expliqué affirme affirmé raconte raconté ajoute ajouté écrit rappelle rappelé`.split(
    /\s+/,
  ),
)
