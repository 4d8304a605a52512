import type { z } from 'zod'
import type { CallContext } from '../../../../platform/server/call-context.ts'
import type { Deps } from '../../../../platform/server/deps.ts'
import { newId } from '../../../../platform/server/ids.ts'
import { type Actor, actingFor } from '../../../accounts/server/index.ts'
import { creditsForCopies, usageOf } from '../../../billing/server/index.ts'
import { type ComparedShape, isCompared } from '../../contract/compared.ts'
import { OriginalityOptions } from '../../contract/originality.ts'
import type { plagiarismCall } from '../../contract/plagiarism.ts'
import { type CheckRow, insertCheck } from './check-store.ts'
import { addedUp, asPart } from './check-view.ts'
import type { FoundSource, StoredFindings } from './findings.ts'
import { paidCheck, requireMeans, requirePlan } from './paid-check.ts'
import { runCheck, unwatched } from './run-check.ts'
import { atFirstLeftOut, requireWords } from './start-check.ts'
import { subjectOf } from './subject-of.ts'

type Asked = z.output<(typeof plagiarismCall)['~orpc']['inputSchema'] & z.ZodType>
type Wire = z.input<(typeof plagiarismCall)['~orpc']['outputSchema'] & z.ZodType>

/** Characters of a snippet. */
const SNIPPET = 300

/** The whole check while a program waits. It is kept, so that the addresses in the answer lead to it. */
export async function checkPlagiarism(context: CallContext, input: Asked): Promise<Wire> {
  const { deps, signal } = context
  const actor = await actingFor(context, input)
  await requirePlan(context, actor)
  const words = requireWords(input.text)
  const subject = await subjectOf(deps, actor, {
    text: input.text,
    blog_id: input.blog_id,
    block_quotes: [],
    links: [],
  })
  const options = OriginalityOptions.parse({ urls: input.urls })
  const credits = creditsForCopies([words])
  await requireMeans(deps, actor, credits)
  const id = newId()
  const { value, charged } = await paidCheck(deps, actor, { id, credits }, () =>
    runCheck(
      deps,
      actor,
      {
        text: subject.text,
        language: subject.language,
        newText: subject.text,
        knownPages: [],
        itself: subject,
        options,
        fullComparisons: input.full_comparision,
        web: null,
      },
      { ...unwatched, signal },
    ),
  )
  const { percent } = await addedUp({ ...subject, exclusions: atFirstLeftOut }, value.findings)
  const check = await insertCheck(deps.db, {
    ...subject,
    ...value,
    id,
    ownerId: actor.ownerId,
    userId: actor.userId,
    words,
    wordsCharged: words,
    credits: charged,
    percent,
    options,
    exclusions: atFirstLeftOut,
    createdAt: deps.clock.now(),
  })
  return answerOf(deps, actor, check, value)
}

async function answerOf(
  deps: Pick<Deps, 'db' | 'clock' | 'config'>,
  actor: Actor,
  check: CheckRow,
  { findings, compared }: { findings: StoredFindings; compared: ComparedShape },
): Promise<Wire> {
  const sum = await addedUp(check, findings)
  const wasCompared = isCompared(compared)
  const { runs } = await usageOf(deps, actor)
  const { used, limit } = runs.find(({ feature }) => feature === 'plagiarism') ?? { used: 0, limit: 0 }
  const report = `${deps.config.PUBLIC_URL?.replace(/\/$/, '') ?? ''}/optimizer/plagiarism/${check.id}`
  const byKey = new Map(findings.sources.map((source, index) => [source.key, { source, number: index + 1 }]))
  return {
    status: 200,
    result: sum.sources.flatMap((part, index) => {
      const found = byKey.get(part.id)
      return found ? [rowOf(deps, check.text, { part, index: index + 1, ...found, report })] : []
    }),
    querywords: check.words,
    plagiarism_usage_ratio: limit > 0 ? Math.min(100, Math.round((100 * used) / limit)) : 0,
    allpercentmatched: wasCompared ? Math.round(sum.percent) : null,
    allwordsmatched: wasCompared ? sum.matchedWords : null,
    not_checked: wasCompared ? null : 'nothing-to-compare',
    allviewurl: report,
    plagiarism_runs: used,
  }
}

interface Row {
  part: Awaited<ReturnType<typeof addedUp>>['sources'][number]
  index: number
  number: number
  source: FoundSource
  report: string
}

function rowOf(
  { config }: Pick<Deps, 'config'>,
  text: string,
  { part, index, number, source, report }: Row,
): Wire['result'][number] {
  const copied = part.matches.flatMap((match) => match.parts ?? [match])
  const words = copied.map(({ start, end }) => text.slice(start, end).replace(/\s+/g, ' '))
  const snippet = cut(words.join(' … '))
  const home = config.PUBLIC_URL?.replace(/\/$/, '') ?? ''
  return {
    index,
    url: source.url ?? `${home}/${source.kind === 'blog' ? 'blogs' : 'assets'}/${source.documentId ?? ''}`,
    title: source.title,
    textsnippet: snippet,
    htmlsnippet: `<mark>${snippet.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`)}</mark>`,
    wordsmatched: part.matchedWords,
    percentmatched: Math.round(part.percent),
    urlwords: source.words,
    viewurl: `${report}?source=${number}`,
    spans: copied.map(asPart),
  }
}

function cut(snippet: string): string {
  return snippet.length > SNIPPET ? `${snippet.slice(0, SNIPPET - 1).trimEnd()}…` : snippet
}
