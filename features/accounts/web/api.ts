import { apiClient } from '../../../platform/web/api/client.ts'
import { accountsContract } from '../contract.ts'

export const accountsApi = apiClient(accountsContract, 'accounts')
