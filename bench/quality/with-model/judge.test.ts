import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { judged, type Order } from './judge.ts'
import { judgementsOf } from './report.ts'

const ORDER: Order = { asked: 'Two texts were ordered.', criteria: ['depth (how far it goes)'] }
const BOTH = { ours: 'Tides turn.', peer: 'The tide turns.' }
const MARKS = 'Here: {"first": {"depth": 8}, "second": {"depth": 6}}'

/** A judge that gives these answers, the last one again and again, and what it was asked. */
async function judgeSaying(...answers: string[]) {
  const asked: { role: string; content: string }[][] = []
  const server = createServer((request, response) => {
    let body = ''
    request.on('data', (piece) => {
      body += piece
    })
    request.on('end', () => {
      const content = answers[Math.min(asked.length, answers.length - 1)]
      asked.push(JSON.parse(body).messages)
      response.end(JSON.stringify({ choices: [{ message: { content } }] }))
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void server.close())
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`
  const recorder = { url, recordIn: () => {}, said: () => [], close: () => {} }
  return { judge: { recorder, model: 'any' }, asked }
}

test('a judge whose answer is no JSON is asked once more, with its answer before it', async () => {
  const { judge, asked } = await judgeSaying('The first is better.', MARKS)
  expect(await judged(ORDER, BOTH, judge)).toEqual([{ criterion: ORDER.criteria[0], ours: 7, peer: 7 }])
  expect(asked.map((messages) => messages.map(({ role }) => role))).toEqual([
    ['user'],
    ['user', 'assistant', 'user'],
    ['user'],
  ])
})

test.each(['The first is better.', '{"first": {"depth": 8}, "second"', '{"first": {"depth": "high"}, "second": {}}'])(
  'a pair without marks is left out and named: %s',
  async (answer) => {
    const { judge, asked } = await judgeSaying(answer)
    const marks = await judged(ORDER, BOTH, judge)
    expect(marks).toBeNull()
    expect(asked).toHaveLength(4)
    const table = judgementsOf([
      { name: 'sea', marks },
      { name: 'wind', marks: [{ criterion: 'depth', ours: 8, peer: 6 }] },
    ])
    expect(table.split('\n')).toEqual([
      '| ours / one prompt | depth |',
      '| --- | --- |',
      '| wind | 8 / 6 |',
      '',
      'Left out, for the judge gave no marks: sea',
    ])
  },
)
