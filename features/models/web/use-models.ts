import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { z } from 'zod'
import { putAnswered } from '../../../platform/web/api/put-answered.ts'
import type { ServerModels } from '../contract.ts'
import { modelsApi } from './api.ts'

/** This server's models, as its page knows them. */
export type Listed = z.output<typeof ServerModels>

const options = modelsApi.query.list.queryOptions()

export function useModels() {
  return useQuery(options)
}

/** Whether a download is of a model that the server runs itself, and not of Ollama’s. */
export function isOnBoard({ on_board }: Listed, { title }: { title: string }): boolean {
  return on_board.some(({ label }) => title.endsWith(` ${label}`))
}

/** Has the server look for models again. */
export function useLook() {
  const queries = useQueryClient()
  return useMutation(
    modelsApi.query.look.mutationOptions({ onSuccess: (listed) => putAnswered(queries, options.queryKey, listed) }),
  )
}

/** Begins a download; the page then shows how far it is. */
export function usePull() {
  const queries = useQueryClient()
  return useMutation(
    modelsApi.query.pull.mutationOptions({
      onSuccess: () => queries.invalidateQueries({ queryKey: options.queryKey }),
    }),
  )
}
