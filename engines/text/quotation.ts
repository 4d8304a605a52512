import { quotes } from './quotes.ts'

interface QuotationMarks {
  readonly outer: readonly [string, string]
  readonly inner: readonly [string, string]
}

const english: QuotationMarks = { outer: ['“', '”'], inner: ['‘', '’'] }

/** Marks by language code, after CLDR; every other language has the English ones. */
const marksOf: Readonly<Record<string, QuotationMarks>> = {
  de: { outer: ['„', '“'], inner: ['‚', '‘'] },
  es: { outer: ['«', '»'], inner: ['“', '”'] },
  fr: { outer: ['«\u00a0', '\u00a0»'], inner: ['“', '”'] },
  it: { outer: ['«', '»'], inner: ['“', '”'] },
  nl: { outer: ['‘', '’'], inner: ['“', '”'] },
  pl: { outer: ['„', '”'], inner: ['«', '»'] },
  pt: { outer: ['“', '”'], inner: ['‘', '’'] },
}

/** Words in the quotation marks of a language; marks that they hold themselves become those of a quotation within one. */
export function quoted(words: string, languageTag: string): string {
  const { outer, inner } = marksOf[languageTag.split('-')[0] ?? ''] ?? english
  let nested = ''
  let from = 0
  for (const quote of quotes(words)) {
    if (SINGLE.includes(words.charAt(quote.start))) continue
    const said = words.slice(quote.inner.start, quote.inner.end).trim()
    nested += `${words.slice(from, quote.start)}${inner[0]}${said}${inner[1]}`
    from = quote.end
  }
  return `${outer[0]}${nested}${words.slice(from)}${outer[1]}`
}

/** Marks that are already those of a quotation within one, or of another script. */
const SINGLE = "'‘‹「『"
