import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback, useRef, useState } from 'react'
import { useEvents } from '../../../platform/web/api/events.ts'
import { ApiFailure, asFailure } from '../../../platform/web/api/failure.ts'
import { putAnswered } from '../../../platform/web/api/put-answered.ts'
import { readAgain } from '../../../platform/web/api/read-again.ts'
import { type Edit, type SectionPlan, type WorkflowView, workflowsApi } from './api.ts'
import { applyEdit } from './apply-edit.ts'
import { asPlan } from './section-plan.ts'

/** How the last edits stand with the server. */
export type SaveState =
  | { state: 'saved' }
  | { state: 'saving' }
  | { state: 'failed'; failure: ApiFailure }
  | { state: 'conflict'; mine: SectionPlan[]; theirs: WorkflowView }

/** One workflow, kept current while long work changes it. */
export function useWorkflow(id: string) {
  const queries = useQueryClient()
  const options = workflowsApi.query.get.queryOptions({ input: { id } })
  const refresh = useRefresh(() => readAgain(queries, options.queryKey, { cancelRefetch: false }))
  useEvents('workflow', (event) => {
    if (event.workflow_id === id) refresh()
  })
  useEvents('connected', refresh)
  return useQuery({ ...options, select: ({ workflow }) => workflow })
}

/**
 * Loads again when asked, and once more for what was asked meanwhile. News of a quick writer would else cancel each answer
 * before it is there, and the page would show all of it waiting to the end.
 */
function useRefresh(load: () => Promise<unknown>): () => void {
  const state = useRef({ isLoading: false, isAsked: false })
  return () => {
    const now = state.current
    now.isAsked = true
    if (now.isLoading) return
    now.isLoading = true
    const next = (): unknown => {
      if (!now.isAsked) {
        now.isLoading = false
        return
      }
      now.isAsked = false
      return load().finally(next)
    }
    next()
  }
}

/** Puts a workflow that a call answered with where the pages read it. */
export function useKeepWorkflow() {
  const queries = useQueryClient()
  return useCallback(
    (workflow: WorkflowView) => {
      putAnswered(queries, workflowsApi.query.get.queryOptions({ input: { id: workflow.id } }).queryKey, {
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
      const whole = together(failed.current, edit)
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
            ? { state: 'conflict', mine: whole.sections ?? [], theirs: error.theirs }
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
  // Both answer with the way back: the version that was not kept goes in its place.
  const takeTheirs = useCallback(
    (theirs: WorkflowView) => {
      const { sections, ...others } = failed.current
      failed.current = {}
      latest.current = theirs
      keep(theirs)
      setSaving({ state: 'saved' })
      if (Object.keys(others).length) void save(others)
      return () => void save({ sections })
    },
    [keep, save],
  )
  const keepMine = useCallback(
    (theirs: WorkflowView) => {
      latest.current = theirs
      void save({})
      return () => void save({ sections: theirs.sections.map(asPlan) })
    },
    [save],
  )
  return { saving, save, takeTheirs, keepMine }
}

/** Two edits as one; of a brief each may change a part. */
function together(first: Edit, second: Edit): Edit {
  const brief = first.brief || second.brief ? { brief: { ...first.brief, ...second.brief } } : {}
  return { ...first, ...second, ...brief }
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
