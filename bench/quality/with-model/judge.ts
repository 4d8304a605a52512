import { z } from 'zod'
import { post, textOf } from './post.ts'
import { readEvents } from './read-events.ts'
import type { Recorder } from './recorder.ts'
import type { Topic } from './topics.ts'
import type { Written } from './written.ts'

const CRITERIA = ['comprehensiveness', 'depth', 'instructions', 'readability'] as const
const Marks = z.object(Object.fromEntries(CRITERIA.map((name) => [name, z.number()])))
const Verdict = z.object({ first: Marks, second: Marks })

/** Marks of 0 to 10 by criterion, ours and the peer's. */
export type Judgement = { criterion: string; ours: number; peer: number }[]

/** Has a model mark both articles, in both orders, without source numbers and without a word on who wrote which. */
export async function judged(
  topic: Topic,
  { ours, peer }: { ours: Written; peer: Written },
  judge: { recorder: Recorder; model: string },
): Promise<Judgement> {
  const one = await verdictOn(topic, [ours.text, peer.text], judge)
  const other = await verdictOn(topic, [peer.text, ours.text], judge)
  return CRITERIA.map((criterion) => ({
    criterion,
    ours: mean(one.first[criterion], other.second[criterion]),
    peer: mean(one.second[criterion], other.first[criterion]),
  }))
}

async function verdictOn(
  { topic, language, words }: Topic,
  [first, second]: readonly [string, string],
  { recorder, model }: { recorder: Recorder; model: string },
) {
  const content = [
    `Two articles about “${topic}” were ordered in ${language}, ${words} words long. Mark each from 0 to 10 for ${CRITERIA.join(', ')} (how far it keeps to the order).`,
    `FIRST\n\n${first}`,
    `SECOND\n\n${second}`,
    `Answer with one JSON value and nothing else: {"first": {${CRITERIA.map((name) => `"${name}": 0`).join(', ')}}, "second": {the same}}`,
  ].join('\n\n')
  const answer = await post(`${recorder.url}/chat/completions`, {
    authorization: `Bearer ${process.env.COMPATIBLE_API_KEY ?? ''}`,
    body: JSON.stringify({ model, temperature: 0, max_tokens: 400, messages: [{ role: 'user', content }] }),
  })
  const text = readEvents(await textOf(answer)).answer
  return Verdict.parse(JSON.parse(/\{[\s\S]*\}/.exec(text)?.[0] ?? 'null'))
}

function mean(a = Number.NaN, b = Number.NaN): number {
  return (a + b) / 2
}
