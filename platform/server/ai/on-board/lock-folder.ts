import { mkdir } from 'node:fs/promises'
import { refuse } from '../../../contract/failures.ts'
import { FolderInUse, takeLock } from '../../db/lock.ts'

/**
 * Makes a folder and holds it: a command and the server must not write into one. Somebody who holds it is waited for, at most
 * `patienceMs`; then `model-not-pulled`. Returns the way to let go.
 */
export async function lockFolder(folder: string, patienceMs = 0): Promise<() => void> {
  await mkdir(folder, { recursive: true })
  return takeLock(folder, patienceMs).catch((error: unknown) => {
    if (!(error instanceof FolderInUse)) throw error
    return refuse('model-not-pulled', {
      message: 'Another download is already running on this server. Wait for it to finish, then try again.',
    })
  })
}
