/*
 * Checks outlive `kill -9` of the server. A text is checked for facts, and one for originality, with a model and a search
 * that take their time; at random moments the server is killed and started again on the same data. In the end every claim
 * is judged, each check is charged once, and the model and the search were asked again only about what was in progress.
 *
 *   node bench/soak/check-kill.ts embedded|postgres [kills]
 */
import { setTimeout as delay } from 'node:timers/promises'
import { LLMock } from '@copilotkit/aimock'
import { Caller } from '../../test-kit/caller.ts'
import { json, page, site } from '../../test-kit/site.ts'
import { killable, signIn, signUp } from './killable.ts'

const KIND = process.argv[2] === 'postgres' ? 'postgres' : 'embedded'
const KILLS = Number(process.argv[3] ?? 5)
const CLAIMS = 40
const CREDITS_FOR_FACTS = CLAIMS / 5
const WORDS = 900
const CREDITS_FOR_ORIGINALITY = Math.ceil(WORDS / 500)
/** What model and search wait before they answer, and how long a server works at most before it is killed, in milliseconds. */
const ANSWER_MS = 120
const LIFE_MS = 2_500

/** What was asked, as often as it was: the number of the claim, or the words of a search. */
const askedOfModel: string[] = []
const askedOfSearch: string[] = []

const model = new LLMock({ port: 0, journalMaxEntries: 1 })
model.addFixture({
  match: {},
  async response({ messages }) {
    const asked = JSON.stringify(messages)
    const claim = /Lighthouse number (\d+)/.exec(asked)?.[1] ?? '?'
    const isQueries = asked.includes('two web searches')
    askedOfModel.push(`${isQueries ? 'queries' : 'stance'} ${claim}`)
    await delay(ANSWER_MS)
    const queries = { as_written: `steps of lighthouse ${claim}`, what_is_the_case: `how many steps ${claim}` }
    return { content: JSON.stringify(isQueries ? queries : { findings: [] }) }
  },
})
await model.start()
const web = await site({
  '/search': (request, ...given) => {
    askedOfSearch.push(new URL(request.url ?? '', 'http://search').searchParams.get('q') ?? '')
    void delay(ANSWER_MS).then(() =>
      json({ results: [{ url: `${web.url}/okta`, title: 'Okta', content: '' }] })(request, ...given),
    )
  },
  '*': page(
    '<html><title>Okta</title><body><article><p>Every lighthouse at Okta has steps of stone.</p></article></body></html>',
  ),
})
const server = await killable(KIND, {
  COMPATIBLE_BASE_URL: `${model.url}/v1`,
  COMPATIBLE_API_KEY: 'soak-key',
  COMPATIBLE_MODEL: 'soak-model',
  SEARXNG_URL: web.url,
  OUTBOUND_ALLOW: '127.0.0.1',
  OPERATOR_KEY: 'soak:soak-secret',
})

try {
  await server.start()
  const writer = await signUp(server.url)
  const operator = new Caller(server.url, { basic: 'soak:soak-secret' })
  await operator.put('/api/update/user', {
    unique_id: writer.id,
    credit_limit: 1_000,
    expiry_days: 30,
    plan_name: 'premium-tier-1-monthly-june-2024',
  })
  await factsOutliveKills(writer)
  await originalityOutlivesKills(await signIn(server.url))
} finally {
  await server.remove()
  await web.close()
  await model.stop()
}

async function factsOutliveKills(first: Caller): Promise<void> {
  const text = Array.from({ length: CLAIMS }, (_, at) => `Lighthouse number ${at + 100} at Okta has ${at + 30} steps.`)
  const started = await first.post('/api/check/facts', { text: text.join('\n\n') })
  const { id } = started.body.check
  const { caller, kills } = await killedWhile(first, async (now) => {
    const { check } = (await now.get(`/api/check/facts/${id}`)).body
    return check.task_id !== null
  })
  const { claims } = (await caller.get(`/api/check/facts/${id}`)).body
  const open = claims.filter(({ verdict }: { verdict: string | null }) => verdict === null)
  const again = new Set(repeated(askedOfModel).map((asked) => asked.split(' ')[1]))
  report('facts', { kills, repeated: again.size, of: claims.length, charged: await used(caller) })
  if (open.length > 0) throw new Error(`${open.length} claims were never judged`)
  if (again.size > kills) throw new Error(`asked again about claims ${[...again].join(', ')}`)
  if ((await used(caller)) !== CREDITS_FOR_FACTS) throw new Error(`charged ${await used(caller)}`)
}

async function originalityOutlivesKills(first: Caller): Promise<void> {
  askedOfSearch.length = 0
  const text = Array.from({ length: WORDS }, (_, at) => `word${at}${at % 12 === 11 ? '.' : ''}`).join(' ')
  const started = await first.post('/api/optimizer/originality', { text })
  const { id } = started.body.check
  const { caller, kills } = await killedWhile(first, async (now) => {
    const { check } = (await now.get(`/api/optimizer/originality/${id}`)).body
    return check.state === 'running'
  })
  const { check } = (await caller.get(`/api/optimizer/originality/${id}`)).body
  const charged = (await used(caller)) - CREDITS_FOR_FACTS
  const again = repeated(askedOfSearch).length
  report('originality', { kills, repeated: again, of: new Set(askedOfSearch).size, charged })
  if (check.state !== 'done') throw new Error(`the check is ${check.state}`)
  if (charged !== CREDITS_FOR_ORIGINALITY) throw new Error(`charged ${charged}`)
}

/** Kills the server at random moments until it was killed often enough or the work is over, and waits for that. */
async function killedWhile(first: Caller, isRunning: (caller: Caller) => Promise<boolean>) {
  let caller = first
  let kills = 0
  while (kills < KILLS && (await isRunning(caller))) {
    await delay(300 + Math.random() * LIFE_MS)
    await server.kill()
    kills += 1
    await server.start()
    caller = await signIn(server.url)
  }
  while (await isRunning(caller)) await delay(200)
  return { caller, kills }
}

function repeated(list: readonly string[]): string[] {
  return [...new Set(list.filter((one, at) => list.indexOf(one) !== at))]
}

async function used(caller: Caller): Promise<number> {
  return (await caller.get('/api/billing/balance')).body.balance.credits_used
}

function report(kind: string, facts: { kills: number; repeated: number; of: number; charged: number }): void {
  console.log(
    `${KIND}, ${kind}: ${facts.kills} kills, ${facts.repeated} of ${facts.of} asked again, ${facts.charged} credits`,
  )
}
