import { z } from 'zod'

/** Longest text that a call takes as material, in characters; about 100,000 words. */
const LONGEST_MATERIAL = 1_000_000
/** Longest text that is rewritten whole, in characters; about 5,000 words. */
const LONGEST_REWRITE = 30_000

/** What a form shows of a field. */
export interface FieldHelp {
  /** `line` and `text` are typed, in one line or in many; a `choice` is made among the schema's own values. */
  kind: 'line' | 'text' | 'number' | 'choice'
  label: string
  hint: string
  example: string | number
}

const helpOf = z.registry<FieldHelp>()

/** A field of a generator: what is accepted, and what a form and the API's description say of it. */
export function field<Schema extends z.ZodType>(schema: Schema, help: FieldHelp): Schema {
  const { label, hint, example } = help
  const described = schema.meta({ title: label, description: hint, examples: [example] })
  helpOf.add(described, help)
  return described
}

/** A field as a form draws it: plain data. */
export interface FormField extends FieldHelp {
  name: string
  isRequired: boolean
  /** What holds when the field is left alone. */
  initial?: string | number
  /** What a `choice` is made among. */
  options?: string[]
  /** Most characters. */
  longest?: number
  /** Of a number. */
  least?: number
  most?: number
}

/** The fields of a generator in the order in which they are declared. */
export function formFieldsOf(fields: z.ZodRawShape): FormField[] {
  return Object.entries(fields).map(([name, schema]) => {
    const help = helpOf.get(schema)
    if (!help) throw new Error(`The field ${name} has no label: declare it with field().`)
    const untouched = z.safeParse(schema, undefined)
    return {
      name,
      ...help,
      isRequired: !untouched.success,
      ...(untouched.success && isValue(untouched.data) ? { initial: untouched.data } : {}),
      ...boundsOf(schema),
    }
  })
}

function isValue(value: unknown): value is string | number {
  return typeof value === 'string' || typeof value === 'number'
}

function boundsOf(schema: z.core.$ZodType): Pick<FormField, 'options' | 'longest' | 'least' | 'most'> {
  const { enum: options, maxLength, minimum, maximum } = z.toJSONSchema(schema, { io: 'output' })
  return {
    ...(options ? { options: options.map(String) } : {}),
    ...(maxLength === undefined ? {} : { longest: maxLength }),
    ...(minimum === undefined ? {} : { least: minimum }),
    ...(maximum === undefined ? {} : { most: maximum }),
  }
}

/** Text to write from. */
export const longText = z.string().max(LONGEST_MATERIAL, 'This text is too long (limit 1,000,000 characters).')
/** Text to rewrite. */
export const rewritableText = z
  .string()
  .max(LONGEST_REWRITE, 'This text is too long (limit 30,000 characters at a time).')
/** A few words. */
export const shortText = z.string().trim().max(1_000)
