import { apiClient } from '../../../platform/web/api/client.ts'
import { assetsContract } from '../contract.ts'

export const assetsApi = apiClient(assetsContract, 'assets')
