import type { Judgement } from './judge.ts'
import type { Score } from './score.ts'

/** Scores of one topic, ours and the peer's. */
export interface Compared {
  name: string
  ours: Score
  peer: Score
}

const COLUMNS: readonly (readonly [head: string, cell: (score: Score) => string])[] = [
  ['words', ({ words, ordered }) => `${words} (${percent(words / ordered)})`],
  ['factual sentences', ({ factual }) => String(factual)],
  ['cited', ({ cited, factual }) => `${cited} (${percent(cited / factual)})`],
  ['cited and borne out', ({ carried, factual }) => `${carried} (${percent(carried / factual)})`],
  ['citations', ({ citations }) => String(citations)],
  ['borne out', ({ borneOut, citations }) => `${borneOut} (${percent(borneOut / citations)})`],
  ['said again', ({ repeated }) => String(repeated)],
  ['words copied', ({ copied }) => percent(copied)],
  ['in any 8-word runs', ({ shared }) => percent(shared)],
  ['ease', ({ readingEase }) => String(readingEase ?? '–')],
  ['tone', ({ tone }) => (tone === null ? '–' : tone.toFixed(2))],
  ['tokens in / out', ({ tokensIn, tokensOut }) => `${thousands(tokensIn)} / ${thousands(tokensOut)}`],
]

/** A Markdown table: two rows a topic. */
export function tableOf(compared: readonly Compared[]): string {
  const rows = compared.flatMap(({ name, ours, peer }) => [
    row(`${name}, ours`, ours),
    row(`${name}, one prompt`, peer),
  ])
  return [line(['', ...COLUMNS.map(([head]) => head)]), line(['---', ...COLUMNS.map(() => '---')]), ...rows].join('\n')
}

/** What a judge thought of both, as a Markdown table: ours, then the peer's. Pairs without marks are named below it. */
export function judgementsOf(judged: readonly { name: string; marks: Judgement | null }[]): string {
  const marked = judged.flatMap(({ name, marks }) => (marks ? [{ name, marks }] : []))
  const leftOut = judged.flatMap(({ name, marks }) => (marks ? [] : [name]))
  const criteria = marked[0]?.marks.map(({ criterion }) => criterion) ?? []
  const rows = marked.map(({ name, marks }) => line([name, ...marks.map(({ ours, peer }) => `${ours} / ${peer}`)]))
  const table = [line(['ours / one prompt', ...criteria]), line(['---', ...criteria.map(() => '---')]), ...rows]
  return [
    ...table,
    ...(leftOut.length > 0 ? ['', `Left out, for the judge gave no marks: ${leftOut.join(', ')}`] : []),
  ].join('\n')
}

/** Marks that differ by less say nothing. */
const LEVEL = 0.25

/** Means of what judges thought, ours and the peer's, with how often each was ahead, as a Markdown table: of all, then of each kind. */
export function meansOf(judged: readonly { kind: string; marks: Judgement | null }[]): string {
  const marked = judged.flatMap(({ kind, marks }) => (marks ? [{ kind, marks }] : []))
  const criteria = [...new Set(marked.flatMap(({ marks }) => marks.map(({ criterion }) => criterion)))]
  const groups = [['all', marked] as const, ...Map.groupBy(marked, ({ kind }) => kind)]
  const rows = groups.map(([kind, group]) =>
    line([
      `${kind} (${group.length})`,
      ...criteria.map((criterion) =>
        meanOf(group.flatMap(({ marks }) => marks.filter((m) => m.criterion === criterion))),
      ),
    ]),
  )
  return [
    line(['ours / one prompt (ahead–behind)', ...criteria]),
    line(['---', ...criteria.map(() => '---')]),
    ...rows,
  ].join('\n')
}

function meanOf(marks: Judgement): string {
  if (marks.length === 0) return '–'
  const mean = (values: readonly number[]) => (values.reduce((sum, one) => sum + one, 0) / values.length).toFixed(2)
  const ahead = marks.filter(({ ours, peer }) => ours - peer >= LEVEL).length
  const behind = marks.filter(({ ours, peer }) => peer - ours >= LEVEL).length
  return `${mean(marks.map(({ ours }) => ours))} / ${mean(marks.map(({ peer }) => peer))} (${ahead}–${behind})`
}

function row(name: string, score: Score): string {
  return line([name, ...COLUMNS.map(([, cell]) => cell(score))])
}

function line(cells: readonly string[]): string {
  return `| ${cells.join(' | ')} |`
}

function percent(share: number): string {
  return Number.isFinite(share) ? `${Math.round(share * 100)} %` : '–'
}

function thousands(tokens: number): string {
  return tokens.toLocaleString('en-US')
}
