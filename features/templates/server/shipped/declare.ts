import type { Content } from '../../contract.ts'
import type { Variable } from '../../variables.ts'

/** A template that comes with Longhand. */
export interface ShippedTemplate {
  /** Stands in addresses and in the count of its uses: it stays. */
  id: string
  content: Content
}

/** Declares a template in English. */
export function shipped(name: string, content: Omit<Content, 'language'>): ShippedTemplate {
  return { id: `longhand-${name}`, content: { ...content, language: 'English-US' } }
}

interface More {
  hint?: string
  is_required?: boolean
  /** What holds when the field is left alone. */
  initial?: string
}

/** A few words in one line. */
export function line(name: string, label: string, example: string, more: More = {}): Variable {
  return { type: 'line', ...begun(name, label, example), ...more }
}

/** Text of any length. */
export function text(name: string, label: string, example: string, more: More = {}): Variable {
  return { type: 'text', ...begun(name, label, example), ...more }
}

/** One of several. */
export function choice(name: string, label: string, example: string, more: More & { options: string[] }): Variable {
  return { type: 'choice', ...begun(name, label, example), ...more }
}

/** A whole number. */
export function number(
  name: string,
  label: string,
  example: string,
  more: More & { least: number; most: number },
): Variable {
  return { type: 'number', ...begun(name, label, example), ...more }
}

function begun(name: string, label: string, example: string) {
  return { name, label, example, hint: '', is_required: true, initial: '' }
}
