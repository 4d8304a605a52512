import { useEffect, useRef, useState } from 'react'
import { useKept } from '../../../platform/web/session/kept.ts'
import { useSession } from '../../../platform/web/session/session.ts'
import type { FormField, ToolForm } from '../../generators/contract.ts'

/** Where a tool takes its facts from, as the form has it. */
export interface SourcesChoice {
  mode: 'instruct' | 'file' | 'url' | 'domain' | 'serp'
  files: string[]
  /** As typed, one per line. */
  addresses: string
}

/** Everything that a person has put into the form of a tool. */
export interface ToolInput {
  /** By the names of the fields, as typed. */
  fields: Record<string, string>
  language: string
  /** Empty: no preference. */
  tone: string
  /** A brand voice's id; empty: the one of the project. */
  voice: string
  copies: number
  sources: SourcesChoice
}

const PAUSE_MS = 500
export const noSources: SourcesChoice = { mode: 'instruct', files: [], addresses: '' }

/** The form as nobody has touched it. */
export function untouched({ fields, copies }: ToolForm, language: string): ToolInput {
  return { fields: initialOf(fields), language, tone: '', voice: '', copies, sources: noSources }
}

/** The form with the examples of its declaration. */
export function exampleOf(fields: readonly FormField[]): Record<string, string> {
  return Object.fromEntries(fields.map(({ name, example }) => [name, String(example)]))
}

function initialOf(fields: readonly FormField[]): Record<string, string> {
  return Object.fromEntries(fields.map(({ name, initial }) => [name, String(initial ?? '')]))
}

/** What is typed into the form of a tool, kept for its person on this device until it is changed again. */
export function useToolInput(form: ToolForm, language: string): [ToolInput, (change: Partial<ToolInput>) => void] {
  const { uniqueId } = useSession()
  const [stored, store] = useKept(`tool-${uniqueId}-${form.tool}`, '')
  const [input, setInput] = useState(() => readInput(stored, untouched(form, language)))
  const waiting = useRef<string>(undefined)
  const keep = useRef(store)
  keep.current = store
  useEffect(() => {
    waiting.current = JSON.stringify(input)
    const timer = setTimeout(() => {
      if (waiting.current !== undefined) keep.current(waiting.current)
      waiting.current = undefined
    }, PAUSE_MS)
    return () => clearTimeout(timer)
  }, [input])
  useEffect(
    () => () => {
      if (waiting.current !== undefined) keep.current(waiting.current)
    },
    [],
  )
  return [input, (change) => setInput((now) => ({ ...now, ...change }))]
}

/** What was kept, over the untouched form; what cannot be read counts as nothing. */
function readInput(stored: string, usual: ToolInput): ToolInput {
  if (stored === '') return usual
  try {
    const kept: Partial<ToolInput> = JSON.parse(stored)
    return {
      ...usual,
      ...kept,
      fields: { ...usual.fields, ...kept.fields },
      sources: { ...noSources, ...kept.sources },
    }
  } catch {
    return usual
  }
}

/** The input as the call takes it. */
export function callInput(form: ToolForm, input: ToolInput): Record<string, unknown> {
  const fields = form.fields.flatMap(({ name, kind, isRequired }) => {
    const typed = input.fields[name] ?? ''
    if (typed.trim() === '' && !isRequired) return []
    return [[name, kind === 'number' ? Number(typed) : typed]]
  })
  const hasTone = form.fields.some(({ name }) => name === 'tone')
  return {
    ...Object.fromEntries(fields),
    language: input.language,
    ...(input.tone && !hasTone ? { tone: input.tone } : {}),
    ...(input.voice ? { brand_voice_id: input.voice } : {}),
    generation_length: input.copies,
    keep_history: true,
    ...(form.sources === 'none' ? {} : sourcesOf(input.sources)),
  }
}

function sourcesOf({ mode, files, addresses }: SourcesChoice): Record<string, unknown> {
  const urls = addresses.split(/\s+/).filter(Boolean)
  if (mode === 'file') return { mode, files }
  if (mode === 'url') return { mode, urls }
  if (mode === 'domain') return { mode, domains: urls }
  return { mode }
}
