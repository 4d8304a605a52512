import type { Readable } from 'node:stream'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { refuse } from '../../../../platform/contract/failures.ts'

/** A file that somebody sent, whole. */
export interface Upload {
  /** As its sender calls it; only ever shown, never a path. */
  name: string
  bytes: Uint8Array
}

/** Lets the routes of a scope read bodies of any type themselves. */
export function acceptAnyBody(scope: FastifyInstance): void {
  scope.removeAllContentTypeParsers()
  scope.addContentTypeParser('*', (_request, payload, done) => done(null, payload))
}

/**
 * The file of a request: the body itself, named by `?name=`, or the first file of a form. Refuses `too-large` while
 * reading, so that no more than `limit` bytes are ever held, and `invalid` for a form without a file.
 */
export async function readUpload(request: FastifyRequest, limit: number): Promise<Upload> {
  const type = request.headers['content-type'] ?? ''
  if (Number(request.headers['content-length'] ?? 0) > limit + FORM_ROOM) refuse('too-large')
  const bytes = await readAll(request.body as Readable, limit + FORM_ROOM)
  if (/^multipart\/form-data/i.test(type)) return fromForm(bytes, type, limit)
  if (bytes.byteLength > limit) refuse('too-large')
  const { name } = request.query as { name?: unknown }
  return { name: typeof name === 'string' ? name.slice(0, 300) : '', bytes }
}

/** What a form adds around its file, at most. */
const FORM_ROOM = 64 * 1024

async function readAll(body: Readable, limit: number): Promise<Uint8Array<ArrayBuffer>> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of body) {
    size += chunk.length
    if (size > limit) refuse('too-large')
    chunks.push(chunk)
  }
  return new Uint8Array(Buffer.concat(chunks))
}

async function fromForm(bytes: Uint8Array<ArrayBuffer>, type: string, limit: number): Promise<Upload> {
  const form = await new Response(bytes, { headers: { 'content-type': type } })
    .formData()
    .catch(() => refuse('invalid', { details: [{ path: 'file', message: 'The form could not be read.' }] }))
  const file = [...form.values()].find((value) => value instanceof File)
  if (!file) return refuse('invalid', { details: [{ path: 'file', message: 'Choose a file.' }] })
  if (file.size > limit) refuse('too-large')
  return { name: file.name.slice(0, 300), bytes: new Uint8Array(await file.arrayBuffer()) }
}
