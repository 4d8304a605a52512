import type { optimizerApi } from '../api.ts'

export type LinkSetup = Awaited<ReturnType<typeof optimizerApi.call.links.setup>>
