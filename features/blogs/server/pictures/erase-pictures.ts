import type { Deps } from '../../../../platform/server/deps.ts'
import { pictureKeys } from '../store/picture-store.ts'

/** Removes the bytes of all pictures of an owner; their rows go with the account. */
export async function erasePictures({ db, files }: Deps, ownerId: string): Promise<void> {
  for (const key of await pictureKeys(db, ownerId)) await files.remove(key)
}
