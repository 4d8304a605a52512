/*
 * What holds the server's own thread up when a long text is imported, exported, saved by a program, kept as a version, or
 * compared with an earlier one, while somebody else's calls are answered.
 *
 *   node bench/speed/documents.ts [words] [paragraphs that differ, in per cent]
 */
import { setTimeout as delay } from 'node:timers/promises'
import type { Answer, Caller } from '../../test-kit/caller.ts'
import { paragraph } from './reading-samples.ts'
import { told, withServer } from './watched-server.ts'

const WORDS = Number(process.argv[2] ?? 100_000)
const CHANGED = Number(process.argv[3] ?? 30)
/** Words of a sample's paragraph. */
const PARAGRAPH_WORDS = 80

await withServer(async ({ writer, watched }) => {
  await carryThrough(writer, paragraphs(0, 20), async (_, work) => work()) // everything is loaded once
  console.log(`at rest: ${told(await watched(() => delay(5_000)))}`)
  await carryThrough(writer, paragraphs(1, WORDS / PARAGRAPH_WORDS), async (name, work) => {
    const seen = await watched(work)
    console.log(`${name}: ${told(seen)}`)
    return seen.result
  })
})

type Told = <T>(name: string, work: () => Promise<T>) => Promise<T>

async function carryThrough(writer: Caller, texts: string[], step: Told): Promise<void> {
  const blog = await step('import of .md', () => imported(writer, 'long.md', texts.join('\n\n')))
  await step('import of .html', () => imported(writer, 'long.html', asHtml(texts)))
  const docx = await step('export as .docx', () => exported(writer, blog, 'docx'))
  for (const format of ['html', 'md', 'doc', 'pages', 'pdf'])
    await step(`export as .${format}`, () => exported(writer, blog, format))
  await step('import of .docx', () => imported(writer, 'long.docx', docx))
  const changed = texts.map((text, at) => (at % 100 < CHANGED ? text.replace(/tide|river|coast/g, 'shore') : text))
  const saving = { save_id: blog, copy_to_save: asHtml(changed) }
  await step('a program’s save', async () => answered(await writer.post('/api/save/user/copy', saving)))
  const rewritten = { save_id: blog, copy_to_save: asHtml(texts.map((_, at) => paragraph(at + 400_000))) }
  await step('difference', async () => answered(await writer.get(`/api/blogs/${blog}/versions/1/difference`)))
  await step('a save that replaces everything', async () =>
    answered(await writer.post('/api/save/user/copy', rewritten)),
  )
  await step('difference of everything', async () =>
    answered(await writer.get(`/api/blogs/${blog}/versions/1/difference`)),
  )
  await step('one version', async () => answered(await writer.get(`/api/blogs/${blog}/versions/1`)))
  await step('a version kept', async () => answered(await writer.post(`/api/blogs/${blog}/versions`, { name: 'Kept' })))
  await step('a version restored', async () => answered(await writer.post(`/api/blogs/${blog}/versions/1/restore`)))
}

async function imported(writer: Caller, filename: string, content: string | Uint8Array<ArrayBuffer>): Promise<string> {
  const raw = typeof content === 'string' ? new TextEncoder().encode(content) : content
  return answered(await writer.call('POST', '/api/blogs/import', { query: { filename }, raw })).blog.id
}

async function exported(writer: Caller, id: string, format: string): Promise<Uint8Array<ArrayBuffer>> {
  const answer = await writer.fetch('GET', `/api/blogs/${id}/export/${format}`)
  if (!answer.ok) throw new Error(await answer.text())
  return new Uint8Array(await answer.arrayBuffer())
}

function answered({ status, text, body }: Answer) {
  if (status !== 200) throw new Error(`${status}: ${text.slice(0, 300)}`)
  return body
}

function paragraphs(seed: number, count: number): string[] {
  return Array.from({ length: count }, (_, at) => paragraph(at + seed * 7919))
}

function asHtml(texts: string[]): string {
  return texts
    .map((text, at) => (at % 20 === 0 ? `<h2>Part ${at / 20 + 1}</h2><p>${text}</p>` : `<p>${text}</p>`))
    .join('')
}
