import { apiClient } from '../../../platform/web/api/client.ts'
import { visitsContract } from '../contract.ts'

export const visitsApi = apiClient(visitsContract, 'visits')
