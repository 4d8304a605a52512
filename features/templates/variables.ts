/** Most variables of one template: a form with more is no help to anybody. */
export const MOST_VARIABLES = 50
/** Characters of a template's text. */
export const LONGEST_BODY = 20_000
/** Characters of a value in one line. */
export const LONGEST_LINE = 1_000
/** Characters of a longer value. */
export const LONGEST_TEXT = 100_000

/** What a variable may be called. */
export const NAME = /^\p{L}[\p{L}\p{N}_]{0,39}$/u
/** `\{{` is the two signs themselves; `{{name}}` is a variable, with or without spaces inside; what is left are braces that nothing closes. */
const PIECES = /\\\{\{|\{\{([^{}]*)\}\}|(\{\{(?!\{)[^\s{}]{0,40})/gu

/** What stands in a prompt where an optional variable was left empty. */
const NOTHING = '–'

interface Shared {
  /** Letters, digits, and _. */
  name: string
  label: string
  hint: string
  is_required: boolean
  /** What holds when the field is left alone. */
  initial: string
  /** A value to try the template with. */
  example: string
}

/** A variable of a template: one field of its form. */
export type Variable =
  | (Shared & { type: 'line' | 'text' })
  | (Shared & { type: 'choice'; options: string[] })
  | (Shared & { type: 'number'; least?: number | null | undefined; most?: number | null | undefined })

/** The values of a template's variables, by their names, as typed. */
export type Values = Readonly<Record<string, string | number>>

/** The names of the variables in a template's text, in the order in which they first stand there. */
export function variablesIn(body: string): string[] {
  const names = [...body.matchAll(PIECES)].flatMap(([, name]) => name?.trim() ?? [])
  return [...new Set(names.filter((name) => NAME.test(name)))]
}

/** What stands between double braces and can't be the name of a variable. */
export function oddBraces(body: string): string[] {
  const odd = [...body.matchAll(PIECES)].filter(([, name]) => name !== undefined && !NAME.test(name.trim()))
  return odd.map(([all]) => all)
}

/** Double braces that nothing closes, with the word behind them: most likely a variable that was not written to its end. */
export function openBraces(body: string): string[] {
  return [...body.matchAll(PIECES)].flatMap(([, , open]) => open ?? [])
}

/** A variable as it begins: a line named after itself. */
export function newVariable(name: string): Variable {
  const label = name.charAt(0).toUpperCase() + name.slice(1).replaceAll('_', ' ')
  return { name, label, type: 'line', hint: '', is_required: true, initial: '', example: '' }
}

/** The variables of a text: those that are declared already as they are, and new ones as lines. What no longer stands in it goes. */
export function declaredFor(body: string, declared: readonly Variable[]): Variable[] {
  return variablesIn(body).map((name) => declared.find((one) => one.name === name) ?? newVariable(name))
}

/** What is wrong with values, by the names of their variables; empty if the form can be sent. */
export function problemsOf(variables: readonly Variable[], values: Values): { name: string; message: string }[] {
  return variables.flatMap((variable) => {
    const message = problemOf(variable, String(values[variable.name] ?? '').trim())
    return message ? [{ name: variable.name, message }] : []
  })
}

/** What of a declaration contradicts itself: bounds, options, and what stands in the field before anybody types. */
export function declarationProblems(variable: Variable): { field: string; message: string }[] {
  if (variable.type === 'choice') {
    const again = variable.options.find((option, at) => variable.options.indexOf(option) < at)
    if (again !== undefined) return [{ field: 'options', message: `“${again}” is there twice.` }]
  }
  if (variable.type === 'number') {
    const { least, most } = variable
    if (least != null && most != null && least > most) return [{ field: 'most', message: `Enter at least ${least}.` }]
  }
  return (['initial', 'example'] as const).flatMap((field) => {
    const value = variable[field].trim()
    const message = value === '' ? null : problemOf(variable, value)
    return message ? [{ field, message }] : []
  })
}

function problemOf(variable: Variable, value: string): string | null {
  if (value === '') return variable.is_required ? `Enter ${variable.label}.` : null
  if (variable.type === 'line' && value.length > LONGEST_LINE) return `This is too long (limit 1,000 characters).`
  if (variable.type === 'choice' && !variable.options.includes(value)) return 'Choose one of the options.'
  return variable.type === 'number' ? numberProblem(variable, value) : null
}

function numberProblem({ least, most }: Extract<Variable, { type: 'number' }>, value: string): string | null {
  const number = Number(value)
  if (!Number.isFinite(number)) return 'Enter a number.'
  if (least != null && number < least) return `Enter at least ${least}.`
  if (most != null && number > most) return `Enter at most ${most}.`
  return null
}

/**
 * The text with its values. Each place is filled once: braces inside a value stay what they are, so that no value can name
 * another variable.
 */
export function filled(body: string, values: Values): string {
  return body.replace(PIECES, (all: string, name: string | undefined, open: string | undefined) => {
    if (open !== undefined) return all
    if (name === undefined) return '{{'
    if (!NAME.test(name.trim())) return all
    return String(values[name.trim()] ?? '').trim() || NOTHING
  })
}

/** What a choice offers: an optional one can be left without an option, which is empty. */
export function choicesOf({ is_required, options }: Extract<Variable, { type: 'choice' }>): string[] {
  return is_required ? options : ['', ...options]
}

/** The values of the examples, and where there is none, what holds when a field is left alone. */
export function exampleValues(variables: readonly Variable[]): Record<string, string> {
  return Object.fromEntries(variables.map(({ name, example, initial }) => [name, example || initial]))
}
