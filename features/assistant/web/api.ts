import { apiClient } from '../../../platform/web/api/client.ts'
import { blogsContract } from '../../blogs/contract.ts'
import { generatorsContract } from '../../generators/contract.ts'

export const blogsApi = apiClient(blogsContract, 'blogs')
export const writerApi = apiClient(generatorsContract, 'generators')
