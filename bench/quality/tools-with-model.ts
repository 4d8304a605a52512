/*
 * Every tool with a language model beside one plain prompt to the same model, for jobs that the prompts were not tuned on.
 *
 *   node scripts/boot.mjs bench/quality/tools-with-model.ts --base-url http://127.0.0.1:11434/v1 --model NAME
 *     [--cases FILE] [--only name,name] [--part 1/4] [--half 1] [--out FOLDER] [--judge NAME --pass 1] [--table] [--uncited]
 *
 * What was asked before is not asked again (see with-model.ts). `--judge` has a model mark both results, blind to which is which;
 * a pair to which it gives no marks, asked twice, is left out and named. `--table` only adds up what is in the results folder, as far
 * as it was written and judged; `--uncited` lists there each sentence that the model named words of a source for and code gave no
 * citation. With `--part`, several runs share the work.
 * Where people answer by hand: `--half 1` has one of them write ours of some cases and the plain answer of the others, `--half 2`
 * the rest, so that nobody writes both of a pair; `--pass 1` and `--pass 2` show the pairs to two judges, the sides exchanged
 * (see tools-with-model/README.md).
 */
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { z } from 'zod'
import { readCases, type ToolCase } from './tools-with-model/cases.ts'
import { criteriaOf, orderOf } from './tools-with-model/criteria.ts'
import { type Material, placesOffVoice, prepare } from './tools-with-model/material.ts'
import { plainPrompt } from './tools-with-model/plain-prompt.ts'
import { countedText, ownWords, shownAnswer } from './tools-with-model/shown.ts'
import { namedSentences } from './tools-with-model/uncited.ts'
import { judgedOnce, meanOf } from './with-model/judge.ts'
import { type Longhand, startLonghand } from './with-model/longhand.ts'
import { post, textOf } from './with-model/post.ts'
import { readEvents } from './with-model/read-events.ts'
import { type Recorder, startRecorder } from './with-model/recorder.ts'
import { judgementsOf, meansOf } from './with-model/report.ts'

const { values } = parseArgs({
  options: {
    'base-url': { type: 'string', default: '' },
    model: { type: 'string', default: '' },
    cases: { type: 'string' },
    only: { type: 'string' },
    part: { type: 'string', default: '1/1' },
    half: { type: 'string' },
    pass: { type: 'string', default: '1' },
    out: { type: 'string', default: 'tools-with-model-results' },
    judge: { type: 'string' },
    table: { type: 'boolean', default: false },
    uncited: { type: 'boolean', default: false },
  },
})

/** Null where the judge gave none. */
const Marks = z.array(z.object({ criterion: z.string(), ours: z.number(), peer: z.number() })).nullable()

const cases = readCases(
  values.cases ?? new URL('tools-with-model/cases-28.json', import.meta.url),
  values.only?.split(','),
  values.part,
)
if (values.uncited) listUncited()
else {
  if (!values.table) await run()
  const rows = cases.flatMap((one) => judgementOf(one) ?? [])
  console.log(`${judgementsOf(rows)}\n\n${meansOf(rows)}`)
}
process.exit(0)

async function run(): Promise<void> {
  const recorder = await startRecorder(values['base-url'].replace(/\/$/, ''))
  if (values.judge) for (const one of cases) await judge(one, recorder, values.judge)
  else await writeAll(recorder)
  recorder.close()
}

async function writeAll(recorder: Recorder): Promise<void> {
  const longhand = await startLonghand(recorder, values.model)
  for (const one of cases) {
    const material = await prepare(one, longhand)
    const ways = [() => writeOurs({ one, material }, recorder, longhand), () => writePlain(one, recorder)]
    // whoever answers by hand must not learn from the order which is which
    if (isSwapped(one)) ways.reverse()
    for (const write of values.half ? ways.slice(Number(values.half) - 1).slice(0, 1) : ways) await write()
    await prove(one, material, longhand)
    console.log(one.name)
  }
  await longhand.close()
}

async function writeOurs(
  { one, material }: { one: ToolCase; material: Material },
  recorder: Recorder,
  { writer }: Longhand,
): Promise<void> {
  recorder.recordIn(folderOf(one, 'ours'))
  const path = one.tool === 'repurpose' ? '/api/repurpose' : `/api/generate/${one.tool}`
  // a plain prompt orders one text, unless it says how many
  const once = one.tool === 'repurpose' ? {} : { generation_length: 1 }
  const { status, body, text } = await writer.post(path, { ...once, ...one.input, ...material.fields })
  writeFileSync(fileOf(one, 'ours.json'), text)
  writeFileSync(fileOf(one, 'ours.md'), status === 200 ? shownAnswer(body) : text)
}

/** How often each answer breaks a rule of the voice, where there is one. */
async function prove(one: ToolCase, { voiceId }: Material, { writer }: Longhand): Promise<void> {
  if (!voiceId) return
  for (const side of ['ours', 'plain']) {
    if (!existsSync(fileOf(one, `${side}.md`))) continue
    const places = await placesOffVoice(writer, voiceId, ownWords(readFileSync(fileOf(one, `${side}.md`), 'utf8')))
    writeFileSync(fileOf(one, `${side}-off-voice.json`), JSON.stringify(places, null, 1))
  }
}

async function writePlain(one: ToolCase, recorder: Recorder): Promise<void> {
  recorder.recordIn(folderOf(one, 'plain'))
  const answer = await post(`${recorder.url}/chat/completions`, {
    authorization: `Bearer ${process.env.COMPATIBLE_API_KEY ?? ''}`,
    body: JSON.stringify({
      model: values.model,
      stream: true,
      messages: [{ role: 'user', content: plainPrompt(one) }],
    }),
  })
  writeFileSync(fileOf(one, 'plain.md'), readEvents(await textOf(answer)).answer)
}

async function judge(one: ToolCase, recorder: Recorder, model: string): Promise<void> {
  recorder.recordIn(folderOf(one, 'judge'))
  const [ours, peer] = ['ours.md', 'plain.md'].map((file) => readFileSync(fileOf(one, file), 'utf8').trim())
  const order = { asked: orderOf(one), criteria: criteriaOf(one) }
  const both = { ours: countedText(ours ?? ''), peer: countedText(peer ?? '') }
  const marks = await judgedOnce(order, both, isSwapped(one) === (values.pass === '2'), { recorder, model })
  writeFileSync(fileOf(one, `marks-${values.pass}.json`), JSON.stringify(marks, null, 1))
  if (!marks) console.log(`${one.name}: left out, for the judge gave no marks`)
}

function listUncited(): void {
  const read = cases.filter((one) => existsSync(fileOf(one, 'ours.json')))
  const named = read.map((one) => ({
    name: one.name,
    ...namedSentences(folderOf(one, 'ours'), readFileSync(fileOf(one, 'ours.json'), 'utf8')),
  }))
  for (const { name, uncited } of named)
    for (const { sentence, quotes } of uncited) console.log([`${name} | ${sentence}`, ...quotes].join('\n    '))
  const all = named.reduce((sum, { count }) => sum + count, 0)
  console.log(`${named.flatMap(({ uncited }) => uncited).length} of ${all} without a citation`)
}

function judgementOf(one: ToolCase) {
  const files = ['1', '2'].map((pass) => fileOf(one, `marks-${pass}.json`)).filter(existsSync)
  if (files.length === 0) return null
  const passes = files.map((file) => Marks.parse(JSON.parse(readFileSync(file, 'utf8'))))
  const given = passes.flatMap((marks) => (marks ? [marks] : []))
  // the mean of one order alone would favor a place
  if (given.length < passes.length) return { name: one.name, kind: one.tool, marks: null }
  const marks = meanOf(given).map((mark) => ({ ...mark, criterion: mark.criterion.split(' (')[0] ?? '' }))
  return { name: one.name, kind: one.tool, marks }
}

function isSwapped({ name }: ToolCase): boolean {
  return (createHash('sha256').update(name).digest()[0] ?? 0) % 2 === 1
}

function folderOf(one: ToolCase, who: string): string {
  const folder = fileOf(one, who)
  mkdirSync(folder, { recursive: true })
  return folder
}

function fileOf({ name }: ToolCase, file: string): string {
  return join(values.out, name, file)
}
