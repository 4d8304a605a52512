import { apiClient } from '../../../platform/web/api/client.ts'
import { pluginSignInContract } from '../contract.ts'

export const pluginSignInApi = apiClient(pluginSignInContract, 'plugin-sign-in')
