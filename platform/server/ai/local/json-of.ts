import type { z } from 'zod'

/** A server of this machine that is asked what it is. */
export interface Place {
  /** Without a slash at its end. */
  address: string
  fetch: typeof globalThis.fetch
  signal: AbortSignal
}

/** Bytes of one answer: a list of models is far smaller, and what is no model server must not fill our memory. */
const MOST_BYTES = 4 * 1024 * 1024

/** What a path answers, in the shape that it should have; null for anything else, and for nothing. */
export async function jsonOf<T>(
  { address, fetch, signal }: Place,
  path: string,
  shape: z.ZodType<T>,
  body?: object,
): Promise<T | null> {
  try {
    const response = await fetch(`${address}${path}`, {
      signal,
      redirect: 'error',
      ...(body ? { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) } : {}),
    })
    if (!response.ok) {
      await response.body?.cancel()
      return null
    }
    return shape.safeParse(JSON.parse(await textOf(response))).data ?? null
  } catch {
    // nobody there, too late, or something else listens there: no model server in any case
    return null
  }
}

async function textOf(response: Response): Promise<string> {
  const decoder = new TextDecoder()
  let text = ''
  for await (const piece of response.body ?? []) {
    text += decoder.decode(piece, { stream: true })
    if (text.length > MOST_BYTES) throw new Error('the answer is longer than a list of models can be')
  }
  return text
}
