import { z } from 'zod'
import type { Pair, Part, PartValues } from '../../engines/parts/index.ts'

/** Longest text of one part in characters: longer than any target takes, so that what is too long is counted, not refused. */
const LONGEST_PART = 20_000
const MOST_ENTRIES = 50

/** The shape in which a model gives a text that comes in parts. */
export function schemaOf(parts: readonly Part[]): z.ZodType<PartValues> {
  return z.object(Object.fromEntries(parts.map((part) => [part.name, partSchema(part)])))
}

const words = z.string().trim().min(1).max(LONGEST_PART)
/** Absent, null and empty are the same to a model. */
const maybeWords = z
  .string()
  .trim()
  .max(LONGEST_PART)
  .nullish()
  .transform((text) => text ?? '')

function partSchema(part: Part): z.ZodType<PartValues[string]> {
  if (part.form === 'list') return entries(part, words)
  if (part.form === 'pairs') return entries(part, pairSchema(part.columns ?? ['', '']))
  return part.optional ? maybeWords : words
}

function entries<Entry extends string | Pair>(
  { entries: [fewest, most] = [1, MOST_ENTRIES], optional }: Part,
  entry: z.ZodType<Entry>,
) {
  const list = z.array(entry).max(Math.max(most, MOST_ENTRIES))
  return optional
    ? list.nullish().transform((found) => (found ?? []).slice(0, most))
    : list.min(fewest).transform((found) => found.slice(0, most))
}

function pairSchema([first, second]: readonly [string, string]): z.ZodType<Pair> {
  return z.object({ [first]: words, [second]: maybeWords })
}

type Values = Record<string, PartValues[string]>

/** The same parts with each text changed. */
export function mapped(values: PartValues, change: (text: string) => string): Values {
  const entry = (one: string | Readonly<Record<string, string>>) =>
    typeof one === 'string'
      ? change(one)
      : Object.fromEntries(Object.entries(one).map(([column, text]) => [column, change(text)]))
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      typeof value === 'string' ? change(value) : (value.map(entry) as string[]),
    ]),
  )
}
