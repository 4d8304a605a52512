import { apiClient } from '../../../platform/web/api/client.ts'
import { modelKeysContract } from '../contract.ts'

export const modelKeysApi = apiClient(modelKeysContract, 'model-keys')
