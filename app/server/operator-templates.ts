import { decisions, type reviewStates } from '../../features/templates/contract.ts'
import type { OperatorCalls } from './operator-calls.ts'

const lists = ['in-review', 'reported', 'public'] as const

/** Templates that wait for the operator, each with its prompt, so that it can be decided on. */
export async function templateLines(calls: OperatorCalls, [asked = 'in-review']: readonly string[]): Promise<string> {
  const which = lists.find((one) => one === asked)
  if (!which) throw new Error('Usage: templates [reported|public]')
  const { templates, total } = await calls.make('listTemplates', { which, start_count: 0, end_count: 50 })
  const lines = templates.flatMap(({ id, owner_id, content: { title, body }, reports }) => [
    `${id}  ${title}  by ${owner_id}`,
    ...body.split('\n').map((line) => `    ${line}`),
    ...reports.map(({ reason, comment }) => `  reported: ${reason}  ${comment}`.trimEnd()),
  ])
  return [...lines, `${templates.length} of ${total}`].join('\n')
}

/** Decides on a template. */
export async function decideTemplate(
  calls: OperatorCalls,
  [id, asked, ...reason]: readonly string[],
): Promise<(typeof reviewStates)[number]> {
  const decision = decisions.find((one) => one === asked)
  if (!id || !decision) throw new Error(`Usage: template <id> ${decisions.join('|')} [<reason>]`)
  const { state } = await calls.make('reviewTemplate', { id, decision, reason: reason.join(' ') })
  return state
}
