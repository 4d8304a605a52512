/*
 * Whatever the server confirmed as stored survives `kill -9` of the server: writers type into several documents over sockets, each
 * asking after every sentence whether it is stored; at a random moment the server is killed, started again on the same
 * data, and every document is read back. Every sentence that was acknowledged must be there, once.
 *
 *   node bench/soak/save-kill.ts embedded|postgres [kills] [documents]
 *
 * `postgres` uses the server of TEST_POSTGRES_URL (default: local, user postgres) and a database of its own, which it drops.
 */
import { randomBytes } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import type { Caller } from '../../test-kit/caller.ts'
import { DocumentPage } from '../../test-kit/document-page.ts'
import { killable, signIn, signUp } from './killable.ts'

const KIND = process.argv[2] === 'postgres' ? 'postgres' : 'embedded'
const KILLS = Number(process.argv[3] ?? 200)
const DOCUMENTS = Number(process.argv[4] ?? 5)
/** The server is killed at a random moment of this span after writing began, in milliseconds. */
const LIFE_MS = 2_500

const server = await killable(KIND)
/** Sentences that the server said are stored, by document. */
const acknowledged = new Map<string, Set<string>>()
let written = 0

try {
  await server.start()
  await main()
} finally {
  await server.remove()
}

async function main(): Promise<void> {
  let caller: Caller = await signUp(server.url)
  const documents = await Promise.all(Array.from({ length: DOCUMENTS }, (_, at) => newBlog(caller, at)))
  for (let kill = 1; kill <= KILLS; kill++) {
    await writeUntilKilled(caller, documents)
    await server.start()
    caller = await signIn(server.url)
    const lost = await missing(caller, documents)
    if (lost.length > 0)
      throw new Error(`after kill ${kill} these sentences are gone or doubled: ${lost.slice(0, 5).join(', ')}`)
    if (kill % 20 === 0 || kill === KILLS)
      console.log(`${KIND}: ${kill} kills, ${countAll()} of ${written} sentences acknowledged, none lost`)
    // Documents that grow without end would measure something else.
    if (kill % 40 === 0) for (const at of documents.keys()) documents[at] = await newBlog(caller, at)
  }
  await server.stop()
}

async function writeUntilKilled(caller: Caller, documents: string[]): Promise<void> {
  const pages = documents.map((id) => new DocumentPage(server.url, { id, cookie: caller.cookie, reconnects: false }))
  await Promise.all(pages.map((page) => page.synced()))
  const stop = new AbortController()
  const writing = Promise.all(pages.map((page, at) => writeOn(page, documents[at] ?? '', stop.signal)))
  await delay(Math.random() * LIFE_MS)
  await server.kill()
  stop.abort()
  await writing
  for (const page of pages) page.leave()
}

async function writeOn(page: DocumentPage, id: string, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    const sentence = `Sentence ${++written} of ${randomBytes(3).toString('hex')}.`
    page.write(sentence)
    const isStored = await page.isStored(signal)
    if (isStored) acknowledged.get(id)?.add(sentence)
    await delay(Math.random() * 120)
  }
}

/** Acknowledged sentences that are not there exactly once. */
async function missing(caller: Caller, documents: string[]): Promise<string[]> {
  const lost: string[] = []
  for (const id of documents) {
    const { body } = await caller.get('/api/get/saved/copy/internal', { copy_id: id })
    const text: string = body.copy_to_save
    for (const sentence of acknowledged.get(id) ?? []) if (text.split(sentence).length !== 2) lost.push(sentence)
  }
  return lost
}

function countAll(): number {
  return [...acknowledged.values()].reduce((sum, sentences) => sum + sentences.size, 0)
}

// Every other one is long: of those the server stores what changed, and the whole only now and then.
async function newBlog(caller: Caller, at: number): Promise<string> {
  const begun = '<p>Begun.</p>'.repeat(at % 2 === 0 ? 1 : 5_000)
  const { body } = await caller.post('/api/blogs', { html: `<h1>Soak</h1>${begun}` })
  acknowledged.set(body.blog.id, new Set())
  return body.blog.id
}
