import { useQueryClient } from '@tanstack/react-query'
import { asFailure } from '../../../platform/web/api/failure.ts'
import { toast } from '../../../platform/web/ui/toasts.ts'
import type { ToolResultShape } from '../contract.ts'
import { toolsApi } from './api.ts'
import type { CardResult, ShownResult } from './use-tool-run.ts'

/** What may be changed of a result. */
export type Saved = Partial<Pick<ShownResult, 'content' | 'parts' | 'faults' | 'is_kept' | 'is_edited' | 'rating'>> & {
  reason?: ToolResultShape['reason']
}

/** Shows a change at once and keeps it in the history; where that fails, it says so and shows what was. */
export function useSaving(result: CardResult, onChange: (change: Partial<ShownResult>) => void) {
  const queries = useQueryClient()
  return async ({ reason, ...change }: Saved) => {
    onChange(change)
    if (result.id === null) return
    const { faults: _, is_edited: __, ...stored } = change
    try {
      const parts = stored.parts as Record<string, unknown> | undefined
      const { result: saved } = await toolsApi.call.change({ id: result.id, ...stored, parts, reason })
      if (stored.content !== undefined) onChange({ citations: saved.citations })
      void queries.invalidateQueries({ queryKey: toolsApi.query.list.key() })
    } catch (error) {
      const { content, parts, faults, is_kept, is_edited, rating } = result
      onChange({ content, parts, faults, is_kept, is_edited, rating })
      toast({ failure: asFailure(error) })
    }
  }
}
