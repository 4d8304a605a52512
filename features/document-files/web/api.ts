import { apiClient } from '../../../platform/web/api/client.ts'
import { documentFilesContract } from '../contract.ts'

export const documentFilesApi = apiClient(documentFilesContract, 'document-files')
