import { type IncomingMessage, request as plain } from 'node:http'
import { request as secure } from 'node:https'

/** Posts JSON and waits for the answer as long as it takes: `fetch` gives up after five minutes, a slow model may not. */
export function post(
  address: string,
  { body, authorization, signal }: { body: string; authorization: string; signal?: AbortSignal },
): Promise<IncomingMessage> {
  const send = address.startsWith('https:') ? secure : plain
  const headers = { 'content-type': 'application/json', authorization }
  return new Promise((resolve, reject) => {
    const request = send(address, { method: 'POST', headers, signal }, resolve)
    request.on('error', reject)
    request.end(body)
  })
}

/** All that comes. */
export async function textOf(message: IncomingMessage): Promise<string> {
  const pieces: Buffer[] = []
  for await (const piece of message) pieces.push(piece)
  return Buffer.concat(pieces).toString('utf8')
}
