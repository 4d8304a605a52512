import { apiClient } from '../../../platform/web/api/client.ts'
import { repurposeContract } from '../contract.ts'

export const repurposeApi = apiClient(repurposeContract, 'repurpose')

/** A derived text whole, and as lists show it. */
export type Derivative = Awaited<ReturnType<typeof repurposeApi.call.get>>['derivative']
export type Entry = Awaited<ReturnType<typeof repurposeApi.call.list>>['derivatives'][number]
/** What a text can be turned into. */
export type Shape = Awaited<ReturnType<typeof repurposeApi.call.shapes>>['shapes'][number]
/** A statement of a derived text, and what it rests on. */
export type Claim = Derivative['claims'][number]
/** What a derivative is made of and how. */
export type Wish = Parameters<typeof repurposeApi.call.make>[0]
