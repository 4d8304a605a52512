import { useQuery } from '@tanstack/react-query'
import type { LinkablePageShape } from '../../contract.ts'
import { optimizerApi } from '../api.ts'

/** Pages beyond this are left out: those that changed last matter most. */
const MOST_TARGETS = 2_000
export const LIBRARY = 'library'

/** What links may lead to: the writer's blogs, or the pages of a site. */
export function useTargets(source: string) {
  return useQuery({
    queryKey: targetsKey(source),
    queryFn: async ({ signal }) => {
      const targets: LinkablePageShape[] = []
      for (;;) {
        const input = { ...siteOf(source), start_count: targets.length }
        const answer = await optimizerApi.call.links.targets(input, { signal })
        targets.push(...answer.targets)
        if (answer.targets.length === 0 || targets.length >= Math.min(answer.total, MOST_TARGETS))
          return { targets, total: answer.total }
      }
    },
    refetchOnMount: 'always',
  })
}

export function targetsKey(source: string): string[] {
  return ['optimizer', 'link-targets', source]
}

/** The site of a source, as calls name it. */
export function siteOf(source: string): { site_id?: string } {
  return source === LIBRARY ? {} : { site_id: source }
}
