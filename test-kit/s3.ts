import { createHash, createHmac } from 'node:crypto'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'

/** An S3 store on loopback that keeps objects in memory and checks every signature (AWS Signature Version 4) and payload hash. */
export interface LoopbackS3 {
  endpoint: string
  objects: Map<string, { bytes: Buffer; type: string }>
  requests: string[]
  /** Answers of the next requests instead of the real ones. */
  failNext(...answers: { status: number; code: string }[]): void
  /** The next objects that are sent break off in the middle. */
  breakOffNext(times: number): void
  close(): Promise<void>
}

export interface S3Account {
  region: string
  bucket: string
  accessKeyId: string
  secretAccessKey: string
}

export async function loopbackS3(account: S3Account): Promise<LoopbackS3> {
  const objects: LoopbackS3['objects'] = new Map()
  const requests: string[] = []
  const failures: { status: number; code: string }[] = []
  let breaking = 0
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    const body = Buffer.concat(chunks)
    const path = new URL(request.url ?? '/', 'http://s3').pathname
    requests.push(`${request.method} ${path}`)
    const answer =
      failures.shift() ?? (isSigned(request, body, account) ? null : { status: 403, code: 'SignatureDoesNotMatch' })
    if (answer)
      return response
        .writeHead(answer.status, { 'content-type': 'application/xml' })
        .end(`<Error><Code>${answer.code}</Code></Error>`)
    const key = path.replace(`/${account.bucket}/`, '')
    if (request.method === 'PUT') objects.set(key, { bytes: body, type: request.headers['content-type'] ?? '' })
    if (request.method === 'DELETE') objects.delete(key)
    const found = objects.get(key)
    if (request.method !== 'GET') return response.writeHead(request.method === 'DELETE' ? 204 : 200).end()
    if (!found) return response.writeHead(404).end('<Error><Code>NoSuchKey</Code></Error>')
    response.writeHead(200, { 'content-type': found.type, 'content-length': found.bytes.length })
    if (breaking === 0) return response.end(found.bytes)
    breaking -= 1
    response.write(found.bytes.subarray(0, found.bytes.length / 2), () => response.destroy())
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    objects,
    requests,
    failNext: (...answers) => void failures.push(...answers),
    breakOffNext: (times) => {
      breaking = times
    },
    close: () => {
      server.closeAllConnections()
      return new Promise((resolve) => server.close(() => resolve()))
    },
  }
}

const sha256 = (text: string | Buffer) => createHash('sha256').update(text).digest('hex')
const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest()

/** Written from the documentation of the signing process, not from the library under test. */
function isSigned(request: IncomingMessage, body: Buffer, account: S3Account): boolean {
  const fields = /^AWS4-HMAC-SHA256 Credential=([^,]+), ?SignedHeaders=([^,]+), ?Signature=([0-9a-f]{64})$/.exec(
    request.headers.authorization ?? '',
  )
  if (!fields) return false
  const [, credential = '', signedHeaders = '', signature] = fields
  const [keyId, date = '', region = '', service = ''] = credential.split('/')
  const moment = String(request.headers['x-amz-date'] ?? '')
  const payload = String(request.headers['x-amz-content-sha256'] ?? '')
  if (keyId !== account.accessKeyId || region !== account.region || service !== 's3' || !moment.startsWith(date))
    return false
  if (payload !== 'UNSIGNED-PAYLOAD' && payload !== sha256(body)) return false
  const url = new URL(request.url ?? '/', 'http://s3')
  const headers = signedHeaders.split(';').map((name) => `${name}:${String(request.headers[name] ?? '').trim()}\n`)
  const canonical = [request.method, url.pathname, url.search.slice(1), headers.join(''), signedHeaders, payload].join(
    '\n',
  )
  const toSign = ['AWS4-HMAC-SHA256', moment, `${date}/${region}/s3/aws4_request`, sha256(canonical)].join('\n')
  const key = ['s3', 'aws4_request'].reduce(hmac, hmac(hmac(`AWS4${account.secretAccessKey}`, date), region))
  return createHmac('sha256', key).update(toSign).digest('hex') === signature
}
