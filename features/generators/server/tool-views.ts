import type { z } from 'zod'
import type { Part } from '../../../engines/parts/index.ts'
import { type GeneratorForm, generatorForms, type ToolView, toolForms, withExamples } from '../contract.ts'
import type { FormField } from '../fields.ts'
import { toolExamples } from '../tool-examples.ts'

type View = z.input<typeof ToolView>

/** The tools as programs see them. */
export const toolViews: View[] = [
  ...toolForms.map(viewOf),
  // its page is a conversation, its call like those of the others
  ...generatorForms
    .filter(({ id }) => id === 'factgpt')
    .map((form) => viewOf({ ...withExamples(form, toolExamples.factgpt), tool: 'factgpt', group: 'check' })),
]

/** A form under the name that programs know it by. */
interface Named extends GeneratorForm {
  tool: string
  group: string
}

function viewOf({ tool, label, summary, group, flag, needsModel, fields, parts, copies }: Named): View {
  return {
    id: tool,
    title: label,
    summary,
    group,
    path: `/api/generate/${tool}`,
    flag,
    needs_model: needsModel,
    fields: fields.map(fieldView),
    output: { type: parts.length > 0 ? 'parts' : 'markdown', parts: parts.map(partView), copies },
  }
}

function fieldView({
  name,
  kind,
  isRequired,
  example,
  label,
  hint,
  initial,
  options,
  longest,
  least,
  most,
}: FormField) {
  return {
    name,
    type: kind === 'number' ? ('integer' as const) : ('string' as const),
    required: isRequired,
    example,
    label,
    hint,
    default: initial === '' ? undefined : initial,
    options,
    max_length: longest,
    minimum: least,
    maximum: most,
  }
}

function partView({ name, label, form, columns, limit }: Part): View['output']['parts'][number] {
  return {
    name,
    label,
    type: form === 'list' ? 'strings' : form === 'pairs' ? 'pairs' : 'string',
    columns: columns ? [...columns] : undefined,
    limit: limit && { unit: limit.unit, most: limit.most },
  }
}
