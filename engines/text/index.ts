export { addressKey, hostOf, type LinkKind, linkKind, pathOf } from './addresses.ts'
export { firstBarRow } from './bar-rows.ts'
export { type ComparableText, comparable, normaliseSpace, withoutInvisible, withoutStarred } from './clean.ts'
export { type CountUnit, countIn } from './counted.ts'
export { csvOf } from './csv.ts'
export { cutAtWord } from './cut-at-word.ts'
export { documentLanguages, documentLanguageTag } from './document-languages.ts'
export { englishSpellingOf } from './english-spelling.ts'
export { escapedMarkdown, unescapedMarkdown } from './escape-markdown.ts'
export { pixelWidth, TITLE_PIXELS, TITLE_SIZE } from './glyph-widths.ts'
export { htmlToText } from './html.ts'
export { holdsHtml, htmlAsMarkdown, htmlAsPlainText } from './html-as-markdown.ts'
export { htmlToPage } from './html-page.ts'
export {
  type ContentLanguage,
  contentLanguageOf,
  contentLanguages,
  defaultLanguage,
  isContentLanguage,
  type LanguageCode,
  languageCode,
  languageOfTag,
  languageTag,
  type SearchConfig,
  searchConfig,
} from './language.ts'
export { guessLanguage } from './language-guess.ts'
export { isOpenLicense, isShareAlike, licenseNameOf } from './licenses.ts'
export { markerAt } from './list-markers.ts'
export { findQuotePieces } from './loose-quote.ts'
export { markdownToText } from './markdown.ts'
export { isMeasured, isMostlyLatin } from './measured.ts'
export { type Name, names } from './names.ts'
export type { NumberKind } from './number-kind.ts'
export { numberWords } from './number-words.ts'
export { type NumberMention, numbers } from './numbers.ts'
export { type Page, type PageImage, type PageLink, type PagePart, pageOf } from './page.ts'
export { lines, paragraphs, trimmed } from './paragraphs.ts'
export { languageOfPhrase } from './phrase-language.ts'
export { placeholders } from './placeholders.ts'
export { type Block, type BlockKind, firstEndingAfter, originOf, type PlainText, type Run } from './plain-text.ts'
export { postCut, postLength, postLinks } from './post-length.ts'
export { quoted } from './quotation.ts'
export { type Quote, quotes } from './quotes.ts'
export { digitsOf, isRoundedFrom } from './rounding.ts'
export { sentences } from './sentences.ts'
export { contains, covered, moved, overlaps, type Span, textOf } from './span.ts'
export { spanishOrPortuguese } from './spanish-or-portuguese.ts'
export { statedDate } from './stated-date.ts'
export { stem, stems } from './stems.ts'
export { folded, isStopWord, stopWords } from './stopwords.ts'
export { type Evidence, findQuote, type Support, support, type Unsupported } from './support.ts'
export { syllables } from './syllables.ts'
export { cellsWithUnits, cellWithUnit } from './table-units.ts'
export { tagOfText } from './text-tag.ts'
export { type WordChange, wordChanges } from './word-changes.ts'
export { countSpaced, countWords, words } from './words.ts'
