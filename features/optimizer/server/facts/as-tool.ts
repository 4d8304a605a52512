import type { z } from 'zod'
import { Refusal, refuse } from '../../../../platform/contract/failures.ts'
import type { CallContext } from '../../../../platform/server/call-context.ts'
import type { Deps } from '../../../../platform/server/deps.ts'
import { newId } from '../../../../platform/server/ids.ts'
import { ownerChannel } from '../../../../platform/server/jobs/create-jobs.ts'
import { type Actor, actingFor } from '../../../accounts/server/index.ts'
import { usageOf } from '../../../billing/server/index.ts'
import type { Copies } from '../../../writing/contract.ts'
import { requireNamed, requireSelection } from '../../../writing/server/index.ts'
import type { factTool } from '../../contract/fact-tool.ts'
import type { FactSourcesShape } from '../../contract/facts.ts'
import { currentCheck, reportOf } from './current.ts'
import { type Report, reportMarkdown, verdictWords } from './report.ts'
import { planCheck, startCheck, stopCheck } from './start.ts'
import type { CheckRow } from './store.ts'

type Input = z.output<(typeof factTool)['~orpc']['inputSchema'] & z.ZodType>

/** How often it is looked whether a check has ended without saying so. */
const LOOK_AGAIN_MS = 2_000

/** Checks a text as the tools write: waits for the report and answers with it. Whoever goes away ends the check. */
export async function checkAsTool(context: CallContext, input: Input): Promise<z.input<typeof Copies>> {
  const { deps, signal } = context
  const actor = await actingFor(context, input)
  requireSelection(actor.plan, input)
  await requireNamed(deps, actor, input)
  const { text, language, country, key } = input
  const subject = { text, language, country, sources: sourcesOf(input) }
  const started = await startCheck(deps, actor, { ...subject, key: key ?? undefined }).catch((error: unknown) => {
    if (error instanceof Refusal && error.code === 'nothing-to-compare') return error
    throw error
  })
  if (started instanceof Refusal) return uncheckedClaims(deps, actor, { subject, why: started.message })
  const check = await untilEnded(deps, actor, started, signal)
  const task = started.taskId ? await deps.jobs.view(actor.ownerId, started.taskId) : null
  const report = await reportOf(deps, check)
  if (task?.problem && !report.claims.some(({ verdict }) => verdict))
    refuse('model-unavailable', { message: task.problem })
  const { remaining } = await usageOf(deps, actor)
  return {
    status: 200,
    copies: [{ id: check.id, content: reportMarkdown(report), citations: [], parts: partsOf(report) }],
    engine: engineOf(check),
    credits: { charged: Number(task?.result?.charged ?? 0), remaining },
    notices: check.notes.map((message) => ({ code: 'source-not-read', message })),
  }
}

/** The claims of a text that there is nothing to compare with: what a check would look into, free, and why it did not. */
async function uncheckedClaims(
  deps: Deps,
  actor: Actor,
  { subject, why }: { subject: Parameters<typeof planCheck>[2]; why: string },
): Promise<z.input<typeof Copies>> {
  const { to_check } = await planCheck(deps, actor, subject)
  const claims = to_check.map((claim) => ({ claim, verdict: NOT_CHECKED }))
  const { remaining } = await usageOf(deps, actor)
  return {
    status: 200,
    copies: [
      {
        id: newId(),
        content: claims.map(({ claim, verdict }) => `- ${claim} (${verdict})`).join('\n'),
        citations: [],
        parts: { claims },
      },
    ],
    engine: { provider: 'builtin' },
    credits: { charged: 0, remaining },
    notices: [{ code: 'nothing-found', message: why }],
  }
}

const NOT_CHECKED = 'Not checked'

/** Where evidence is looked for: what the call names, else among all the person’s sources and on the web. */
function sourcesOf(input: Input): Partial<FactSourcesShape> {
  const named = { own: false, web: false }
  switch (input.mode) {
    case 'file':
      return { ...named, asset_ids: [...new Set([...input.files, ...input.filename])] }
    case 'url':
      return { ...named, urls: input.urls }
    case 'domain':
      return { ...named, domains: input.domains }
    case 'serp':
      return { ...named, web: true }
    default:
      return {}
  }
}

async function untilEnded(deps: Deps, actor: Actor, { id }: CheckRow, signal: AbortSignal): Promise<CheckRow> {
  for (;;) {
    const more = Promise.withResolvers<void>()
    const unsubscribe = deps.hub.subscribe(ownerChannel(actor.ownerId), (event) => {
      if (event.check_id === id) more.resolve()
    })
    const timer = setTimeout(more.resolve, LOOK_AGAIN_MS)
    signal.addEventListener('abort', () => more.resolve(), { once: true })
    try {
      const check = signal.aborted ? await stopCheck(deps, actor, id) : await currentCheck(deps, actor, id)
      if (!check.taskId || signal.aborted) return check
      await more.promise
    } finally {
      unsubscribe()
      clearTimeout(timer)
    }
  }
}

function engineOf({ engine }: CheckRow) {
  const [provider = engine, ...model] = engine.split('/')
  return model.length > 0 ? { provider, model: model.join('/') } : { provider }
}

function partsOf({ claims }: Report) {
  return {
    claims: claims.flatMap(({ text, verdict, state }) =>
      verdict && state !== 'gone' ? [{ claim: text, verdict: verdictWords(verdict) }] : [],
    ),
  }
}

/** The fact check, as programs see it among the tools. */
export const factCheckTool = {
  id: 'factcheck',
  title: 'Fact check',
  summary: 'Check what a text claims, with the words of sources that support or dispute it',
  group: 'check',
  path: '/api/generate/factcheck',
  flag: 'optimizer-fact-check',
  needs_model: false,
  fields: [
    {
      name: 'text',
      type: 'string' as const,
      required: true,
      example:
        'The tide turns about every six hours, a little later each day, because the moon moves on while the earth rotates. The Rance tidal power station in Brittany opened in 1966 and has 24 turbines with a capacity of 240 megawatts. It was the largest of its kind for 45 years, until the Sihwa Lake station in South Korea went into operation in 2011 with 254 megawatts. Tides can be predicted years ahead, wind and sun only days.',
      label: 'Text',
      hint: 'The text to check. Evidence comes from your sources and the web.',
    },
  ],
  output: {
    type: 'parts' as const,
    parts: [{ name: 'claims', label: 'Claims', type: 'pairs' as const, columns: ['claim', 'verdict'] }],
    copies: 1,
  },
}
