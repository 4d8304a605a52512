/*
 * Has a model answer the prompts of the generators, with sources of our own, and keeps what it says as a cassette for tests.
 *
 *   node scripts/boot.mjs bench/quality/generators-with-model.ts --base-url http://127.0.0.1:11434/v1 --model NAME [--only name,name]
 *
 * Cases stand in test-kit/cassettes/generator-cases.json; prompts and answers go to generators.json beside it and, to be read, to
 * the results folder.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { exchangeOf } from '../../test-kit/cassette.ts'
import { generatorCases, readGeneratorCassette, runCase } from '../../test-kit/generator-cases.ts'
import { startLonghand } from './with-model/longhand.ts'
import { startRecorder } from './with-model/recorder.ts'

const { values } = parseArgs({
  options: {
    'base-url': { type: 'string' },
    model: { type: 'string', default: '' },
    only: { type: 'string' },
    out: { type: 'string', default: 'with-model-results' },
  },
})
const cassette = new URL('../../test-kit/cassettes/generators.json', import.meta.url)
const folder = join(values.out, 'generators')
mkdirSync(folder, { recursive: true })
const recorder = await startRecorder((values['base-url'] ?? '').replace(/\/$/, ''))
const longhand = await startLonghand(recorder, values.model)
const kept = readGeneratorCassette()
for (const one of generatorCases(values.only?.split(','))) {
  recorder.recordIn(join(folder, one.name))
  const { body, text } = await runCase(longhand.writer, one)
  kept[one.name] = recorder.said().map(({ request, answer }) => exchangeOf(request, answer))
  writeFileSync(join(folder, `${one.name}.md`), body.copies?.[0]?.content ?? text)
  writeFileSync(cassette, `${JSON.stringify(kept, null, 1)}\n`)
  console.log(`${one.name}: ${body.status}`)
}
await longhand.close()
recorder.close()
console.log(readFileSync(cassette).length, 'bytes of cassette')
process.exit(0)
