import { apiClient } from '../../../platform/web/api/client.ts'
import { blogsContract } from '../../blogs/contract.ts'
import { generatorsContract } from '../../generators/contract.ts'
import { toolResultsContract } from '../contract.ts'

export const toolsApi = apiClient(toolResultsContract, 'tools')
export const writerApi = apiClient(generatorsContract, 'generators')
export const blogsApi = apiClient(blogsContract, 'blogs')
