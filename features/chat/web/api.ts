import type { z } from 'zod'
import { apiClient } from '../../../platform/web/api/client.ts'
import { assetsContract } from '../../assets/contract.ts'
import { optimizerContract } from '../../optimizer/contract.ts'
import { type Chat, chatContract, type Message } from '../contract.ts'

export const chatApi = apiClient(chatContract, 'chat')
export const sourcesApi = apiClient(assetsContract, 'assets')
export const checksApi = apiClient(optimizerContract, 'optimizer')

export type ChatView = z.output<typeof Chat>
export type MessageView = z.output<typeof Message>
export type CitationView = MessageView['citations'][number]
