import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback, useRef, useState } from 'react'
import { useEvents } from '../../../platform/web/api/events.ts'
import { ApiFailure, asFailure } from '../../../platform/web/api/failure.ts'
import { type Edit, type WorkflowView, workflowsApi } from './api.ts'
import { applyEdit } from './apply-edit.ts'

/** How the last edits stand with the server. */
export type SaveState =
  | { state: 'saved' }
  | { state: 'saving' }
  | { state: 'failed'; failure: ApiFailure }
  | { state: 'conflict'; theirs: WorkflowView }

/** One workflow, kept current while long work changes it. */
export function useWorkflow(id: string) {
  const queries = useQueryClient()
  const options = workflowsApi.query.get.queryOptions({ input: { id } })
  useEvents('workflow', (event) => {
    if (event.workflow_id === id) void queries.invalidateQueries({ queryKey: options.queryKey })
  })
  useEvents('connected', () => void queries.invalidateQueries({ queryKey: options.queryKey }))
  return useQuery({ ...options, select: ({ workflow }) => workflow })
}

/** Puts a workflow that a call answered with where the pages read it. */
export function useKeepWorkflow() {
  const queries = useQueryClient()
  return useCallback(
    (workflow: WorkflowView) => {
      queries.setQueryData(workflowsApi.query.get.queryOptions({ input: { id: workflow.id } }).queryKey, {
        status: 200 as const,
        workflow,
      })
      void queries.invalidateQueries({ queryKey: workflowsApi.query.list.key() })
    },
    [queries],
  )
}

/**
 * Saves edits one after the other. Long work may have changed the workflow meanwhile: the edit is then sent again upon
 * the new version, unless both changed the outline, which a person must decide.
 */
export function useSaveWorkflow(workflow: WorkflowView) {
  const keep = useKeepWorkflow()
  const latest = useRef(workflow)
  if (workflow.version > latest.current.version || workflow.id !== latest.current.id) latest.current = workflow
  const line = useRef<Promise<void>>(Promise.resolve())
  const failed = useRef<Edit>({})
  /** Edits that the page shows already and the server does not have yet. */
  const waiting = useRef<Edit[]>([])
  const [saving, setSaving] = useState<SaveState>({ state: 'saved' })

  const queries = useQueryClient()
  const show = useCallback(
    (edit: Edit) => {
      const { queryKey } = workflowsApi.query.get.queryOptions({ input: { id: latest.current.id } })
      queries.setQueryData(queryKey, (now) => now && { ...now, workflow: applyEdit(now.workflow, edit) })
    },
    [queries],
  )

  const send = useCallback(
    async (edit: Edit) => {
      const whole = { ...failed.current, ...edit }
      try {
        latest.current = await sendOnce(latest.current, whole)
        failed.current = {}
        waiting.current.shift()
        keep(waiting.current.reduce(applyEdit, latest.current))
        setSaving({ state: waiting.current.length ? 'saving' : 'saved' })
      } catch (error) {
        failed.current = whole
        waiting.current.shift()
        setSaving(
          error instanceof OutlineConflict
            ? { state: 'conflict', theirs: error.theirs }
            : { state: 'failed', failure: asFailure(error) },
        )
      }
    },
    [keep],
  )
  const save = useCallback(
    (edit: Edit): Promise<void> => {
      setSaving({ state: 'saving' })
      waiting.current.push(edit)
      show(edit)
      line.current = line.current.then(() => send(edit))
      return line.current
    },
    [send, show],
  )
  const takeTheirs = useCallback(
    (theirs: WorkflowView) => {
      failed.current = {}
      latest.current = theirs
      keep(theirs)
      setSaving({ state: 'saved' })
    },
    [keep],
  )
  const keepMine = useCallback(
    (theirs: WorkflowView) => {
      latest.current = theirs
      return save({})
    },
    [save],
  )
  return { saving, save, takeTheirs, keepMine }
}

class OutlineConflict extends Error {
  readonly theirs: WorkflowView
  constructor(theirs: WorkflowView) {
    super('The outline was changed elsewhere.')
    this.theirs = theirs
  }
}

async function sendOnce(base: WorkflowView, edit: Edit): Promise<WorkflowView> {
  try {
    return (await workflowsApi.call.change({ id: base.id, version: base.version, ...edit })).workflow
  } catch (error) {
    const theirs = storedIn(error)
    if (!theirs) throw error
    if (edit.sections && planOf(theirs) !== planOf(base)) throw new OutlineConflict(theirs)
    return (await workflowsApi.call.change({ id: base.id, version: theirs.version, ...edit })).workflow
  }
}

function storedIn(error: unknown): WorkflowView | null {
  if (!(error instanceof ApiFailure) || error.status !== 409) return null
  const stored = error.body.workflow
  // the conflict's body carries the workflow in the contract's own shape
  return stored ? (stored as WorkflowView) : null
}

function planOf({ sections }: WorkflowView): string {
  return JSON.stringify(
    sections.map(({ id, level, heading, notes, words, passage_ids }) => [
      id,
      level,
      heading,
      notes,
      words,
      passage_ids,
    ]),
  )
}
