import { apiClient } from '../../../platform/web/api/client.ts'
import { flagsContract } from '../contract.ts'

/** The flags of the person who asks. */
export const flagsApi = apiClient(flagsContract, 'flags')
