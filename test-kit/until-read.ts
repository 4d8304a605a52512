import { expect } from 'vitest'
import type { AssetShape } from '../features/assets/contract.ts'
import type { Caller } from './caller.ts'

/** Waits until nothing runs on a source anymore, and returns it. */
export async function untilRead(caller: Caller, id: string): Promise<AssetShape> {
  let asset: AssetShape | undefined
  const state = async () => {
    const { body } = await caller.get(`/api/assets/${id}`)
    asset = body.asset
    return asset?.state
  }
  await expect.poll(state, { timeout: 30_000, interval: 50 }).toMatch(/^(ready|failed|cancelled)$/)
  if (!asset) throw new Error(`there is no source ${id}`)
  return asset
}
