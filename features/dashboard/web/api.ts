import { apiClient } from '../../../platform/web/api/client.ts'
import { assetsContract } from '../../assets/contract.ts'
import { blogsContract } from '../../blogs/contract.ts'
import { workflowsContract } from '../../workflows/contract.ts'

// The same names as the features' own clients give them, so that a change made on their pages shows here too.
export const assetsApi = apiClient(assetsContract, 'assets')
export const blogsApi = apiClient(blogsContract, 'blogs')
export const workflowsApi = apiClient(workflowsContract, 'workflows')
