import { isValidElement, type ReactNode } from 'react'
import type { Messages } from './catalogues.ts'
import { pseudo } from './pseudo.ts'
import type { Translate } from './use-t.ts'

/** Every text that leaves the translator passes through `pseudo`, also the words inside of tags. */
export function lengthened(t: Translate<Messages>): unknown {
  const plain = (...args: Parameters<typeof t>) => pseudo(t(...args))
  const rich = (key: never, values?: Record<string, unknown>, ...rest: never[]) =>
    lengthenedNode(t.rich(key, ...([withLongTags(values), ...rest] as never[])))
  return Object.assign(plain, { rich, markup: t.markup, raw: t.raw, has: t.has })
}

function withLongTags(values: Record<string, unknown> = {}): Record<string, unknown> {
  const wrapped = ([name, value]: [string, unknown]) => [
    name,
    typeof value === 'function' ? (words: ReactNode) => value(lengthenedNode(words)) : value,
  ]
  return Object.fromEntries(Object.entries(values).map(wrapped))
}

function lengthenedNode(node: ReactNode): ReactNode {
  if (typeof node === 'string') return pseudo(node)
  if (Array.isArray(node)) return node.map((part) => (isValidElement(part) ? part : lengthenedNode(part)))
  return node
}
