/*
 * Files of each format from upload to ready, and then into the index of marks, through a whole server, while somebody
 * else's calls are answered: how long it takes, and how long the server's own thread was held up at the worst.
 *
 *   node bench/speed/reading.ts                 every format: 300 pages, 5,000 paragraphs, 20,000 rows, 24 MB
 *   node bench/speed/reading.ts pdf 300 3       one format, its size, how often
 */
import { setTimeout as delay } from 'node:timers/promises'
import type { Caller } from '../../test-kit/caller.ts'
import { paragraph, type Sample, samples } from './reading-samples.ts'
import { told, withServer } from './watched-server.ts'

const [asked, size, runs = '1'] = process.argv.slice(2)

await withServer(async ({ writer, watched }) => {
  await read(writer, await sample('pdf', 0, 3)) // everything is loaded once
  console.log(`without reading: ${told(await watched(() => delay(5_000)))}`)
  for (const format of asked ? [asked] : Object.keys(samples)) {
    for (let seed = 1; seed <= Number(runs); seed += 1) {
      const file = await sample(format, seed, size ? Number(size) : undefined)
      const reading = await watched(() => read(writer, file))
      const { id, passages } = reading.result
      console.log(`${format}, ${megabytes(file)} MB, ${passages} passages: ready in ${told(reading)}`)
      console.log(`  marked and compared with in ${told(await watched(() => compare(writer, seed)))}`)
      await writer.post('/api/assets/delete', { ids: [id] })
    }
  }
})

async function sample(format: string, seed: number, amount?: number): Promise<Sample> {
  const make = samples[format] ?? fail(`There is no sample of ${format}.`)
  return make(seed, amount)
}

async function read(writer: Caller, { name, bytes }: Sample): Promise<{ id: string; passages: number }> {
  const { body } = await writer.call('POST', '/api/assets/files', { query: { filename: name }, raw: bytes })
  if (body?.status !== 200) return fail(`The upload answered ${JSON.stringify(body)}`)
  for (; ; await delay(50)) {
    const { asset } = (await writer.get(`/api/assets/${body.asset.id}`)).body
    if (asset.state === 'failed') fail(JSON.stringify(asset.problem))
    if (asset.state === 'ready') return asset
  }
}

/** A check of a short text: every source that is new gets its marks first. */
async function compare(writer: Caller, seed: number): Promise<void> {
  const asking = { text: paragraph(seed * 7919 + 3), options: { search: false } }
  const { body } = await writer.post('/api/optimizer/originality', asking)
  for (; ; await delay(50)) {
    const { check } = (await writer.get(`/api/optimizer/originality/${body.check.id}`)).body
    if (check.state === 'done') return
    if (check.state !== 'running') fail(JSON.stringify(check.problem))
  }
}

function megabytes({ bytes }: Sample): string {
  return (bytes.byteLength / 1024 / 1024).toFixed(1)
}

function fail(why: string): never {
  throw new Error(why)
}
