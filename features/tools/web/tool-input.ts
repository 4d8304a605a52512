import { useKeptForm } from '../../../platform/web/session/kept-form.ts'
import { useSession } from '../../../platform/web/session/session.ts'
import type { FormField, ToolForm } from '../../generators/contract.ts'

/** A form that is run like a tool: a tool’s own, or one that another feature makes, under a name of its own. */
export interface RunForm extends Omit<ToolForm, 'tool' | 'group'> {
  tool: string
  /** The field of the call that holds what was filled in, where the form’s fields are none of the call’s own. */
  fieldsIn?: string
  /** The language it writes in unless a person chooses another; absent: the first of the server’s. */
  language?: string
}

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
  /** A brand voice's id, `none`; empty: the one of the project. */
  voice: string
  copies: number
  /** What is wanted besides, in their own words. */
  instructions: string
  /** Whether the model reads its text once more. */
  isReviewed: boolean
  sources: SourcesChoice
}

export const noSources: SourcesChoice = { mode: 'instruct', files: [], addresses: '' }

/** The form as nobody has touched it. */
export function untouched({ fields, copies, language }: RunForm, byDefault: string): ToolInput {
  return {
    fields: initialOf(fields),
    language: language ?? byDefault,
    tone: '',
    voice: '',
    copies,
    instructions: '',
    isReviewed: true,
    sources: noSources,
  }
}

/** The form with the examples of its declaration. */
export function exampleOf(fields: readonly FormField[]): Record<string, string> {
  return Object.fromEntries(fields.map(({ name, example }) => [name, String(example)]))
}

function initialOf(fields: readonly FormField[]): Record<string, string> {
  return Object.fromEntries(fields.map(({ name, initial }) => [name, String(initial ?? '')]))
}

/** What is typed into the form of a tool, kept for its person on this device until it is changed again. */
export function useToolInput(form: RunForm, language: string): [ToolInput, (change: Partial<ToolInput>) => void] {
  const { uniqueId } = useSession()
  return useKeptForm<ToolInput>(`tool-${uniqueId}-${form.tool}`, (kept) => {
    const usual = untouched(form, language)
    return {
      ...usual,
      ...kept,
      fields: { ...usual.fields, ...stillOffered(form.fields, kept?.fields) },
      sources: { ...noSources, ...kept?.sources },
    }
  })
}

/** What was kept, without choices that the form no longer has. */
function stillOffered(fields: readonly FormField[], kept: ToolInput['fields'] = {}): ToolInput['fields'] {
  const gone = fields.filter(({ kind, name, options }) => kind === 'choice' && !options?.includes(kept[name] ?? ''))
  return Object.fromEntries(Object.entries(kept).filter(([name]) => !gone.some((field) => field.name === name)))
}

/** The input as the call takes it. */
export function callInput(form: RunForm, input: ToolInput): Record<string, unknown> {
  const fields = form.fields.flatMap(({ name, kind, isRequired }) => {
    const typed = input.fields[name] ?? ''
    if (typed.trim() === '' && !isRequired) return []
    return [[name, kind === 'number' ? Number(typed) : typed]]
  })
  const hasTone = form.fields.some(({ name }) => name === 'tone')
  return {
    ...(form.fieldsIn ? { [form.fieldsIn]: Object.fromEntries(fields) } : Object.fromEntries(fields)),
    language: input.language,
    ...(input.tone && !hasTone ? { tone: input.tone } : {}),
    ...(input.voice ? { brand_voice_id: input.voice } : {}),
    ...(form.takesInstructions && input.instructions.trim() ? { instructions: input.instructions.trim() } : {}),
    ...(input.isReviewed ? {} : { review: false }),
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
