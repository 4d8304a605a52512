import { afterAll, beforeAll, expect, test } from 'vitest'
import { plainModelFetch } from '../fetch/model-fetch.ts'
import { rawServer } from './ai.fixture.ts'
import { attempt } from './attempt.ts'
import { chatCompletions } from './chat-completions.ts'

let server: Awaited<ReturnType<typeof rawServer>>
let body: Buffer
beforeAll(async () => {
  // a byte at a time, so that every character, line and event is cut somewhere
  server = await rawServer((_request, response) => {
    response.writeHead(200, { 'content-type': 'text/event-stream' })
    for (const byte of body) response.write(Buffer.of(byte))
    response.end()
  })
})
afterAll(() => server.close())

const LIMITS = { firstTextMs: 5_000, nextTextMs: 5_000, totalMs: 10_000 }
async function answerTo(events: string): Promise<{ answer: Awaited<ReturnType<typeof attempt>>; pieces: string[] }> {
  body = Buffer.from(events)
  const pieces: string[] = []
  const language = chatCompletions({ baseUrl: server.url, model: 'm', fetch: plainModelFetch() })
  const prompt = [{ role: 'user' as const, content: [{ type: 'text' as const, text: 'Write.' }] }]
  const answer = await attempt(language, { prompt }, { limits: LIMITS, onText: (piece) => pieces.push(piece) })
  return { answer, pieces }
}
const event = (choice: object, more: object = {}) => `data: ${JSON.stringify({ choices: [choice], ...more })}`
const END = `${event({ delta: {}, finish_reason: 'stop' })}\n\n`

test.each([
  ['lines end as on Windows', '\r\n'],
  ['lines end as elsewhere', '\n'],
])('words of every script come whole where %s', async (_how, turn) => {
  const { answer, pieces } = await answerTo(
    [
      ': a comment',
      'event: message',
      event({ delta: { role: 'assistant', content: '' } }),
      '',
      event({ delta: { reasoning_content: 'Hm.' } }),
      '',
      event({ delta: { content: 'Grüße, ' } }),
      '',
      event({ delta: { content: [{ type: 'text', text: 'مرحبا ' }, { type: 'odd' }] } }),
      '',
      'data: {"choices":',
      'data: [{"delta":{"content":"🌊"},"finish_reason":"length"}]}',
      '',
      'data: {"choices":[],"usage":{"prompt_tokens":3,"completion_tokens":4}}',
      '',
      'data:[DONE]',
      '',
      '',
    ].join(turn),
  )
  expect(pieces).toEqual(['Grüße, ', 'مرحبا ', '🌊'])
  expect(answer).toMatchObject({
    state: 'answered',
    finish: 'length',
    text: 'Grüße, مرحبا 🌊',
    usage: { inputTokens: 3, outputTokens: 4 },
  })
})

test.each([
  ['no end', '', 'the answer broke off'],
  ['an end without its reason', 'data: [DONE]\n\n', 'the answer broke off'],
  ['half an event', 'data: {"choices":[{"delta":{"content":"lost"', 'the answer broke off'],
  ['an error among the words', `data: {"error":{"message":"overloaded"}}\n\n${END}`, 'overloaded'],
  ['no JSON', `data: oops\n\n${END}`, 'not valid JSON'],
])('%s is a failure that keeps the words before it', async (_what, then, expected) => {
  const { answer } = await answerTo(`${event({ delta: { content: 'So far' } })}\n\n${then}`)
  expect(answer).toMatchObject({ state: 'failed', text: 'So far' })
  expect(String((answer as { error: { message: string } }).error.message)).toContain(expected)
})
