import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type ScriptedModels, scriptedModels } from '../../../test-kit/models.ts'
import { type TestServer, testServer, type Writer } from '../../../test-kit/server.ts'
import { untilRead } from '../../../test-kit/until-read.ts'

const OLD_RULE = `Balcony solar panels in Germany

A balcony solar panel may feed at most 600 watts into the grid. The panel is plugged into an ordinary socket.

The German registry counted 400,000 balcony solar panels in 2023. Don’t give up! You can do it too!`
const NEW_RULE = `Balcony solar panels after the reform

A balcony solar panel may feed at most 800 watts into the grid. The reform passed in May 2024.

Volker Quaschning of HTW Berlin measured 60 balcony solar panels in 2022. The study found that a panel saves 200 kilowatt hours a year.

Our garden centre in Kassel sells 40 kinds of roses. The roses cost 12 euros each. The Kassel garden was laid out in 1763.`

let models: ScriptedModels
let server: TestServer
let writer: Writer

beforeAll(async () => {
  models = await scriptedModels()
  server = await testServer(models.settings)
  writer = await server.newWriter()
  const plan = { credit_limit: 100, expiry_days: 30, plan_name: 'pro-monthly-usd' }
  await server.operator.put('/api/update/user', { unique_id: writer.id, ...plan })
})
beforeEach(() => models.mock.reset())
afterAll(async () => {
  await server.close()
  await models.stop()
})

interface Sheet {
  defines: boolean
  id: string
  text: string
  quote: string
  chosen: boolean
  excluded: boolean
  passage_id: string
}

async function addText(name: string, text: string): Promise<string> {
  const added = await writer.caller.call('POST', '/api/assets/files', {
    query: { filename: name },
    raw: new TextEncoder().encode(text),
  })
  await untilRead(writer.caller, added.body.asset.id)
  return added.body.asset.id
}

async function settled(id: string) {
  const workflow = async () => (await writer.caller.get(`/api/workflows/${id}`)).body.workflow
  await expect.poll(async () => (await workflow()).task_id, { timeout: 20_000 }).toBeNull()
  return workflow()
}

async function researched(texts = [OLD_RULE, NEW_RULE], topic = 'How much power balcony solar panels may feed in') {
  const ids = await Promise.all(texts.map((text, at) => addText(`rule-${at}.txt`, text)))
  const { id } = (await writer.caller.post('/api/workflows', { topic, asset_ids: ids })).body.workflow
  await writer.caller.post(`/api/workflows/${id}/research`)
  return settled(id)
}

async function change(workflow: { id: string; version: number }, edit: object) {
  return writer.caller.call('PATCH', `/api/workflows/${workflow.id}`, { body: { version: workflow.version, ...edit } })
}

const used = async () => (await writer.caller.get('/api/billing/balance')).body.balance.credits_used
const asked = () => models.mock.getRequests().map(({ body }) => JSON.stringify(body))

describe('what code finds', () => {
  test('is chosen where it fits the topic, first what fits best; encouragement is no fact, and a study keeps its name', async () => {
    const { research } = await researched()
    const facts: Sheet[] = research.facts
    const chosen = facts.filter((fact) => fact.chosen).map(({ text }) => text)
    expect(chosen.join('\n')).toMatch(/600 watts/)
    expect(chosen.join('\n')).toMatch(/800 watts/)
    expect(chosen.join('\n')).not.toMatch(/roses|1763/)
    expect(facts.map(({ text }) => text).join('\n')).not.toMatch(/give up|do it too/)
    const study = facts.find(({ text }) => text.includes('200 kilowatt hours'))
    expect(study?.text).toMatch(/Quaschning.*The study found/)
    expect(NEW_RULE).toContain(study?.quote)
  })

  test('shows both sides where sources give other figures for the same thing', async () => {
    const { research } = await researched()
    expect(research.disagreements).toHaveLength(1)
    const [{ sides, chosen }] = research.disagreements
    expect(chosen).toBe(true)
    expect(sides.map(({ quote }: { quote: string }) => quote).toSorted()).toEqual([
      'A balcony solar panel may feed at most 600 watts into the grid.',
      'A balcony solar panel may feed at most 800 watts into the grid.',
    ])
    expect(new Set(sides.map(({ title }: { title: string }) => title)).size).toBe(2)
  })

  test('stays what a person made of it when research runs again', async () => {
    const first = await researched()
    const [best] = first.research.facts as Sheet[]
    const [difference] = first.research.disagreements
    const cleared = await change(first, {
      facts: [{ id: best?.id, chosen: false }],
      disagreements: [{ id: difference.id, chosen: false }],
    })
    expect(cleared.body.workflow.research.facts[0]).toMatchObject({ chosen: false, excluded: true })
    await writer.caller.post(`/api/workflows/${first.id}/research`)
    const { research } = await settled(first.id)
    expect(research.facts.find(({ text }: Sheet) => text === best?.text)).toMatchObject({ excluded: true })
    expect(research.disagreements[0].chosen).toBe(false)
  })

  test('reaches a model as quotations: chosen facts and disagreements by name; what was cleared not at all', async () => {
    models.says('Plan the article', '{"plans": []}')
    const first = await researched()
    const unchosen = (first.research.facts as Sheet[]).find(({ text }) => /roses|1763/.test(text))
    expect(unchosen).toMatchObject({ chosen: false, excluded: false })
    await writer.caller.post(`/api/workflows/${first.id}/outlines`)
    const [request = ''] = asked().filter((body) => body.includes('Plan the article'))
    expect(request).toMatch(/BEGIN FACTS [0-9a-f]+>>>.*600 watts.*\[1\].*END FACTS/)
    expect(request).toMatch(/BEGIN DISAGREEMENTS [0-9a-f]+>>>.*600 watts.*\[1\].*800 watts.*\[2\].*END DISAGREEMENTS/)
    expect(request, 'a fact that was only not chosen may be written from').toContain('Kassel garden')
    models.mock.reset()
    models.says('Plan the article', '{"plans": []}')
    const registry = (first.research.facts as Sheet[]).find(({ text }) => text.includes('400,000'))
    const latest = await settled(first.id)
    const cleared = await change(latest, { facts: [{ id: registry?.id, chosen: false }] })
    expect(cleared.status, cleared.text).toBe(200)
    await writer.caller.post(`/api/workflows/${first.id}/outlines`)
    expect(asked()[0]).not.toContain('400,000')
  })
})

describe('what a model notes', () => {
  const NOTED = {
    facts: [
      {
        says: 'Since May 2024, 800 watts may be fed in [2].',
        quote: 'may feed at most 800 watts into the grid',
        source: 2,
      },
      { says: 'A panel saves 200 kilowatt hours a year.', quote: 'a panel saves 200 kilowatt hours a year', source: 1 },
      { says: 'A panel saves 900 euros a year.', quote: 'a panel saves 200 kilowatt hours a year.', source: 2 },
      { says: 'Panels may feed 1,000 watts.', quote: 'A panel may feed 1,000 watts from 2027 on', source: 2 },
    ],
    definitions: [
      {
        says: 'A balcony solar panel is plugged into an ordinary socket.',
        quote: 'The panel is plugged into an ordinary socket',
        source: 1,
      },
      { says: 'A watt is a unit of power.', quote: 'A watt is a unit of power', source: 1 },
    ],
    questions: [
      { asks: 'How many watts may a balcony solar panel feed in?', quote: 'may feed at most 800 watts', source: 2 },
      { asks: 'About the registry', quote: 'The German registry counted 400,000', source: 1 },
      { asks: 'Is it legal in Austria?', quote: 'In Austria the limit is 800 watts', source: 1 },
    ],
    disagreements: [
      {
        about: 'How much may be fed in',
        sides: [
          { quote: 'may feed at most 600 watts into the grid', source: 1 },
          { quote: 'may feed at most 800 watts into the grid', source: 2 },
        ],
      },
      {
        about: 'Invented',
        sides: [
          { quote: 'The panel is plugged into an ordinary socket', source: 1 },
          { quote: 'The panel needs a special socket', source: 2 },
        ],
      },
    ],
  }

  test('is kept where code finds its quote, and says no figure that the source lacks; one credit', async () => {
    models.says('Note what the article can rest on', JSON.stringify(NOTED))
    const before = await used()
    const { research } = await researched()
    expect(await used()).toBe(before + 1)
    const facts: Sheet[] = research.facts
    const texts = facts.map(({ text }) => text)
    expect(texts.slice(0, 2)).toEqual([
      'Since May 2024, 800 watts may be fed in.',
      'A panel saves 200 kilowatt hours a year.',
    ])
    expect(texts.join('\n')).not.toMatch(/900 euros|1,000 watts/)
    expect(facts.filter(({ chosen }) => chosen).length).toBeLessThan(facts.length)
    for (const { quote } of facts) expect(`${OLD_RULE}\n${NEW_RULE}`).toContain(quote)
    expect(research.questions.map(({ text }: Sheet) => text)).toEqual([
      'How many watts may a balcony solar panel feed in?',
    ])
    expect(facts.filter(({ defines, chosen }) => defines && chosen).map(({ text }) => text)).toEqual([
      'A balcony solar panel is plugged into an ordinary socket.',
    ])
    expect(research.disagreements.map(({ about }: { about: string }) => about)).toEqual(['How much may be fed in'])
  })

  test('of a disagreement says no figure that its sources lack, and what code found besides is not chosen', async () => {
    const side = (quote: string, source: number) => ({ quote, source })
    const about = 'The reform of 2031'
    const sides = [side('counted 400,000 balcony solar panels', 1), side('measured 60 balcony solar panels', 2)]
    models.says(
      'Note what the article can rest on',
      JSON.stringify({ facts: [], definitions: [], questions: [], disagreements: [{ about, sides }] }),
    )
    const { research } = await researched()
    expect(
      research.disagreements.map(({ chosen, ...one }: { about: string; chosen: boolean }) => [one.about, chosen]),
    ).toEqual([
      ['', true],
      ['', false],
    ])
  })

  test('a disagreement that does not show in the words is listed, but not chosen', async () => {
    const sides = [
      { quote: 'The panel is plugged into an ordinary socket', source: 1 },
      { quote: 'measured 60 balcony solar panels', source: 2 },
    ]
    models.says(
      'Note what the article can rest on',
      JSON.stringify({ facts: [], definitions: [], questions: [], disagreements: [{ about: 'Sockets', sides }] }),
    )
    const { research } = await researched()
    expect(research.disagreements[0]).toMatchObject({ about: 'Sockets', evident: false, chosen: false })
  })

  test('that cannot be had leaves what code has found, with the reason, and costs nothing', async () => {
    models.fails('Note what the article can rest on', 500)
    const before = await used()
    const { research } = await researched()
    expect(research.done).toBe(true)
    expect(research.facts.length).toBeGreaterThan(3)
    expect(research.notes.join('\n')).toMatch(/No language model read the sources: /)
    expect(await used()).toBe(before)
  })
})
