import type { Answers } from './questions.tsx'

/**
 * Where the onboarding ends: at the page that sent the person here, else in the workflow they chose, else where what they
 * have is put to use.
 */
export function landingPath({ starting_workflow, app_starting_point }: Answers, next: string): string {
  if (next !== '/dashboard') return next
  if (starting_workflow) return workflowPaths[starting_workflow] ?? '/workflows'
  if (app_starting_point === 'sources') return '/assets'
  return app_starting_point === 'draft' ? '/blogs' : next
}

/** Where each workflow begins. The research and the whole draft begin with a topic alone. */
const workflowPaths: Readonly<Record<string, string>> = {
  headline: '/workflows/headline',
  outline: '/workflows/outline',
}
