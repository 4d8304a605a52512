import type { JSONSchema } from '@orpc/openapi'

type Schema = JSONSchema

/** What a field of this name usually holds; a name that says nothing gets a value of its type. */
const byName: Readonly<Record<string, unknown>> = {
  topic: 'How tides make electricity',
  text: 'Tides are predictable for centuries, which sets them apart from wind and sun.',
  prompt: 'Explain tidal power to a newcomer in two sentences.',
  headline: 'How tides make electricity',
  subheadline: 'What a barrage does, and what it costs',
  subheading: 'How a tidal barrage works',
  outline: '## How a barrage works\n## What it costs',
  description: 'What happens when the water falls.',
  title: 'How tides make electricity',
  name: 'Energy',
  email: 'ada@example.com',
  password: 'four-unlikely-words-here',
  key: 'sk-an-example-and-not-a-key-0000',
  value: true,
  url: 'https://example.com/tides',
  urls: ['https://example.com/tides'],
  domain: 'example.com',
  query: 'tidal barrage',
  quote: 'Tides are predictable for centuries.',
  words: 'Tides are predictable for centuries.',
  reason: 'Checked against the operator’s own report.',
  keyphrase: 'tidal power',
  tags: ['coast'],
  html: '<p>Tides are predictable for centuries.</p>',
  instruction: 'Shorten this to one sentence.',
}
const ID = '01a20456-3674-7b43-8c42-34487549d5dd'

/** A body that a schema accepts: its required fields, with values that read like an article about tides. */
export function exampleOf(schema: Schema | undefined, name = ''): unknown {
  if (typeof schema !== 'object') return {}
  if (schema.const !== undefined) return schema.const
  if (Array.isArray(schema.examples) && schema.examples.length) return schema.examples[0]
  if (schema.enum?.length) return schema.default ?? schema.enum[0]
  if (schema.allOf?.length) return Object.assign({}, ...schema.allOf.map((part) => exampleOf(part, name)))
  if (schema.properties) return exampleObject(schema)
  const choice = (schema.anyOf ?? schema.oneOf)?.find((one) => typeof one === 'object' && one.type !== 'null')
  if (choice) return exampleOf(choice, name)
  switch (schema.type) {
    case 'object':
      return {}
    case 'array':
      return exampleList(schema, name)
    case 'string':
      return exampleText(schema, name)
    case 'integer':
    case 'number':
      return Math.max(schema.minimum ?? 0, 1)
    case 'boolean':
      return true
    default:
      return byName[name] ?? null
  }
}

/** Its required fields; where none is, the first that has a usual value, as “one of these” is more than a schema says. */
function exampleObject({ properties = {}, required = [] }: Exclude<Schema, boolean>): Record<string, unknown> {
  const named = Object.keys(properties).filter((field) => field in byName)
  const fields = required.length ? required : named.slice(0, 1)
  return Object.fromEntries(fields.map((field) => [field, exampleOf(properties[field], field)]))
}

function exampleList({ items, minItems = 0 }: Exclude<Schema, boolean>, name: string): unknown[] {
  const known = byName[name]
  if (Array.isArray(known)) return known
  const one = exampleOf(items as Schema | undefined, name.replace(/s$/, ''))
  return Array.from({ length: Math.max(1, minItems) }, () => one)
}

function exampleText({ format, maxLength = Number.POSITIVE_INFINITY }: Exclude<Schema, boolean>, name: string): string {
  if (format === 'date-time') return '2026-11-22T09:00:00.000Z'
  if (format === 'email') return 'ada@example.com'
  if (/(^|_)ids?$/.test(name)) return ID
  const known = byName[name]
  return (typeof known === 'string' ? known : 'Tides').slice(0, maxLength)
}
