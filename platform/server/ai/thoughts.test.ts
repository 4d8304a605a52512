import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { readConfig } from '../config.ts'
import { aiOver, rawServer } from './ai.fixture.ts'

let server: Awaited<ReturnType<typeof rawServer>>
let deltas: object[]
let reason = 'stop'
let asked: { max_tokens?: number }
beforeAll(async () => {
  server = await rawServer(async (request, response) => {
    let body = ''
    for await (const piece of request) body += piece
    asked = JSON.parse(body)
    response.writeHead(200, { 'content-type': 'text/event-stream' })
    for (const delta of deltas) response.write(`data: ${JSON.stringify({ choices: [{ delta }] })}\n\n`)
    response.end(`data: ${JSON.stringify({ choices: [{ delta: {}, finish_reason: reason }] })}\n\ndata: [DONE]\n\n`)
  })
})
beforeEach(() => {
  reason = 'stop'
})
afterAll(() => server.close())

const wish = { purpose: 'special', ownerId: 'u1', feature: 'test' } as const
function modelCalled(COMPATIBLE_MODEL: string) {
  const { ai } = aiOver(readConfig({ COMPATIBLE_BASE_URL: server.url, COMPATIBLE_MODEL }))
  return {
    async writes(maxOutputTokens = 100) {
      const pieces: string[] = []
      const model = ai.choose(wish)
      const answer = await model?.write({
        system: 'Write.',
        prompt: 'Go.',
        maxOutputTokens,
        onText: (piece) => pieces.push(piece),
      })
      return { text: answer?.text, pieces, thinks: model?.abilities.thinks }
    },
  }
}
const content = (...pieces: string[]) => pieces.map((piece) => ({ content: piece }))

test('thoughts among the text are neither shown nor kept, however they are cut', async () => {
  deltas = content('<th', 'ink>Let me', ' see.</thi', 'nk>\n\nThe ', 'Rance.')
  expect(await modelCalled('llama3').writes()).toMatchObject({ text: 'The Rance.', pieces: ['The ', 'Rance.'] })
})

test('thoughts without an opening mark are not shown by a model that is known to think', async () => {
  deltas = content('Let me see.\n', '</think>\n', 'The Rance.')
  expect(await modelCalled('deepseek-r1').writes()).toMatchObject({ text: 'The Rance.', pieces: ['The Rance.'] })
})

test('a model that is not known to think is so from its first thoughts on', async () => {
  deltas = content('Let me see.\n', '</think>\n', 'The Rance.')
  const model = modelCalled('house-model')
  expect(await model.writes()).toMatchObject({ text: 'The Rance.', thinks: false })
  expect(await model.writes()).toMatchObject({ text: 'The Rance.', pieces: ['The Rance.'], thinks: true })
})

test('a thinking model whose server keeps its thoughts apart shows its text as it comes', async () => {
  deltas = [{ reasoning_content: 'Let me see.' }, ...content('The ', 'Rance.')]
  expect(await modelCalled('qwen3').writes()).toMatchObject({ text: 'The Rance.', pieces: ['The ', 'Rance.'] })
})

test('thoughts have tokens of their own beside those of the answer', async () => {
  deltas = content('Yes.')
  await modelCalled('llama3').writes(50)
  expect(asked.max_tokens).toBe(50)
  await modelCalled('qwen3').writes(50)
  expect(asked.max_tokens).toBe(50 + 8_192 / 4)
})

test('a model that only thought until its limit has not answered', async () => {
  deltas = content('<think>On and on')
  reason = 'length'
  await expect(modelCalled('qwen3').writes()).rejects.toMatchObject({
    code: 'model-unavailable',
    facts: { cause: { message: 'limit: the model used up its tokens on thinking before it answered' } },
  })
})
