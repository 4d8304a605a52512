import { modelKeysApi } from './api.ts'

export { storedKeyOptions } from './stored-key.ts'

/** The models of the stored key; fails without one, which is no news. */
export const keyModelsOptions = modelKeysApi.query.listKeyModels.queryOptions({
  input: {},
  retry: false,
  staleTime: 300_000,
})
