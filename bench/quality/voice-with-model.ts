/*
 * A brand voice as the product asks for it, beside one plain prompt with the same samples to the same model, measured by code.
 *
 *   node scripts/boot.mjs bench/quality/voice-with-model.ts --base-url http://127.0.0.1:11434/v1 --model NAME [--out FOLDER]
 *
 * The voices are ours (voice-with-model/*.txt). Every prompt and answer is kept in the results folder: what was asked before is not asked
 * again (see with-model.ts). Whoever answers by hand does not learn from the order which prompt is whose.
 */
import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { z } from 'zod'
import { addedByVoice } from '../../engines/voice/index.ts'
import { type Longhand, startLonghand } from './with-model/longhand.ts'
import { post, textOf } from './with-model/post.ts'
import { readEvents } from './with-model/read-events.ts'
import { startRecorder } from './with-model/recorder.ts'

const { values } = parseArgs({
  options: {
    'base-url': { type: 'string', default: '' },
    model: { type: 'string', default: '' },
    out: { type: 'string', default: 'voice-with-model-results' },
  },
})

const HERE = new URL('voice-with-model/', import.meta.url)
const Cases = z.array(
  z.object({
    name: z.string(),
    /** What somebody would say in a plain prompt of the words that the voice has rules on. */
    plain: z.string(),
    rules: z.record(z.string(), z.unknown()),
    terms_csv: z.string(),
    tasks: z.array(z.object({ tool: z.string(), text: z.string() })),
  }),
)
type Task = z.output<typeof Cases>[number]['tasks'][number]
interface Voice {
  id: string
  name: string
  samples: string[]
}
const REPHRASER = '/api/generate/content/rephraser'

const recorder = await startRecorder(values['base-url'].replace(/\/$/, ''))
const longhand = await startLonghand(recorder, values.model)
const rows = []
for (const { tasks, plain, ...one } of Cases.parse(JSON.parse(readFileSync(new URL('cases.json', HERE), 'utf8')))) {
  const voice = await newVoice(one, longhand)
  for (const [at, task] of tasks.entries()) {
    recordIn(`${voice.name}-${at + 1}`)
    const ways: Record<string, () => Promise<string>> = {
      ours: () => writeOurs(task, voice),
      plain: () => writePlain(`${task.text}\n\n${plain}`, task, voice),
    }
    const order = Object.keys(ways)
    if (isSwapped(task.text)) order.reverse()
    const found: Record<string, string[]> = {}
    for (const way of order) found[way] = await cellsOf((await ways[way]?.()) ?? '', { task, voice })
    rows.push([`${voice.name} ${at + 1}`, ...['ours', 'plain'].flatMap((way) => found[way] ?? [])])
  }
}
const head = ['text', ...['ours', 'plain'].flatMap((way) => [`${way}: distance`, 'off', 'rules broken', 'added'])]
for (const row of [head, head.map(() => '---'), ...rows]) console.log(`| ${row.join(' | ')} |`)
await longhand.close()
recorder.close()
process.exit(0)

async function newVoice(
  { name, rules, terms_csv }: { name: string; rules: object; terms_csv: string },
  { writer }: Longhand,
): Promise<Voice> {
  const text = readFileSync(new URL(`${name}.txt`, HERE), 'utf8')
  const { id, samples } = (await writer.post('/api/brand-voices', { name, text })).body.brand_voice
  await writer.call('PATCH', `/api/brand-voices/${id}`, { body: { rules, terms_csv } })
  return { id, name, samples }
}

async function writeOurs({ tool, text }: Task, { id }: Voice): Promise<string> {
  const input = { text, brand_voice_id: id, generation_length: 1 }
  const answer = await longhand.writer.post(tool, input)
  const [copy] = answer.body.copies ?? []
  for (const { message } of copy?.faults ?? []) console.error(message)
  return copy?.content ?? answer.text
}

async function writePlain(task: string, { tool }: Task, { samples }: Voice): Promise<string> {
  const asked = tool === REPHRASER ? `Rewrite this text, and change no fact:\n\n${task}` : task
  const quoted = samples.map((sample, at) => `Sample ${at + 1}:\n${sample}`).join('\n\n')
  const content = `Write this in the voice of these samples.\n\n${asked}\n\n${quoted}`
  const answer = await post(`${recorder.url}/chat/completions`, {
    authorization: `Bearer ${process.env.COMPATIBLE_API_KEY ?? ''}`,
    body: JSON.stringify({ model: values.model, stream: true, messages: [{ role: 'user', content }] }),
  })
  return readEvents(await textOf(answer)).answer
}

interface Proof {
  distance: number | null
  measures: { measure: string; is_off: boolean }[]
  rules: { broken: unknown[] }[]
}

/** Distance, measures that are off, places that break a rule, and what is said for the voice’s sake alone. */
async function cellsOf(text: string, { task, voice }: { task: Task; voice: Voice }): Promise<string[]> {
  const proof: Proof = (await longhand.writer.post(`/api/brand-voices/${voice.id}/proof`, { text })).body
  const off = proof.measures.filter(({ is_off }) => is_off).map(({ measure }) => measure)
  const places = proof.rules.reduce((sum, { broken }) => sum + broken.length, 0)
  const given = { language: 'English-US', known: task.text, samples: voice.samples } as const
  const added = addedByVoice(text, { ...given, isReworded: task.tool === REPHRASER })
  return [proof.distance?.toFixed(2) ?? 'too short', off.join(', ') || 'none', String(places), String(added.length)]
}

function recordIn(name: string): void {
  const folder = join(values.out, name)
  mkdirSync(folder, { recursive: true })
  recorder.recordIn(folder)
}

function isSwapped(text: string): boolean {
  return (createHash('sha256').update(text).digest()[0] ?? 0) % 2 === 1
}
