import { apiClient } from '../../../platform/web/api/client.ts'
import { sharingContract } from '../contract.ts'

export const sharingApi = apiClient(sharingContract, 'sharing')
