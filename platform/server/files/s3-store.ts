import { Readable } from 'node:stream'
import { AwsV4Signer } from 'aws4fetch'
import { Refusal, refuse } from '../../contract/failures.ts'
import { type ConfiguredAnswer, type ConfiguredCall, callConfigured } from '../fetch/configured.ts'
import { checkedKey } from './keys.ts'
import type { FileContent, FileStore } from './types.ts'

/** How an S3-compatible store is reached: path-style addresses, signature version 4. */
export interface S3Setup {
  endpoint: string
  region: string
  bucket: string
  accessKeyId: string
  secretAccessKey: string
  /** Wait before the second try in milliseconds, doubled each time. Default 200. */
  retryMs?: number
}

const TRIES = 3
/** What the store answers when it is the store that has no room (MinIO, Ceph). */
const FULL = /XMinioStorageFull|InsufficientStorage|QuotaExceeded/

/** Files in an S3-compatible store. Every call may be repeated safely, so passing failures are tried again. */
export function createS3Store(setup: S3Setup): FileStore {
  const send = (
    method: ConfiguredCall['method'],
    key: string,
    content?: Uint8Array | FileContent,
    contentType?: string,
  ) => sendWithRetries(setup, { method, key: checkedKey(key), content, contentType })
  return {
    async put(key, content, contentType) {
      await drain(await send('PUT', key, content, contentType))
    },
    async get(key) {
      const answer = await send('GET', key)
      if (answer.status === 404) return drain(answer)
      return new Uint8Array(Buffer.concat(await answer.body.toArray()))
    },
    async stream(key) {
      const { status, headers, body, ...answer } = await send('GET', key)
      if (status === 404) return drain({ status, headers, body, ...answer })
      return {
        body,
        size: Number(headers['content-length']),
        contentType: headers['content-type'] ?? 'application/octet-stream',
      }
    },
    async remove(key) {
      await drain(await send('DELETE', key))
    },
  }
}

interface S3Call {
  method: ConfiguredCall['method']
  key: string
  content: Uint8Array | FileContent | undefined
  contentType: string | undefined
}

async function sendWithRetries(setup: S3Setup, call: S3Call): Promise<ConfiguredAnswer> {
  for (let attempt = 1; ; attempt++) {
    const { answer, problem } = await sendOnce(setup, call)
    if (answer) return answer
    if (attempt === TRIES || problem.isFinal)
      refuse(problem.isFull ? 'disk-full' : 'files-unavailable', { cause: problem.cause })
    await new Promise((resolve) => setTimeout(resolve, (setup.retryMs ?? 200) * 2 ** (attempt - 1)))
  }
}

interface Problem {
  isFinal: boolean
  isFull?: boolean
  cause: unknown
}

async function sendOnce(
  setup: S3Setup,
  call: S3Call,
): Promise<{ answer: ConfiguredAnswer; problem?: never } | { answer?: never; problem: Problem }> {
  try {
    const answer = await callConfigured(addressOf(setup, call.key), await signed(setup, call))
    if (answer.status < 300 || answer.status === 404) {
      if (answer.status !== 404 || call.method !== 'PUT') return { answer }
    }
    const text = (await answer.text(8_192)).slice(0, 2_000)
    const isFull = answer.status === 507 || FULL.test(text)
    const cause = new Error(`the file store answered ${answer.status} ${/<Code>(\w+)<\/Code>/.exec(text)?.[1] ?? ''}`)
    return { problem: { isFinal: isFull || (answer.status < 500 && answer.status !== 429), isFull, cause } }
  } catch (error) {
    if (error instanceof Refusal) return { problem: { isFinal: false, cause: error } }
    throw error
  }
}

function addressOf(setup: S3Setup, key: string): string {
  return `${setup.endpoint.replace(/\/$/, '')}/${setup.bucket}/${key}`
}

/** Streams are signed by the hash taken while they were spooled; the store refuses them when they arrive changed. */
async function signed(setup: S3Setup, { method, key, content, contentType }: S3Call): Promise<ConfiguredCall> {
  const inMemory = content instanceof Uint8Array
  const headers: Record<string, string> = contentType ? { 'content-type': contentType } : {}
  if (content && !inMemory) headers['x-amz-content-sha256'] = content.sha256 ?? 'UNSIGNED-PAYLOAD'
  const signer = new AwsV4Signer({
    method,
    url: addressOf(setup, key),
    headers,
    body: inMemory ? new Uint8Array(content) : null,
    service: 's3',
    region: setup.region,
    accessKeyId: setup.accessKeyId,
    secretAccessKey: setup.secretAccessKey,
  })
  const request = await signer.sign()
  const all = Object.fromEntries(request.headers)
  if (content) all['content-length'] = String(inMemory ? content.length : content.size)
  return { method, headers: all, ...(content ? { body: inMemory ? content : content.open() } : {}) }
}

async function drain(answer: ConfiguredAnswer): Promise<null> {
  await Readable.from(answer.body).forEach(() => {})
  return null
}
