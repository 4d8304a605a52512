import { apiClient } from '../../../platform/web/api/client.ts'
import { projectsContract } from '../contract.ts'

export const projectsApi = apiClient(projectsContract, 'projects')
