import { Document, HeadingLevel, Packer, Paragraph } from 'docx'
import { makePdf } from '../../test-kit/pdf.ts'

const WORDS =
  'tide water station power barrage gate river energy estuary turbine height flow cost century engineer coast wave storm harbour basin'.split(
    ' ',
  )
const MB = 1024 * 1024

/** A file as somebody uploads it. */
export interface Sample {
  name: string
  bytes: Uint8Array<ArrayBuffer>
}

/** Documents of a format, each a different one by its seed; `size` is what its line says. */
export const samples: Record<string, (seed: number, size?: number) => Sample | Promise<Sample>> = {
  /** Pages. */
  pdf: (seed, pages = 300) => {
    const bytes = makePdf({ pages: Array.from({ length: pages }, (_, at) => ({ lines: linesOf(at, seed) })) })
    return { name: `report-${seed}.pdf`, bytes: new Uint8Array(bytes) }
  },
  /** Paragraphs. */
  docx: async (seed, paragraphs = 5_000) => {
    const children = Array.from({ length: paragraphs }, (_, at) =>
      at % 40 === 0
        ? new Paragraph({ text: `${wordAt(at)} and ${wordAt(at + 7)}`, heading: HeadingLevel.HEADING_2 })
        : new Paragraph(paragraph(at + seed * 7919)),
    )
    const bytes = await Packer.toArrayBuffer(new Document({ sections: [{ children }] }))
    return { name: `report-${seed}.docx`, bytes: new Uint8Array(bytes) }
  },
  /** Rows. */
  csv: (seed, rows = 20_000) => {
    const row = (at: number) => `${1900 + (at % 120)},${wordAt(at)},${at * 17},"${paragraph(at + seed * 7919)}"`
    return text(
      `table-${seed}.csv`,
      ['year,place,output,what is known', ...Array.from({ length: rows }, (_, at) => row(at))].join('\n'),
    )
  },
  /** Megabytes. */
  html: (seed, megabytes = 24) =>
    text(
      `page-${seed}.html`,
      filled(megabytes * MB, seed, (words) => `<p>${words}</p>\n`, ['<article>', '</article>']),
    ),
  md: (seed, megabytes = 24) =>
    text(
      `notes-${seed}.md`,
      filled(megabytes * MB, seed, (words) => `${words}\n\n`, ['', '']),
    ),
  txt: (seed, megabytes = 24) =>
    text(
      `notes-${seed}.txt`,
      filled(megabytes * MB, seed, (words) => `${words}\n\n`, ['', '']),
    ),
}

/** A paragraph of five sentences that no other seed has. */
export function paragraph(seed: number): string {
  return Array.from({ length: 5 }, (_, at) => sentence(seed * 5 + at)).join(' ')
}

function text(name: string, content: string): Sample {
  return { name, bytes: new TextEncoder().encode(content) }
}

function filled(
  size: number,
  seed: number,
  wrapped: (words: string) => string,
  [start, end]: [string, string],
): string {
  const parts = [start]
  for (let length = 0, at = 0; length < size; at += 1) {
    const part = wrapped(paragraph(at + seed * 7919))
    parts.push(part)
    length += part.length
  }
  return parts.join('') + end
}

/** Forty lines of sentences, a heading now and then, a running head and a number: a plain report. */
function linesOf(page: number, seed: number) {
  const lines = [
    { text: `Report of the ${seed}th commission`, y: 815, size: 8 },
    { text: String(page + 1), y: 30, x: 290, size: 9 },
  ]
  for (let row = 0; row < 40; row += 1) {
    const y = 780 - row * 18
    if (row === 0 && page % 5 === 0)
      lines.push({ text: `${page / 5 + 1} ${wordAt(page)} and ${wordAt(page + 7)}`, y, size: 16 })
    else lines.push({ text: `${sentence(page * 41 + row + seed * 7919)} `, y, size: 11 })
  }
  return lines
}

function sentence(seed: number): string {
  const words = Array.from({ length: 12 }, (_, at) => wordAt(seed * 31 + at * at * 17 + at))
  return `The ${words.slice(0, 6).join(' ')} of ${1900 + (seed % 120)} was ${words.slice(6).join(' ')}.`
}

function wordAt(at: number): string {
  return WORDS[at % WORDS.length] ?? 'tide'
}
