import { Refusal } from '../../../../platform/contract/failures.ts'
import type { Owner } from '../../../../platform/contract/policy.ts'
import type { Deps } from '../../../../platform/server/deps.ts'
import { keepPictureBytes, pictureAddress } from './keep-bytes.ts'

/** Pictures that one text may bring along as data. */
const MAX_PICTURES = 300
const DATA_PICTURE =
  /(<img\b[^>]{0,4000}?\bsrc\s*=\s*)(?:"data:image\/[\w.+-]+;base64,([^"]*)"|'data:image\/[\w.+-]+;base64,([^']*)')/gi

/**
 * Turns pictures that are in HTML as `data:` addresses into files of the owner. Those that aren't images, are too large, or
 * too many are left as they are, which means that the document drops them; `dropped` says how many.
 */
export async function takeInPictures(
  deps: Pick<Deps, 'db' | 'files' | 'clock'>,
  actor: Owner,
  html: string,
): Promise<{ html: string; dropped: number }> {
  if (!html.includes('data:image/')) return { html, dropped: 0 }
  let taken = ''
  let done = 0
  let count = 0
  let dropped = 0
  for (const match of html.matchAll(DATA_PICTURE)) {
    const address = ++count > MAX_PICTURES ? null : await kept(deps, actor, match[2] ?? match[3] ?? '')
    if (!address) dropped += 1
    taken += html.slice(done, match.index) + (address ? `${match[1]}"${address}"` : (match[1] ?? ''))
    done = match.index + match[0].length
  }
  return { html: taken + html.slice(done), dropped }
}

async function kept(deps: Pick<Deps, 'db' | 'files' | 'clock'>, actor: Owner, base64: string): Promise<string | null> {
  try {
    const { id } = await keepPictureBytes(deps, actor, new Uint8Array(Buffer.from(base64, 'base64')))
    return pictureAddress(id)
  } catch (error) {
    if (error instanceof Refusal && (error.code === 'too-large' || error.code === 'unsupported-type')) return null
    throw error
  }
}
