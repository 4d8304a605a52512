import { Refusal } from '../../../../platform/contract/failures.ts'
import type { Owner } from '../../../../platform/contract/policy.ts'
import type { Deps } from '../../../../platform/server/deps.ts'
import { keepPictureBytes, pictureAddress } from '../../../blogs/server/index.ts'

/** Pictures that one import may bring. */
const MAX_PICTURES = 300

/** Keeps pictures for an owner and gives their addresses; null for what is no picture, too large or one too many. */
export async function pictureAddresses(
  deps: Pick<Deps, 'db' | 'files' | 'clock'>,
  actor: Owner,
  pictures: Uint8Array[],
): Promise<(string | null)[]> {
  const addresses: (string | null)[] = []
  for (const bytes of pictures)
    addresses.push(addresses.length < MAX_PICTURES ? await addressOf(deps, actor, bytes) : null)
  return addresses
}

async function addressOf(
  deps: Pick<Deps, 'db' | 'files' | 'clock'>,
  actor: Owner,
  bytes: Uint8Array,
): Promise<string | null> {
  try {
    return pictureAddress((await keepPictureBytes(deps, actor, bytes)).id)
  } catch (error) {
    if (error instanceof Refusal && (error.code === 'too-large' || error.code === 'unsupported-type')) return null
    throw error
  }
}

/** HTML whose pictures are named `picture:n`, with their addresses; those without one go. */
export function withPictures(html: string, addresses: (string | null)[]): string {
  return html.replace(/src="picture:(\d+)"/g, (_, index: string) => {
    const address = addresses[Number(index)]
    return address ? `src="${address}"` : ''
  })
}
