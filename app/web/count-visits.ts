import type { AnyRouter } from '@tanstack/react-router'
import { reportVisit } from '../../features/visits/web/index.ts'

/** Counts every page that was opened, by its pattern. A count that fails is nobody's concern. */
export function countVisits(pages: AnyRouter): void {
  pages.subscribe('onResolved', ({ pathChanged }) => {
    const page: string | undefined = pages.state.matches.at(-1)?.fullPath
    if (pathChanged && page) reportVisit(page).catch(() => undefined)
  })
}
