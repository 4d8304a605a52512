import { type ContentLanguage, defaultLanguage, type Page } from '../text/index.ts'
import { type Assessment, type Finding, found, unmeasured } from './assessments.ts'
import { type BlockReader, blockReader } from './block-facts.ts'
import { contentFindings } from './content-checks.ts'
import type { ReportInput } from './input.ts'
import { type Keyphrase, keyphraseOf } from './keyphrase.ts'
import { type KeyphraseValues, keyphraseFindings, keyphraseIds } from './keyphrase-checks.ts'
import { type Measured, measure } from './measured.ts'
import { pageFindings } from './page-checks.ts'
import { proseWithCode } from './prose.ts'
import { readingFindings } from './reading-checks.ts'
import { scored } from './score.ts'
import { type Snippet, snippetOf } from './snippet.ts'
import { type HeadingRow, headingRows, type LinkRow, linkRows } from './tables.ts'
import { ownTerms, type SharedTerm, type TermUse } from './terms.ts'

/** What was counted on a page. Quotations and code are not the writer's prose and are left out. */
export interface ContentValues {
  readonly words: number
  readonly sentences: number
  readonly paragraphs: number
  readonly headings: number
  readonly images: number
  /** 0 hard to 100 easy; null where no formula is published for the language. */
  readonly readingEase: number | null
  readonly keyphrase: KeyphraseValues | null
}

/** How well a page is made to be found and read. */
export interface ContentReport {
  readonly language: ContentLanguage
  /** 0 to 100: the sum of the points of the assessments. */
  readonly score: number
  readonly values: ContentValues
  readonly assessments: readonly Assessment[]
  readonly snippet: Snippet
  readonly headings: readonly HeadingRow[]
  readonly links: readonly LinkRow[]
}

/** Reports on pages again and again; blocks that did not change are not read again. */
export interface ContentReporter {
  report(input: Omit<ReportInput, 'language'>): ContentReport
  /** The page's own use of terms that others share. */
  terms(page: Page, shared: readonly SharedTerm[]): TermUse[]
}

/** The report on one page. */
export function contentReport(input: ReportInput): ContentReport {
  return contentReporter(input.language ?? defaultLanguage).report(input)
}

/** A reporter for texts in one language that remembers what it read, for use while somebody writes. */
export function contentReporter(language: ContentLanguage = defaultLanguage): ContentReporter {
  const pages = blockReader(language)
  const termPages = blockReader(language)
  return {
    report(input) {
      pages.forget()
      return reportOf(input, language, pages)
    },
    terms(page, shared) {
      termPages.forget()
      return ownTerms(page, shared, termPages)
    },
  }
}

function reportOf(input: ReportInput, language: ContentLanguage, reader: BlockReader): ContentReport {
  const measured = measure(input.page, language, reader)
  const phrases = phrasesOf(input, language)
  const [phrase] = phrases
  const withCode =
    input.page.codes.length === 0 ? measured : measure(input.page, language, reader, proseWithCode(input.page))
  const keyphrase =
    phrase === undefined ? null : keyphraseFindings({ measured: withCode, input, phrase, phrases, reader }, measured)
  const assessments = scored(
    [
      ...(keyphrase?.findings ?? withoutKeyphrase()),
      ...pageFindings(measured, input),
      ...contentFindings(measured, input),
      ...readingFindings(measured, input),
    ],
    input.ignored ?? [],
  )
  return {
    language,
    score: assessments.reduce((sum, { points }) => sum + points, 0),
    values: { ...counts(measured), keyphrase: keyphrase?.values ?? null },
    assessments,
    snippet: snippetOf(
      { title: input.title ?? '', description: input.description ?? '', permalink: input.permalink ?? '' },
      measured.prose.find(({ kind }) => kind === 'paragraph')?.text ?? '',
    ),
    headings: headingRows(measured, phrases),
    links: linkRows(measured, input.permalink ?? ''),
  }
}

/** The keyphrase, if there is one, and its synonyms. */
function phrasesOf(
  { keyword = '', synonyms = [], countsForms = true }: ReportInput,
  language: ContentLanguage,
): Keyphrase[] {
  const main = keyphraseOf(keyword, { language, countsForms })
  if (main === null) return []
  const others = synonyms.flatMap((synonym) => keyphraseOf(synonym, { language, countsForms }) ?? [])
  return [main, ...others]
}

/** Without a keyphrase there is one thing to do: set one. */
function withoutKeyphrase(): Finding[] {
  return keyphraseIds.map((id) =>
    id === 'keyphrase-length' ? found(id, NO_KEYPHRASE, { words: 0 }) : unmeasured(id, 'no-keyphrase'),
  )
}

const NO_KEYPHRASE = -999

function counts({ words, sentences, prose, page, readingEase }: Measured): Omit<ContentValues, 'keyphrase'> {
  const headings = prose.filter(({ kind }) => kind === 'heading').length
  return {
    words,
    sentences: sentences.length,
    paragraphs: prose.length - headings,
    headings,
    images: page.images.length,
    readingEase,
  }
}
