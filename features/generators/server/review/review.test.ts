import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type ScriptedModels, scriptedModels } from '../../../../test-kit/models.ts'
import { type TestServer, testServer, type Writer } from '../../../../test-kit/server.ts'

const NOTES =
  'The ferry runs from Oare to Skar at 7, 9, and 11, but not on Sundays and not in a wind above force 7. A crossing takes 25 minutes and costs 6 euros.'

const VOICE =
  'We sail when the wind allows it, and when it does not we put the kettle on. Nobody was ever in such a hurry to reach Skar that a second cup did them harm. Bring a coat. '

let models: ScriptedModels
let server: TestServer
let writer: Writer
beforeAll(async () => {
  models = await scriptedModels()
  server = await testServer({ ...models.settings, COMPATIBLE_CONTEXT_TOKENS: '32768', MODEL_REVIEW: 'on' })
  writer = await server.newWriter()
})
afterAll(async () => {
  await server.close()
  await models.stop()
})

/** Scripts a draft, and what its reviewer answers. */
function scripted(name: string, draft: string, edits: unknown, notes: string[] = []): void {
  models.says(new RegExp(`${name}[\\s\\S]*What the writer handed in`), JSON.stringify({ edits, notes }))
  models.says(name, draft)
}

const DRAFT = 'The ferry crosses from Oare to Skar three times a day. The crossing takes 25 minutes. It costs 6 euros.'

test('what is missing comes in on the second reading, which sees the order, the notes, and the draft', async () => {
  scripted('ferry-one', DRAFT, [
    {
      version: 1,
      wrong: 'No word of Sundays and wind.',
      words: 'three times a day.',
      instead: 'three times a day, except on Sundays and in strong wind.',
    },
  ])
  const { body } = await writer.caller.post('/api/generate/synopsis', { text: `ferry-one ${NOTES}` })
  expect(body.copies[0].content).toBe(
    DRAFT.replace('three times a day.', 'three times a day, except on Sundays and in strong wind.'),
  )
  const prompt = models.lastPrompt()
  expect(prompt).toMatch(/<<<BEGIN TEXT [0-9a-f]{24}>>>\nferry-one/)
  expect(prompt).toMatch(/<<<BEGIN VERSION 1 [0-9a-f]{24}>>>\nThe ferry crosses/)
})

test('an edit that names words that are not there, or makes a text longer than was ordered, is not made', async () => {
  scripted('ferry-two', DRAFT, [
    { version: 1, wrong: 'Sundays', words: 'four times a day', instead: 'never' },
    { version: 2, wrong: 'no such version', words: '25 minutes', instead: '26 minutes' },
    {
      version: 1,
      wrong: 'too little',
      words: 'It costs 6 euros.',
      instead: `It costs 6 euros. ${'More. '.repeat(40)}`,
    },
  ])
  const { body } = await writer.caller.post('/api/generate/instruct', {
    text: `ferry-two. At most 22 words on the ferry. ${NOTES}`,
  })
  expect(body.copies[0].content).toBe(DRAFT)
})

test('of two edits the one that makes room is made first, whichever was named first', async () => {
  scripted('ferry-eight', DRAFT, [
    { version: 1, wrong: 'Sundays', words: 'three times a day.', instead: 'three times a day, never on Sundays.' },
    {
      version: 1,
      wrong: 'curt',
      words: 'The crossing takes 25 minutes. It costs 6 euros.',
      instead: 'It takes 25 minutes.',
    },
  ])
  const { body } = await writer.caller.post('/api/generate/instruct', {
    text: `ferry-eight. At most 22 words on the ferry. ${NOTES}`,
  })
  expect(body.copies[0].content).toBe(
    'The ferry crosses from Oare to Skar three times a day, never on Sundays. It takes 25 minutes.',
  )
})

test('an edit brings in no HTML, and no number in brackets that refers to nothing', async () => {
  scripted('ferry-seven', DRAFT, [
    { version: 1, wrong: 'x', words: '25 minutes.', instead: '<b>25 minutes</b><script>steal()</script>.' },
    { version: 1, wrong: 'x', words: 'It costs 6 euros.', instead: 'It costs 6 euros a crossing [1].' },
  ])
  const { body } = await writer.caller.post('/api/generate/synopsis', { text: `ferry-seven ${NOTES}` })
  expect(body.copies[0].content).toBe(DRAFT.replace('6 euros.', '6 euros a crossing.'))
})

test('with a voice, places that sound like anybody are named apart and said in it, within the length and without new figures; without one nobody asks', async () => {
  const made = await writer.caller.post('/api/brand-voices', { name: 'Harbor', text: VOICE.repeat(8) })
  scripted('ferry-nine', DRAFT, [])
  await writer.caller.post('/api/generate/instruct', { text: `ferry-nine ${NOTES}` })
  expect(models.lastPrompt()).not.toContain('sound least like the voice')
  const voice = [
    { words: 'It costs 6 euros.', instead: 'It costs 6 euros, and the gulls come free.' },
    { words: 'three times a day', instead: 'three times a day, with room for 70' },
    {
      words: 'The crossing takes 25 minutes.',
      instead: `The crossing takes 25 minutes. ${'And then some. '.repeat(20)}`,
    },
  ]
  models.says(/ferry-ten[\s\S]*What the writer handed in/, JSON.stringify({ edits: [], voice }))
  models.says('ferry-ten', DRAFT)
  const { body } = await writer.caller.post('/api/generate/instruct', {
    text: `ferry-ten. At most 40 words on the ferry. ${NOTES}`,
    brand_voice_id: made.body.brand_voice.id,
  })
  expect(body.copies[0].content).toBe(DRAFT.replace('6 euros.', '6 euros, and the gulls come free.'))
  expect(models.lastPrompt()).toContain('sound least like the voice')
})

test('what the person should check stands beside the text, three such notes at most', async () => {
  const notes = ['The 11 o’clock ferry is missing on the poster.', ' ', 'B'.repeat(500), 'Two.', 'Three.', 'Four.']
  scripted('ferry-five', DRAFT, [], notes)
  const { body } = await writer.caller.post('/api/generate/synopsis', { text: `ferry-five ${NOTES}` })
  expect(body.notices.map(({ message }: { message: string }) => message)).toEqual([
    'Check before you publish: The 11 o’clock ferry is missing on the poster.',
    'Check before you publish: Two.',
    'Check before you publish: Three.',
  ])
})

test('a review that fails or makes no sense leaves the text, and a call can do without one', async () => {
  scripted('ferry-three', DRAFT, 'nothing to say')
  const { body } = await writer.caller.post('/api/generate/synopsis', { text: `ferry-three ${NOTES}` })
  expect(body.copies[0].content).toBe(DRAFT)
  scripted('ferry-four', DRAFT, [{ version: 1, wrong: 'x', words: 'It costs 6 euros.', instead: '' }])
  const without = await writer.caller.post('/api/generate/synopsis', { text: `ferry-four ${NOTES}`, review: false })
  expect(without.body.copies[0].content).toBe(DRAFT)
})

test.each([
  [
    'a template',
    '/api/generate/public',
    { content: { title: 'Note', body: 'Write about ferry-six.', language: 'English-US' } },
  ],
  ['Repurpose', '/api/repurpose', { text: `ferry-six ${NOTES}`, shape_id: 'tweet' }],
])('%s is reviewed too, unless a call does without', async (_, path, input) => {
  scripted('ferry-six', JSON.stringify({ post: DRAFT }), [])
  const isReviewed = async (wish: object) => {
    const { status, text } = await writer.caller.post(path, wish)
    expect(status, text).toBe(200)
    return models.lastPrompt().includes('What the writer handed in')
  }
  expect(await isReviewed(input)).toBe(true)
  expect(await isReviewed({ ...input, review: false })).toBe(false)
})

describe('lengths that the person orders are counted', () => {
  const long = 'The crossing from Oare to Skar takes 25 minutes in all.'
  const counted = (name: string) => new RegExp(`${name}[\\s\\S]*A program has counted`)
  const lengths = [
    { version: 1, said: 'no sentence over nine words', unit: 'words', most: 9, places: [long, 'It costs 6 euros.'] },
  ]
  const order = (name: string) => ({
    text: `${name}. Two sentences on the ferry, no sentence over nine words. ${NOTES}`,
  })

  test('and mended where they are not kept', async () => {
    models.says(
      counted('ferry-eleven'),
      JSON.stringify({ edits: [{ words: 'from Oare to Skar takes 25 minutes in all', instead: 'takes 25 minutes' }] }),
    )
    models.says(/ferry-eleven[\s\S]*What the writer handed in/, JSON.stringify({ edits: [], lengths }))
    models.says('ferry-eleven', `${long} It costs 6 euros.`)
    const { body } = await writer.caller.post('/api/generate/instruct', order('ferry-eleven'))
    expect(body.copies[0].content).toBe('The crossing takes 25 minutes. It costs 6 euros.')
    expect(body.copies[0].faults ?? []).toEqual([])
    expect(models.lastPrompt()).toContain(
      `“${long}” has 11 words: at most 9, so 2 too many (ordered: “no sentence over nine words”)`,
    )
  })

  test('and what stays off is said', async () => {
    models.says(counted('ferry-twelve'), JSON.stringify({ edits: [{ words: 'in all', instead: 'all in all' }] }))
    models.says(/ferry-twelve[\s\S]*What the writer handed in/, JSON.stringify({ edits: [], lengths }))
    models.says('ferry-twelve', `${long} It costs 6 euros.`)
    const { body } = await writer.caller.post('/api/generate/instruct', {
      ...order('ferry-twelve'),
      text: order('ferry-twelve').text.replace('no sentence over', 'a sentence has no more than'),
    })
    expect(body.copies[0].content).toContain(long)
    expect(body.copies[0].faults).toEqual([
      { part: '', code: 'off-length', message: `Too long: “${long}” has 11 words (you asked for at most 9).` },
    ])
  })

  const facts = 'The crossing takes 25 minutes. It costs 6 euros. The last ferry back goes at 18:40.'
  const text = `Good morning from Oare. ${facts}`
  const read = (name: string, length: object) =>
    models.says(
      new RegExp(`${name}[\\s\\S]*What the writer handed in`),
      JSON.stringify({ edits: [], lengths: [{ version: 1, unit: 'words', ...length }] }),
    )

  test('and one that is for a part is none of the whole', async () => {
    read('barge-one', { said: 'greeting: 2 to 10 words', least: 2, most: 10, places: ['Good morning from Oare.'] })
    models.says(/barge-one[\s\S]*YOUR EARLIER ANSWER/, 'Good morning from Oare.')
    models.says('barge-one', text)
    const { body } = await writer.caller.post('/api/generate/instruct', {
      text: `barge-one. One, the greeting: 2 to 10 words. Two, the facts. ${NOTES}`,
    })
    expect(body.copies[0].content).toBe(text)
    expect(body.copies[0].faults ?? []).toEqual([])
  })

  test('and that of the whole comes with the text', async () => {
    read('barge-two', { said: '40 words are enough', most: 40, places: [text] })
    models.says('barge-two', text)
    const { body } = await writer.caller.post('/api/generate/instruct', {
      text: `barge-two. The greeting, then the facts; 40 words are enough. ${NOTES}`,
    })
    expect(body.copies[0]).toMatchObject({ content: text, ordered_words: { count: 40, is_limit: true } })
  })

  test('and asked for only where an order names any', async () => {
    scripted('ferry-thirteen', DRAFT, [])
    await writer.caller.post('/api/generate/instruct', { text: `ferry-thirteen ${NOTES}` })
    expect(models.lastPrompt()).not.toContain('lengths:')
  })
})
