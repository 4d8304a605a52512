import { z } from 'zod'
import { post, textOf } from './post.ts'
import { readEvents } from './read-events.ts'
import type { Recorder } from './recorder.ts'

/** What two texts were ordered for, and what they are marked on. */
export interface Order {
  /** One or more sentences to the judge, before the texts. */
  asked: string
  criteria: readonly string[]
}

/** Marks of 0 to 10 by criterion, ours and the peer's. */
export type Judgement = { criterion: string; ours: number; peer: number }[]

interface Both {
  ours: string
  peer: string
}
interface Judge {
  recorder: Recorder
  model: string
}

/** Has a model mark both texts, in both orders, without a word on who wrote which. Null where it gave no marks. */
export async function judged(order: Order, both: Both, judge: Judge): Promise<Judgement | null> {
  const one = await judgedOnce(order, both, true, judge)
  const other = await judgedOnce(order, both, false, judge)
  return one && other && meanOf([one, other])
}

/** Has a model mark both texts in one order: whoever marks by hand would know the pair again in the other. Null where it gave no marks. */
export async function judgedOnce(
  order: Order,
  { ours, peer }: Both,
  oursFirst: boolean,
  judge: Judge,
): Promise<Judgement | null> {
  const verdict = await verdictOn(order, oursFirst ? [ours, peer] : [peer, ours], judge)
  if (!verdict) return null
  const { first, second } = verdict
  const [own, other] = oursFirst ? [first, second] : [second, first]
  return order.criteria.map((criterion) => ({
    criterion,
    ours: own[criterion] ?? Number.NaN,
    peer: other[criterion] ?? Number.NaN,
  }))
}

/** Several judgements of one pair, by their means. */
export function meanOf(judgements: readonly Judgement[]): Judgement {
  return (judgements[0] ?? []).map(({ criterion }, at) => ({
    criterion,
    ours: mean(judgements.map((one) => one[at]?.ours ?? Number.NaN)),
    peer: mean(judgements.map((one) => one[at]?.peer ?? Number.NaN)),
  }))
}

/** Asks once more where no marks can be read from the answer; null where there are none then. */
async function verdictOn(
  { asked, criteria }: Order,
  [first, second]: readonly [string, string],
  judge: Judge,
): Promise<Record<'first' | 'second', Record<string, number | undefined>> | null> {
  const content = [
    `${asked} Mark each from 0 to 10 for ${criteria.join('; ')}.`,
    `FIRST\n\n${first}`,
    `SECOND\n\n${second}`,
    `Answer with one JSON value and nothing else: {"first": {${criteria.map((name) => `"${nameOf(name)}": 0`).join(', ')}}, "second": {the same}}`,
  ].join('\n\n')
  const question = { role: 'user', content }
  const answer = await answerTo([question], judge)
  const verdict = marksIn(answer, criteria)
  if (verdict) return verdict
  const again = { role: 'user', content: AGAIN }
  return marksIn(await answerTo([question, { role: 'assistant', content: answer }, again], judge), criteria)
}

const AGAIN = 'That is not the JSON value that was asked for. Answer with it alone.'

async function answerTo(
  messages: readonly { role: string; content: string }[],
  { recorder, model }: Judge,
): Promise<string> {
  const answer = await post(`${recorder.url}/chat/completions`, {
    authorization: `Bearer ${process.env.COMPATIBLE_API_KEY ?? ''}`,
    body: JSON.stringify({ model, temperature: 0, max_tokens: 400, messages }),
  })
  const body = await textOf(answer)
  if (answer.statusCode !== 200) throw new Error(`the judge answered with ${answer.statusCode}: ${body.slice(0, 200)}`)
  return readEvents(body).answer
}

function marksIn(answer: string, criteria: readonly string[]) {
  const marks = z.object(Object.fromEntries(criteria.map((name) => [nameOf(name), z.number()])))
  const { data } = z.object({ first: marks, second: marks }).safeParse(jsonIn(answer))
  const byCriterion = (given: z.output<typeof marks>): Record<string, number | undefined> =>
    Object.fromEntries(criteria.map((name) => [name, given[nameOf(name)]]))
  return data ? { first: byCriterion(data.first), second: byCriterion(data.second) } : null
}

function jsonIn(answer: string): unknown {
  try {
    return JSON.parse(/\{[\s\S]*\}/.exec(answer)?.[0] ?? 'null')
  } catch {
    return null
  }
}

/** The name of a criterion without what explains it. */
function nameOf(criterion: string): string {
  return criterion.split(' (')[0] ?? criterion
}

function mean(marks: readonly number[]): number {
  return marks.reduce((sum, mark) => sum + mark, 0) / marks.length
}
