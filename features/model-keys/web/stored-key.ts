import { queryOptions } from '@tanstack/react-query'
import type { z } from 'zod'
import { asFailure } from '../../../platform/web/api/failure.ts'
import type { StoredKey as StoredKeyShape } from '../contract.ts'
import { modelKeysApi } from './api.ts'

/** What may be known of a stored key. */
export type StoredKey = z.output<typeof StoredKeyShape>

/** The stored key, or null; having none is an answer here, not a failure. */
export const storedKeyOptions = queryOptions({
  queryKey: [...modelKeysApi.query.fetchKey.key(), 'or-none'],
  queryFn: keyOrNone,
})

async function keyOrNone(): Promise<{ key: StoredKey | null }> {
  try {
    return { key: await modelKeysApi.call.fetchKey({}) }
  } catch (error) {
    if (asFailure(error).code === 'own-key-missing') return { key: null }
    throw error
  }
}
