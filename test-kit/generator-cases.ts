import { existsSync, readFileSync } from 'node:fs'
import { setTimeout as delay } from 'node:timers/promises'
import { z } from 'zod'
import type { Answer, Caller } from './caller.ts'
import type { Exchange } from './cassette.ts'

const SOURCES = new URL('../bench/quality/with-model/sources/', import.meta.url)
const CASES = new URL('cassettes/generator-cases.json', import.meta.url)
const CASSETTE = new URL('cassettes/generators.json', import.meta.url)

const Cases = z.array(
  z.object({
    name: z.string(),
    path: z.string(),
    input: z.record(z.string(), z.unknown()),
    /** Sources that it is written from, if any. */
    files: z.array(z.string()).default([]),
  }),
)
export type GeneratorCase = z.output<typeof Cases>[number]

/** The cases in their order, those of `names` where some are named. */
export function generatorCases(names?: readonly string[]): GeneratorCase[] {
  const all = Cases.parse(JSON.parse(readFileSync(CASES, 'utf8')))
  return names ? all.filter(({ name }) => names.includes(name)) : all
}

/** What a model said to each case, by its name; empty before anything was recorded. */
export function readGeneratorCassette(): Record<string, Exchange[]> {
  return existsSync(CASSETTE) ? JSON.parse(readFileSync(CASSETTE, 'utf8')) : {}
}

/** Makes the call of a case as somebody, with its sources added before. */
export async function runCase(caller: Caller, { path, input, files }: GeneratorCase): Promise<Answer> {
  const added = []
  for (const file of files) added.push(await addedSource(caller, file))
  return caller.post(path, { ...input, ...(added.length > 0 ? { mode: 'file', files: added } : {}) })
}

async function addedSource(caller: Caller, file: string): Promise<string> {
  const { body } = await caller.call('POST', '/api/assets/files', {
    query: { filename: file },
    raw: new Uint8Array(readFileSync(new URL(file, SOURCES))),
  })
  const id: string = body.asset.id
  for (;;) {
    const { state } = (await caller.get(`/api/assets/${id}`)).body.asset
    if (state === 'ready') return id
    if (state === 'failed') throw new Error(`${file} could not be read`)
    await delay(50)
  }
}
