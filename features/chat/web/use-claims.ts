import { skipToken, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEvents } from '../../../platform/web/api/events.ts'
import { readAgain } from '../../../platform/web/api/read-again.ts'
import { useTask } from '../../../platform/web/tasks/tasks.ts'
import { checksApi, type MessageView } from './api.ts'
import { type ClaimMark, claimMarks } from './claim-marks.ts'

/** What the fact check of an answer found so far. */
export interface Claims {
  isChecking: boolean
  hasFailed: boolean
  marks: ClaimMark[]
}

const NONE: ClaimMark[] = []

/** The verdicts of an answer’s fact check, kept current while it runs. */
export function useClaims({ check_id: id, text }: MessageView): Claims {
  const queries = useQueryClient()
  const options = checksApi.query.facts.get.queryOptions({ input: id ? { id } : skipToken })
  const check = useQuery(options)
  useEvents('fact-check', (event) => {
    if (id && event.check_id === id) void readAgain(queries, options.queryKey)
  })
  const taskId = check.data?.check.task_id ?? null
  useTask(taskId)
  if (!check.data) return { isChecking: id !== null && !check.error, hasFailed: check.error !== null, marks: NONE }
  return { isChecking: taskId !== null, hasFailed: false, marks: claimMarks(text, check.data.claims) }
}
