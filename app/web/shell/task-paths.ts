import { useNavigate } from '@tanstack/react-router'
import type { TaskView } from '../../../platform/web/tasks/tasks.ts'
import { features } from '../features.ts'

const paths = Object.assign({}, ...features.map((feature) => feature.taskPaths ?? {})) as Record<
  string,
  (task: TaskView) => string | null
>

/** The way to what a piece of work made; null where there is nothing to see. */
export function useTaskPath(): (task: TaskView) => (() => void) | null {
  const navigate = useNavigate()
  return (task) => {
    const path = paths[task.kind]?.(task)
    return path ? () => void navigate({ to: path }) : null
  }
}
