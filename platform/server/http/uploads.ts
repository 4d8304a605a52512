import type { Readable } from 'node:stream'
import { Busboy } from '@fastify/busboy'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { z } from 'zod'
import { Refusal, refuse } from '../../contract/failures.ts'
import type { Deps } from '../deps.ts'
import { type Spooled, spool } from '../files/spool.ts'
import { onceByKey } from './idempotency.ts'
import { queryOf } from './input.ts'

/** Files of one form, and bytes of one text field. */
const MAX_FILES = 20
const MAX_FIELDS = 50
const MAX_FIELD_BYTES = 16 * 1024

/** A file that somebody sent, on disk while it is taken. */
export interface UploadedFile {
  /** As its sender calls it in a form; only ever shown, never a path. Empty for a body, which has no name. */
  name: string
  upload: Spooled
}

/** How a route takes files. */
export interface Taking<About, T> {
  /** Of what is said beside the files: in the query, or in the fields of a form. */
  about: z.ZodType<About>
  limits: Limits
  /** Checks who may send; a body is read only then. Returns what becomes of each file. */
  begin(about: About): Promise<(file: UploadedFile) => Promise<T>>
}

/** What became of the files, in their order; `refused` says why of those that were not taken. */
export interface Taken<T> {
  taken: [T, ...T[]]
  refused: { name: string; code: string; message: string }[]
}

/** What a form holds: its text fields, as a list where a name comes more than once, and its files. */
interface Form {
  fields: Record<string, string | string[]>
  files: UploadedFile[]
}

interface Limits {
  /** Of each file, as it is when it is unpacked. */
  maxBytes: number
  /** The error for a larger file; by default the catalog's sentence. */
  tooLarge?: string
}

/** Lets the routes of a scope read bodies of any type themselves, unpacked where they came compressed. */
export function acceptUploads(scope: FastifyInstance): void {
  scope.removeAllContentTypeParsers()
  scope.addContentTypeParser('*', (_request, payload, done) => done(null, payload))
}

export function isForm({ headers }: FastifyRequest): boolean {
  return /^multipart\/form-data\b/i.test(headers['content-type'] ?? '')
}

/** Takes the body as one file, or every file of a form. One that is refused does not stop the others; refuses when all were. */
export async function takeUploads<About, T>(
  deps: Deps,
  request: FastifyRequest,
  taking: Taking<About, T>,
): Promise<Taken<T>> {
  const { fields, files } = isForm(request) ? await readForm(request, taking.limits) : { fields: {}, files: [] }
  try {
    const about = queryOf(request, taking.about, fields)
    const take = await taking.begin(about)
    if (!isForm(request)) files.push({ name: '', upload: await readBody(request, taking.limits) })
    const input = { about, files: files.map(({ name, upload }) => [name, upload.sha256]) }
    const route = `${request.method} ${request.routeOptions.url}`
    return await onceByKey(deps, request, { route, input }, () => takeEach(files, take))
  } finally {
    await removeAll(files)
  }
}

/** Reads the body itself. Refuses `too-large` while reading, whatever a header announced or compression hid. */
async function readBody(request: FastifyRequest, limits: Limits): Promise<Spooled> {
  refuseIfAnnounced(request, limits, limits.maxBytes)
  const body = bodyOf(request)
  // not destroyed when we stop reading: the refusal goes out on the same connection
  return spool(body?.iterator({ destroyOnReturn: false }) ?? emptyBody(), limits)
}

/**
 * Every file of a form, each at most `maxBytes`. Refuses `invalid` for a form that cannot be read or holds no file.
 * By busboy itself, as @fastify/multipart reads past the decompression of `Content-Encoding`.
 */
async function readForm(request: FastifyRequest, limits: Limits): Promise<Form> {
  refuseIfAnnounced(request, limits, limits.maxBytes * MAX_FILES)
  const body = bodyOf(request) ?? refuse('invalid', { details: [{ path: 'file', message: 'Choose a file.' }] })
  const form: Form = { fields: {}, files: [] }
  const spooling: Promise<void>[] = []
  const streams: Readable[] = []
  const { promise: parsed, resolve, reject } = Promise.withResolvers<void>()
  const parser = openParser(request)
  parser.on('field', (name, value, _nameCut, isCut) => {
    if (isCut) reject(unreadable(name, 'This field is too long.'))
    else addField(form.fields, name, value)
  })
  parser.on('file', (_field, stream, name) => {
    streams.push(stream)
    stream.on('error', () => {}) // heard by whoever spools it
    const at = spooling.length
    spooling.push(
      spool(stream, limits).then((upload) => {
        form.files[at] = { name: name ?? '', upload }
      }, reject),
    )
  })
  parser.once('filesLimit', () => reject(unreadable('file', `Send at most ${MAX_FILES} files at once.`)))
  parser.once('fieldsLimit', () => reject(unreadable('', `Send at most ${MAX_FIELDS} fields.`)))
  parser.once('error', () => reject(unreadable('file', 'The form couldn’t be read.')))
  parser.once('finish', resolve)
  body.once('error', reject)
  body.once('close', () => {
    if (!body.readableEnded) reject(unreadable('file', 'The form is incomplete.'))
  })
  try {
    body.pipe(parser)
    await parsed
    await Promise.all(spooling)
    if (form.files.length === 0) refuse('invalid', { details: [{ path: 'file', message: 'Choose a file.' }] })
    return form
  } catch (error) {
    body.unpipe(parser)
    for (const stream of streams) stream.destroy()
    await Promise.all(spooling)
    await removeAll(form.files)
    throw error
  }
}

async function takeEach<T>(files: UploadedFile[], take: (file: UploadedFile) => Promise<T>): Promise<Taken<T>> {
  const taken: T[] = []
  const refusals: { name: string; refusal: Refusal }[] = []
  for (const file of files) {
    try {
      taken.push(await take(file))
    } catch (error) {
      if (!(error instanceof Refusal) || error.status >= 500) throw error
      refusals.push({ name: file.name, refusal: error })
    }
  }
  const refused = refusals.map(({ name, refusal: { code, message } }) => ({ name, code, message }))
  const [first, ...others] = taken
  if (first === undefined) throw refusals[0]?.refusal ?? new Refusal('file-empty')
  return { taken: [first, ...others], refused }
}

async function removeAll(files: UploadedFile[]): Promise<void> {
  for (const file of files) await file?.upload.remove()
}

function openParser({ headers }: FastifyRequest) {
  const limits = { files: MAX_FILES, fields: MAX_FIELDS, fieldSize: MAX_FIELD_BYTES, headerPairs: 100 }
  try {
    return Busboy({ headers: { ...headers, 'content-type': headers['content-type'] ?? '' }, limits })
  } catch {
    throw unreadable('file', 'The form couldn’t be read.')
  }
}

function addField(fields: Form['fields'], name: string, value: string): void {
  const known = Object.hasOwn(fields, name) ? fields[name] : undefined
  const next = known === undefined ? value : [known, value].flat()
  Object.defineProperty(fields, name, { value: next, enumerable: true, configurable: true, writable: true })
}

function bodyOf({ body }: FastifyRequest): Readable | undefined {
  return (body as Readable | undefined) ?? undefined
}

async function* emptyBody(): AsyncGenerator<Uint8Array> {}

function refuseIfAnnounced({ headers }: FastifyRequest, { tooLarge }: Limits, atMost: number): void {
  const isCompressed = headers['content-encoding'] !== undefined && headers['content-encoding'] !== 'identity'
  if (isCompressed || !(Number(headers['content-length']) > atMost)) return
  refuse('too-large', tooLarge ? { message: tooLarge } : {})
}

function unreadable(path: string, message: string): Refusal {
  return new Refusal('invalid', { details: [{ path, message }] })
}
