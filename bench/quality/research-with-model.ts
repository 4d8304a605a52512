/*
 * Research with a language model beside the same model with one plain prompt that holds all sources.
 *
 *   node scripts/boot.mjs bench/quality/research-with-model.ts --base-url http://127.0.0.1:11434/v1 --model NAME
 *     --sources FOLDER [--topics FILE] [--only name,name] [--out FOLDER] [--cassettes FOLDER]
 *
 * Topics are as for with-model.ts. What either gave is in the results folder, to be read; what was asked before is not asked
 * again. `--cassettes` keeps prompts and answers for the test that replays them.
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { exchangeOf } from '../../test-kit/cassette.ts'
import { callsOf } from './with-model/calls.ts'
import { researchedBy, startLonghand } from './with-model/longhand.ts'
import { post, textOf } from './with-model/post.ts'
import { readEvents } from './with-model/read-events.ts'
import { type Recorder, startRecorder } from './with-model/recorder.ts'
import { readSources, readTopics, type Source, type Topic } from './with-model/topics.ts'

const { values } = parseArgs({
  options: {
    'base-url': { type: 'string' },
    model: { type: 'string', default: '' },
    sources: { type: 'string', default: '.' },
    topics: { type: 'string' },
    only: { type: 'string' },
    out: { type: 'string', default: 'with-model-results' },
    cassettes: { type: 'string' },
  },
})
const recorder = await startRecorder((values['base-url'] ?? '').replace(/\/$/, ''))
const longhand = await startLonghand(recorder, values.model)
const topics = values.topics ?? new URL('with-model/own-topics.json', import.meta.url)
for (const topic of readTopics([topics], values.only?.split(','))) {
  const sources = readSources(values.sources, topic)
  const folder = join(values.out, topic.name, 'research')
  mkdirSync(folder, { recursive: true })
  recorder.recordIn(folder)
  const { research } = await researchedBy(longhand.writer, { topic, sources })
  writeFileSync(join(folder, 'ours.out'), JSON.stringify(research, null, 1))
  if (values.cassettes) {
    const said = recorder.said().map(({ request, answer }) => exchangeOf(request, answer))
    writeFileSync(join(values.cassettes, `${topic.name}-research.json`), `${JSON.stringify(said, null, 1)}\n`)
  }
  console.log(
    `${topic.name}: ${research.facts.filter(({ chosen }) => chosen).length} facts, ${research.questions.length} questions,`,
    `${research.disagreements.length} disagreements; ${tokens()}`,
  )
  recorder.recordIn(join(folder, 'peer'))
  writeFileSync(join(folder, 'peer.out'), await asked(recorder, plainPrompt(topic, sources)))
  console.log(`${topic.name}, one prompt: ${tokens()}`)
}
await longhand.close()
recorder.close()

function tokens(): string {
  const calls = callsOf(recorder.said())
  const sum = (key: 'tokensIn' | 'tokensOut') => calls.reduce((all, call) => all + call[key], 0)
  return `${calls.length} calls, ${sum('tokensIn')} tokens in, ${sum('tokensOut')} out`
}

/** What somebody would type who has no tool for it. */
function plainPrompt({ topic, language }: Topic, sources: readonly Source[]): string {
  return [
    `Here are my sources. What do I need to know to write about: ${topic}? Facts, figures, definitions, questions of readers, where sources disagree. Answer in ${language} and cite sources as [n].`,
    ...sources.map(({ file, text }, at) => `[${at + 1}] ${file}\n\n${text.trim()}`),
  ].join('\n\n')
}

async function asked({ url }: Recorder, prompt: string): Promise<string> {
  const answer = await post(`${url}/chat/completions`, {
    authorization: `Bearer ${process.env.COMPATIBLE_API_KEY ?? ''}`,
    body: JSON.stringify({ model: values.model, max_tokens: 3_000, messages: [{ role: 'user', content: prompt }] }),
  })
  return readEvents(await textOf(answer)).answer
}
