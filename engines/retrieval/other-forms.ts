import { shortFormsIn } from './short-forms.ts'

/** The short and long forms that the passages of an index explain, as terms. */
export interface OtherForms {
  /** Reads what the text of a slot explains. */
  add(slot: number, text: string): void
  forget(slot: number): void
  /** The other forms of what is asked: for each run of asked terms that has one. */
  of(terms: readonly string[]): OtherForm[]
}

/** A run of asked terms and what stands for it elsewhere. */
export interface OtherForm {
  readonly asked: readonly string[]
  readonly other: readonly string[]
  /** Whether the short form was asked and the other is the long one. */
  readonly isLong: boolean
}

/** A long form of more terms is a phrase that happened to fit. */
const MOST_TERMS = 6

/** No forms yet; texts are read into terms as the index reads them. */
export function otherForms(termsIn: (text: string) => readonly string[]): OtherForms {
  const longs: Counted = new Map()
  const shorts: Counted = new Map()
  const bySlot = new Map<number, (readonly [short: string, long: string])[]>()
  return {
    add(slot, text) {
      const pairs = shortFormsIn(text).flatMap(({ short, long }) => {
        const [a, b] = [termsIn(short), termsIn(long)]
        const isUsable = a.length > 0 && b.length > 0 && Math.max(a.length, b.length) <= MOST_TERMS
        return isUsable ? [[a.join(' '), b.join(' ')] as const] : []
      })
      if (pairs.length === 0) return
      bySlot.set(slot, pairs)
      for (const [short, long] of pairs) {
        count(longs, short, long, 1)
        count(shorts, long, short, 1)
      }
    },
    forget(slot) {
      for (const [short, long] of bySlot.get(slot) ?? []) {
        count(longs, short, long, -1)
        count(shorts, long, short, -1)
      }
      bySlot.delete(slot)
    },
    of(terms) {
      if (bySlot.size === 0) return []
      return runsOf(terms).flatMap((asked) => {
        const run = asked.join(' ')
        const long = mostFrequent(longs.get(run))
        const made = [...(shorts.get(run)?.keys() ?? [])].map((short) => ({
          asked,
          other: short.split(' '),
          isLong: false,
        }))
        return long === undefined ? made : [...made, { asked, other: long.split(' '), isLong: true }]
      })
    },
  }
}

type Counted = Map<string, Map<string, number>>

function count(counted: Counted, key: string, value: string, by: 1 | -1): void {
  const values = counted.get(key) ?? new Map<string, number>()
  const made = (values.get(value) ?? 0) + by
  if (made > 0) values.set(value, made)
  else values.delete(value)
  if (values.size > 0) counted.set(key, values)
  else counted.delete(key)
}

/** Of values as frequent the first by alphabet, so that the order in which texts came says nothing. */
function mostFrequent(values: ReadonlyMap<string, number> | undefined): string | undefined {
  return [...(values ?? [])].sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1))[0]?.[0]
}

function runsOf(terms: readonly string[]): (readonly string[])[] {
  const runs: (readonly string[])[] = []
  for (let from = 0; from < terms.length; from += 1) {
    for (let to = from + 1; to <= Math.min(terms.length, from + MOST_TERMS); to += 1) runs.push(terms.slice(from, to))
  }
  return runs
}
