import { type Measure, measureParts, type Part, type PartValues, renderParts } from '../../../engines/parts/index.ts'
import { type EmailWords, emailHtml, emailText } from '../../../engines/previews/index.ts'
import { finalParts, type PartProblem, partProblems } from '../../../engines/repurposing/index.ts'
import {
  type CountUnit,
  contentLanguageOf,
  countIn,
  csvOf,
  languageCode,
  languageTag,
} from '../../../engines/text/index.ts'
import type { Derivative } from './api.ts'
import { linkOf } from './tracked-link.ts'
import type { Draft } from './use-derivative.ts'

/** A derivative as it goes out: with its link, counted as its network counts. */
export interface Output {
  /** With empty posts, so that entries are where the editor has them. */
  values: PartValues
  measures: readonly Measure[]
  /** Why it can’t go out yet. */
  problems: readonly PartProblem[]
  link: string
}

/** The parts as the engine has them; the contract’s are the same, but for readonly pairs. */
export function layoutOf({ layout }: Pick<Derivative, 'layout'>): readonly Part[] {
  return layout as readonly Part[]
}

export function outputOf(derivative: Derivative, draft: Draft): Output {
  const layout = layoutOf(derivative)
  const link = linkOf({ ...derivative, link: draft.link.trim(), is_tracked: draft.is_tracked })
  const values = finalParts(derivative.form, draft.parts, link)
  const filled = finalParts(derivative.form, withoutBlank(draft.parts), link)
  return { values, measures: measureParts(layout, values, {}), problems: partProblems(layout, filled), link }
}

/** Each post as it is copied. */
export function postsOf({ form }: Pick<Derivative, 'form'>, { values }: Pick<Output, 'values'>): string[] {
  if (form === 'post') return [textIn(values, 'post')].filter((text) => text.trim() !== '')
  const { posts } = values
  return Array.isArray(posts) ? posts.filter((one) => typeof one === 'string' && one.trim() !== '') : []
}

/** What an empty line between paragraphs isn’t: where one post ends and the next begins. */
const BETWEEN_POSTS = '\n\n\n'

/** Everything as one text: posts one after the other, an email as plain text with its subject, the rest as Markdown. */
export function wholeText(derivative: Derivative, draft: Draft): string {
  const { form, language } = derivative
  const { values, link } = outputOf(derivative, { ...draft, parts: withoutBlank(draft.parts) })
  if (form === 'post' || form === 'posts') return postsOf(derivative, { values }).join(BETWEEN_POSTS)
  if (form === 'email') return emailText(emailOf(derivative, { values, link }))
  const text = renderParts(layoutOf(derivative), values, languageCode(contentLanguageOf(language)))
  return [text, link].filter(Boolean).join('\n\n')
}

export function htmlOf(derivative: Derivative, output: Output): string {
  return emailHtml(emailOf(derivative, output))
}

/** The parts of an email under the names that previews have. */
export function emailOf(
  { language }: Pick<Derivative, 'language'>,
  { values, link }: Pick<Output, 'values' | 'link'>,
): EmailWords {
  return {
    subject: textIn(values, 'subject'),
    preheader: textIn(values, 'preheader'),
    headline: textIn(values, 'headline'),
    body: textIn(values, 'body'),
    callToAction: textIn(values, 'call_to_action'),
    link,
    signOff: textIn(values, 'sign_off'),
    language: languageTag(contentLanguageOf(language)),
  }
}

/** Makes spreadsheets read UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF'

/**
 * For a spreadsheet or a planner: posts with their number and their count as the network counts, or questions with their
 * answers. Null for what is no list of either.
 */
export function csvFor(derivative: Derivative, output: Pick<Output, 'values'>): string | null {
  const { form } = derivative
  const layout = layoutOf(derivative)
  const [part] = layout
  if (form === 'posts' || form === 'post') {
    const unit: CountUnit = part?.limit?.unit ?? 'characters'
    const rows = postsOf(derivative, output).map((text) => [text, String(countIn(unit, text))])
    return numberedCsv(['text', 'count'], rows)
  }
  const list = form === 'questions' ? layout.find(({ columns }) => columns) : undefined
  if (!list?.columns) return null
  const { columns } = list
  const pairs = withoutBlank(output.values)[list.name]
  const rows = Array.isArray(pairs)
    ? pairs.map((pair) => columns.map((column) => (typeof pair === 'string' ? '' : (pair[column] ?? ''))))
    : []
  return numberedCsv(columns, rows)
}

function numberedCsv(columns: readonly string[], rows: readonly string[][]): string {
  return BYTE_ORDER_MARK + csvOf([['number', ...columns], ...rows.map((row, at) => [String(at + 1), ...row])])
}

function textIn(values: PartValues, name: string): string {
  const value = values[name]
  return typeof value === 'string' ? value : ''
}

/** Without entries that say nothing: they go nowhere. */
function withoutBlank(parts: PartValues): PartValues {
  return Object.fromEntries(
    Object.entries(parts).map(([name, value]) => {
      if (typeof value === 'string') return [name, value]
      const kept = (value as readonly unknown[]).filter((one) =>
        typeof one === 'string' ? one.trim() !== '' : Object.values(one as object).some((text) => String(text).trim()),
      )
      return [name, kept as unknown as PartValues[string]]
    }),
  )
}
