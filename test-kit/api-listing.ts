interface Schema {
  $ref?: string
  type?: string | string[]
  const?: unknown
  enum?: unknown[]
  default?: unknown
  anyOf?: Schema[]
  oneOf?: Schema[]
  allOf?: Schema[]
  properties?: Record<string, Schema>
  required?: string[]
  additionalProperties?: Schema | boolean
  items?: Schema
  format?: string
  pattern?: string
  [limit: string]: unknown
}
type Content = Record<string, { schema?: Schema }>
interface Operation {
  operationId: string
  description?: string
  parameters?: { $ref?: string; name?: string; in?: string; required?: boolean; schema?: Schema }[]
  requestBody?: { required?: boolean; content: Content }
  responses: Record<string, { description?: string; content?: Content }>
}

/** An OpenAPI document, as far as it is listed. */
export interface Api {
  paths: Record<string, Record<string, Operation>>
  components: { schemas: Record<string, Schema> }
}

const WIDTH = 140

/** Every call with what it takes and answers, in lines that a person can read and compare. */
export function apiListing({ paths, components }: Api): string {
  const types = new Types()
  const calls = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => callText(types, `${method.toUpperCase()} ${path}`, operation)),
  )
  const shapes = Object.entries(components.schemas).map(([name, schema]) => `${name} = ${types.within(name, schema)}\n`)
  return [...calls, ...shapes].join('\n')
}

function callText(types: Types, heading: string, operation: Operation): string {
  const { operationId, description = '', parameters = [], requestBody, responses } = operation
  const lines = [`${heading}  (${operationId})`]
  const add = (label: string, text: string) => lines.push(`  ${label}: ${text}`)
  const write = (schema: Schema) => types.within(operationId, schema, '  ')
  const permission = /[Pp]ermission `([^`]+)`/.exec(description)?.[1]
  if (permission) add('may', permission)
  for (const { $ref, name, in: place, required, schema = {} } of parameters) {
    if ($ref) add('takes', lastOf($ref))
    else add(`${place}`, `${name}${required ? '' : '?'}: ${write(schema)}`)
  }
  for (const [type, { schema = {} }] of Object.entries(requestBody?.content ?? {}))
    add(`body${requestBody?.required ? '' : '?'} ${shortType(type)}`, write(schema))
  const failures: string[] = []
  for (const [status, { description = '', content = {} }] of Object.entries(responses)) {
    const codes = [...description.matchAll(/`([a-z-]+)`:/g)].map(([, code]) => code)
    const contents = Object.entries(content)
    if (codes.length) failures.push(`${status} ${codes.join(' ')}`)
    else if (contents.length === 0) add(status, 'nothing')
    else for (const [type, { schema = {} }] of contents) add(`${status} ${shortType(type)}`, write(schema))
  }
  if (failures.length) add('fails', failures.join(', '))
  return `${lines.join('\n')}\n`
}

/** Writes schemas the way TypeScript would; a large object that was written before is named by where that was. */
class Types {
  readonly #written = new Map<string, string>()
  #place = ''

  within(place: string, schema: Schema, indent = ''): string {
    this.#place = place
    return this.#text(schema, indent)
  }

  #text(schema: Schema, indent: string): string {
    if (schema.$ref) return lastOf(schema.$ref)
    if ('const' in schema) return JSON.stringify(schema.const)
    if (schema.enum) return schema.enum.map((value) => JSON.stringify(value)).join(' | ') + fallbackText(schema)
    const choices = schema.anyOf ?? schema.oneOf
    if (choices) return choices.map((choice) => this.#text(choice, indent)).join(' | ') + fallbackText(schema)
    if (schema.allOf) return schema.allOf.map((part) => this.#text(part, indent)).join(' & ')
    if (schema.properties || schema.type === 'object') return this.#object(schema, indent)
    const name = schema.type === 'array' ? `${this.#text(schema.items ?? {}, indent)}[]` : typeName(schema)
    return name + limitText(schema) + fallbackText(schema)
  }

  #object(schema: Schema, indent: string): string {
    const { properties = {}, required = [], additionalProperties } = schema
    const names = Object.keys(properties)
    const key = JSON.stringify(schema)
    const before = this.#written.get(key)
    if (before) return `{ ${names.slice(0, 3).join(', ')}, … as in ${before} }`
    if (names.length > 4) this.#written.set(key, this.#place)
    const deeper = `${indent}  `
    const fields = names.map(
      (name) => `${name}${required.includes(name) ? '' : '?'}: ${this.#text(properties[name] ?? {}, deeper)}`,
    )
    if (typeof additionalProperties === 'object') fields.push(`[name]: ${this.#text(additionalProperties, deeper)}`)
    const line = `{ ${fields.join(', ')} }`
    if (!line.includes('\n') && indent.length + line.length < WIDTH) return line
    return `{\n${fields.map((field) => `${deeper}${field}\n`).join('')}${indent}}`
  }
}

function typeName({ type = 'any' }: Schema): string {
  return [type].flat().join(' | ')
}

/** `(1–128)`, `(0–)`, `(–300)`, with the format or pattern behind. */
function limitText(schema: Schema): string {
  const first = (...names: string[]) =>
    names.map((name) => schema[name]).find((value) => value !== undefined && Math.abs(Number(value)) < MAX) ?? ''
  const least = first('minLength', 'minimum', 'exclusiveMinimum', 'minItems')
  const most = first('maxLength', 'maximum', 'exclusiveMaximum', 'maxItems')
  const words = [least === '' && most === '' ? '' : `${least}–${most}`, schema.format ?? '', schema.pattern ?? '']
  const text = words.filter(Boolean).join(' ')
  return text && `(${text})`
}
const MAX = Number.MAX_SAFE_INTEGER

function fallbackText(schema: Schema): string {
  return 'default' in schema ? ` = ${JSON.stringify(schema.default)}` : ''
}

function shortType(type: string): string {
  return type.replace('application/', '')
}

function lastOf(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1)
}
