import { defines, evidenceFor } from './evidence.ts'
import { type Material, quotable } from './material.ts'
import type { Group } from './outline.ts'
import { carries } from './outline-carrying.ts'
import { headingFor } from './outline-heading.ts'
import type { Sentence } from './sentence.ts'

/** Fewer dated sentences make no history. */
const FEWEST = 5

/** Sections by spans of years, where the material is dated enough; otherwise none. */
export function byTime(material: Material, { most }: { most: number }): Group[] {
  const dated = quotable(material).filter(({ years }) => years.length > 0)
  if (dated.length < FEWEST) return []
  const ordered = [...dated].sort((a, b) => earliest(a) - earliest(b))
  const spans = cut(ordered, Math.min(Math.max(2, Math.round(dated.length / 3)), most - 1))
  const used = new Set(dated)
  const opening = quotable(material).filter((sentence) => defines(material, sentence) && !used.has(sentence))
  const rest = evidenceFor(material, 'outlook').filter((sentence) => !used.has(sentence))
  const comes = carries(material, { facet: 'outlook', sentences: rest })
  return [
    ...(opening.length > 0 ? [{ heading: headingFor(material, 'definition'), sentences: opening }] : []),
    ...spans.map((sentences) => ({ heading: yearsOf(sentences), sentences: withLeaning(material, sentences) })),
    ...(comes ? [{ heading: headingFor(material, 'outlook'), sentences: rest }] : []),
  ]
}

function earliest({ years }: Sentence): number {
  return Math.min(...years)
}

/** Cuts at the widest gaps between years, leaving at least two sentences on either side. */
function cut(ordered: readonly Sentence[], count: number): Sentence[][] {
  const gaps = ordered
    .slice(1)
    .map((sentence, at) => ({ at: at + 1, gap: earliest(sentence) - earliest(ordered[at] ?? sentence) }))
    .filter(({ gap }) => gap > 0)
    .sort((a, b) => b.gap - a.gap)
  const cuts: number[] = []
  for (const { at } of gaps) {
    const isRoomy = [0, ...cuts, ordered.length].every((other) => Math.abs(other - at) >= 2)
    if (isRoomy && cuts.length < count - 1) cuts.push(at)
  }
  const ends = cuts.sort((a, b) => a - b)
  return [0, ...ends].map((from, index) => ordered.slice(from, ends[index])).filter((part) => part.length > 0)
}

function yearsOf(sentences: readonly Sentence[]): string {
  const years = sentences.map(earliest)
  const [from, to] = [Math.min(...years), Math.max(...years)]
  return from === to ? String(from) : `${from}–${to}`
}

/** What follows a dated sentence undated in its passage belongs to the same time. */
function withLeaning(material: Material, sentences: readonly Sentence[]): Sentence[] {
  const known = new Set(sentences.map(({ index }) => index))
  const all = quotable(material).filter(({ index, years, passage }) => {
    if (known.has(index)) return true
    const before = material.sentences[index - 1]
    const follows = years.length === 0 && before !== undefined && before.passage === passage && known.has(before.index)
    if (follows) known.add(index)
    return follows
  })
  return all.sort((a, b) => a.index - b.index)
}
