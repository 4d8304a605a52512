import { apiClient } from '../../../platform/web/api/client.ts'
import { modelsContract } from '../contract.ts'

export const modelsApi = apiClient(modelsContract, 'models')
