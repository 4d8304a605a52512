import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { z } from 'zod'
import { modelRuntime } from '../../../../test-kit/model-runtime.ts'
import { tinyModel } from '../../../../test-kit/tiny-model.ts'
import { systemClock } from '../../clock.ts'
import { plainModelFetch } from '../../fetch/model-fetch.ts'
import { createLog } from '../../log.ts'
import { modelOver } from '../model.ts'
import { Resting } from '../resting.ts'
import { SeenAbilities } from '../seen-abilities.ts'
import type { ModelCall } from '../types.ts'
import type { Card } from './cards.ts'
import { OnBoard } from './on-board.ts'
import { fileOf, placeIn } from './weights.ts'

// Runs llama.cpp with a model of random weights: what it writes is nonsense, how it is run is not.

const tiny = tinyModel()
const card: Card = {
  id: 'tiny',
  label: 'Tiny',
  license: 'MIT',
  path: 'tiny.gguf',
  bytes: tiny.bytes.length,
  sha256: tiny.sha256,
  memory: 50_000_000,
  thinks: false,
}
let runtime: Awaited<ReturnType<typeof modelRuntime>>
let dataDir: string
let calls: ModelCall[]
const boards: OnBoard[] = []
beforeAll(async () => {
  runtime = await modelRuntime()
  if ('missing' in runtime) console.warn(runtime.missing)
}, 180_000)
beforeEach(({ skip }) => {
  if ('missing' in runtime) return skip(runtime.missing)
  calls = []
  dataDir = mkdtempSync(join(tmpdir(), 'longhand-board-'))
  const place = placeIn(dataDir)
  mkdirSync(place.weights, { recursive: true })
  symlinkSync(runtime.folder, place.runtime)
})
afterEach(() => {
  for (const board of boards.splice(0)) board.end()
  if (dataDir) rmSync(dataDir, { recursive: true, force: true })
})

async function boardWith(cards: readonly Card[] = [card], idleMs?: number) {
  const place = placeIn(dataDir)
  for (const one of cards) writeFileSync(fileOf(one, place), tiny.bytes)
  const board = new OnBoard({
    cards,
    place,
    weightsUrl: 'http://127.0.0.1:9/',
    fetch: plainModelFetch(),
    log: createLog('silent'),
    idleMs,
    threads: 1,
  })
  boards.push(board)
  await board.look()
  return board
}

function modelOf(board: OnBoard, ownerId = 'u1') {
  const [provider] = board.providers()
  if (!provider) throw new Error('no model is ready')
  return modelOver([provider], { purpose: 'special', ownerId, feature: 'test' }, false, {
    limits: { firstTextMs: 1, nextTextMs: 1, totalMs: 1 },
    resting: new Resting(systemClock),
    log: createLog('silent'),
    record: async (call) => void calls.push(call),
    seen: new SeenAbilities(),
    refused: new Set(),
  })
}

const request = { system: 'You write.', prompt: 'Say where you are.', maxOutputTokens: 12 }
const endless = { ...request, maxOutputTokens: 7_000 }

test('a model that is here is offered, is loaded when it is first asked, and writes with its tokens counted', async () => {
  const board = await boardWith()
  expect(board.models).toMatchObject([{ id: 'tiny', license: 'MIT', state: 'ready' }])
  expect(board.pid).toBeUndefined()
  const model = modelOf(board)
  expect(model).toMatchObject({
    engine: { provider: 'on-board', model: 'tiny' },
    abilities: { contextTokens: 8_000, schema: true, thinks: false },
  })
  const pieces: string[] = []
  const answer = await model.write({ ...request, onText: (piece) => pieces.push(piece) })
  expect(answer).toMatchObject({ finish: 'length', usage: { outputTokens: 12 } })
  expect(answer.usage.inputTokens).toBeGreaterThan(20)
  expect(answer.text.length).toBeGreaterThan(5)
  expect(pieces.join('')).toBe(answer.text)
  expect(pieces.length).toBeGreaterThan(1)
  expect(calls).toMatchObject([{ provider: 'on-board', model: 'tiny', outcome: 'length', outputTokens: 12 }])
})

test('a grammar holds the answer to its schema, whatever the model would rather write', async () => {
  const model = modelOf(await boardWith())
  const schema = z.object({ verdict: z.enum(['supported', 'contradicted']), is_sure: z.boolean() })
  const { value } = await model.object({ ...request, maxOutputTokens: 200, schema })
  expect(['supported', 'contradicted']).toContain(value.verdict)
  expect(calls).toHaveLength(1)
})

test('requests wait for their turn and know their place; whoever stops waiting leaves the queue', async () => {
  const board = await boardWith()
  const stops = ['u1', 'u2', 'u3'].map(() => new AbortController())
  const answers = stops.map(({ signal }, at) => modelOf(board, `u${at + 1}`).write({ ...endless, signal }))
  expect(['u1', 'u2', 'u3', 'u4'].map((owner) => board.placeOf(owner))).toEqual([0, 1, 2, null])
  stops[1]?.abort()
  await expect(answers[1]).resolves.toMatchObject({ finish: 'stopped', text: '' })
  expect(['u1', 'u2', 'u3'].map((owner) => board.placeOf(owner))).toEqual([0, null, 1])
  stops[0]?.abort()
  await expect(answers[0]).resolves.toMatchObject({ finish: 'stopped' })
  await expect.poll(() => board.placeOf('u3')).toBe(0)
  stops[2]?.abort()
  await answers[2]
  expect(board.placeOf('u3')).toBeNull()
})

test('stopping an answer stops the model itself, and the next answer comes from the same process', async () => {
  const board = await boardWith()
  const stop = new AbortController()
  const answer = await modelOf(board).write({ ...endless, signal: stop.signal, onText: () => stop.abort() })
  expect(answer.finish).toBe('stopped')
  expect(answer.usage.outputTokens).toBeLessThan(200)
  const pid = board.pid
  expect(await modelOf(board).write(request)).toMatchObject({ finish: 'length' })
  expect(board.pid).toBe(pid)
})

test('a model whose process dies is started again: what had begun is kept, what had not is asked again', async () => {
  const board = await boardWith()
  const kill = () => board.pid && process.kill(board.pid, 'SIGKILL')
  const cut = await modelOf(board).write({ ...endless, onText: kill })
  expect(cut.finish).toBe('cut')
  const first = board.pid
  expect(await modelOf(board).write(request)).toMatchObject({ finish: 'length' })
  expect(board.pid).not.toBe(first)
})

test('an idle model is ended, and its memory is free again', async () => {
  const board = await boardWith([card], 50)
  await modelOf(board).write(request)
  const pid = board.pid ?? 0
  await expect.poll(() => isRunning(pid)).toBe(false)
  expect(await modelOf(board).write(request)).toMatchObject({ finish: 'length' })
})

test('a model that needs more memory than is free is not loaded, and says how much', async () => {
  const board = await boardWith([{ ...card, label: 'Huge', memory: 9_000_000_000_000 }])
  expect(board.models[0]?.isLargerThanMachine).toBe(true)
  await expect(modelOf(board).write(request)).rejects.toMatchObject({
    code: 'model-unavailable',
    message: expect.stringMatching(/^Huge needs 9000\.0 GB of free memory on the server, and \d+\.\d GB are free\./),
  })
})

test('a prompt that is longer than the model holds is refused, never cut', async () => {
  const model = modelOf(await boardWith())
  await expect(model.write({ ...request, prompt: 'word '.repeat(4_000) })).rejects.toMatchObject({
    code: 'model-unavailable',
    cause: expect.objectContaining({ message: expect.stringContaining('context window') }),
  })
})

test('a file that is no model, and a model that was removed, fail with their reason', async () => {
  const board = await boardWith()
  writeFileSync(fileOf(card, placeIn(dataDir)), 'not a model')
  await expect(modelOf(board).write(request)).rejects.toMatchObject({ code: 'model-unavailable' })
  const model = modelOf(board)
  rmSync(fileOf(card, placeIn(dataDir)))
  await board.look()
  expect(board.providers()).toEqual([])
  await expect(model.write(request)).rejects.toMatchObject({ code: 'model-unavailable' })
})

test.runIf(process.platform === 'linux')('the process of a model knows none of the server’s settings', async () => {
  const board = await boardWith()
  process.env.OPENAI_API_KEY = 'sk-none-of-its-business'
  try {
    await modelOf(board).write(request)
  } finally {
    delete process.env.OPENAI_API_KEY
  }
  const environment = execFileSync('cat', [`/proc/${board.pid}/environ`], { encoding: 'utf8' })
  expect(environment).toContain('PATH=')
  expect(environment).not.toContain('OPENAI_API_KEY')
})

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}
