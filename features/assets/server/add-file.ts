import { refuse } from '../../../platform/contract/failures.ts'
import type { Deps } from '../../../platform/server/deps.ts'
import type { Spooled } from '../../../platform/server/files/spool.ts'
import { newId } from '../../../platform/server/ids.ts'
import type { Actor } from '../../accounts/server/index.ts'
import type { AssetShape } from '../contract.ts'
import { type NewSources, projectOf, startReading, taken } from './add-sources.ts'
import { assetViews } from './asset-view.ts'
import { formatOfFile, HEAD_BYTES } from './readers/format.ts'
import type { Format } from './readers/types.ts'
import {
  type AssetRow,
  assetsOf,
  assetWithBytes,
  changeAsset,
  countFiles,
  insertAsset,
  lockOwner,
} from './store/asset-store.ts'

type Needs = Pick<Deps, 'db' | 'transaction' | 'clock' | 'jobs' | 'files'>

const TYPES: Record<Format, string> = {
  pdf: 'application/pdf',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  text: 'text/plain',
  markdown: 'text/markdown',
  html: 'text/html',
  csv: 'text/csv',
}

/** A file as it arrived. */
export interface NewFile extends NewSources {
  name: string
  upload: Spooled
}

/**
 * Keeps an uploaded file and reads it as a job. What it is, is decided by its bytes. The same bytes are one source:
 * sent again, the existing one is returned (and restored if it was deleted). `isNew` says which.
 */
export async function addFile(
  deps: Needs,
  actor: Actor,
  file: NewFile,
): Promise<{ asset: AssetShape; isNew: boolean }> {
  const name = fileName(file.name)
  const format = await formatOfFile(name, await headOf(file.upload))
  const projectId = await projectOf(deps, actor, file.project_id)
  const known = await assetWithBytes(deps.db, actor.ownerId, file.upload.sha256)
  if (!known || known.deletedAt) await requireRoom(deps, actor)
  const id = newId()
  const fileKey = `assets/${actor.ownerId}/${id}`
  const isStored = Boolean(known?.fileKey)
  if (!isStored) await deps.files.put(fileKey, file.upload, TYPES[format])
  try {
    const kept = await deps.transaction(() => keep(deps, actor, { id, name, format, fileKey, projectId, file }))
    if (!isStored && kept.fileKey !== fileKey) await deps.files.remove(fileKey)
    const [asset] = await assetViews(deps.db, actor.ownerId, await assetsOf(deps.db, actor.ownerId, [kept.id]))
    return { asset: asset ?? refuse('not-found'), isNew: kept.id === id }
  } catch (error) {
    if (!isStored) await deps.files.remove(fileKey)
    throw error
  }
}

interface Kept {
  id: string
  name: string
  format: Format
  fileKey: string
  projectId: string | null
  file: NewFile
}

/** One upload at a time is counted and kept, so that two cannot share the last free place or make the same bytes two sources. */
async function keep(
  deps: Needs,
  actor: Actor,
  { id, name, format, fileKey, projectId, file }: Kept,
): Promise<Pick<AssetRow, 'id' | 'fileKey'>> {
  await lockOwner(deps.db, actor.ownerId)
  const known = await assetWithBytes(deps.db, actor.ownerId, file.upload.sha256)
  if (!known || known.deletedAt) await requireRoom(deps, actor)
  if (known) return takenAgain(deps, known, fileKey)
  const now = deps.clock.now()
  const { size, sha256 } = file.upload
  const row = {
    id,
    ownerId: actor.ownerId,
    kind: 'file' as const,
    title: name,
    name,
    format,
    size,
    sha256,
    fileKey,
    projectId,
  }
  await insertAsset(deps.db, { ...row, tags: file.tags, createdAt: now, updatedAt: now })
  await startReading(deps, row)
  return row
}

async function takenAgain(deps: Needs, known: AssetRow, fileKey: string): Promise<Pick<AssetRow, 'id' | 'fileKey'>> {
  const asset = await taken(deps, known)
  const key = asset.fileKey ?? fileKey
  if (!asset.fileKey) await changeAsset(deps.db, asset.ownerId, asset.id, { fileKey: key })
  if (asset.state !== 'ready') await startReading(deps, asset)
  return { id: asset.id, fileKey: key }
}

async function requireRoom({ db }: Pick<Needs, 'db'>, actor: Actor): Promise<void> {
  const limit = actor.plan.storedFiles
  if (limit >= 0 && (await countFiles(db, actor.ownerId)) >= limit) refuse('file-limit', { limit })
}

async function headOf(upload: Spooled): Promise<Uint8Array> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of upload.open()) {
    chunks.push(chunk)
    size += chunk.length
    if (size >= HEAD_BYTES) break
  }
  return Buffer.concat(chunks).subarray(0, HEAD_BYTES)
}

/** The last part of a path, without control characters, at most 200 characters with its ending kept. */
export function fileName(sent: string): string {
  const name =
    (sent.split(/[\\/]/).at(-1) ?? '')
      .replace(/\p{Cc}/gu, '')
      .trim()
      .toWellFormed() || 'file'
  if (name.length <= 200) return name
  const ending = /\.[a-z0-9]{1,10}$/i.exec(name)?.[0] ?? ''
  return name.slice(0, 200 - ending.length) + ending
}
