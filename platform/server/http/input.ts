import { StandardBracketNotationSerializer } from '@orpc/openapi-client/standard'
import type { FastifyRequest } from 'fastify'
import type { z } from 'zod'
import { type FailureDetail, refuse } from '../../contract/failures.ts'

/** Levels of nesting: far more than any call takes, far fewer than whoever reads them has stack for. */
const DEEPEST = 100

const brackets = new StandardBracketNotationSerializer()

type Asked = Pick<FastifyRequest, 'body' | 'query' | 'params'>

/** What a query string says. In bracket notation, as oRPC's clients and documentation write it: `ids[0]=a`; also `ids=a&ids=b`. */
export function queryFrom(text: string): Record<string, unknown> {
  const query: unknown = brackets.deserialize([...new URLSearchParams(text)])
  return typeof query === 'object' ? { ...query } : {}
}

/** Path, query and JSON body as one object; the path wins, then the body. Refuses what is no object, or nested without end. */
export function inputOf({ body, query, params }: Asked): Record<string, unknown> {
  if (body !== undefined && body !== null && (typeof body !== 'object' || Array.isArray(body))) {
    refuse('invalid', { details: [{ path: '', message: 'The request body must be a JSON object.' }] })
  }
  const input: Record<string, unknown> = { ...(query as object), ...body, ...(params as object) }
  const deep = Object.keys(input).filter((name) => isDeeper(input[name], DEEPEST))
  if (deep.length) refuse('invalid', { details: deep.map((path) => ({ path, message: 'This is nested too deeply.' })) })
  return input
}

/**
 * The query of a raw route by its schema, refused field by field as a call's input is. `fields` are those of a form, which
 * may say the same things.
 */
export function queryOf<Schema extends z.ZodType>(
  { query }: Pick<FastifyRequest, 'query'>,
  schema: Schema,
  fields: Record<string, unknown> = {},
): z.output<Schema> {
  const parsed = schema.safeParse({ ...(query as object), ...fields })
  if (parsed.success) return parsed.data
  return refuse('invalid', {
    details: parsed.error.issues.map(({ path, message }) => ({ path: path.join('.'), message })),
  })
}

/** The fields that hold what no database takes: NUL, and halves of surrogate pairs. One without a name where none is found. */
export function unstorableFields(asked: Asked | undefined): FailureDetail[] {
  const found = [asked?.params, asked?.query, asked?.body].flatMap((part) => [...unstorable(part, '')])
  const message = 'This contains a character that can’t be stored.'
  return (found.length ? found : ['']).map((path) => ({ path, message }))
}

function isDeeper(value: unknown, levels: number): boolean {
  if (typeof value !== 'object' || value === null) return false
  return levels === 0 || Object.values(value).some((inner) => isDeeper(inner, levels - 1))
}

function* unstorable(value: unknown, path: string): Generator<string> {
  if (typeof value === 'string' && !isStorable(value)) yield path
  if (typeof value !== 'object' || value === null || ArrayBuffer.isView(value)) return
  for (const [name, inner] of Object.entries(value)) {
    if (!isStorable(name)) yield path
    else yield* unstorable(inner, path ? `${path}.${name}` : name)
  }
}

function isStorable(text: string): boolean {
  return !text.includes('\u0000') && text.isWellFormed()
}
