import { call } from '../../platform/contract/call.ts'
import { Copies } from '../writing/contract.ts'
import { type FormField, formFieldsOf } from './fields.ts'
import type { Generator } from './generator.ts'
import { generators } from './generators.ts'

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

/** What a page needs to draw the form of a generator: plain data, which reaches the browser without the generator itself. */
export interface GeneratorForm extends Pick<Generator, 'id' | 'path' | 'label' | 'summary' | 'flag'> {
  /** The name of its call in the contract. */
  call: string
  fields: FormField[]
}

/** The forms of all generators, in their order. */
export const generatorForms: GeneratorForm[] = Object.entries(generators).map(
  ([call, { id, path, label, summary, flag, fields }]) => ({
    call,
    id,
    path,
    label,
    summary,
    flag,
    fields: formFieldsOf(fields),
  }),
)
