import { apiClient } from '../../../platform/web/api/client.ts'
import { assetsContract } from '../../assets/contract.ts'
import { blogsContract } from '../../blogs/contract.ts'
import { optimizerContract } from '../contract.ts'

export const optimizerApi = apiClient(optimizerContract, 'optimizer')
export const assetsApi = apiClient(assetsContract, 'assets')
export const blogsApi = apiClient(blogsContract, 'blogs')
