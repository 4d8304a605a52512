import { refuse } from '../../../platform/contract/failures.ts'
import type { Deps } from '../../../platform/server/deps.ts'
import { MAX_FILE_BYTES } from '../contract.ts'
import { formatOfAnswer, HEAD_BYTES, readableTypes } from './readers/format.ts'
import type { Reading } from './readers/types.ts'
import { shownAddress } from './web-address.ts'

/** What an address answered, ready to be read. */
export interface FetchedPage {
  reading: Reading
  /** After redirects. */
  url: string
}

/** Fetches an address through the guard. Refuses what cannot be reached, is no text, or is not there. */
export async function fetchPage(
  { fetch }: Pick<Deps, 'fetch'>,
  url: string,
  signal?: AbortSignal,
): Promise<FetchedPage> {
  const answer = await fetch(url, {
    accept: readableTypes,
    maxBytes: MAX_FILE_BYTES,
    headers: { accept: 'text/html,application/xhtml+xml,application/pdf,text/plain;q=0.9,*/*;q=0.5' },
    signal,
  })
  const { host } = new URL(answer.url)
  if (answer.status !== 200) refuseStatus(host, answer.status)
  if (!answer.bytes.length) refuse('page-no-text')
  const name = shownAddress(answer.url)
  const format = await formatOfAnswer(answer.contentType, answer.url, answer.bytes.subarray(0, HEAD_BYTES))
  return {
    reading: { format, bytes: answer.bytes, name, url: answer.url, contentType: answer.contentType },
    url: answer.url,
  }
}

/** Says why an address that answered cannot be read. */
function refuseStatus(host: string, status: number): never {
  return refuse('page-not-readable', { host, status, why: whyNot(status) })
}

function whyNot(status: number): string {
  if (status === 404 || status === 410) return 'Page not found'
  if (status === 429) return 'The site is limiting requests right now'
  if (status >= 500) return 'The site is having problems right now'
  return 'The site doesn’t allow access to this page'
}
