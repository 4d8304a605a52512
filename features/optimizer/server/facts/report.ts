import type { ClaimShape, FactCheckShape, FactEvidenceShape } from '../../contract/facts.ts'
import type { LeftOutShape } from '../../contract/left-out.ts'
import { type ClaimCounts, countClaims } from '../../facts/claim-counts.ts'
import { confidenceLevel } from '../../facts/confidence.ts'
import { type FactVerdict, type LeftOutReason, reasonsToCompare, verdicts } from '../../facts/fixed-values.ts'
import { inHtml, inMarkdown } from '../report-page.ts'

/** A check with its claims, to be written down. */
export interface Report {
  check: FactCheckShape
  claims: ClaimShape[]
  left_out: LeftOutShape[]
}

/** Symbol and words of each verdict: distinguishable by shape as well as by word. */
const shown: Record<FactVerdict, [sign: string, words: string]> = {
  'source-invented': ['⊘', 'Invalid citation'],
  contradicted: ['◆', 'Contradicted'],
  partly: ['◇', 'Partly supported'],
  misleading: ['▲', 'Misleading'],
  'no-evidence': ['○', 'Not enough evidence'],
  supported: ['●', 'Supported'],
}
/** In the place of a verdict, where a person answers for a claim that no check could settle. */
const ACCEPTED = ['◌', 'Accepted without a check'] as const
/** What a verdict is called. */
export function verdictWords(verdict: FactVerdict): string {
  return shown[verdict][1]
}
const stanceWords = { supports: 'supports', disputes: 'disputes', neither: 'neither supports nor disputes' } as const
const reasons: Record<NonNullable<ClaimShape['reason']>, string> = {
  'quote-not-in-source': 'The quoted words were not found in the cited source.',
  'citation-not-in-source': 'The cited passage was not found in its source.',
  'source-gone': 'The cited source doesn’t exist.',
  misquoted: 'The source says something similar, but the quotation isn’t word for word.',
  'not-measured': 'Not available for this language.',
  'words-to-compare': 'A source has all of this except',
  'source-to-compare': 'A source says something close, without',
  'number-unconfirmed': 'A language model found support, but a number or date isn’t in the evidence.',
  'unit-unconfirmed': 'A language model found support, but the evidence gives this number in another unit.',
  'name-unconfirmed': 'A language model found support, but a name isn’t in the evidence.',
  'quote-unconfirmed': 'A language model found support, but the quoted words aren’t in the evidence.',
  'extent-unconfirmed': 'A language model found support, but the evidence doesn’t go this far.',
  'checks-disagree': 'The language model and the built-in checker disagree.',
  'model-unverified': 'A language model judged this, but its reasons couldn’t be confirmed in the evidence.',
}
const leftOutWords: Record<LeftOutReason, string> = {
  opinion: 'Opinion',
  advice: 'Advice',
  prediction: 'Prediction',
  question: 'Question',
  'about-itself': 'About this text',
  experience: 'Personal experience',
  'not-in-sources': 'Not in the sources',
  'nothing-to-check': 'Nothing to check',
}

/** One entry of a report, in words. */
interface Entry {
  verdict: string
  text: string
  notes: string[]
  evidence: { quote: string; stance: string; source: string; url: string | null }[]
}

/** What a report says, in order, whatever it is written as. */
interface ReportParts {
  title: string
  facts: string[]
  counts: string[]
  entries: Entry[]
  others: string[]
}

/** A report as Markdown. */
export function reportMarkdown(report: Report): string {
  const { title, facts, counts, entries, others } = partsOf(report)
  const lines = [`# ${inMarkdown(title)}`, '', facts.join(' · '), '', ...counts.map((line) => `- ${line}`), '']
  for (const { verdict, text, notes, evidence } of entries) {
    lines.push(`## ${verdict}`, '', inMarkdown(text), '')
    for (const note of notes) lines.push(inMarkdown(note), '')
    for (const { quote, stance, source, url } of evidence)
      lines.push(
        `> ${inMarkdown(quote)}`,
        '',
        `${stance}: ${url ? `[${inMarkdown(source)}](<${url}>)` : inMarkdown(source)}`,
        '',
      )
  }
  if (others.length > 0) lines.push('## Not checked', '', ...others.map((line) => `- ${inMarkdown(line)}`), '')
  return lines.join('\n')
}

/** The inside of a report's page, as HTML. */
export function reportHtml(report: Report): string {
  const { title, facts, counts, entries, others } = partsOf(report)
  const list = (lines: readonly string[]) => `<ul>${lines.map((line) => `<li>${inHtml(line)}</li>`).join('')}</ul>`
  return [
    `<h1>${inHtml(title)}</h1><p class="byline">${facts.map(inHtml).join(' · ')}</p>${list(counts)}`,
    ...entries.map(entryHtml),
    others.length > 0 ? `<section><h2>Not checked</h2>${list(others)}</section>` : '',
  ].join('\n')
}

function entryHtml({ verdict, text, notes, evidence }: Entry): string {
  const quotes = evidence.map(({ quote, stance, source, url }) => {
    const name = url ? `<a href="${inHtml(url)}" rel="nofollow noreferrer">${inHtml(source)}</a>` : inHtml(source)
    return `<blockquote><p dir="auto">${inHtml(quote)}</p><p class="byline">${inHtml(stance)}: ${name}</p></blockquote>`
  })
  const words = [text, ...notes].map((line) => `<p dir="auto">${inHtml(line)}</p>`)
  return `<section><h2>${inHtml(verdict)}</h2>${words.join('')}${quotes.join('')}</section>`
}

function partsOf({ check, claims, left_out }: Report): ReportParts {
  const present = claims.filter(({ state }) => state !== 'gone')
  const checked = present.filter(({ verdict }) => verdict !== null)
  const answeredFor = present.filter(({ verdict, accepted }) => verdict === null && accepted !== null)
  const day = (check.checked_at ?? check.created_at).slice(0, 10)
  return {
    title: `Fact check: ${check.title || 'untitled text'}`,
    facts: [day, check.engine === 'builtin' ? 'built-in checker' : check.engine, check.language],
    counts: [
      countedWords(countClaims(present)),
      ...verdicts.flatMap((verdict) => {
        const count = checked.filter((claim) => claim.verdict === verdict).length
        return count > 0 ? [`${shown[verdict].join(' ')}: ${count}`] : []
      }),
    ],
    entries: [...inOrder(checked), ...answeredFor].map(entryOf),
    others: left_out.map(({ because, text }) => `${leftOutWords[because]}: ${text}`),
  }
}

/** The same counts as beside the text. */
function countedWords({ claims, checked, quoted, unscored }: ClaimCounts): string {
  const list = [
    `${checked} of ${claims} claims checked`,
    ...(quoted > 0 ? [`other sentences found in the sources: ${quoted}`] : []),
    ...(unscored > 0 ? [`opinions and advice: ${unscored}`] : []),
  ]
  return list.join(' · ')
}

/** By verdict, the worst first; of each those with figures first. */
function inOrder(claims: readonly ClaimShape[]): ClaimShape[] {
  const rank = ({ verdict }: ClaimShape) => (verdict ? verdicts.indexOf(verdict) : verdicts.length)
  return claims.toSorted((a, b) => rank(a) - rank(b) || Number(b.has_figures) - Number(a.has_figures))
}

function entryOf(claim: ClaimShape): Entry {
  const { verdict, text, state, reason, evidence, correction, accepted, checked_at } = claim
  const [sign, words] = verdict ? shown[verdict] : ACCEPTED
  const level = confidenceLevel(claim)
  return {
    verdict: `${sign} ${words}`,
    text,
    notes: [
      ...(reason ? [reasonOf(reason, claim)] : []),
      ...(state === 'stale' ? ['The sentence has changed since it was checked.'] : []),
      ...(correction ? [`Proposed: ${correction}`] : []),
      ...(accepted ? [`Accepted by ${accepted.by_name ?? 'the writer'}: ${accepted.reason}`] : []),
      ...(level ? [`Confidence: ${level}.`] : []),
      ...(checked_at ? [`Checked ${checked_at.slice(0, 10)}.`] : []),
    ],
    evidence: evidence.map(evidenceEntry),
  }
}

/** A report has no underlined words, so that it names them. */
function reasonOf(reason: NonNullable<ClaimShape['reason']>, { text, faults }: ClaimShape): string {
  if (!reasonsToCompare.includes(reason)) return reasons[reason]
  if (faults.length === 0) return 'A source says something close. Compare the two.'
  return `${reasons[reason]} ${faults.map(({ start, end }) => `“${text.slice(start, end)}”`).join(', ')}.`
}

function evidenceEntry({ quote, stance, title, url, published, place, origin }: FactEvidenceShape) {
  const source = origin === 'document' ? 'this text itself' : title || url || 'a source'
  return {
    quote,
    stance: stanceWords[stance],
    source: [source, place === source ? null : place, published].filter(Boolean).join(', '),
    url,
  }
}
