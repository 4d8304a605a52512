import { mkdir, rm, stat, statfs } from 'node:fs/promises'
import { join } from 'node:path'
import type { Card } from './cards.ts'

/** Where the parts of on-board models are. */
export interface Place {
  /** Weights, whole and partial. */
  weights: string
  /** The packages that run them. */
  runtime: string
}

/** Both under the data folder, so that removing that removes all. */
export function placeIn(dataDir: string): Place {
  return { weights: join(dataDir, 'model', 'weights'), runtime: join(dataDir, 'model', 'runtime') }
}

/** The checked file of a model. A different digest is a different file. */
export function fileOf({ id, sha256 }: Card, { weights }: Place): string {
  return join(weights, `${id}-${sha256.slice(0, 12)}.gguf`)
}

/** What has arrived of it so far. */
export function partOf(card: Card, place: Place): string {
  return `${fileOf(card, place)}.part`
}

/** Whether a model is here, and how much of it. */
export async function bytesHere(card: Card, place: Place): Promise<{ isWhole: boolean; bytes: number }> {
  const whole = await sizeOf(fileOf(card, place))
  return whole > 0 ? { isWhole: true, bytes: whole } : { isWhole: false, bytes: await sizeOf(partOf(card, place)) }
}

/** Deletes a model, whole or partial; tells how many bytes that freed. */
export async function removeWeights(card: Card, place: Place): Promise<number> {
  const { bytes } = await bytesHere(card, place)
  await rm(fileOf(card, place), { force: true })
  await rm(partOf(card, place), { force: true })
  return bytes
}

/** Size of a file in bytes; 0 where there is none. */
export async function sizeOf(path: string): Promise<number> {
  return stat(path).then(
    ({ size }) => size,
    () => 0,
  )
}

/** What may still be written to the disk that holds a folder, in bytes; makes the folder. */
export async function freeBytes(folder: string): Promise<number> {
  await mkdir(folder, { recursive: true })
  const { bavail, bsize } = await statfs(folder)
  return bavail * bsize
}
