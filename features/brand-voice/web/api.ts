import { apiClient } from '../../../platform/web/api/client.ts'
import { brandVoiceContract } from '../contract.ts'

export const brandVoiceApi = apiClient(brandVoiceContract, 'brand-voice')
