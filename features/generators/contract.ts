import { z } from 'zod'
import type { Part } from '../../engines/parts/index.ts'
import { call, ok } from '../../platform/contract/call.ts'
import { Copies } from '../writing/contract.ts'
import { type FormField, formFieldsOf } from './fields.ts'
import type { Generator } from './generator.ts'
import { generators } from './generators.ts'
import { toolExamples } from './tool-examples.ts'
import { type ToolGroup, type ToolName, toolGenerators, toolPath } from './tools.ts'

/** The call of one generator. */
export function callOf<Schema extends Generator['input']>({ path, summary, flag, input }: Generator<Schema>) {
  return call({ method: 'POST', path, summary, tags: ['generators'] }, { may: 'text:generate', streams: true, flag })
    .input(input)
    .output(Copies)
}

type Calls<List> = {
  [Name in keyof List]: List[Name] extends { input: infer Schema extends Generator['input'] }
    ? ReturnType<typeof callOf<Schema>>
    : never
}

function callsOf<List extends Record<string, Generator>>(list: List): Calls<List> {
  // TypeScript loses names in Object.fromEntries: each keeps the call of its own generator
  return Object.fromEntries(Object.entries(list).map(([name, one]) => [name, callOf(one)])) as Calls<List>
}

/** Every call that makes text, and the editor's small ones: one for each generator, by its name. */
export const generatorsContract = callsOf(generators)

/** The calls of tools whose generator has another path: the same handler under the tool's name. */
const namedCalls = Object.fromEntries(
  toolGenerators
    .filter(({ tool, generator }) => generator.path !== toolPath(tool))
    .map(({ tool, generator }) => [tool, callOf({ ...generator, path: toolPath(tool) })]),
) as Record<ToolName, ReturnType<typeof callOf>>

const ToolField = z.object({
  name: z.string(),
  type: z.enum(['string', 'integer', 'object']),
  required: z.boolean(),
  example: z.union([z.string(), z.number(), z.record(z.string(), z.string())]),
  label: z.string(),
  hint: z.string(),
  default: z.union([z.string(), z.number()]).optional(),
  options: z.array(z.string()).optional(),
  max_length: z.number().optional(),
  minimum: z.number().optional(),
  maximum: z.number().optional(),
})

const OutputPart = z.object({
  name: z.string(),
  label: z.string(),
  type: z.enum(['string', 'strings', 'pairs']),
  columns: z.array(z.string()).optional(),
  limit: z.object({ unit: z.enum(['characters', 'pixels', 'post', 'words']), most: z.number() }).optional(),
})

/** A tool as programs see it. */
export const ToolView = z.object({
  id: z.string(),
  title: z.string(),
  summary: z.string(),
  group: z.string(),
  path: z.string().describe('`POST` the fields here; the examples alone make a valid call'),
  flag: z.string(),
  needs_model: z.boolean().describe('Without a language model it answers 400 `model-needed`'),
  fields: z.array(ToolField),
  output: z.object({
    type: z.enum(['markdown', 'parts']),
    parts: z.array(OutputPart).describe('What `copies[].parts` has, where the text comes in parts'),
    copies: z.number().describe('Results unless `generation_length` says how many'),
  }),
})

/** The tools: what there is, and each by its name. */
export const toolsContract = {
  list: call(
    { method: 'GET', path: '/api/generators', summary: 'List the tools with their fields and what comes out' },
    { may: 'generator:read' },
  )
    .input(z.object({}))
    .output(ok({ generators: z.array(ToolView) })),
  named: namedCalls,
}

export type { FormField } from './fields.ts'
export { type ToolGroup, toolGroups } from './tools.ts'

/** What a page needs to draw the form of a generator: plain data, which reaches the browser without the generator itself. */
export interface GeneratorForm
  extends Pick<Generator, 'id' | 'path' | 'label' | 'summary' | 'flag' | 'copies' | 'sources'> {
  /** The name of its call in the contract. */
  call: string
  fields: FormField[]
  /** What the text consists of, where it comes in parts. */
  parts: readonly Part[]
  /** There is no built-in way. */
  needsModel: boolean
  /** A person can say what they want besides. */
  takesInstructions: boolean
}

/** The forms of all generators, in their order. */
export const generatorForms: GeneratorForm[] = Object.entries(generators).map(([call, one]) => formOf(call, one))

/** A tool: its form, and where it is in the list. */
export interface ToolForm extends GeneratorForm {
  tool: ToolName
  group: ToolGroup
}

/** The forms of the tools, in their order. */
export const toolForms: ToolForm[] = toolGenerators.map(({ tool, group, call, generator }) => ({
  ...withExamples(formOf(call, generator), toolExamples[tool]),
  tool,
  group,
}))

/** A form with examples of the length that people bring. */
export function withExamples(form: GeneratorForm, examples: Readonly<Record<string, string>> = {}): GeneratorForm {
  return { ...form, fields: form.fields.map((field) => ({ ...field, example: examples[field.name] ?? field.example })) }
}

function formOf(call: string, generator: Generator): GeneratorForm {
  const {
    id,
    path,
    label,
    summary,
    flag,
    copies,
    sources,
    fields,
    parts = [],
    builtIn,
    takesInstructions = true,
  } = generator
  return {
    call,
    id,
    path,
    label,
    summary,
    flag,
    copies,
    sources,
    fields: formFieldsOf(fields),
    parts,
    needsModel: builtIn === undefined,
    takesInstructions,
  }
}
