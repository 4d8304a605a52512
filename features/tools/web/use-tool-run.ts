import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import type { PartValues } from '../../../engines/parts/index.ts'
import { useActiveProject } from '../../../platform/web/session/project.ts'
import { useVoices } from '../../brand-voice/web/choice-door.ts'
import type { ToolResultShape } from '../contract.ts'
import { toolsApi, writerApi } from './api.ts'
import { callInput, type RunForm, type ToolInput } from './tool-input.ts'

type Answer = Awaited<ReturnType<typeof writerApi.call.synopsis>>

/** The call that writes what a form asks for. */
export type Write = (
  body: Record<string, unknown>,
  options: Parameters<typeof writerApi.call.synopsis>[1],
) => Promise<Answer>

/** A tool’s own call, by its name in the contract. */
function callOf({ call }: RunForm): Write {
  return writerApi.call[call as 'synopsis'] as Write
}

/** A result as the page shows it. */
export interface ShownResult
  extends Pick<
    ToolResultShape,
    'content' | 'citations' | 'faults' | 'ordered_words' | 'unused_sources' | 'is_kept' | 'rating' | 'is_edited'
  > {
  /** Of this page; the id too, once the result is in the history. */
  key: string
  id: string | null
  parts?: PartValues | undefined
  /** `whole`: others of its run are still being written. `stopped`, `broken`: partial, by the person or by a failure. `alone`: complete, but in no history, since another of its run failed. */
  state: 'writing' | 'whole' | 'reviewing' | 'done' | 'stopped' | 'broken' | 'alone'
  engine: { provider: string; model?: string | undefined } | null
  notices: readonly string[]
  /** What it was made from. */
  input: ToolInput
}

/** A result as a card needs it, of this page or of the history. */
export type CardResult = Omit<ShownResult, 'input'> & { input: { fields: Record<string, string>; language: string } }

/** Runs a tool: results as they are written, the newest first, until the page is left. */
export function useToolRun(form: RunForm, write: Write = callOf(form)) {
  const [results, setResults] = useState<ShownResult[]>([])
  const [isRunning, setRunning] = useState(false)
  const { project } = useActiveProject()
  const queries = useQueryClient()
  const { asItHolds } = useVoices()
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
    let ids: readonly unknown[] = []
    try {
      const onProgress = (at: Record<string, unknown>) => {
        if (Array.isArray(at.ids)) ids = at.ids
        if (at.stage === 'whole') change(keys[Number(at.index)] ?? '', { state: 'whole' })
        if (at.stage === 'review') for (const key of keys) change(key, { state: 'reviewing' })
      }
      const onDelta = (text: string, index: number) =>
        change(keys[index] ?? '', (now) => ({ content: now.content + text }))
      const held = { ...input, voice: asItHolds(input.voice || null) ?? '' }
      const body = { ...callInput(form, held), project_id: project?.id, ...more }
      const answer = await write(body, { signal: controller.signal, context: { heard: { onDelta, onProgress } } })
      for (const [at, key] of keys.entries()) change(key, finished(answer, at))
      const again = keys.filter((_, at) => !answer.copies[at] || isAgain(answer, at))
      setResults((list) => list.filter(({ key }) => !again.includes(key)))
    } catch (error) {
      const isStopped = controller.signal.aborted
      // what was stopped is in the history as far as it came
      const idOf = (key: string) => (isStopped ? ids[keys.indexOf(key)] : null)
      setResults((list) =>
        list.flatMap((one) => (keys.includes(one.key) ? interrupted(one, idOf(one.key), isStopped) : [one])),
      )
      if (!isStopped) throw error
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
  if (!copy) return {}
  const { id, content, citations, parts, faults, ordered_words, unused_sources } = copy
  return {
    id,
    content,
    citations,
    parts: parts as PartValues | undefined,
    faults,
    ordered_words,
    unused_sources,
    engine,
    state: 'done',
    // what holds for all of them is said once
    notices: at === 0 ? notices.map(({ message }) => message) : [],
  }
}

/** Whether a version is one before it word for word: there are no more. */
function isAgain({ copies }: Answer, at: number): boolean {
  return copies.findIndex(({ content }) => content === copies[at]?.content) < at
}

/** What is left of a result whose run ended early: its words, with what became of it itself, or nothing. */
function interrupted(result: ShownResult, id: unknown, isStopped: boolean): ShownResult[] {
  if (result.content.trim() === '') return []
  const isWhole = result.state === 'whole' || result.state === 'reviewing'
  const state = isStopped ? (isWhole ? 'done' : 'stopped') : isWhole ? 'alone' : 'broken'
  return [{ ...result, id: typeof id === 'string' ? id : null, state }]
}
