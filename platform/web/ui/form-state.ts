import { createContext, use } from 'react'
import { ApiFailure, asFailure } from '../api/failure.ts'

/** What a form knows while it is filled in: problems by field name, a problem of the whole, whether it is being sent. */
export interface FormState {
  isBusy: boolean
  problems: Readonly<Record<string, string>>
  /** What failed and belongs to no field. */
  failure: ApiFailure | null
  clearProblem: (name: string) => void
}

export const FormContext = createContext<FormState | null>(null)

/** The form around a field, or null outside of one. */
export function useFormState(): FormState | null {
  return use(FormContext)
}

/** What a person filled in, read by field name. */
export class FormValues {
  readonly #form: FormData
  constructor(form: FormData) {
    this.#form = form
  }

  /** A text with the spaces around it cut off, as a pasted value often has them. Empty where the field is. */
  text(name: string): string {
    return this.raw(name).trim()
  }

  /** A text exactly as typed: passwords. */
  raw(name: string): string {
    const value = this.#form.get(name)
    return typeof value === 'string' ? value : ''
  }

  /** Whether a checkbox or switch is on. */
  flag(name: string): boolean {
    return this.#form.has(name)
  }

  /** Every value under a name: several checkboxes, a multiple choice. */
  list(name: string): string[] {
    return this.#form.getAll(name).filter((value) => typeof value === 'string')
  }

  files(name: string): File[] {
    return this.#form.getAll(name).filter((value) => value instanceof File)
  }
}

/** Splits a failure into problems of the named fields and what is left over for the whole form. */
export function problemsIn(
  error: unknown,
  names: readonly string[],
): { problems: Record<string, string>; failure: ApiFailure | null } {
  const failure = asFailure(error)
  const placed = failure.details.map(({ path, message }) => ({ name: nameFor(path, names), message }))
  const problems: Record<string, string> = {}
  for (const { name, message } of placed) if (name) problems[name] ??= message
  const details = failure.details.filter((_, at) => placed[at]?.name === undefined)
  const isAllPlaced = placed.length > 0 && details.length === 0
  return { problems, failure: isAllPlaced ? null : withDetails(failure, details) }
}

/** What is said at a field is not said again above the buttons. */
function withDetails(failure: ApiFailure, details: ApiFailure['details']): ApiFailure {
  if (details.length === failure.details.length) return failure
  return new ApiFailure(failure.status, { ...failure.body, details })
}

/** The field that a path of the call means: by its whole name or its end; one that holds a list, by what is in it. */
function nameFor(path: string, names: readonly string[]): string | undefined {
  return (
    names.find((name) => name === path) ??
    names.find((name) => path.endsWith(`.${name}`)) ??
    names.find((name) => `.${path}`.includes(`.${name}.`))
  )
}
