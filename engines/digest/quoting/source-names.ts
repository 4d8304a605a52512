import type { Passage } from '../../retrieval/index.ts'
import { weights } from '../weights.ts'

/**
 * What each source is called where it is quoted: its publisher, where only one of the sources is from there, else its title.
 * In brackets behind it the year it is from, where that is known.
 */
export function sourceNames(passages: readonly Passage[]): (passage: Passage) => string {
  const sources = new Map(passages.map((passage) => [passage.sourceId, passage]))
  const publishers = Map.groupBy(sources.values(), ({ publisher = '' }) => publisher)
  return (passage) => {
    const { publisher, title, url } = passage
    const isAlone = publisher && publishers.get(publisher)?.length === 1
    const name = isAlone ? publisher : title.trim() || publisher || url || passage.sourceId
    const year = yearOf(passage)
    return `${shortened(name.replace(/\s+/g, ' '))}${year && !name.includes(year) ? ` (${year})` : ''}`
  }
}

/** The year in which a source was published. */
function yearOf({ date = '' }: Passage): string {
  return /^\d{4}/.exec(date)?.[0] ?? ''
}

function shortened(name: string): string {
  const longest = weights.quoting.title
  if (name.length <= longest) return name
  const cut = name.slice(0, longest)
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), longest / 2)).trimEnd()}…`
}
