import { keyphrases } from '../../../engines/keywords/index.ts'
import { termsOf } from '../../../engines/retrieval/index.ts'
import { type ContentLanguage, languageCode, markerAt } from '../../../engines/text/index.ts'
import { heading } from '../part-labels.ts'

/** Share of lines that are items in what counts as notes. */
const LEAST_ITEMS = 0.5
const FEWEST_NOTES = 3
/** Sections that notes without any order of their own are put into. */
const MOST_GROUPS = 5
/** Words of a label in front of a note: `fish: sand eels left`. */
const MOST_LABEL_WORDS = 4

interface Note {
  text: string
  depth: number
  isItem: boolean
}

interface Section {
  heading: string
  points: string[]
}

/**
 * Notes that come as a list, as an outline that has every one of them, word for word: under their own headings, under the items
 * that they stand below, or else with those about the same. Null for what is no list.
 */
export function outlineOfNotes(
  text: string,
  { subject, language }: { subject: string; language: ContentLanguage },
): string | null {
  const notes = notesIn(text)
  const items = notes.filter(({ isItem }) => isItem)
  if (items.length < FEWEST_NOTES || items.length < LEAST_ITEMS * notes.length) return null
  const hasOrder = items.length < notes.length || items.some(({ depth }) => depth > 0)
  const sections = hasOrder ? asOrdered(notes, language) : grouped(items, language)
  const written = sections.map((section) =>
    [`## ${capitalized(section.heading)}`, section.points.map((point) => `- ${point}`).join('\n')]
      .filter(Boolean)
      .join('\n\n'),
  )
  return [subject.trim() && `# ${capitalized(subject.trim())}`, ...written].filter(Boolean).join('\n\n')
}

/** The lines with how deep they stand below others, 0 and up. */
function notesIn(text: string): Note[] {
  const indents: number[] = []
  return text.split('\n').flatMap((line): Note[] => {
    const indent = (/^[ \t]*/.exec(line)?.[0] ?? '').replaceAll('\t', '    ').length
    const words = line.trim()
    if (words === '') return []
    const marker = markerAt(words, 0, words.length)
    if (!marker) return [{ text: words.replace(/^#{1,6}\s+/, '').replace(/\s*:$/, ''), depth: 0, isItem: false }]
    while (indents.length > 0 && (indents.at(-1) ?? 0) > indent) indents.pop()
    if (indents.at(-1) !== indent) indents.push(indent)
    return [{ text: words.slice(marker.end).trim(), depth: indents.length - 1, isItem: true }]
  })
}

/** By the order that notes have: a line that is no item, or an item with others below it, heads what follows. */
function asOrdered(notes: readonly Note[], language: ContentLanguage): Section[] {
  const hasLines = notes.some(({ isItem }) => !isItem)
  const sections: Section[] = []
  for (const [at, { text, depth, isItem }] of notes.entries()) {
    const next = notes[at + 1]
    const heads = hasLines ? !isItem : depth === 0 && next !== undefined && next.depth > 0
    const last = sections.at(-1)
    if (heads) sections.push({ heading: text.replace(/\s*:$/, ''), points: [] })
    else if (last && (hasLines || depth > 0)) last.points.push(text)
    else sections.push({ heading: keyPoints(language), points: [text] })
  }
  return joined(sections)
}

/** Sections of one name are one, at the place of the first. */
function joined(sections: readonly Section[]): Section[] {
  return [...Map.groupBy(sections, ({ heading: name }) => name)].map(([name, those]) => ({
    heading: name,
    points: those.flatMap(({ points }) => points),
  }))
}

/** By what they are about: a label of their own, or a keyphrase that several have. */
function grouped(notes: readonly Note[], language: ContentLanguage): Section[] {
  const left = new Set(notes.keys())
  const groups: { first: number; section: Section }[] = []
  const all = notes.map(({ text }) => new Set(termsOf(text, language)))
  const phrases = keyphrases(notes.map(({ text }) => `${text}.`).join('\n'), { language }).map(({ phrase }) => ({
    phrase,
    terms: termsOf(phrase, language),
  }))
  for (const { phrase, terms } of phrases) {
    const about = [...left].filter((at) => terms.length > 0 && terms.every((term) => all[at]?.has(term)))
    if (about.length < 2 || about.length === notes.length || groups.length === MOST_GROUPS) continue
    for (const at of about) left.delete(at)
    groups.push({
      first: about[0] ?? 0,
      section: { heading: phrase, points: about.map((at) => notes[at]?.text ?? '') },
    })
  }
  for (const at of left) {
    const [, label = '', rest = ''] = LABELED.exec(notes[at]?.text ?? '') ?? []
    if (!label || label.split(/\s+/).length > MOST_LABEL_WORDS) continue
    left.delete(at)
    groups.push({ first: at, section: { heading: label, points: [rest] } })
  }
  const sections = groups.toSorted((a, b) => a.first - b.first).map(({ section }) => section)
  const others = [...left].map((at) => notes[at]?.text ?? '')
  return others.length > 0 ? [...sections, { heading: keyPoints(language), points: others }] : sections
}

const LABELED = /^([^:]{2,40}):\s+(.+)$/

function keyPoints(language: ContentLanguage): string {
  const { label, labels } = heading('Key points')
  return labels[languageCode(language)] ?? label
}

function capitalized(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
