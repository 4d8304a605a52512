import { z } from 'zod'
import type { Pair, Part, PartValues } from '../../engines/parts/index.ts'
import { htmlAsMarkdown, htmlAsPlainText } from '../../engines/text/index.ts'

/** Longest text of one part in characters: longer than any target takes, so that what is too long is counted, not refused. */
const LONGEST_PART = 20_000
const MOST_ENTRIES = 50

/** The shape in which a model gives a text that comes in parts. */
export function schemaOf(parts: readonly Part[]): z.ZodType<PartValues> {
  return z.object(Object.fromEntries(parts.map((part) => [part.name, partSchema(part)])))
}

const given = z.string().trim().max(LONGEST_PART)

function words(read: Read) {
  return given.min(1).transform(read).pipe(z.string().min(1))
}

/** Absent, null and empty are the same to a model. */
function maybeWords(read: Read) {
  return given.nullish().transform((text) => read(text ?? ''))
}

/** What becomes of the HTML that some models write. */
type Read = (text: string) => string

/** A part that is counted by characters is read as it stands, where signs would be seen; all others are Markdown. */
function readerOf({ form, limit }: Part): Read {
  if (form === 'title' || form === 'line') return (text) => htmlAsPlainText(text).replace(/\s*\n\s*/g, ' ')
  const read = limit && limit.unit !== 'words' ? htmlAsPlainText : htmlAsMarkdown
  // an item of a list that is one of a list has its sign from there
  return form === 'list' ? (text) => read(text).replace(/^- (?=\S)/, '') : read
}

function partSchema(part: Part): z.ZodType<PartValues[string]> {
  const read = readerOf(part)
  if (part.form === 'list') return entries(part, words(read))
  if (part.form === 'pairs') return entries(part, pairSchema(part.columns ?? ['', ''], read))
  return part.optional ? maybeWords(read) : words(read)
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

function pairSchema([first, second]: readonly [string, string], read: Read): z.ZodType<Pair> {
  return z.object({ [first]: words(read), [second]: maybeWords(read) })
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
