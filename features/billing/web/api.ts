import { apiClient } from '../../../platform/web/api/client.ts'
import { billingContract } from '../contract.ts'

export const billingApi = apiClient(billingContract, 'billing')
