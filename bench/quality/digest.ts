/*
 * Measures digests of topics with real sources, and shows some of them whole. Without a language model.
 *
 *   node scripts/boot.mjs bench/quality/digest.ts FOLDER [TOPICS.json] > docs/engines/digest.md
 *   node scripts/boot.mjs bench/quality/digest.ts FOLDER [TOPICS.json] --whole [TOPIC]    each digest whole, to read
 *
 * FOLDER holds the source texts under the names in the topics (`digest-topics.json` beside this file where no other is named);
 * they are not part of this repository, but for our own, of which alone a digest is printed whole in the report. What was read by people stands in `digest-read.md`.
 */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { z } from 'zod'
import {
  type DigestSection,
  digestFaults,
  digestOpening,
  digestSection,
  type Material,
  outlines,
  questions,
  readMaterial,
  writeDigestOpening,
  writeOpenQuestions,
} from '../../engines/digest/index.ts'
import { type Passage, splitPassages } from '../../engines/retrieval/index.ts'
import { contentLanguages, markdownToText, stems } from '../../engines/text/index.ts'

const Topics = z.array(
  z.object({
    topic: z.string(),
    language: z.enum(contentLanguages),
    sources: z.array(z.object({ file: z.string(), title: z.string(), origin: z.string() })),
    /** Printed whole in the report. */
    isShown: z.boolean().optional(),
  }),
)
type Topic = z.output<typeof Topics>[number]

/** Sources in our own words, which the bench with a model uses too. */
const OWN = fileURLToPath(new URL('with-model/sources', import.meta.url))

/** Words of the only section where the sources suggest no outline. */
const WHOLE = 400

interface Digest {
  topic: Topic
  material: Material
  found: number
  text: string
  hasOutline: boolean
  sections: { heading: string; made: DigestSection }[]
  faults: Record<'quote' | 'words' | 'source' | 'blended', number>
  open: number
}

function passagesOf(folder: string, { sources, language }: Topic): { found: number; passages: Passage[] } {
  const pathOf = (file: string) => [join(folder, file), join(OWN, file)].find(existsSync)
  const present = sources.flatMap((source) => {
    const path = pathOf(source.file)
    return path ? [{ ...source, path }] : []
  })
  const passages = present.flatMap(({ file, title, path }) => {
    const raw = readFileSync(path, 'utf8')
    const front = /^---\n([\s\S]*?)\n---\n/.exec(raw)
    const own = /^title:\s*"?(.*?)"?\s*$/m.exec(front?.[1] ?? '')?.[1]
    const date = /^date:\s*(\d{4}-\d{2}-\d{2})/m.exec(front?.[1] ?? '')?.[1]
    const body = raw.slice(front?.[0].length ?? 0).replace(/<[^>\n]+>/g, '')
    const headed = /^# (.+)$/m.exec(body)?.[1]
    const plain = file.endsWith('.md') ? markdownToText(body) : { text: body, blocks: undefined }
    const split = splitPassages({ sourceId: file, title: title || own || headed || file, language, ...plain })
    return date ? split.map((passage) => ({ ...passage, date })) : split
  })
  return { found: present.length, passages }
}

/** A digest by the first outline, as a workflow makes it. */
function digestOf(folder: string, topic: Topic): Digest {
  const { found, passages } = passagesOf(folder, topic)
  const material = readMaterial({ language: topic.language, topic: topic.topic, passages })
  const proposed = outlines(material)[0]?.sections ?? []
  // a writer who plans nothing has the topic itself as a heading
  const planned = proposed.length > 0 ? proposed : [{ heading: topic.topic, words: WHOLE }]
  const opening = writeDigestOpening(material, { topic: topic.topic })
  const used = [...digestOpening(material)]
  const sections = planned.map((section) => {
    const others = planned.filter((other) => other !== section)
    const made = digestSection(material, { ...section, others, used })
    used.push(...made.citations)
    return { heading: section.heading, made }
  })
  const asked = questions(material).map(({ text }) => text)
  const open = writeOpenQuestions(material, asked)
  const texts = [opening, ...sections.map(({ made }) => made), open]
  const faults = { quote: 0, words: 0, source: 0, blended: 0 }
  for (const text of texts) for (const { kind } of digestFaults(text, passages)) faults[kind] += 1
  const body = [opening.text, ...sections.map(({ heading, made }) => `## ${heading}\n\n${made.text}`), open.text]
  return {
    ...{ topic, material, found, sections, faults, hasOutline: proposed.length > 0 },
    text: body.filter((part) => part.trim() !== '').join('\n\n'),
    open:
      (open.text.match(/^- /gm) ?? []).length +
      sections.reduce((sum, { made }) => sum + made.plan.unanswered.length, 0),
  }
}

/** A heading of which no quotation under it has a word beyond the topic's is not what the section is about. */
function isSubject(material: Material, { heading, made: { plan } }: Digest['sections'][number]): boolean {
  const all = [...plan.quotations, ...plan.figures.map(({ thought }) => thought), ...plan.differences.flat()]
  if (all.length === 0) return true
  const said = new Set(
    all.flatMap(({ sentences }) => sentences.flatMap(({ text, passage }) => stems(`${text} ${passage.heading ?? ''}`))),
  )
  const words = stems(heading)
  const own = words.filter((stem) => !material.topic.terms.has(stem))
  return (own.length > 0 ? own : words).some((stem) => said.has(stem))
}

const quoted = ({ sections }: Digest) =>
  sections.reduce((sum, { made: { plan } }) => sum + plan.quotations.length + 2 * plan.differences.length, 0)

function row(digest: Digest, number: number): string {
  const { topic, material, sections, faults, found, open } = digest
  const cited = new Set(sections.flatMap(({ made }) => made.citations.map(({ passageId }) => passageId)))
  const used = new Set(material.passages.filter(({ id }) => cited.has(id)).map(({ sourceId }) => sourceId))
  const share = (bad: number) => `${Math.round(100 * (1 - bad / Math.max(1, cited.size)))} %`
  const cells = [
    number,
    topic.topic,
    digest.hasOutline ? sections.length : '1 (no outline)',
    sections.filter(({ made }) => made.citations.length === 0).length,
    quoted(digest),
    share(faults.quote + faults.words),
    share(faults.source),
    faults.blended,
    digest.hasOutline ? sections.filter((section) => !isSubject(material, section)).length : '–',
    `${used.size} of ${found}${found < topic.sources.length ? ` (${topic.sources.length - found} missing here)` : ''}`,
    sections.reduce((sum, { made }) => sum + made.plan.figures.length, 0),
    sections.reduce((sum, { made }) => sum + made.plan.differences.length, 0),
    open,
  ]
  return `| ${cells.join(' | ')} |`
}

const HEADS = [
  '',
  'topic',
  'sections',
  'of them empty',
  'quotations',
  'verbatim',
  'attributed',
  'blended',
  'off their heading',
  'sources quoted',
  'figures in tables',
  'differences named',
  'open questions',
]

const [folder = '.', ...rest] = process.argv.slice(2)
const file = rest.find((one) => one.endsWith('.json')) ?? new URL('digest-topics.json', import.meta.url)
const topics = Topics.parse(JSON.parse(readFileSync(file, 'utf8')))
const whole = rest.indexOf('--whole')
const wanted = whole < 0 ? topics : topics.filter(({ topic }) => topic.includes(rest[whole + 1] ?? ''))
const digests = wanted.map((topic) => digestOf(folder, topic))

if (whole >= 0) process.stdout.write(digests.map(({ topic, text }) => `# ${topic.topic}\n\n${text}\n`).join('\n\n'))
else {
  const shown = digests.filter(({ topic }) => topic.isShown)
  process.stdout.write(
    [
      readFileSync(new URL('digest-read.md', import.meta.url), 'utf8').trim(),
      `## ${topics.length} topics by code`,
      `| ${HEADS.join(' | ')} |\n|${' --- |'.repeat(HEADS.length)}\n${digests.map((digest, at) => row(digest, at + 1)).join('\n')}`,
      ...shown.map(
        ({ topic, text }) =>
          `## Whole: ${topic.topic}\n\nSources: ${[...new Set(topic.sources.map(({ origin }) => origin))].join('; ')}.\n\n${text.replace(/^(#+ )/gm, '##$1')}`,
      ),
    ]
      .join('\n\n')
      .concat('\n'),
  )
}
