import { type ContentLanguage, languageCode, type Span, trimmed } from '../../../../engines/text/index.ts'

/** Words that begin a clause of their own, or an item of a list, by language. */
const JOINS: Readonly<Record<ReturnType<typeof languageCode>, string>> = {
  en: 'and|but|while|whereas|although|though|yet|because|since|so|which|who|where|or',
  de: 'und|aber|sondern|während|obwohl|doch|weil|da|wobei|sowie|oder|denn',
  es: 'y|e|pero|mientras|aunque|porque|sino|o',
  fr: 'et|mais|tandis|alors|quoique|car|ou',
  it: 'e|ed|ma|mentre|benché|perché|o',
  nl: 'en|maar|terwijl|hoewel|omdat|of',
  pt: 'e|mas|enquanto|embora|porque|ou',
  pl: 'i|oraz|ale|a|lecz|choć|ponieważ|lub',
  tr: 've|ama|fakat|ancak|veya',
  vi: 'và|nhưng|còn|vì|hoặc',
}

/**
 * Where a sentence can be cut so that each part says something by itself: at semicolons, dashes, commas, and joining words, but not
 * at a colon, behind which stands what bears out what is before it. What a list joins is cut too: whether a part is worth looking at is for
 * the caller to say. Spans into the sentence, without the marks between.
 */
export function clausesOf(sentence: string, language: ContentLanguage): Span[] {
  const cut = new RegExp(String.raw`[;—–]|,(?=\s)|(?<=\s)(?:${JOINS[languageCode(language)]})(?=\s)`, 'giu')
  const spans: Span[] = []
  let start = 0
  for (const { index } of sentence.matchAll(cut)) {
    spans.push({ start, end: index })
    start = index
  }
  return [...spans, { start, end: sentence.length }]
    .map((span) => trimmed(sentence, span))
    .filter((span) => span.start < span.end)
}
