import type { Deps } from '../../../platform/server/deps.ts'
import { fileKeysOf } from './store/asset-store.ts'

/** Removes an owner's files from the store, when the account is deleted. The rows go with the account's own. */
export async function eraseAssetFiles({ db, files }: Pick<Deps, 'db' | 'files'>, ownerId: string): Promise<void> {
  for (const key of await fileKeysOf(db, ownerId)) await files.remove(key)
}
