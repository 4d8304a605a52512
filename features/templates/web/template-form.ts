import type { RunForm, Write } from '../../tools/web/run-door.ts'
import type { Content } from '../contract.ts'
import { choicesOf, type Variable } from '../variables.ts'
import { templatesApi } from './api.ts'

type Field = RunForm['fields'][number]

/** The name of a stored template among the tools: of its history, of what is typed into it, and of its mark as a favorite. */
export function toolOf({ id }: { id: string }): string {
  return `template:${id}`
}

/** The form that a template is run with. Under its name are what was typed into it, and its history. */
export function formOf(name: string, { title, description, formula, variables, language }: Content): RunForm {
  return {
    id: 'run-template',
    call: 'run',
    path: '/api/generate/public',
    label: title,
    summary: [description, formula].filter(Boolean).join(' · '),
    flag: 'templates',
    copies: 1,
    sources: 'selected',
    parts: [],
    needsModel: true,
    takesInstructions: false,
    tool: name,
    language,
    fieldsIn: 'variables',
    fields: variables.map(fieldOf),
  }
}

/** Runs a template that is stored, or one that is not yet, to try it. */
export function writeWith(what: { template_id: string } | { content: Content }): Write {
  const run = templatesApi.call.run as Write
  return ({ keep_history, ...body }, options) => run({ ...body, ...what, keep_history: 'template_id' in what }, options)
}

function fieldOf(variable: Variable): Field {
  const { name, type, label, hint, is_required } = variable
  const options = variable.type === 'choice' ? choicesOf(variable) : undefined
  const initial = variable.initial || (options?.[0] ?? '')
  // where there is no example, what holds anyway is one
  const shared = {
    name,
    kind: type,
    label,
    hint,
    initial,
    example: variable.example || initial,
    isRequired: is_required,
  }
  if (variable.type !== 'number') return options ? { ...shared, options } : shared
  return { ...shared, least: variable.least ?? undefined, most: variable.most ?? undefined }
}
