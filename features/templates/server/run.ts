import type { z } from 'zod'
import { refuse } from '../../../platform/contract/failures.ts'
import type { CallContext } from '../../../platform/server/call-context.ts'
import { type Actor, actingFor } from '../../accounts/server/index.ts'
import { customPrompt, runGenerator } from '../../generators/server/index.ts'
import { rememberResults } from '../../tools/server/index.ts'
import { type Content, declaredContent, type templatesContract } from '../contract.ts'
import { exampleValues, filled, problemsOf } from '../variables.ts'
import { pressRelease as example } from './shipped/news.ts'
import { countUse } from './store.ts'
import { requireRunnable } from './templates.ts'

type Run = z.output<NonNullable<(typeof templatesContract.run)['~orpc']['inputSchema']>>

/** Characters that a filled prompt may have: what any generator takes as material. */
const LONGEST_PROMPT = 1_000_000

/** Writes what a template asks for, with the values of its variables. 422 for values that it doesn’t take, each by its field. */
export async function runTemplate(context: CallContext, input: Run) {
  const { template_id, content: tried, variables, keep_history, ...writing } = input
  const actor = await actingFor(context, input)
  const found = template_id ? await requireRunnable(context.deps, actor, template_id) : null
  const content = declaredContent(found?.content ?? tried ?? missing('template_id', 'Choose a template.'))
  const prompt = promptOf(content, variables)
  const language = input.language ?? content.language
  const answer = await runGenerator(
    context,
    { generator: customPrompt, neighbours: { remember: async () => {} } },
    customPrompt.input.parse({ ...writing, language, prompt, keep_history: false }),
  )
  if (found) await countUse(context.deps.db, found.id)
  if (found && keep_history) await remember(context, actor, { id: found.id, input, language, answer })
  return answer
}

type Answer = Awaited<ReturnType<typeof runGenerator>>

/** Keeps results in the history of their template, with what was filled in. */
function remember(
  { deps }: CallContext,
  actor: Actor,
  { id, input, language, answer }: { id: string; input: Run; language: Content['language']; answer: Answer },
) {
  const { engine, copies } = answer
  return rememberResults(deps, actor, {
    tool: historyOf(id),
    input: input.variables ?? {},
    language,
    engine,
    copies,
  })
}

/** The name of a template’s history among those of the tools. */
function historyOf(id: string): string {
  return `template:${id}`
}

function promptOf(content: Content, values: Run['variables']): string {
  const problems = problemsOf(content.variables, values ?? {})
  if (problems.length > 0 && !values) return missing('variables', 'Fill in the variables of the template.')
  if (problems.length > 0)
    refuse('invalid', { details: problems.map(({ name, message }) => ({ path: `variables.${name}`, message })) })
  const prompt = filled(content.body, values ?? {})
  if (prompt.length <= LONGEST_PROMPT) return prompt
  return missing('variables', 'Together these texts are too long (limit 1,000,000 characters).')
}

function missing(path: string, message: string): never {
  return refuse('invalid', { details: [{ path, message }] })
}

/** The tool that runs templates, as programs see it among the others. */
export const templateTool = {
  id: 'public',
  title: 'Templates',
  summary: 'Run a template with values for its variables',
  group: 'custom',
  path: '/api/generate/public',
  flag: 'templates',
  needs_model: true,
  fields: [
    {
      name: 'template_id',
      type: 'string' as const,
      required: true,
      example: example.id,
      label: 'Template',
      hint: 'The id of a public template or one of your own.',
    },
    {
      name: 'variables',
      type: 'object' as const,
      required: true,
      example: exampleValues(example.content.variables),
      label: 'Variables',
      hint: 'Values by the names of the template’s variables.',
    },
  ],
  output: { type: 'markdown' as const, parts: [], copies: 1 },
}
