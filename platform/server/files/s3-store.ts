import { AwsV4Signer } from 'aws4fetch'
import { Refusal, refuse } from '../../contract/failures.ts'
import { type ConfiguredAnswer, type ConfiguredCall, callConfigured } from '../fetch/configured.ts'
import type { Reachability } from '../reachability.ts'
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
  /** Hears whether the store answers. */
  reach?: Reachability
}

const TRIES = 3
const UNKNOWN_TYPE = 'application/octet-stream'
/** What the store answers when it is the store that has no room (MinIO, Ceph). */
const FULL = /XMinioStorageFull|InsufficientStorage|QuotaExceeded/

/** Files in an S3-compatible store. Every call may be repeated safely, so passing failures are tried again. */
export function createS3Store(setup: S3Setup): FileStore {
  const none = { content: undefined, contentType: undefined }
  return {
    async put(key, content, contentType) {
      await send(setup, { method: 'PUT', key: checkedKey(key), content, contentType }, (answer) => answer.bytes())
    },
    get: async (key) =>
      send(setup, { method: 'GET', key: checkedKey(key), ...none }, async (answer) => {
        const bytes = await answer.bytes()
        return answer.status === 404 ? null : new Uint8Array(bytes)
      }),
    stream: async (key) =>
      send(setup, { method: 'GET', key: checkedKey(key), ...none }, async ({ status, headers, body, bytes }) => {
        if (status !== 404)
          return { body, size: Number(headers['content-length']), contentType: headers['content-type'] ?? UNKNOWN_TYPE }
        await bytes()
        return null
      }),
    async remove(key) {
      await send(setup, { method: 'DELETE', key: checkedKey(key), ...none }, (answer) => answer.bytes())
    },
  }
}

interface S3Call {
  method: ConfiguredCall['method']
  key: string
  content: Uint8Array | FileContent | undefined
  contentType: string | undefined
}

/** What `take` made of the answer. An answer that breaks off while it is taken is tried again like one that never came. */
async function send<T>(setup: S3Setup, call: S3Call, take: (answer: ConfiguredAnswer) => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    const { taken, problem } = await sendOnce(setup, call, take)
    if (!problem) return taken
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

async function sendOnce<T>(
  setup: S3Setup,
  call: S3Call,
  take: (answer: ConfiguredAnswer) => Promise<T>,
): Promise<{ taken: T; problem?: never } | { taken?: never; problem: Problem }> {
  try {
    const answer = await callConfigured(addressOf(setup, call.key), await signed(setup, call))
    setup.reach?.found('file-store')
    if (answer.status < 300 || (answer.status === 404 && call.method !== 'PUT')) return { taken: await take(answer) }
    const text = (await answer.text(8_192)).slice(0, 2_000)
    const isFull = answer.status === 507 || FULL.test(text)
    const cause = new Error(`the file store answered ${answer.status} ${/<Code>(\w+)<\/Code>/.exec(text)?.[1] ?? ''}`)
    return { problem: { isFinal: isFull || (answer.status < 500 && answer.status !== 429), isFull, cause } }
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    setup.reach?.lost('file-store', error.facts.cause)
    // who waited for one silence must not wait for three
    return { problem: { isFinal: error.code === 'address-timeout', cause: error } }
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
