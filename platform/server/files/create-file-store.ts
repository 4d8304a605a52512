import { join } from 'node:path'
import type { Config } from '../config.ts'
import type { Reachability } from '../reachability.ts'
import { createFolderStore, sweepUnfinished } from './folder-store.ts'
import { createS3Store } from './s3-store.ts'
import type { FileStore } from './types.ts'

type Needs = Pick<
  Config,
  'DATA_DIR' | 'S3_ENDPOINT' | 'S3_REGION' | 'S3_BUCKET' | 'S3_ACCESS_KEY_ID' | 'S3_SECRET_ACCESS_KEY'
>

/** The store that the configuration asks for. Throws when the S3 settings are not complete. */
export function createFileStore(config: Needs, reach?: Reachability): FileStore {
  if (!config.S3_ENDPOINT) return openFolder(join(config.DATA_DIR, 'files'))
  if (!config.S3_ACCESS_KEY_ID || !config.S3_SECRET_ACCESS_KEY)
    throw new Error('S3_ENDPOINT needs S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY')
  return createS3Store({
    endpoint: config.S3_ENDPOINT,
    region: config.S3_REGION,
    bucket: config.S3_BUCKET,
    accessKeyId: config.S3_ACCESS_KEY_ID,
    secretAccessKey: config.S3_SECRET_ACCESS_KEY,
    reach,
  })
}

function openFolder(root: string): FileStore {
  // in the background: it only gives back room, and a folder that cannot be read shows at the first real use
  sweepUnfinished(root, new Date()).catch(() => {})
  return createFolderStore(root)
}
