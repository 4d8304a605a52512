import { countWords } from '../../../engines/text/index.ts'
import { Refusal } from '../../../platform/contract/failures.ts'
import { BUILTIN, type Model } from '../../../platform/server/ai/types.ts'
import type { Deps } from '../../../platform/server/deps.ts'
import type { Actor } from '../../accounts/server/index.ts'
import { type Charge, creditsForCopies } from '../../billing/server/index.ts'
import { factgpt } from '../../generators/server/index.ts'
import { runPaid } from '../../writing/server/index.ts'
import { joinedAt } from '../continuation.ts'
import { unsourcedIn } from '../unsourced.ts'
import { keepStored, tellFollowers, tellPages } from './keep-stored.ts'
import { LiveAnswer, liveAnswers } from './live-answer.ts'
import { changeMessageIn, type MessageRow } from './message-store.ts'
import { citationsNamedFor, namingOf } from './name-sources.ts'
import { type AnswerTask, mostWords, withPlace, writeAnswer } from './write-answer.ts'
import { columnsOf, joinedAnswer, type WrittenAnswer } from './written-answer.ts'

/** An answer that is to be written, and with what. */
export interface Beginning {
  /** As it is when it begins; where it goes on, with what there is of it. */
  answer: MessageRow
  task: AnswerTask
  model: { useOwnKey?: boolean | undefined; name?: string | undefined }
  /** Stores the beginning, once the credits are reserved: until then a refusal leaves no trace. */
  store(by: Pick<MessageRow, 'engine' | 'ownKey'>): Promise<void>
}

/**
 * Begins to write an answer and returns. It is written to its end whether anybody waits for it or not: its text is stored
 * every second, and whoever wants it follows. Refuses as `runPaid`, before anything is stored.
 */
export async function beginAnswer(
  { deps, actor }: { deps: Deps; actor: Actor },
  { answer, task, model: wanted, store }: Beginning,
): Promise<LiveAnswer> {
  const most = creditsForCopies([mostWords(task)])
  const live = new LiveAnswer(answer)
  const begun = Promise.withResolvers<void>()
  const wish = {
    cost: most,
    feature: factgpt.id,
    key: `factgpt ${answer.id} ${answer.attempt}`,
    isNew: true,
    model: { purpose: 'factgpt' as const, useOwnKey: wanted.useOwnKey, name: wanted.name },
  }
  const paid = runPaid({ deps, actor }, wish, async (model) => {
    // the built-in writer quotes the same again, and from the beginning
    live.startFrom(model ? joinedAt(task.begun) : '')
    await store({ engine: model?.engine ?? BUILTIN, ownKey: model?.ownKey ?? false })
    liveAnswers(deps).set(answer.id, live)
    begun.resolve()
    return work({ deps, actor, model }, { answer, task, live, most })
  })
  paid
    .then(({ value, charge }) => end(deps, { answer, task, live }, value, charge))
    .catch((error: unknown) => fail(deps, { answer, task, live }, error))
    // the database is away: what it has is found to be abandoned later
    .catch((error: unknown) => deps.log.error({ err: error, messageId: answer.id }, 'answer not stored'))
    .finally(async () => {
      liveAnswers(deps).delete(answer.id)
      live.end()
      await tellFollowers(deps, answer.id).catch(() => {})
      await tellPages(deps, answer).catch(() => {})
    })
  await Promise.race([begun.promise, paid])
  await tellPages(deps, answer)
  return live
}

interface Writing {
  answer: MessageRow
  task: AnswerTask
  live: LiveAnswer
}

async function work(
  { deps, actor, model }: { deps: Deps; actor: Actor; model: Model | null },
  { answer, task, live, most }: Writing & { most: number },
) {
  const begun = { text: live.text, citations: live.citations }
  const keeper = keepStored(deps, live, answer.id)
  try {
    const written = await writeAnswer({ deps, actor, model }, task, live)
    const whole = joinedAnswer({ ...begun, known: live.citations }, written)
    const value = model ? await withSourcesNamed({ deps, model }, whole, { answer, live }) : whole
    // that nothing was found took no model, and is nothing to pay for
    const isNothing = model === null && written.citations.length === 0
    const cost = isNothing ? 0 : Math.min(creditsForCopies([countWords(written.text)]), most)
    return { value, cost, facts: { engine: written.engine, copies: 1 } }
  } finally {
    await keeper.stop()
  }
}

/**
 * The whole answer with the words of its sources named where comparing words has not found them. It is kept before: whatever ends the
 * naming leaves it as it was, and not as one that broke off.
 */
async function withSourcesNamed(
  { deps, model }: { deps: Deps; model: Model },
  whole: WrittenAnswer,
  { answer, live }: Pick<Writing, 'answer' | 'live'>,
): Promise<WrittenAnswer> {
  const naming = live.signal.aborted ? null : namingOf(model, whole)
  if (!naming) return whole
  try {
    live.settle(whole)
    await changeMessageIn(deps.db, answer.id, ['writing'], { ...columnsOf(whole), isWhole: true })
    await tellFollowers(deps, answer.id)
    const found = await citationsNamedFor(model, whole, { ...naming, signal: live.signal })
    const passages = naming.from.sources.flatMap(({ all }) => all)
    const named = found.map((citation) => withPlace(citation, passages))
    for (const citation of named) live.cite(citation)
    return { ...whole, citations: [...whole.citations, ...named].toSorted((a, b) => a.start - b.start) }
  } catch (error) {
    deps.log.error({ err: error, messageId: answer.id }, 'sources of an answer not named')
    return whole
  }
}

async function end(deps: Deps, { answer, live }: Writing, value: WrittenAnswer, { charged }: Charge) {
  await changeMessageIn(deps.db, answer.id, ['writing'], {
    ...columnsOf(value),
    state: stateAfter(live, value.finish),
    credits: (answer.credits ?? 0) + charged,
  })
}

/** One that was whole when it was stopped lacks nothing. */
function stateAfter(live: LiveAnswer, finish: WrittenAnswer['finish']): MessageRow['state'] {
  if (finish === 'complete') return 'done'
  return live.signal.aborted && !live.isInterrupted ? 'stopped' : 'interrupted'
}

/** What was stopped before it said anything has not failed. */
async function fail(deps: Deps, { answer, task, live }: Writing, error: unknown): Promise<void> {
  live.error = error
  const isStopped = live.signal.aborted
  const isOurs = !isStopped && !(error instanceof Refusal)
  if (isOurs) deps.log.error({ err: error, messageId: answer.id }, 'answer failed')
  await changeMessageIn(deps.db, answer.id, ['writing'], {
    state: isStopped ? (live.isInterrupted ? 'interrupted' : 'stopped') : 'failed',
    text: live.text,
    citations: live.citations,
    unsourced: unsourcedIn(live.text, live.citations, task.language),
    credits: answer.credits ?? 0,
    problem: isStopped ? null : error instanceof Refusal ? error.message : OUR_FAULT,
  })
}

const OUR_FAULT = 'Something went wrong on our side. The partial text is kept, and nothing was charged.'
