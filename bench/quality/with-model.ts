/*
 * Our way of writing with a language model beside the same model with one prompt that holds all sources, scored by code.
 *
 *   node scripts/boot.mjs bench/quality/with-model.ts --base-url http://127.0.0.1:11434/v1 --model NAME --sources FOLDER
 *     [--out FOLDER] [--only name,name] [--topics FILE] [--judge NAME] [--cassettes FOLDER] [--score] [--context TOKENS]
 *
 * Of the 20 topics, those in with-model/own-topics.json rest on sources in our own words (with-model/sources); the sources of
 * the four in with-model-topics.json are not part of this repository: FOLDER holds them under the names given there. Every prompt
 * and answer is kept in the results folder: what was asked before is not asked again, so that a run continues where it was broken
 * off, and a changed prompt costs only its own answer. `--cassettes FOLDER` also keeps prompts and answers for the tests that
 * replay them (test-kit/cassettes). `--score` asks for no article. `--judge`
 * has another model of the same server mark both, blind to which is which. A key is read from COMPATIBLE_API_KEY.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { exchangeOf } from '../../test-kit/cassette.ts'
import { judged, type Order } from './with-model/judge.ts'
import { startLonghand } from './with-model/longhand.ts'
import { writtenByPeer } from './with-model/peer.ts'
import { startRecorder } from './with-model/recorder.ts'
import { judgementsOf, tableOf } from './with-model/report.ts'
import { scoreOf } from './with-model/score.ts'
import { readSources, readTopics, type Topic } from './with-model/topics.ts'
import { Written } from './with-model/written.ts'

const { values } = parseArgs({
  options: {
    'base-url': { type: 'string' },
    model: { type: 'string', default: '' },
    context: { type: 'string', default: '32768' },
    sources: { type: 'string', default: '.' },
    topics: { type: 'string' },
    only: { type: 'string' },
    out: { type: 'string', default: 'with-model-results' },
    judge: { type: 'string' },
    cassettes: { type: 'string' },
    score: { type: 'boolean', default: false },
  },
})
const TOPICS = ['with-model-topics.json', 'with-model/own-topics.json'].map((file) => new URL(file, import.meta.url))
const topics = readTopics(values.topics ? [values.topics] : TOPICS, values.only?.split(',') ?? undefined)
if (!values.score) await writeAll(topics)
const tables = [tableOf(topics.map(compared)), ...(values.judge ? [await judgeAll(topics, values.judge)] : [])]
const table = tables.join('\n\n')
writeFileSync(join(values.out, 'table.md'), `${table}\n`)
console.log(table)
process.exit(0)

async function writeAll(wanted: readonly Topic[]): Promise<void> {
  const recorder = await startRecorder((values['base-url'] ?? '').replace(/\/$/, ''))
  const longhand = await startLonghand(recorder, values.model, { contextTokens: values.context })
  for (const topic of wanted) {
    const sources = readSources(values.sources, topic)
    recorder.recordIn(folderOf(topic, 'ours'))
    keep(topic, 'ours', await longhand.written(topic, sources))
    if (values.cassettes) {
      const exchanges = recorder.said().map(({ request, answer }) => exchangeOf(request, answer))
      writeFileSync(join(values.cassettes, `${topic.name}.json`), `${JSON.stringify(exchanges, null, 1)}\n`)
    }
    recorder.recordIn(folderOf(topic, 'peer'))
    const peer = await writtenByPeer(topic, sources, { recorder, model: values.model })
    keep(topic, 'peer', peer)
  }
  await longhand.close()
  recorder.close()
}

async function judgeAll(wanted: readonly Topic[], model: string): Promise<string> {
  const recorder = await startRecorder((values['base-url'] ?? '').replace(/\/$/, ''))
  const rows = []
  for (const topic of wanted) {
    recorder.recordIn(join(values.out, topic.name, 'judge'))
    const both = { ours: kept(topic, 'ours').text, peer: kept(topic, 'peer').text }
    rows.push({ name: topic.name, marks: await judged(orderOf(topic), both, { recorder, model }) })
  }
  recorder.close()
  return judgementsOf(rows)
}

/** Texts are judged without source numbers. */
function orderOf({ topic, language, words }: Topic): Order {
  return {
    asked: `Two articles about “${topic}” were ordered in ${language}, ${words} words long.`,
    criteria: ['comprehensiveness', 'depth', 'instructions (how far it keeps to the order)', 'readability'],
  }
}

function compared(topic: Topic) {
  const sources = readSources(values.sources, topic)
  const [ours, peer] = [kept(topic, 'ours'), kept(topic, 'peer')].map((written) => scoreOf(written, topic, sources))
  if (!ours || !peer) throw new Error(`nothing is written about ${topic.name}`)
  return { name: topic.name, ours, peer }
}

function keep(topic: Topic, who: Who, written: Written): void {
  writeFileSync(fileOf(topic, who, 'json'), JSON.stringify(written, null, 1))
  writeFileSync(fileOf(topic, who, 'md'), written.markdown)
}

function kept(topic: Topic, who: Who): Written {
  return Written.parse(JSON.parse(readFileSync(fileOf(topic, who, 'json'), 'utf8')))
}

type Who = 'ours' | 'peer'

function folderOf(topic: Topic, who: Who): string {
  const folder = join(values.out, topic.name, who)
  mkdirSync(folder, { recursive: true })
  return folder
}

function fileOf(topic: Topic, who: Who, ending: string): string {
  return join(values.out, topic.name, `${who}.${ending}`)
}
