import type { JSONSchema7 } from '@ai-sdk/provider'
import { z } from 'zod'
import type { Engine } from '../../contract/evidence.ts'
import { refuse } from '../../contract/failures.ts'
import type { ModelAnswer, ModelRequest, Usage } from './types.ts'

/** Asks once; used twice at most. */
type Ask = (request: ModelRequest) => Promise<ModelAnswer>

/**
 * JSON of a schema's shape from a model. The shape is told in the prompt and, where the provider takes one, as the form
 * of the answer. An answer that does not fit goes back once with what is wrong with it; then `model-confused`.
 */
export async function askForObject<T>(
  request: ModelRequest & { schema: z.ZodType<T> },
  ask: Ask,
): Promise<{ value: T; engine: Engine; usage: Usage }> {
  const { schema, ...rest } = request
  const shape = jsonSchemaOf(schema)
  const asked = { ...rest, onText: undefined, shape, after: joined(rest.after, formRule(shape)) }
  const first = await ask(asked)
  const value = parseObject(schema, first.text)
  if (value.ok) return { value: value.value, engine: first.engine, usage: first.usage }
  if (first.finish === 'stopped') return refuse('model-confused', { cause: value.problem })
  const second = await ask({
    ...asked,
    after: joined(asked.after, repairPrompt(value.problem)),
    fenced: [...(rest.fenced ?? []), { label: 'YOUR EARLIER ANSWER', text: first.text }],
  })
  const repaired = parseObject(schema, second.text)
  if (!repaired.ok) return refuse('model-confused', { cause: repaired.problem })
  return { value: repaired.value, engine: second.engine, usage: added(first.usage, second.usage) }
}

/** A parsed answer, or what is wrong with it in words that a model understands. */
type Parsed<T> = { ok: true; value: T } | { ok: false; problem: string }

/** Finds the JSON in an answer, whatever stands around it, and checks it against the schema. */
export function parseObject<T>(schema: z.ZodType<T>, text: string): Parsed<T> {
  const json = jsonWithin(text)
  if (json === undefined) return { ok: false, problem: 'The answer is not valid JSON.' }
  const parsed = schema.safeParse(json)
  return parsed.success
    ? { ok: true, value: parsed.data }
    : { ok: false, problem: z.prettifyError(parsed.error).slice(0, 1_500) }
}

/** The outermost JSON object or array of a text; undefined when there is none. */
function jsonWithin(text: string): unknown {
  const bare = text.replace(/^\s*```(?:json)?\s*|\s*```\s*$/g, '')
  const start = bare.search(/[[{]/)
  if (start < 0) return undefined
  const end = Math.max(bare.lastIndexOf('}'), bare.lastIndexOf(']'))
  for (const candidate of [bare, bare.slice(start, end + 1)]) {
    try {
      return JSON.parse(candidate)
    } catch {
      // Not this one: words stand around the JSON, or it is none at all.
    }
  }
  return undefined
}

function jsonSchemaOf(schema: z.ZodType): JSONSchema7 {
  const { $schema: _, ...shape } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' })
  // Both describe draft 7 or newer; the provider's type names fewer keywords than zod's.
  return shape as JSONSchema7
}

function joined(...parts: (string | undefined)[]): string {
  return parts.filter(Boolean).join('\n\n')
}

function formRule(shape: JSONSchema7): string {
  return `Answer with one JSON value and nothing else: no introduction, no code fence. It must fit this JSON Schema:\n${JSON.stringify(shape)}`
}

function repairPrompt(problem: string): string {
  return `Your earlier answer, quoted below, does not fit. What is wrong with it:\n${problem}\nGive the whole answer again, corrected.`
}

function added(a: Usage, b: Usage): Usage {
  return { inputTokens: a.inputTokens + b.inputTokens, outputTokens: a.outputTokens + b.outputTokens }
}
