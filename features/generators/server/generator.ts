import type { z } from 'zod'
import type { Composed, Material } from '../../../engines/compose/index.ts'
import type { WritingInput } from '../../writing/contract.ts'
import type { Ask } from '../../writing/server/index.ts'

/** What every generator's input has. */
export type GeneratorInput = WritingInput & { generation_length: number }

/** One generator: what it takes, what it asks of a model, and how the built-in writer does it. */
export interface Generator<Input extends GeneratorInput> {
  id: string
  title: string
  input: z.ZodType<Input>
  flag?: string
  /** What the text is about, where the person says it in a few words; otherwise the writer finds it in the material. */
  topic?(input: Input): string
  /** What the sources are searched with. */
  query(input: Input): string
  /** The person's own words that the text may be made from. */
  given(input: Input): string
  /** False: the person's words are rewritten, and sources have no say. */
  takesSources: boolean
  /** Look through everything the person has where no source is selected. */
  searchesAll?: boolean
  ask(input: Input): Ask
  /** Where the answer is not prose: JSON of this shape is the copy's content. */
  schema?: z.ZodType<Record<string, unknown>>
  /** The built-in writer's text, or null where the task truly needs a model. `variant` counts from 0. */
  compose: ((material: Material, input: Input, variant: number) => Composed) | null
}

/**
 * Declares a generator. The declaration needs nothing of the server, so that a worker thread can compose from it
 * without loading one.
 */
export function generator<Input extends GeneratorInput>(declared: Generator<Input>): Generator<Input> {
  return declared
}
