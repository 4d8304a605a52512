import { apiClient } from '../../../../platform/web/api/client.ts'
import { upload } from '../../../../platform/web/api/upload.ts'
import { assetsContract } from '../../../assets/contract.ts'
import { generatorsContract } from '../../../generators/contract.ts'
import { blogsContract } from '../../contract.ts'
import type { SendPicture } from './paste/picture-uploads.ts'

export const blogsApi = apiClient(blogsContract, 'blogs')
export const sourcesApi = apiClient(assetsContract, 'assets')
export const writerApi = apiClient(generatorsContract, 'generators')

/** Sends a picture to be kept with the person's others; answers its address. */
export const sendPicture: SendPicture = async (file, onProgress) => {
  const form = new FormData()
  form.append('file', file)
  const answer = await upload('/api/blogs/pictures', form, { onProgress })
  if (typeof answer === 'object' && answer !== null && 'url' in answer && typeof answer.url === 'string')
    return answer.url
  throw new Error('The answer names no picture')
}
