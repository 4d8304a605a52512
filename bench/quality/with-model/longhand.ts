import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { Agent, setGlobalDispatcher } from 'undici'
import type { z } from 'zod'
import { startServer } from '../../../app/server/build-server.ts'
import type { Workflow as WorkflowShape } from '../../../features/workflows/contract.ts'
import { readConfig } from '../../../platform/server/config.ts'
import { createLog } from '../../../platform/server/log.ts'
import { type Answer, Caller } from '../../../test-kit/caller.ts'
import { callsOf } from './calls.ts'
import type { Recorder } from './recorder.ts'
import type { Source, Topic } from './topics.ts'
import type { Written } from './written.ts'

type Workflow = z.output<typeof WorkflowShape>

const OPERATOR = 'bench:bench-secret'
const [HOUR, POLL_MS] = [3_600, 200]

/** A real server whose only model is the recorder's, or that has none, with somebody who writes there. */
export interface Longhand {
  writer: Caller
  written(topic: Topic, sources: readonly Source[]): Promise<Written>
  close(): Promise<void>
}

export async function startLonghand(
  recorder: Recorder | null,
  model: string,
  { contextTokens }: { contextTokens?: string } = {},
): Promise<Longhand> {
  // a call waits as long as whoever answers for the model takes
  setGlobalDispatcher(new Agent({ headersTimeout: 0, bodyTimeout: 0 }))
  const dataDir = mkdtempSync(join(tmpdir(), 'longhand-bench-'))
  const config = readConfig({
    PORT: '0',
    DATA_DIR: dataDir,
    RATE_LIMITS: 'off',
    OPERATOR_KEY: OPERATOR,
    ...(recorder
      ? {
          COMPATIBLE_BASE_URL: recorder.url,
          COMPATIBLE_API_KEY: process.env.COMPATIBLE_API_KEY ?? 'none',
          COMPATIBLE_MODEL: model,
        }
      : { LOCAL_MODELS: 'off' }),
    ...(contextTokens ? { COMPATIBLE_CONTEXT_TOKENS: contextTokens } : {}),
    ...(process.env.COMPATIBLE_CONTEXT_TOKENS
      ? { COMPATIBLE_CONTEXT_TOKENS: process.env.COMPATIBLE_CONTEXT_TOKENS }
      : {}),
    MODEL_FIRST_TEXT_SECONDS: '600',
    MODEL_NEXT_TEXT_SECONDS: '600',
    MODEL_TOTAL_SECONDS: String(HOUR),
    OUTBOUND_ALLOW: '127.0.0.1',
  })
  const server = await startServer(config, { log: createLog('error') })
  const writer = await signUp(server.url)
  return {
    writer,
    written: async (topic, sources) => ({
      ...(await writtenBy(writer, { topic, sources })),
      calls: callsOf(recorder?.said() ?? []),
    }),
    async close() {
      await server.close()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

/** As a person does it: sources, headline, plan, draft, export. */
export async function writtenBy(
  writer: Caller,
  { topic, sources }: { topic: Topic; sources: readonly Source[] },
): Promise<Omit<Written, 'calls'>> {
  const { path, assets } = await begun(writer, { topic, sources })
  const change = async (body: object) => {
    const { version } = await workflowAt(writer, path)
    good(await writer.call('PATCH', path, { body: { version, ...body } }))
  }
  good(await writer.post(`${path}/headlines`))
  await change({ headline: (await workflowAt(writer, path)).headlines.list[0]?.text })
  good(await writer.post(`${path}/outlines`))
  await change({ sections: (await workflowAt(writer, path)).outlines[0]?.sections })
  good(await writer.post(`${path}/draft`))
  const workflow = await drafted(writer, path)
  const exported = await writer.get(`/api/blogs/${workflow.blog_id}/export/md`)
  return { ...wholeOf(workflow, assets), markdown: good(exported).text }
}

/** Viewpoints as they are proposed, then research of the sources; what it gave is in the workflow. */
export async function researchedBy(
  writer: Caller,
  { topic, sources }: { topic: Topic; sources: readonly Source[] },
): Promise<Workflow> {
  const { path } = await begun(writer, { topic, sources })
  good(await writer.post(`${path}/viewpoints`))
  good(await writer.post(`${path}/research`))
  for (;;) {
    const workflow = await workflowAt(writer, path)
    if (workflow.task_id === null) return workflow
    await delay(POLL_MS)
  }
}

async function begun(writer: Caller, { topic, sources }: { topic: Topic; sources: readonly Source[] }) {
  const assets: string[] = []
  for (const source of sources) assets.push(await uploaded(writer, source))
  const made = good(
    await writer.post('/api/workflows', {
      topic: topic.topic,
      asset_ids: assets,
      language: topic.language,
      brief: { words: topic.words },
    }),
  )
  return { path: `/api/workflows/${made.body.workflow.id}`, assets }
}

/** A source of a writer, read to its end. */
export async function uploaded(writer: Caller, { file, text }: Pick<Source, 'file' | 'text'>): Promise<string> {
  const added = await writer.call('POST', '/api/assets/files', {
    query: { filename: file },
    raw: new TextEncoder().encode(text),
  })
  const id: string = good(added).body.asset.id
  for (;;) {
    const { state } = (await writer.get(`/api/assets/${id}`)).body.asset
    if (state === 'ready') return id
    if (state === 'failed') throw new Error(`${file} could not be read`)
    await delay(POLL_MS)
  }
}

async function drafted(writer: Caller, path: string): Promise<Workflow> {
  for (;;) {
    const workflow = await workflowAt(writer, path)
    if (workflow.state === 'failed') {
      throw new Error(workflow.sections.flatMap(({ problem }) => problem ?? []).join('; ') || 'the draft failed')
    }
    if (workflow.task_id === null && workflow.blog_id) return workflow
    await delay(POLL_MS)
  }
}

/** The article as one text, with what cites which source. */
function wholeOf({ headlines, frame, sections }: Workflow, assets: readonly string[]) {
  const parts = [
    { text: `# ${headlines.text}`, citations: [] },
    ...(frame ? [frame.opening] : []),
    ...sections.flatMap(({ level, heading, text, citations }) => [
      { text: `${'#'.repeat(level)} ${heading}`, citations: [] },
      { text, citations },
    ]),
    ...(frame ? [frame.closing, frame.questions] : []),
  ]
  const whole: Pick<Written, 'text' | 'citations'> = { text: '', citations: [] }
  for (const { text, citations } of parts.filter((part) => part.text)) {
    const from = whole.text ? whole.text.length + 2 : 0
    whole.text += (whole.text ? '\n\n' : '') + text
    for (const { start, end, asset_id, matched_by } of citations) {
      const source = assets.indexOf(asset_id ?? '') + 1
      whole.citations.push({ start: from + start, end: from + end, source, matched_by })
    }
  }
  return whole
}

async function workflowAt(writer: Caller, path: string): Promise<Workflow> {
  return good(await writer.get(path)).body.workflow
}

/** Somebody new with a thousand credits, on a server that knows the bench as its operator. */
export async function signUp(url: string): Promise<Caller> {
  const caller = new Caller(url)
  const email = `bench-${randomBytes(5).toString('hex')}@example.test`
  const password = randomBytes(12).toString('hex')
  const { id } = good(await caller.post('/api/auth/sign-up/email', { name: 'Bench', email, password })).body.user
  const account = { name: 'Bench', email, credit_limit: 0, credits_used: 0, unique_id: id, project_name: 'Bench' }
  good(await caller.post('/api/add/user', account))
  const plan = { unique_id: id, credit_limit: 1_000, expiry_days: 30, plan_name: 'premium-tier-1-monthly-june-2024' }
  good(await new Caller(url, { basic: OPERATOR }).put('/api/update/user', plan))
  return caller
}

/** An answer that is no refusal. */
export function good(answer: Answer): Answer {
  if (answer.status >= 300) throw new Error(`answered ${answer.status}: ${answer.text}`)
  return answer
}
