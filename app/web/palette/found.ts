import { keepPreviousData, useQueries } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useDeferredValue } from 'react'
import { useFlags } from '../../../platform/web/flags/flags.ts'
import { usePhrases } from '../../../platform/web/i18n/use-t.ts'
import { features } from '../features.ts'
import type { Choice } from './choices.tsx'
import { likeness } from './ranking.ts'

const allFinders = features.flatMap((feature) => feature.finders ?? [])
const SHORTEST = 2

/** Documents found by their words, from every feature that can look for some. */
export function useFound(words: string): { choices: Choice[]; isLooking: boolean; hasFailed: boolean } {
  const say = usePhrases()
  const flags = useFlags()
  const finders = allFinders.filter(({ flag }) => !flag || flags.state(flag) !== 'NOT_ALLOWED')
  const navigate = useNavigate()
  const asked = useDeferredValue(words.trim())
  const answers = useQueries({
    queries: finders.map((finder) => ({
      queryKey: ['palette', allFinders.indexOf(finder), asked],
      queryFn: ({ signal }: { signal: AbortSignal }) => finder.find(asked, signal),
      enabled: asked.length >= SHORTEST,
      placeholderData: keepPreviousData,
      staleTime: 30_000,
      retry: false,
    })),
  })
  const groups = answers.map(({ data = [] }, index) => {
    const finder = finders[index]
    if (!finder || asked.length < SHORTEST) return []
    return data.map(({ id, title, excerpt, path }) => ({
      id: `${index}-${id}`,
      group: say(finder.label),
      icon: finder.icon,
      label: title,
      excerpt,
      run: () => navigate({ href: path }),
    }))
  })
  // A title that fits stands above texts that only hold the words, of whatever kind they are.
  const best = (group: Choice[]) => Math.max(0, ...group.map(({ label }) => likeness(asked, label)))
  const choices = groups.toSorted((a, b) => best(b) - best(a)).flat()
  const isAsking = asked.length >= SHORTEST
  return {
    choices,
    isLooking: isAsking && answers.some(({ isFetching }) => isFetching),
    hasFailed: isAsking && answers.some(({ isError }) => isError),
  }
}
