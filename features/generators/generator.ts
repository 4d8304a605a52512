import { z } from 'zod'
import type { Composed, Material } from '../../engines/digest/index.ts'
import type { Part, PartValues } from '../../engines/parts/index.ts'
import type { CopyFault, Notice } from '../../platform/contract/evidence.ts'
import { type Prompt, Review, Tone, WritingInput } from '../writing/contract.ts'
import type { BuiltInText } from './built-in-text.ts'

/** What every generator's input has. */
export type GeneratorInput = z.output<typeof CommonInput>

/** Most copies of one call. */
const MOST_COPIES = 10
/** Characters of a person's own wishes beside a form. */
const MOST_INSTRUCTIONS = 2_000

const CommonInput = WritingInput.extend({
  /** How the text should sound; a generator that is about tone has a field of that name. */
  tone: Tone.nullish(),
  /** An earlier version that the person liked: another in its manner is wanted. */
  like: z.string().max(20_000).nullish(),
  /** What the person wants besides, in their own words. Only a language model follows it. */
  instructions: z
    .string()
    .max(MOST_INSTRUCTIONS, 'Use at most 2,000 characters.')
    .nullish()
    .describe('What else the text should do or leave out. Only a language model follows it.'),
  review: Review,
  /** Keeps the results in the tool's history for 90 days. */
  keep_history: z.boolean().default(false),
  generation_length: z.coerce.number().int().min(1).max(MOST_COPIES),
})

function inputOf<Fields extends z.ZodRawShape>(fields: Fields, copies: number) {
  return CommonInput.extend(fields).extend({
    generation_length: CommonInput.shape.generation_length.default(copies),
  })
}

type InputOf<Fields extends z.ZodRawShape> = z.output<ReturnType<typeof inputOf<Fields>>>

/** What is wrong with a text that came: what a person reads, and what a model is told when it is asked again. */
export interface Fault extends CopyFault {
  ask: string
  /** The words that it is about, each as often as they are wrong. */
  places?: readonly string[]
}

/** What a text is checked against. */
export interface Checked<Input> {
  input: Input
  /** Everything that the person and the sources say. */
  known: string
}

/** What a generator does, beside its fields. */
interface Ways<Input> {
  /** Kebab-case; receipts and records name the work by it. */
  id: string
  path: `/${string}`
  /** The feature flag that opens it. */
  flag: 'standalones' | 'docs' | 'templates' | 'factgpt' | 'repurpose'
  /** What lists and its form call it. */
  label: string
  /** What it makes, in a few words. */
  summary: string
  /**
   * `none`: the person's words are rewritten, and sources have no say. `selected`: what the call names. `all`: what the
   * call names, else everything that the person has. `all-without-words`: the same, where the call brings no words to write from.
   */
  sources: 'none' | 'selected' | 'all' | 'all-without-words'
  /** Where the answer is not prose: JSON of this shape is the copy's content. */
  output?: z.ZodType<Record<string, unknown>>
  /** Where the text comes in parts: they are what a model is asked for, and joined they are the copy's content. */
  parts?: readonly Part[]
  /** Takes out of the parts what can only be made up: the time of a chapter that no transcript has. */
  mend?(values: PartValues, checked: Checked<Input>): PartValues
  /** What must not be in the text, beside what is too long. Parts with faults are asked for once more; what remains is shown. */
  faults?(content: string, checked: Checked<Input>): Fault[]
  /** Its input is the order itself, or nothing but the form of a text may change: a form has no room for further instructions. */
  takesInstructions?: false
  /** Words that the text must have, as a person entered them: keywords. */
  demanded?(input: Input): readonly string[]
  /** The text that comes is the person's own in other words, so that it says nothing that is not there. */
  rewords?: true
  /** What the text is about, where the person says it in a few words; otherwise the writer finds it in the material. */
  topic?(input: Input): string
  /** What the sources are searched with. */
  query(input: Input): string
  /** The person's own words that the text may be made from. */
  given(input: Input): string
  /** What a model is asked for. */
  prompt(input: Input): Prompt
  /** A model's text in the form it was asked for, where its habits are known: source numbers stand in it as they came. */
  tidy?(text: string, input: Input): string
  /** The built-in writer's text; absent where the task truly needs a model. `variant` counts from 0. */
  builtIn?(material: Material, input: Input, variant: number): BuiltInText
  /** What the built-in writer answers where nothing is known of the subject: points to make. Without it the call is refused. */
  withoutMaterial?(material: Material, input: Input, variant: number): Composed
  /** What is said with that, where it isn't points to make. */
  withoutMaterialNotice?: Notice
}

/** A generator, as whatever works on all of them sees it; `input` has made sure of what the others take. */
export interface Generator<Schema extends z.ZodType<GeneratorInput> = z.ZodType<GeneratorInput>>
  extends Ways<GeneratorInput> {
  fields: z.ZodRawShape
  /** Copies that are made unless a call says how many. */
  copies: number
  input: Schema
}

/**
 * One generator: what it takes, what it asks of a model, and how the built-in writer does it. The value is pure: contract,
 * routes, the composing thread and forms are made of it, each without what the others need.
 */
export function generator<Fields extends z.ZodRawShape>({
  copies = 1,
  ...declared
}: Ways<InputOf<Fields>> & {
  /** Made with `field`, by their names on the wire. */
  fields: Fields
  /** Copies that are made unless a call says how many. */
  copies?: number
}) {
  return { ...declared, copies, input: inputOf(declared.fields, copies) }
}
