import type { ContentLanguage } from '../text/index.ts'
import type { Material } from './material.ts'
import { capitalised } from './readable.ts'

/** What goes into a pattern. */
export interface Fill {
  readonly topic?: string
  readonly list?: string
  readonly title?: string
  readonly subject?: string
  readonly question?: string
  readonly n?: number
  readonly from?: number
  readonly to?: number
  readonly isPlural?: boolean
  readonly language?: ContentLanguage
}

/** A pattern of a language pack with everything put in, its first letter capital. */
export function worded(pattern: string, fill: Fill): string {
  const chosen = pattern.replace(/\{([^{}|]*)\|([^{}|]*)\}/g, (_, one: string, many: string) =>
    fill.isPlural ? many : one,
  )
  const values = new Map<string, unknown>(Object.entries(fill))
  const filled = chosen.replace(/\{(\w+)\}/g, (_, name: string) => String(values.get(name) ?? ''))
  return capitalised(filled.trim(), fill.language)
}

/** A pattern about the topic of the material. */
export function aboutTopic(material: Material, pattern: string, fill: Fill = {}): string {
  return worded(pattern, {
    topic: material.topic.phrase,
    isPlural: material.topic.isPlural,
    language: material.language,
    ...fill,
  })
}

/** `a, b and c`. No comma before the last. */
export function listed(items: readonly string[], and: string): string {
  if (items.length < 2) return items.join('')
  return `${items.slice(0, -1).join(', ')} ${and} ${items.at(-1)}`
}

/** One of several, chosen by a number: the same number, the same choice. Throws RangeError on an empty list. */
export function chosen<T>(list: readonly T[], by: number): T {
  const item = list[((by % list.length) + list.length) % list.length]
  if (item === undefined) throw new RangeError('Nothing to choose from')
  return item
}
