import type { OriginalityCheckShape, OriginalitySourceShape } from '../../contract/originality.ts'
import { inHtml, inMarkdown } from '../report-page.ts'

const kinds = { identical: 'Word for word', 'minor-changes': 'Minor changes', paraphrase: 'Reworded' } as const

/** One source of a report, in words. */
interface Entry {
  name: string
  url: string | null
  share: string
  places: { kind: string; here: string; there: string | null }[]
}

/** What a report says, in order, whatever it is written as. */
interface ReportParts {
  title: string
  facts: string[]
  sum: string[]
  entries: Entry[]
  compared: string[]
}

/** For whom a report is written: a stranger does not see what is in the writer's own texts. */
export interface Reader {
  isStranger: boolean
}

/** A check that is done, as Markdown. */
export function reportMarkdown(check: OriginalityCheckShape, reader: Reader): string {
  const { title, facts, sum, entries, compared } = partsOf(check, reader)
  const lines = [`# ${inMarkdown(title)}`, '', facts.join(' · '), '', ...sum.map((line) => `- ${inMarkdown(line)}`), '']
  for (const { name, url, share, places } of entries) {
    lines.push(`## ${url ? `[${inMarkdown(name)}](<${url}>)` : inMarkdown(name)}`, '', share, '')
    for (const { kind, here, there } of places) {
      lines.push(`${kind}:`, '', `> ${inMarkdown(here)}`, '')
      if (there !== null) lines.push('There:', '', `> ${inMarkdown(there)}`, '')
    }
  }
  lines.push('## What was compared', '', ...compared.map((line) => `- ${inMarkdown(line)}`), '')
  return lines.join('\n')
}

/** The inside of a report's page, as HTML. */
export function reportHtml(check: OriginalityCheckShape, reader: Reader): string {
  const { title, facts, sum, entries, compared } = partsOf(check, reader)
  const list = (lines: readonly string[]) => `<ul>${lines.map((line) => `<li>${inHtml(line)}</li>`).join('')}</ul>`
  return [
    `<h1>${inHtml(title)}</h1><p class="byline">${facts.map(inHtml).join(' · ')}</p>${list(sum)}`,
    ...entries.map(entryHtml),
    `<section><h2>What was compared</h2>${list(compared)}</section>`,
  ].join('\n')
}

function entryHtml({ name, url, share, places }: Entry): string {
  const words = url ? `<a href="${inHtml(url)}" rel="nofollow noreferrer">${inHtml(name)}</a>` : inHtml(name)
  const quotes = places.map(
    ({ kind, here, there }) =>
      `<blockquote><p class="byline">${inHtml(kind)}</p><p dir="auto">${inHtml(here)}</p>${
        there === null ? '' : `<p class="byline">There</p><p dir="auto">${inHtml(there)}</p>`
      }</blockquote>`,
  )
  return `<section><h2>${words}</h2><p>${inHtml(share)}</p>${quotes.join('')}</section>`
}

function partsOf(check: OriginalityCheckShape, reader: Reader): ReportParts {
  const { title, created_at, language, words, result, exclusions } = check
  const { percent, matched_words, copied_words, excluded_words, quoted_words, sources } = result ?? nothing
  const others = excluded_words - (exclusions.quotes ? quoted_words : 0)
  const leftOut = [
    ...(exclusions.quotes ? ['quotations'] : []),
    ...(exclusions.cited ? ['cited text'] : []),
    ...(exclusions.own ? ['the writer’s own texts'] : []),
    ...exclusions.domains.map((domain) => `everything from ${domain}`),
    ...exclusions.phrases.map((phrase) => `“${phrase}”`),
    ...(reader.isStranger ? [] : (result?.left_out ?? []).map(({ label }) => label)),
  ]
  return {
    title: `Originality: ${title || 'untitled text'}`,
    facts: [created_at.slice(0, 10), language, counted(words, 'word')],
    sum: [
      percent !== null
        ? `${rounded(percent)} % matches other sources: ${matched_words} of ${counted(words, 'word')}${rewordedPart(matched_words, copied_words)}.`
        : 'Not checked: there was nothing to compare this text with.',
      ...(quoted_words > 0
        ? [`${counted(quoted_words, 'matching word')} quoted, ${exclusions.quotes ? 'not counted' : 'counted'}.`]
        : []),
      ...(others > 0 ? [`${counted(others, 'word')} excluded.`] : []),
      ...(leftOut.length > 0 ? [`Excluded: ${leftOut.join('; ')}.`] : []),
    ],
    entries: sources.map((source) => entryOf(source, check.text, reader)),
    compared: result ? comparedLines(result.compared) : [],
  }
}

const nothing = {
  percent: null,
  matched_words: null,
  copied_words: null,
  excluded_words: 0,
  quoted_words: 0,
  sources: [],
}

function entryOf(source: OriginalitySourceShape, text: string, { isStranger }: Reader): Entry {
  const { kind, own, title, url, percent, matched_words, is_copy, excerpt, matches } = source
  const isHidden = isStranger && own
  return {
    name: isHidden ? `Another ${kind === 'blog' ? 'blog' : 'text'} by the same writer` : title || url || 'A source',
    url: url !== null && /^https?:/.test(url) ? url : null,
    share: `${rounded(percent)} %, ${counted(matched_words, 'word')}.${is_copy ? ' Nearly identical to the whole text.' : ''}`,
    places: copiedFirst(matches).map(({ kind: closeness, parts }) => ({
      kind: kinds[closeness],
      here: parts.map(({ start, end }) => text.slice(start, end)).join(LEFT_OUT),
      there: isHidden
        ? null
        : parts.map(({ source_start, source_end }) => excerpt.slice(source_start, source_end)).join(LEFT_OUT),
    })),
  }
}

function rewordedPart(matched: number | null, copied: number | null): string {
  const reworded = (matched ?? 0) - (copied ?? 0)
  return reworded > 0 ? `, ${reworded} of them only reworded` : ''
}

/** What is only reworded comes last: between copied passages it would hide them. */
function copiedFirst(matches: OriginalitySourceShape['matches']): OriginalitySourceShape['matches'] {
  const isReworded = ({ kind }: { kind: string }) => kind === 'paraphrase'
  return [...matches.filter((match) => !isReworded(match)), ...matches.filter(isReworded)]
}

/** Between two stretches of one match: the writer's own words. */
const LEFT_OUT = ' […] '

function comparedLines({
  blogs,
  assets,
  urls,
  search,
  copyscape,
}: NonNullable<OriginalityCheckShape['result']>['compared']): string[] {
  return [
    `${counted(blogs, 'other blog')} and ${counted(assets, 'source')} belonging to the writer.`,
    ...urls.map(({ url, problem }) => (problem === null ? `${url} was read.` : `${url} was not read: ${problem}`)),
    ...(search
      ? [
          `${counted(search.queries, 'sentence')} searched with ${search.provider}, ${counted(search.pages, 'page')} found.`,
          ...(search.unread > 0 ? [`${counted(search.unread, 'page')} could not be read in full.`] : []),
          ...(search.problem ? [search.problem] : []),
        ]
      : []),
    ...(copyscape ? [copyscape.problem ?? `Copyscape found ${counted(copyscape.pages, 'page')}.`] : []),
    ...(search || copyscape ? [] : ['The web was not searched.']),
  ]
}

function rounded(percent: number): string {
  return percent > 0 && percent < 1 ? 'under 1' : String(Math.round(percent))
}

function counted(count: number, thing: string): string {
  return `${count} ${thing}${count === 1 ? '' : 's'}`
}
