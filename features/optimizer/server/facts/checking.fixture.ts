import { afterAll, beforeAll, expect, vi } from 'vitest'
import { type TestServer, testServer, type Writer } from '../../../../test-kit/server.ts'

type Checking = Awaited<ReturnType<typeof checkingServer>>

/** What the tests of a file share: a server, a writer with one source who checks facts, and what such a writer does. */
export function checkingWith(source: string) {
  let made: Checking | undefined
  const now = (): Checking => {
    if (!made) throw new Error('only within a test')
    return made
  }
  beforeAll(async () => {
    made = await checkingServer()
    await addText(made.writer, source)
  })
  afterAll(() => made?.server.close())
  return {
    server: () => now().server,
    writer: () => now().writer,
    onPlan: (credits: number) => now().onPlan(credits),
    checked: (subject: object) => now().checked(subject),
    settled: (id: string) => now().settled(id),
    newBlog: (...sentences: string[]) => now().newBlog(...sentences),
    rewrite: (blogId: string, ...sentences: string[]) => now().rewrite(blogId, ...sentences),
    used: () => now().used(),
  }
}

/** A server with a writer who checks facts, and what such a writer does. */
export async function checkingServer() {
  const server = await testServer()
  const writer = await onPlan(server, 1_000)
  const newBlog = async (...sentences: string[]): Promise<string> =>
    (await writer.caller.post('/api/blogs', { html: blogHtml(sentences), project_id: writer.projectId })).body.blog.id
  const settled = (id: string) => settledCheck(writer, id)
  return {
    server,
    writer,
    onPlan: (credits: number) => onPlan(server, credits),
    newBlog,
    settled,
    async rewrite(blogId: string, ...sentences: string[]) {
      const saved = await writer.caller.post('/api/save/user/copy', {
        save_id: blogId,
        copy_to_save: blogHtml(sentences),
        output_type: 'blog',
        project_id: writer.projectId,
      })
      expect(saved.status, saved.text).toBe(200)
    },
    async checked(subject: object): Promise<ReportView> {
      const started = await writer.caller.post('/api/check/facts', subject)
      expect(started.status, started.text).toBe(200)
      return settled(started.body.check.id)
    },
    used: async () => (await writer.caller.get('/api/billing/balance')).body.balance.credits_used as number,
  }
}

export interface ClaimView {
  id: string
  text: string
  kind: string
  state: string
  verdict: string | null
  correction: string | null
  evidence: { quote: string; stance: string; title: string; faults: { start: number; end: number }[] }[]
  faults: { start: number; end: number }[]
}

export interface ReportView {
  check: { id: string; task_id: string | null; share_url: string | null; notes: string[] }
  claims: ClaimView[]
  left_out: { text: string; because: string }[]
}

/** The claim whose sentence has these words. */
export function claimOn({ claims }: ReportView, words: string): ClaimView {
  const found = claims.find(({ text }) => text.includes(words))
  if (!found) throw new Error(`no claim on ${words}`)
  return found
}

/** Adds a file to somebody's sources, and waits until it is read. */
export async function addText({ caller }: Writer, text: string, filename = 'tides.txt'): Promise<string> {
  const added = await caller.call('POST', '/api/assets/files', {
    query: { filename },
    raw: new TextEncoder().encode(text),
    headers: { 'content-type': 'application/octet-stream' },
  })
  expect(added.status, added.text).toBe(200)
  const { id } = added.body.asset
  const isRead = async () => (await caller.get(`/api/assets/${id}`)).body.asset.state === 'ready'
  await vi.waitUntil(isRead, { timeout: 15_000, interval: 50 })
  return id
}

async function onPlan(server: TestServer, credits: number): Promise<Writer> {
  const person = await server.newWriter()
  const granted = await server.operator.put('/api/update/user', {
    unique_id: person.id,
    credit_limit: credits,
    expiry_days: 30,
    plan_name: 'premium-tier-1-monthly-june-2024',
  })
  expect(granted.status, granted.text).toBe(200)
  return person
}

function blogHtml(sentences: readonly string[]): string {
  return `<h1>Tides</h1>${sentences.map((sentence) => `<p>${sentence}</p>`).join('')}`
}

async function settledCheck({ caller }: Writer, id: string): Promise<ReportView> {
  let body: ReportView | undefined
  const running = async () => {
    body = (await caller.get(`/api/check/facts/${id}`)).body
    return body?.check.task_id
  }
  await expect.poll(running, { timeout: 20_000, interval: 50 }).toBeNull()
  if (!body) throw new Error('no report')
  return body
}
