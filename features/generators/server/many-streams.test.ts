import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test } from 'vitest'
import { type TestServer, testServer, type Writer } from '../../../test-kit/server.ts'

const STREAMS = 200

/** What the model says to the request of a number, piece by piece. */
const piecesFor = (number: string) => Array.from({ length: 12 }, (_, at) => `${number}:${at} `)

/** A model server that answers only when all streams have come, and then a piece to each in turn. */
async function choir() {
  const waiting: { response: ServerResponse; number: string }[] = []
  const sing = () => {
    for (let at = 0; at <= 12; at++) {
      for (const { response, number } of waiting) {
        const content = piecesFor(number)[at]
        const choice = content === undefined ? { delta: {}, finish_reason: 'stop' } : { delta: { content } }
        const chunk = {
          id: 'c',
          object: 'chat.completion.chunk',
          created: 1,
          model: 'm',
          choices: [{ index: 0, ...choice }],
        }
        response.write(`data: ${JSON.stringify(chunk)}\n\n`)
        if (content === undefined) response.end('data: [DONE]\n\n')
      }
    }
  }
  const upstream = createServer(async (request, response) => {
    // it is asked for its models too, and has no list
    if (request.method === 'GET') return void response.writeHead(404).end()
    let body = ''
    for await (const part of request) body += part
    response.writeHead(200, { 'content-type': 'text/event-stream' })
    waiting.push({ response, number: /stream-(\d+)/.exec(body)?.[1] ?? '' })
    if (waiting.length === STREAMS) sing()
  })
  await new Promise<void>((resolve) => upstream.listen(0, '127.0.0.1', resolve))
  const close = () => new Promise((resolve) => upstream.close(resolve))
  return { url: `http://127.0.0.1:${(upstream.address() as AddressInfo).port}/v1`, close }
}

async function funded(server: TestServer): Promise<Writer> {
  const writer = await server.newWriter()
  await server.operator.put('/api/update/user', {
    unique_id: writer.id,
    credit_limit: 1_000,
    expiry_days: 30,
    plan_name: 'premium-tier-1-monthly-june-2024',
  })
  return writer
}

async function creditsUsed({ caller }: Writer): Promise<number> {
  return (await caller.get('/api/fetch/user/details')).body.credits_used
}

test('of 200 streams at once none is lost, none is mixed with another, and each is paid for once', async () => {
  const upstream = await choir()
  const patient = await testServer({
    COMPATIBLE_BASE_URL: upstream.url,
    COMPATIBLE_MODEL: 'm',
    // how long it takes is not the question
    MODEL_FIRST_TEXT_SECONDS: '600',
    MODEL_NEXT_TEXT_SECONDS: '600',
    MODEL_TOTAL_SECONDS: '600',
  })
  const writers = await Promise.all(Array.from({ length: 10 }, () => funded(patient)))
  const streams = await Promise.all(
    Array.from({ length: STREAMS }, (_, index) =>
      writers[index % 10]?.caller.events('/api/content/write/for/me', { text: `stream-${index} Tides make power.` }),
    ),
  )
  for (const [index, stream] of streams.entries()) {
    const deltas = (stream?.events ?? []).filter(({ event }) => event === 'delta')
    expect(deltas.map(({ data }) => data.text).join('')).toBe(piecesFor(String(index)).join(''))
    expect(stream?.events.at(-1)?.event).toBe('done')
  }
  for (const writer of writers) expect(await creditsUsed(writer)).toBe(20)
  await patient.close()
  await upstream.close()
}, 600_000)
