import type { Translate } from '../i18n/use-t.ts'
import type { messages } from './messages.ts'

type Words = Translate<typeof messages>
type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/** What the browser finds wrong with a form's fields (required, type, length, pattern), in our words, by field name. */
export function checkedFields(form: HTMLFormElement, t: Words): Record<string, string> {
  const problems: Record<string, string> = {}
  for (const control of controlsOf(form)) {
    const problem = control.name ? problemOf(control, t) : null
    if (problem) problems[control.name] ??= problem
  }
  return problems
}

/** Puts the focus on the first field with a problem, in the order of the page. */
export function focusFirst(form: HTMLFormElement, names: readonly string[]): void {
  controlsOf(form)
    .find((control) => names.includes(control.name))
    ?.focus()
}

function controlsOf(form: HTMLFormElement): Control[] {
  return (
    Array.from(form.elements)
      .filter(
        (element) =>
          element instanceof HTMLInputElement ||
          element instanceof HTMLTextAreaElement ||
          element instanceof HTMLSelectElement,
      )
      // what is not sent need not be filled in
      .filter((element) => !element.matches(':disabled'))
  )
}

function problemOf(control: Control, t: Words): string | null {
  const { validity } = control
  const isBlank =
    control.required && control.type !== 'password' && control.value.trim() === '' && control.type !== 'checkbox'
  if (validity.valueMissing || isBlank) return t('required')
  // A browser reports a pasted value that is too short only after it was typed in; so lengths are compared here.
  if (
    'minLength' in control &&
    control.minLength > 0 &&
    control.value !== '' &&
    control.value.length < control.minLength
  )
    return t('tooShort', { min: control.minLength })
  if ('maxLength' in control && control.maxLength > 0 && control.value.length > control.maxLength)
    return t('tooLong', { max: control.maxLength })
  if (validity.stepMismatch && isWhole(control)) return t('notWhole')
  if (validity.typeMismatch && control.value.trim() !== '') return misfit(control, t)
  // A day that is not in the calendar has no value: without `badInput` it would be sent as none.
  const { badInput, patternMismatch, rangeOverflow, rangeUnderflow, customError } = validity
  return badInput || patternMismatch || rangeOverflow || rangeUnderflow || customError ? customWords(control, t) : null
}

function isWhole(control: Control): boolean {
  return control.type === 'number' && 'step' in control && ['', '1'].includes(control.step)
}

function misfit(control: Control, t: Words): string {
  return control.type === 'url' ? t('notAUrl') : t('notAnEmail')
}

function customWords(control: Control, t: Words): string {
  return control.title || control.validationMessage || t('notAccepted')
}
