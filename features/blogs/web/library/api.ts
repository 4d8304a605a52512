import { apiClient } from '../../../../platform/web/api/client.ts'
import { blogsContract } from '../../contract.ts'

export const blogsApi = apiClient(blogsContract, 'blogs')
