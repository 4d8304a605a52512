import { refuse } from '../../../../platform/contract/failures.ts'
import type { Owner } from '../../../../platform/contract/policy.ts'
import type { Deps } from '../../../../platform/server/deps.ts'
import type { OutboundAnswer } from '../../../../platform/server/fetch/types.ts'
import type { Actor } from '../../../accounts/server/index.ts'
import { MAX_PICTURE_BYTES } from '../../../blogs/contract.ts'
import { type BlogRow, createBlog, documentFromHtml, hasWords } from '../../../blogs/server/index.ts'
import { importFile } from './import-file.ts'
import { readForeign } from './import-thread.ts'
import { pictureAddresses } from './place-pictures.ts'

type Needs = Pick<Deps, 'db' | 'files' | 'clock' | 'transaction' | 'fetch'>

/** Pictures of a page that are brought along, and the time for all of them in milliseconds. */
const MAX_PICTURES = 30
const PICTURES_MS = 15_000

/**
 * Makes a blog of the article at an address, with its pictures, or of the file that is there. Refuses with the sentence of
 * the guarded fetch where it is not reached, `file-no-text` where there is no article.
 */
export async function importFromUrl(
  deps: Needs,
  actor: Actor,
  { url, projectId, signal }: { url: string; projectId: string; signal: AbortSignal },
): Promise<BlogRow> {
  const answer = await deps.fetch(url, { signal, maxBytes: 10 * 1024 * 1024 })
  if (answer.status >= 400) refuse('address-unreachable', { message: `The page returned an error (${answer.status}).` })
  if (!/^(?:text\/html|application\/xhtml)/i.test(answer.contentType)) {
    return importFile(deps, actor, { name: nameOf(answer), bytes: answer.bytes, projectId })
  }
  const { html } = await readForeign({ kind: 'article', html: answer.text(), address: answer.url })
  const document = await documentFromHtml(deps, actor, await withPicturesBrought(deps, actor, html, signal))
  if (!hasWords(document)) refuse('file-no-text')
  return createBlog(deps, actor, {
    document,
    projectId,
    reason: 'imported',
    meta: { source_url: answer.url },
    about: { inputType: 'import' },
  })
}

function nameOf({ url, contentType }: OutboundAnswer): string {
  const name = decodeURIComponent(new URL(url).pathname.split('/').at(-1) ?? '')
  return /\.\w{1,5}$/.test(name) ? name : /markdown/.test(contentType) ? `${name}.md` : name
}

/** Pictures of the page become files of the writer. One that is not reached in time stays where it is, if by https. */
async function withPicturesBrought(deps: Needs, actor: Owner, html: string, signal: AbortSignal): Promise<string> {
  const addresses = [
    ...new Set([...html.matchAll(/<img\b[^>]*?\bsrc="(https?:[^"]+)"/gi)].map((match) => match[1] ?? '')),
  ].slice(0, MAX_PICTURES)
  const inTime = AbortSignal.any([signal, AbortSignal.timeout(PICTURES_MS)])
  const brought = await Promise.all(
    addresses.map((address) => pictureAt(deps, address.replaceAll('&amp;', '&'), inTime)),
  )
  const ours = await pictureAddresses(
    deps,
    actor,
    brought.map((bytes) => bytes ?? new Uint8Array()),
  )
  const known = new Map(addresses.map((address, index) => [address, ours[index]]))
  return html.replace(/(<img\b[^>]*?\bsrc=")(https?:[^"]+)"/gi, (whole, before: string, address: string) => {
    const own = known.get(address)
    return own ? `${before}${own}"` : whole
  })
}

async function pictureAt(deps: Pick<Deps, 'fetch'>, address: string, signal: AbortSignal): Promise<Uint8Array | null> {
  try {
    const { status, bytes } = await deps.fetch(address, {
      signal,
      accept: ['image/'],
      maxBytes: MAX_PICTURE_BYTES,
      timeoutMs: PICTURES_MS,
    })
    return status < 400 ? bytes : null
  } catch {
    // a picture less; the words are what was asked for
    return null
  }
}
