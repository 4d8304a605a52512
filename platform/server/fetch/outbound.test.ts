import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import { brotliCompressSync, deflateRawSync, deflateSync, gzipSync, zstdCompressSync } from 'node:zlib'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { page, redirect, type Site, site } from '../../../test-kit/site.ts'
import { Refusal } from '../../contract/failures.ts'
import { createOutbound, type OutboundSetup } from './outbound.ts'
import type { OutboundOptions } from './types.ts'

const MB = 1024 * 1024
let web: Site
let other: Site
const loopback = (setup: Partial<OutboundSetup> = {}) => createOutbound({ allow: ['127.0.0.1'], ...setup })
const open = loopback()

async function refusal(address: string, options?: OutboundOptions, fetch = open): Promise<string> {
  try {
    const answer = await fetch(address, options)
    return `answered ${answer.status}`
  } catch (error) {
    return error instanceof Refusal ? `${error.code}: ${error.message}` : `threw ${String(error)}`
  }
}

let endlessEnded: Promise<unknown> = Promise.resolve()
const pages = {
  '/hello': page('<title>Grüße</title>'),
  '/latin': page(Buffer.from('gr\xfc\xdfe', 'latin1'), 'text/plain; charset=iso-8859-1'),
  '/gzip': page(gzipSync('packed'), 'text/plain', { 'content-encoding': 'gzip' }),
  '/br': page(brotliCompressSync('packed'), 'text/plain', { 'content-encoding': 'br' }),
  '/zstd': page(zstdCompressSync('packed'), 'text/plain', { 'content-encoding': 'zstd' }),
  '/deflate': page(deflateSync('packed'), 'text/plain', { 'content-encoding': 'deflate' }),
  '/deflate-raw': page(deflateRawSync('packed'), 'text/plain', { 'content-encoding': 'deflate' }),
  '/twice': page(gzipSync(brotliCompressSync('packed')), 'text/plain', { 'content-encoding': 'br, gzip' }),
  '/odd-encoding': page('x', 'text/plain', { 'content-encoding': 'lzma' }),
  '/layers': page('x', 'text/plain', { 'content-encoding': 'gzip, gzip, gzip' }),
  '/damaged': page(Buffer.from([0x1f, 0x8b, 8, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9]), 'text/plain', {
    'content-encoding': 'gzip',
  }),
  '/bomb-gzip': page(gzipSync(Buffer.alloc(64 * MB)), 'text/plain', { 'content-encoding': 'gzip' }),
  '/bomb-br': page(brotliCompressSync(Buffer.alloc(64 * MB)), 'text/plain', { 'content-encoding': 'br' }),
  '/bomb-zstd': page(zstdCompressSync(Buffer.alloc(64 * MB)), 'text/plain', { 'content-encoding': 'zstd' }),
  '/bomb-twice': page(gzipSync(gzipSync(Buffer.alloc(64 * MB))), 'text/plain', { 'content-encoding': 'gzip, gzip' }),
  '/bomb-deflate': page(deflateRawSync(Buffer.alloc(64 * MB)), 'text/plain', { 'content-encoding': 'deflate' }),
  '/picture': page(Buffer.alloc(10), 'image/png'),
  '/gone': (_: unknown, response: import('node:http').ServerResponse) => response.writeHead(404).end('nothing'),
  '/announces-2gb': (_: unknown, response: import('node:http').ServerResponse) => {
    response.writeHead(200, { 'content-type': 'text/plain', 'content-length': String(2 * 1024 * MB) })
    response.write('x')
  },
  '/endless': (_: unknown, response: import('node:http').ServerResponse) => {
    endlessEnded = once(response, 'close')
    const more = () => {
      while (!response.destroyed && response.write(Buffer.alloc(64 * 1024, 'x')));
    }
    response.writeHead(200, { 'content-type': 'text/plain' })
    response.on('drain', more)
    more()
  },
  '/silent': () => {},
  '/drips': (_: unknown, response: import('node:http').ServerResponse) => {
    response.writeHead(200, { 'content-type': 'text/plain' })
    const timer = setInterval(() => response.write('x'), 20)
    response.on('close', () => clearInterval(timer))
  },
  '/breaks-off': (request: import('node:http').IncomingMessage, response: import('node:http').ServerResponse) => {
    response.writeHead(200, { 'content-type': 'text/plain', 'content-length': '100' })
    response.write('only this', () => request.socket.destroy())
  },
  '/to-metadata': redirect('http://169.254.169.254/latest/meta-data/'),
  '/to-localhost': redirect('http://localhost/admin'),
  '/to-decimal': redirect('http://2130706434/'),
  '/to-file': redirect('file:///etc/passwd'),
  '/to-ssh': redirect('http://example.com:22/'),
  '/to-hello': redirect('/hello', 301),
  '/round': redirect('/round'),
  '/post-301': redirect('/echo', 301),
  '/post-307': redirect('/echo', 307),
  '/echo': (
    request: import('node:http').IncomingMessage,
    response: import('node:http').ServerResponse,
    body: string,
  ) => {
    response.setHeader('content-type', 'application/json')
    response.end(JSON.stringify({ method: request.method, body, headers: request.headers }))
  },
}

beforeAll(async () => {
  other = await site({ '/echo': pages['/echo'] })
  web = await site({
    ...pages,
    '/to-other': redirect(`${other.url}/echo`, 307),
    '/to-other-303': redirect(`${other.url}/echo`, 303),
  })
})
afterAll(async () => {
  await web.close()
  await other.close()
})

test('an answer carries its status, address, type, bytes and text', async () => {
  const answer = await open(`${web.url}/to-hello`)
  expect(answer).toMatchObject({ status: 200, url: `${web.url}/hello`, contentType: 'text/html; charset=utf-8' })
  expect(answer.text()).toBe('<title>Grüße</title>')
  expect((await open(`${web.url}/latin`)).text()).toBe('grüße')
})

test('a status of 400 or more is an answer', async () => {
  expect(await refusal(`${web.url}/gone`, { accept: ['application/pdf'] })).toBe('answered 404')
})

test.each(['/gzip', '/br', '/zstd', '/deflate', '/deflate-raw', '/twice'])('%s is unpacked', async (path) => {
  expect((await open(web.url + path)).text()).toBe('packed')
})

test('without an allow list nothing on this machine is reached, and no request arrives', async () => {
  const before = web.requests.length
  expect(await refusal(`${web.url}/hello`, {}, createOutbound({ allow: [] }))).toMatch(/^address-forbidden/)
  expect(await refusal(`http://[::ffff:127.0.0.1]:${web.port}/hello`, {}, createOutbound({ allow: [] }))).toMatch(
    /^address-forbidden/,
  )
  expect(web.requests.length).toBe(before)
})

test('a name that resolves inwards is refused', async () => {
  const before = web.requests.length
  const fetch = createOutbound({ allow: [], resolve: async () => [{ address: '127.0.0.1', family: 4 }] })
  expect(await refusal(`http://pretty.example.com:${web.port}/hello`, {}, fetch)).toMatch(/^address-forbidden/)
  expect(web.requests.length).toBe(before)
})

test('a name server that answers differently the second time gains nothing: the connection uses the judged address', async () => {
  let asked = 0
  const resolve = async () => [
    asked++ === 0 ? { address: '192.0.2.1', family: 4 } : { address: '127.0.0.1', family: 4 },
  ]
  const fetch = createOutbound({ allow: ['192.0.2.1'], resolve })
  const before = web.requests.length
  expect(await refusal(`http://rebind.example.com:${web.port}/hello`, { timeoutMs: 300 }, fetch)).not.toMatch(
    /answered/,
  )
  expect(await refusal(`http://rebind.example.com:${web.port}/hello`, { timeoutMs: 300 }, fetch)).toMatch(
    /^address-forbidden/,
  )
  expect(web.requests.length).toBe(before)
})

test('of a name with addresses inside and outside only those outside are tried', async () => {
  const fetch = createOutbound({
    allow: ['127.0.0.1'],
    resolve: async () => [
      { address: '10.0.0.7', family: 4 },
      { address: '127.0.0.1', family: 4 },
    ],
  })
  expect((await fetch(`http://mixed.example.com:${web.port}/hello`)).status).toBe(200)
})

test('a host of the allow list may resolve to a private address', async () => {
  const fetch = createOutbound({
    allow: ['ghost.internal'],
    resolve: async () => [{ address: '127.0.0.1', family: 4 }],
  })
  expect((await fetch(`http://ghost.internal:${web.port}/hello`)).status).toBe(200)
  expect(await refusal(`http://other.example.com:${web.port}/hello`, {}, fetch)).toMatch(/^address-forbidden/)
})

test.each([
  ['/to-metadata', 'address-forbidden'],
  ['/to-localhost', 'address-forbidden'],
  ['/to-decimal', 'address-forbidden'],
  ['/to-file', 'address-invalid'],
  ['/to-ssh', 'address-invalid'],
  ['/round', 'too-many-redirects'],
])('%s is not followed: %s', async (path, code) => {
  expect(await refusal(web.url + path)).toMatch(new RegExp(`^${code}`))
})

test.each([
  ['http://0.0.0.0:8080/', 'address-forbidden'],
  ['http://0177.0.0.2/', 'address-forbidden'],
  ['http://0x7f.2/', 'address-forbidden'],
  ['http://[::ffff:7f00:2]/', 'address-forbidden'],
  ['http://[64:ff9b::7f00:2]/', 'address-forbidden'],
  ['//127.0.0.2./', 'address-forbidden'],
  ['https://printer.local./', 'address-forbidden'],
  ['http:\\\\127.0.0.2\\', 'address-forbidden'],
  ['http://example.com@127.0.0.2/', 'address-invalid'],
  ['http://127.0.0.1:secret@example.com/', 'address-invalid'],
  ['http://127.0.0.2:5432/', 'address-invalid'],
])('a redirect to %s is not followed: %s', async (location, code) => {
  const lure = await site({ '/': redirect(location) })
  onTestFinished(() => lure.close())
  expect(await refusal(lure.url)).toMatch(new RegExp(`^${code}`))
})

test.each([
  { address: '127.0.0.2', family: 4 },
  { address: '0.0.0.0', family: 4 },
  { address: '::ffff:127.0.0.2', family: 6 },
  { address: '64:ff9b::7f00:2', family: 6 },
  { address: '::', family: 6 },
])('a redirect to another port of a name that by then leads to $address reaches nothing there', async (inside) => {
  let reached = 0
  const hidden = createServer(() => reached++).listen(0)
  await once(hidden, 'listening')
  const { port } = hidden.address() as AddressInfo
  const lure = await site({ '/': redirect(`http://turning.example.com:${port}/`) })
  onTestFinished(() => Promise.all([hidden.close(), lure.close()]).then(() => {}))
  let asked = 0
  const resolve = async () => [asked++ === 0 ? { address: '127.0.0.1', family: 4 } : inside]
  expect(await refusal(`http://turning.example.com:${lure.port}/`, {}, loopback({ resolve }))).toMatch(
    /^address-forbidden/,
  )
  expect([asked, lure.requests.length, reached]).toEqual([2, 1, 0])
})

test('headers for one site never reach another', async () => {
  const headers = { Authorization: 'Bearer secret', Cookie: 'a=b', 'X-Api-Key': 'secret', Accept: 'application/json' }
  const answer = await open(`${web.url}/to-other`, { headers })
  expect(JSON.parse(answer.text()).headers).toMatchObject({ accept: 'application/json' })
  expect(answer.text()).not.toMatch(/secret|a=b/)
  expect(await refusal(`${web.url}/to-other`, { method: 'POST', body: 'secret' })).toMatch(/^address-forbidden/)
  const seeOther = await open(`${web.url}/to-other-303`, { method: 'POST', body: 'secret', headers })
  expect(JSON.parse(seeOther.text())).toMatchObject({ method: 'GET', body: '' })
})

test('on the same site redirects keep or drop the body as browsers do', async () => {
  const sent = { method: 'POST', body: 'kept', headers: { authorization: 'Bearer mine' } } as const
  expect(JSON.parse((await open(`${web.url}/post-307`, sent)).text())).toMatchObject({
    method: 'POST',
    body: 'kept',
    headers: { authorization: 'Bearer mine' },
  })
  expect(JSON.parse((await open(`${web.url}/post-301`, sent)).text())).toMatchObject({ method: 'GET', body: '' })
})

test('the caller cannot set headers that belong to the connection', async () => {
  const answer = await open(`${web.url}/echo`, {
    headers: { Host: 'evil.example', 'Transfer-Encoding': 'chunked', 'Content-Length': '9' },
  })
  expect(JSON.parse(answer.text()).headers.host).toBe(`127.0.0.1:${web.port}`)
})

test('2 GB announced is refused before it is read', async () => {
  expect(await refusal(`${web.url}/announces-2gb`)).toBe(
    `answer-too-large: The response from 127.0.0.1:${web.port} is larger than the 10 MB limit.`,
  )
})

test('an endless answer is cut at the limit, and the connection is given up', async () => {
  expect(await refusal(`${web.url}/endless`, { maxBytes: MB })).toMatch(/^answer-too-large/)
  await endlessEnded
})

test.each(['/bomb-gzip', '/bomb-br', '/bomb-zstd', '/bomb-twice', '/bomb-deflate'])(
  '%s is counted after unpacking, piece by piece',
  async (path) => {
    const before = process.memoryUsage().arrayBuffers
    expect(await refusal(web.url + path, { maxBytes: 2 * MB })).toMatch(/^answer-too-large/)
    expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(40 * MB)
  },
)

test('an encoding that is unknown, or more than two of them, is refused', async () => {
  expect(await refusal(`${web.url}/odd-encoding`)).toMatch(/^answer-wrong-type/)
  expect(await refusal(`${web.url}/layers`)).toMatch(/^answer-wrong-type/)
})

test('a damaged or cut answer says so', async () => {
  expect(await refusal(`${web.url}/damaged`)).toMatch(/its response is damaged/)
  expect(await refusal(`${web.url}/breaks-off`)).toMatch(/the connection broke before everything arrived/)
})

test('a site that never answers, or drips for ever, ends at the time limit', async () => {
  expect(await refusal(`${web.url}/silent`, { timeoutMs: 150 })).toBe(
    `address-timeout: 127.0.0.1:${web.port} took too long to respond.`,
  )
  expect(await refusal(`${web.url}/drips`, { timeoutMs: 150 })).toMatch(/^address-timeout/)
})

test('the caller can stop, and gets its own reason', async () => {
  const stop = new AbortController()
  const answer = refusal(`${web.url}/silent`, { signal: stop.signal })
  stop.abort(new Error('the person left'))
  expect(await answer).toBe('threw Error: the person left')
})

test('a type that was not asked for is refused before it is read', async () => {
  expect(await refusal(`${web.url}/picture`, { accept: ['text/', 'application/pdf'] })).toMatch(
    /^answer-wrong-type: .*\(image\/png\)/,
  )
  expect(await refusal(`${web.url}/hello`, { accept: ['text/'] })).toBe('answered 200')
})

test('nobody there, no such name: each has its reason', async () => {
  const closed = await site({})
  await closed.close()
  expect(await refusal(closed.url)).toMatch(/^address-unreachable: .*refused the connection/)
  const nameless = loopback({ resolve: () => Promise.reject(Object.assign(new Error('no'), { code: 'ENOTFOUND' })) })
  expect(await refusal('http://nowhere.example.com', {}, nameless)).toMatch(/no website has this name/)
  expect(await refusal(`https://127.0.0.1:${web.port}/hello`)).toMatch(/certificate or encryption isn’t valid/)
})
