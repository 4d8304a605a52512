import { apiClient } from '../../../platform/web/api/client.ts'
import { modelRunsContract } from '../contract.ts'

export const modelRunsApi = apiClient(modelRunsContract, 'model-runs')
