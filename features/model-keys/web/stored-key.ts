import type { z } from 'zod'
import type { StoredKey as StoredKeyShape } from '../contract.ts'
import { modelKeysApi } from './api.ts'

/** What may be known of a stored key. */
export type StoredKey = z.output<typeof StoredKeyShape>

/** The stored key, or null. */
export const storedKeyOptions = modelKeysApi.query.lookForKey.queryOptions({ input: {} })
