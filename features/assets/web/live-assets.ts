import { type InfiniteData, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { type PageEvent, useEvents } from '../../../platform/web/api/events.ts'
import { readAgain } from '../../../platform/web/api/read-again.ts'
import type { TaskView } from '../../../platform/web/tasks/tasks.ts'
import type { AssetShape } from '../contract.ts'
import { assetsApi } from './api.ts'

type ListPage = Awaited<ReturnType<typeof assetsApi.call.list>>
type One = Awaited<ReturnType<typeof assetsApi.call.get>>

/**
 * Keeps every shown source current while it is read: progress goes straight into what is on the page, and what begins or
 * ends is loaded again.
 */
export function useLiveAssets(): void {
  const queries = useQueryClient()
  const known = useRef(new Map<string, TaskView['state']>())
  const reload = () => void readAgain(queries, assetsApi.query.key())
  useEvents('task', (event) => {
    const task = readingIn(event)
    if (!task) return
    const isNews = known.current.get(task.id) !== task.state
    known.current.set(task.id, task.state)
    if (isNews) return reload()
    const moved = (asset: AssetShape) => (asset.task_id === task.id ? withProgress(asset, task) : asset)
    queries.setQueriesData<InfiniteData<ListPage>>(
      { queryKey: assetsApi.query.list.key({ type: 'infinite' }) },
      (now) => now && { ...now, pages: now.pages.map((page) => ({ ...page, assets: page.assets.map(moved) })) },
    )
    queries.setQueriesData<One>(
      { queryKey: assetsApi.query.get.key() },
      (now) => now && { ...now, asset: moved(now.asset) },
    )
  })
  useEvents('connected', reload)
}

function withProgress(asset: AssetShape, { step, done, total }: TaskView): AssetShape {
  return { ...asset, state: 'reading', progress: { step, done, total } }
}

// What the server pushes is the task as its own list shows it.
function readingIn({ task }: PageEvent): TaskView | null {
  const isTask = typeof task === 'object' && task !== null && 'kind' in task && 'state' in task
  return isTask && String(task.kind).startsWith('assets-') ? (task as TaskView) : null
}
