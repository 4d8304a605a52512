import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import type { PartValues } from '../../../engines/parts/index.ts'
import { useActiveProject } from '../../../platform/web/session/project.ts'
import type { ToolForm } from '../../generators/contract.ts'
import type { ToolResultShape } from '../contract.ts'
import { toolsApi, writerApi } from './api.ts'
import { callInput, type ToolInput } from './tool-input.ts'

type Answer = Awaited<ReturnType<typeof writerApi.call.synopsis>>

/** A result as the page shows it. */
export interface ShownResult
  extends Pick<ToolResultShape, 'content' | 'citations' | 'faults' | 'is_kept' | 'rating' | 'is_edited'> {
  /** Of this page; the id too, once the result is in the history. */
  key: string
  id: string | null
  parts?: PartValues | undefined
  state: 'writing' | 'done' | 'stopped'
  engine: { provider: string; model?: string | undefined } | null
  notices: readonly string[]
  /** What it was made from. */
  input: ToolInput
}

/** A result as a card needs it, of this page or of the history. */
export type CardResult = Omit<ShownResult, 'input'> & { input: { fields: Record<string, string> } }

/** Runs a tool: results as they are written, the newest first, until the page is left. */
export function useToolRun(form: ToolForm) {
  const [results, setResults] = useState<ShownResult[]>([])
  const [isRunning, setRunning] = useState(false)
  const { project } = useActiveProject()
  const queries = useQueryClient()
  const ending = useRef<AbortController>(undefined)
  const runs = useRef(0)
  useEffect(() => () => ending.current?.abort(), [])

  const change = (key: string, how: Partial<ShownResult> | ((now: ShownResult) => Partial<ShownResult>)) =>
    setResults((list) =>
      list.map((one) => (one.key === key ? { ...one, ...(typeof how === 'function' ? how(one) : how) } : one)),
    )

  /** Throws what failed before a word came, so that the form can say it; what came stays. */
  async function run(input: ToolInput, more: { like?: string } = {}): Promise<void> {
    runs.current += 1
    const keys = Array.from({ length: input.copies }, (_, at) => `run-${runs.current}-${at}`)
    const controller = new AbortController()
    ending.current = controller
    setRunning(true)
    setResults((list) => [...keys.map((key) => begun(key, input)), ...list])
    const call = writerApi.call[form.call as 'synopsis'] as (
      body: Record<string, unknown>,
      options: Parameters<typeof writerApi.call.synopsis>[1],
    ) => Promise<Answer>
    try {
      const onDelta = (text: string, index: number) =>
        change(keys[index] ?? '', (now) => ({ content: now.content + text }))
      const body = { ...callInput(form, input), project_id: project?.id, ...more }
      const answer = await call(body, { signal: controller.signal, context: { heard: { onDelta } } })
      for (const [at, key] of keys.entries()) change(key, finished(answer, at))
      const again = keys.filter((_, at) => isAgain(answer, at))
      setResults((list) => list.filter(({ key }) => !again.includes(key)))
    } catch (error) {
      setResults((list) => list.flatMap((one) => (keys.includes(one.key) ? interrupted(one) : [one])))
      if (!controller.signal.aborted) throw error
    } finally {
      setRunning(false)
      void queries.invalidateQueries({ queryKey: toolsApi.query.list.key() })
    }
  }

  return {
    results,
    isRunning,
    run,
    change,
    remove: (key: string) => setResults((list) => list.filter((one) => one.key !== key)),
    stop: () => ending.current?.abort(),
  }
}

function begun(key: string, input: ToolInput): ShownResult {
  return {
    key,
    id: null,
    content: '',
    citations: [],
    state: 'writing',
    engine: null,
    notices: [],
    is_kept: false,
    is_edited: false,
    rating: null,
    input,
  }
}

function finished({ copies, engine, notices }: Answer, at: number): Partial<ShownResult> {
  const copy = copies[at]
  if (!copy) return { state: 'stopped' }
  const { id, content, citations, parts, faults } = copy
  return {
    id,
    content,
    citations,
    parts: parts as PartValues | undefined,
    faults,
    engine,
    state: 'done',
    // what holds for all of them is said once
    notices: at === 0 ? notices.map(({ message }) => message) : [],
  }
}

/** Whether a version is one before it word for word: the built-in writer has no more. */
function isAgain({ copies }: Answer, at: number): boolean {
  return copies.findIndex(({ content }) => content === copies[at]?.content) < at
}

/** What is left of a result whose writing ended early: its words, or nothing. */
function interrupted(result: ShownResult): ShownResult[] {
  return result.content.trim() === '' ? [] : [{ ...result, state: 'stopped' }]
}
