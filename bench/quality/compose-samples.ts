/*
 * Writes docs/engines/compose-samples.md: a draft of each topic in compose-topics.json, made by the built-in writer as a
 * workflow makes it, shown in short with the reading note that is beside the topic.
 *
 *   node scripts/boot.mjs bench/quality/compose-samples.ts FOLDER > docs/engines/compose-samples.md
 *
 * FOLDER holds the source texts under the names in compose-topics.json; they are not part of this repository.
 */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import {
  articleStyles,
  type Citation,
  type Composed,
  closingOf,
  headlines,
  openingOf,
  outlines,
  quotedFrom,
  readMaterial,
  verify,
  writeConclusion,
  writeIntro,
  writeSection,
} from '../../engines/compose/index.ts'
import { type Passage, rank, splitPassages } from '../../engines/retrieval/index.ts'
import { contentLanguages, markdownToText } from '../../engines/text/index.ts'

const Topics = z.array(
  z.object({
    topic: z.string(),
    language: z.enum(contentLanguages),
    sources: z.array(z.object({ file: z.string(), title: z.string(), origin: z.string() })),
    /** Which section is shown, from 1. */
    shown: z.number().optional(),
    note: z.string(),
  }),
)
type Topic = z.output<typeof Topics>[number]

/** Passages that a section is written from besides its own, as in a workflow. */
const MORE_PASSAGES = 40

function passagesOf(folder: string, { sources, language }: Topic): Passage[] {
  return sources.flatMap(({ file, title }, at) => {
    const raw = readFileSync(join(folder, file), 'utf8')
    const front = /^---\n([\s\S]*?)\n---\n/.exec(raw)
    const own = /^title:\s*"?(.*?)"?\s*$/m.exec(front?.[1] ?? '')?.[1]
    const body = raw.slice(front?.[0].length ?? 0).replace(/<[^>\n]+>/g, '')
    const plain = file.endsWith('.md') ? markdownToText(body) : { text: body, blocks: undefined }
    return splitPassages({ sourceId: String(at + 1), title: title || own || file, language, ...plain })
  })
}

/** The text with the numbers of source and passage behind what they carry. */
function marked({ text, citations }: Composed, passages: readonly Passage[]): string {
  const place = (id: string) => {
    const passage = passages.find((one) => one.id === id)
    const own = passages.filter(({ sourceId }) => sourceId === passage?.sourceId)
    return passage ? `${passage.sourceId}.${own.indexOf(passage) + 1}` : '?'
  }
  const byEnd = Map.groupBy(citations, ({ end }) => end)
  let shown = text
  for (const [end, there] of [...byEnd].sort((a, b) => b[0] - a[0])) {
    const marks = [...new Set(there.map(({ passageId }) => place(passageId)))].join(', ')
    shown = `${shown.slice(0, end)} [${marks}]${shown.slice(end)}`
  }
  return shown
}

function sample(folder: string, topic: Topic, number: number): string {
  const { language, note, sources } = topic
  const passages = passagesOf(folder, topic)
  const material = readMaterial({ language, passages, topic: topic.topic })
  const [headline] = headlines(material, { styles: articleStyles, most: 8 })
  const [plan] = outlines(material)
  const closingAside = closingOf(material)
  const aside = [...openingOf(material), ...closingAside]
  const said: Citation[] = []
  const sections = (plan?.sections ?? []).map((section, at) => {
    const query = [section.heading, section.notes, topic.topic].join(' ')
    const near = rank(query, passages, { language, limit: MORE_PASSAGES }).map(({ passage }) => passage.id)
    const others = plan?.sections.filter((_, other) => other !== at)
    const from = quotedFrom(material, new Set([...section.passageIds, ...near]))
    const written = writeSection(from, { ...section, level: 0, others, used: [...aside, ...said] })
    said.push(...written.citations)
    return { heading: section.heading, written }
  })
  const headings = sections.map(({ heading }) => heading)
  const intro = writeIntro(material, { headline: headline?.text, sections: headings, used: [...said, ...closingAside] })
  const closing = writeConclusion(material, { level: 0, used: [...said, ...intro.citations] })
  const texts = [intro, ...sections.map(({ written }) => written), closing]
  const faults = texts.flatMap((text) => verify(text, passages, language)).length
  const cited = texts.reduce((sum, { citations }) => sum + citations.length, 0)
  const shown = sections[Math.min((topic.shown ?? 2) - 1, sections.length - 1)]
  return [
    `## ${number}. ${topic.topic}`,
    `Sources: ${[...Map.groupBy(sources, ({ origin }) => origin)].map(([origin, own]) => `${own.length} × ${origin}`).join('; ')}. ${cited} citations, ${faults} faults.`,
    `**${headline?.text ?? topic.topic}**`,
    marked(intro, passages).replace(/^#+ .*\n+/gm, ''),
    `Outline (${plan?.kind ?? 'none'}): ${headings.join(' | ')}`,
    shown ? `**${shown.heading}**\n\n${marked(shown.written, passages)}` : '',
    `*Reading note.* ${note}`,
  ]
    .filter((part) => part !== '')
    .join('\n\n')
}

const folder = process.argv[2] ?? '.'
const topics = Topics.parse(JSON.parse(readFileSync(new URL('compose-topics.json', import.meta.url), 'utf8')))
const head = `# What the built-in writer writes

Drafts of \`engines/compose\` on ${topics.length} topics from real sources, made without a language model and not edited: headline, opening,
outline and one section of each. Every sentence is a source's own; the numbers behind it name source and passage. What has no number is a
heading or a line that states nothing. *Faults* are what \`verify\` finds in the whole draft. The reading notes are ours, and blunt.

Made by \`node scripts/boot.mjs bench/quality/compose-samples.ts FOLDER > docs/engines/compose-samples.md\`; topics, sources and notes stand in
\`bench/quality/compose-topics.json\`.`
process.stdout.write(`${[head, ...topics.map((topic, at) => sample(folder, topic, at + 1))].join('\n\n')}\n`)
