import type { Deps } from '../../../platform/server/deps.ts'
import { fetchPage } from './fetch-page.ts'
import { readOnce } from './readers/reader.ts'
import type { ReadDocument } from './readers/types.ts'
import { webAddress } from './web-address.ts'

/** Reads an address at once and keeps nothing of it. Refuses what cannot be reached or read. */
export async function readPageNow(
  deps: Pick<Deps, 'fetch'>,
  address: string,
  signal?: AbortSignal,
): Promise<ReadDocument & { url: string }> {
  const { reading, url } = await fetchPage(deps, webAddress(address), signal)
  return { ...(await readOnce(reading, { signal })), url }
}
