import { apiClient } from '../../../platform/web/api/client.ts'
import { templatesContract } from '../contract.ts'

export const templatesApi = apiClient(templatesContract, 'templates')

/** A template whole, and as lists show it. */
export type WholeTemplate = Awaited<ReturnType<typeof templatesApi.call.get>>['template']
export type ListedTemplate = Awaited<ReturnType<typeof templatesApi.call.list>>['templates'][number]
