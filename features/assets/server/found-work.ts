import { countWords } from '../../../engines/text/index.ts'
import { Refusal } from '../../../platform/contract/failures.ts'
import { type Rights, unknownRights } from '../../../platform/contract/rights.ts'
import type { Deps } from '../../../platform/server/deps.ts'
import { fetchPage } from './fetch-page.ts'
import { readOnce } from './readers/reader.ts'
import type { ReadDocument, StatedRights } from './readers/types.ts'

/** What an open library says about a work or article besides its URL. */
export interface FoundWork {
  title: string
  author?: string | undefined
  siteName?: string | undefined
  /** ISO day. */
  publishedAt?: string | undefined
  rights: Rights
  /** The replacement for a work that can't be read; empty if there is none. */
  abstract: string
}

/** An abstract of fewer words is a title or a notice. */
const LEAST_ABSTRACT_WORDS = 30

/**
 * Reads an address that a library named. Where it cannot be read, or says less than the abstract (a page that only leads to
 * the work), the abstract is what is read; so it is of works that nobody may read whole.
 */
export async function readFound(
  deps: Pick<Deps, 'fetch'>,
  url: string,
  found: FoundWork | undefined,
  signal?: AbortSignal,
): Promise<{ document: ReadDocument; found?: FoundWork }> {
  const page = async () => readOnce((await fetchPage(deps, url, signal)).reading, { signal })
  if (!found) return { document: await page() }
  const words = countWords(found.abstract)
  const hasAbstract = words >= LEAST_ABSTRACT_WORDS && found.rights.found_by !== 'wikipedia'
  if (!hasAbstract) return { document: await page(), found: whole(found) }
  if (found.rights.abstract_only) return readAbstract(found, signal)
  try {
    const document = await page()
    return document.words > words ? { document, found: whole(found) } : await readAbstract(found, signal)
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    return readAbstract(found, signal)
  }
}

function whole(found: FoundWork): FoundWork {
  return { ...found, rights: { ...found.rights, abstract_only: false } }
}

async function readAbstract(
  found: FoundWork,
  signal?: AbortSignal,
): Promise<{ document: ReadDocument; found: FoundWork }> {
  const bytes = new TextEncoder().encode(found.abstract)
  const document = await readOnce({ format: 'text', bytes, name: found.title }, { signal })
  return { document, found: { ...found, rights: { ...found.rights, abstract_only: true } } }
}

/** A source's rights after a reading: what the page itself says holds; of a work's terms a library may know more. */
export function rightsAfter(before: Rights | null, stated: StatedRights | null, found?: FoundWork): Rights | null {
  const known = found?.rights ?? (before && { ...before, revision: null, attribution_url: null, abstract_only: false })
  if (!known && !stated) return null
  return {
    ...unknownRights,
    ...known,
    ...(stated?.license_url ? { license: stated.license, license_url: stated.license_url } : {}),
    ...(stated?.revision ? { revision: stated.revision, attribution_url: stated.attribution_url } : {}),
  }
}
