import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { z } from 'zod'

/** What a model was asked once, and what it said: enough to say it again where the same is asked. */
const Exchange = z.object({
  /** `viewpoints`, `findings`, `headlines`, `outline`, `article`, `mend`, `names`, or `text` for whatever else. */
  task: z.string(),
  /** Of the prompt's words, without what is quoted and without figures: it changes when the prompt does. */
  digest: z.string(),
  answer: z.string(),
})
export type Exchange = z.output<typeof Exchange>
const Exchanges = z.array(Exchange)

/** The body of a request to `/chat/completions`, as far as it is read. */
const Asked = z.looseObject({ messages: z.array(z.object({ role: z.string(), content: z.unknown() })) })
const Mended = z.object({ sentences: z.array(z.looseObject({ number: z.number() })) })
const Named = z.object({ found: z.array(z.looseObject({ sentence: z.number() })) })
/** Answers on sentences are kept by the sentence: which are asked about, and under which numbers, changes with the checks. */
const KeptBySentence = z.array(z.looseObject({ of: z.string() }))

const TASKS = [
  ['viewpoints', /^Give three to five viewpoints/m],
  ['findings', /^Note what the article can rest on/m],
  ['headlines', /^Give \d+ different headlines/m],
  ['outline', /^Plan the article/m],
  ['article', /^Write the whole article/m],
  ['mend', /has a fault:$/m],
  ['names', /^SENTENCES holds sentences of a text/m],
] as const
const QUOTED = /<<<BEGIN ([^\n]*?) [0-9a-f]{24}>>>\n([\s\S]*?)\n<<<END [^\n]*>>>/g

/** The exchanges of a file that was recorded. */
export function readCassette(file: URL): Exchange[] {
  return Exchanges.parse(JSON.parse(readFileSync(file, 'utf8')))
}

/** What was asked and answered, as a cassette keeps it. */
export function exchangeOf(request: unknown, answer: string): Exchange {
  const { task, digest, sentences } = asked(request)
  return { task, digest, answer: sentences.length ? bySentence(task, answer, sentences) : answer }
}

/** A model server that answers from cassettes, each task in its order. */
export interface Player {
  url: string
  /** Puts in another cassette; what is left of the last one is taken out. */
  play(exchanges: readonly Exchange[]): void
  /** What was asked that the cassette has no answer to, or was asked in other words than its answer was given to. */
  misfits(): string[]
  /** Prompts since the cassette was put in, as text. */
  prompts(): string[]
  close(): Promise<void>
}

/** Starts a player. A prompt whose words have changed is answered all the same, and is named among the misfits. */
export async function cassettePlayer(): Promise<Player> {
  let left: Exchange[] = []
  let [misfits, prompts]: [string[], string[]] = [[], []]
  const server = createServer(async (request, response) => {
    // a list of models is not on the cassette
    if (request.method === 'GET') return void response.writeHead(404).end()
    const { task, digest, sentences, text } = asked(JSON.parse(await bodyOf(request)))
    prompts.push(text)
    const at = left.findIndex((one) => one.task === task)
    const [found] = at < 0 ? [] : left.splice(at, 1)
    if (found?.digest !== digest) misfits.push(`${task}: ${found ? `${found.digest} is ${digest} now` : 'no answer'}`)
    if (!found) return void response.writeHead(400).end()
    stream(response, sentences.length ? byNumber(task, found.answer, sentences) : found.answer)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}/v1`,
    play(exchanges) {
      left = [...exchanges]
      misfits = []
      prompts = []
    },
    misfits: () => misfits,
    prompts: () => prompts,
    async close() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const pieces: Buffer[] = []
  for await (const piece of request) pieces.push(piece)
  return Buffer.concat(pieces).toString('utf8')
}

/** What a request asks for, apart from what it quotes. */
function asked(request: unknown) {
  const { messages } = Asked.parse(request)
  const [system = '', user = ''] = messages.map(({ content }) => wordsOf(content))
  const quoted = [...user.matchAll(QUOTED)].map(([, label = '', text = '']) => ({ label, text }))
  const behind = user.slice(user.lastIndexOf('>>>') + 1)
  const task = TASKS.find(([, pattern]) => pattern.test(behind))?.[0] ?? 'text'
  // what an article is about stands before its sources and is not the task's
  const own = task === 'text' ? user.replace(QUOTED, '') : behind
  return {
    task,
    digest: digestOf(`${system}\n${own}`),
    text: `${system}\n\n${user}`,
    sentences: quoted.flatMap(sentencesIn),
  }
}

function sentencesIn({ label, text }: { label: string; text: string }): Sentences {
  if (label.startsWith('SENTENCE ')) return [{ number: Number(label.slice(9)), text: text.split('\n\n')[0] ?? '' }]
  if (label !== 'SENTENCES') return []
  return [...text.matchAll(/^(\d+): (.*)$/gm)].map(([, number, words = '']) => ({
    number: Number(number),
    text: words,
  }))
}

function wordsOf(content: unknown): string {
  if (typeof content === 'string') return content
  return z
    .array(z.looseObject({ text: z.string() }))
    .parse(content)
    .map(({ text }) => text)
    .join('')
}

/** Lines that name what code has found wrong are not the prompt's own, nor are figures, marks, and what is named in quotation marks. */
function digestOf(prompt: string): string {
  const constant = prompt
    .replace(/[0-9a-f]{24}/g, '')
    .replace(/“[^”]*”/g, '“”')
    .replace(/^\d+: [^\n]*$/gm, '')
    .replace(/\d+/g, '0')
    .replace(/\s+/g, ' ')
  return createHash('sha256').update(constant).digest('hex').slice(0, 12)
}

type Sentences = { number: number; text: string }[]

function bySentence(task: string, answer: string, sentences: Sentences): string {
  const json = JSON.parse(answer.slice(answer.indexOf('{'), answer.lastIndexOf('}') + 1))
  const entries =
    task === 'mend'
      ? Mended.parse(json).sentences.map(({ number, ...rest }) => ({ number, rest }))
      : Named.parse(json).found.map(({ sentence, ...rest }) => ({ number: sentence, rest }))
  return JSON.stringify(
    entries.map(({ number, rest }) => ({ of: sentences.find((one) => one.number === number)?.text ?? '', ...rest })),
  )
}

function byNumber(task: string, answer: string, sentences: Sentences): string {
  const kept = KeptBySentence.parse(JSON.parse(answer))
  const entries = sentences.flatMap(({ number, text }) =>
    kept.filter(({ of }) => of === text).map(({ of, ...rest }) => ({ number, ...rest })),
  )
  return JSON.stringify(
    task === 'mend'
      ? { sentences: entries }
      : { found: entries.map(({ number, ...rest }) => ({ sentence: number, ...rest })) },
  )
}

function stream(response: ServerResponse, answer: string): void {
  response.writeHead(200, { 'content-type': 'text/event-stream' })
  for (const content of answer.match(/\s*\S+\s*$|\s*\S+/g) ?? []) {
    response.write(`data: ${JSON.stringify({ choices: [{ index: 0, delta: { content }, finish_reason: null }] })}\n\n`)
  }
  response.write(`data: ${JSON.stringify({ choices: [{ index: 0, delta: {}, finish_reason: 'stop' }] })}\n\n`)
  response.end('data: [DONE]\n\n')
}
