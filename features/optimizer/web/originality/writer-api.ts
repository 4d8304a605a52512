import { apiClient } from '../../../../platform/web/api/client.ts'
import { generatorsContract } from '../../../generators/contract.ts'

/** The generating calls, as the editor's assistant makes them. */
export const writerApi = apiClient(generatorsContract, 'generators')
