import { afterAll, beforeAll, expect, test } from 'vitest'
import { estimatedTokens } from '../../../../platform/server/ai/tokens.ts'
import { type ScriptedModels, scriptedModels } from '../../../../test-kit/models.ts'
import { type TestServer, testServer, type Writer } from '../../../../test-kit/server.ts'
import { untilRead } from '../../../../test-kit/until-read.ts'

/** What a model on board holds. */
const CONTEXT = 8_000
const HEADINGS = ['Yield', 'Cost', 'Wildlife', 'Sites', 'Building', 'Running']

let models: ScriptedModels
let server: TestServer
let writer: Writer
beforeAll(async () => {
  models = await scriptedModels()
  server = await testServer({ ...models.settings, COMPATIBLE_CONTEXT_TOKENS: String(CONTEXT) })
  writer = await server.newWriter()
  const plan = { credit_limit: 100, expiry_days: 30, plan_name: 'pro-monthly-usd' }
  await server.operator.put('/api/update/user', { unique_id: writer.id, ...plan })
})
afterAll(async () => {
  await server.close()
  await models.stop()
})

/** Far more than such a model holds: 5,000 tokens a source. */
function longSource(station: string): string {
  return HEADINGS.flatMap((heading, part) => [
    `# ${heading} of ${station}`,
    ...Array.from(
      { length: 30 },
      (_, at) =>
        `In year ${1970 + at} the ${heading.toLowerCase()} of the tidal power station at ${station} came to ${100 * part + at} units, as its owners reported.`,
    ),
  ]).join('\n\n')
}

const WORDS = [
  ['A northern', 'An old', 'The next', 'Every small', 'One wide'],
  ['gate', 'turbine', 'basin', 'lock', 'sluice', 'pier', 'channel'],
  ['rises', 'widens', 'waits', 'turns slowly', 'needs repair', 'stays shut'],
  ['when spring comes', 'while ships pass', 'before the moon is full', 'as nobody expected', 'after heavy storms'],
  [
    'and birds notice',
    'so crews rest',
    'but fishers complain',
    'and neighbors listen',
    'yet nothing breaks',
    'so boats turn',
    'and gulls follow',
  ],
]

/** A section of 220 words without a fact that would need a source. */
function sentencesOn(heading: string): string {
  return Array.from({ length: 20 }, (_, at) => {
    const from = at + heading.length
    return `${WORDS.map((list, place) => list[(from * (place + 1)) % list.length]).join(' ')}.`
  }).join(' ')
}

async function addText(station: string): Promise<string> {
  const raw = new TextEncoder().encode(longSource(station))
  const { body } = await writer.caller.call('POST', '/api/assets/files', { query: { filename: `${station}.txt` }, raw })
  await untilRead(writer.caller, body.asset.id)
  return body.asset.id
}

test('an article of 1,500 words takes a small model three requests and 12,000 tokens, however long the sources are', async () => {
  const asset_ids = [await addText('Rance'), await addText('Sihwa'), await addText('Annapolis')]
  const made = await writer.caller.post('/api/workflows', { topic: 'tidal power stations', asset_ids })
  const { id } = made.body.workflow
  const sections = HEADINGS.map((heading) => ({
    heading,
    says: `All about ${heading}.`,
    words: 220,
    sources: [1, 2, 3],
  }))
  models.says('two plans', JSON.stringify({ plans: [{ kind: 'By aspect', sections }] }))
  const body = sections.map(({ heading }) => `## ${heading}\n\n${sentencesOn(heading)}`)
  const article = ['Tides give power [1].', ...body, '## Conclusion', 'Ask the owners first.'].join('\n\n')
  models.says('Write the whole article', article)
  models.says('has a fault', JSON.stringify({ sentences: [] }))
  const proposed = await writer.caller.post(`/api/workflows/${id}/outlines`)
  expect(proposed.status, proposed.text).toBe(200)
  const { outlines, version } = proposed.body.workflow
  await writer.caller.call('PATCH', `/api/workflows/${id}`, {
    body: { version, sections: outlines[0].sections, headline: 'Power from the tides' },
  })
  await writer.caller.post(`/api/workflows/${id}/draft`)
  const workflow = async () => (await writer.caller.get(`/api/workflows/${id}`)).body.workflow
  await expect.poll(async () => (await workflow()).task_id, { timeout: 30_000 }).toBeNull()
  const { state } = await workflow()
  expect(state).toBe('finished')
  const sizes = models.mock.getRequests().map(({ body: sent }) => tokensOf(sent))
  expect(sizes.map(({ input, output }) => input + output <= CONTEXT)).toEqual(sizes.map(() => true))
  expect(sizes.length).toBeLessThanOrEqual(3)
  expect(sizes.reduce((sum, { input }) => sum + input, 0)).toBeLessThanOrEqual(12_000)
}, 60_000)

function tokensOf(sent: unknown): { input: number; output: number } {
  const { messages, max_tokens } = sent as { messages: { content: string }[]; max_tokens: number }
  return { input: estimatedTokens(messages.map(({ content }) => content).join('\n')), output: max_tokens }
}
