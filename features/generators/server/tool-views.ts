import type { z } from 'zod'
import type { Part } from '../../../engines/parts/index.ts'
import { type ToolForm, type ToolView, toolForms } from '../contract.ts'
import type { FormField } from '../fields.ts'
import { toolPath } from '../tools.ts'

type View = z.input<typeof ToolView>

/** The tools as programs see them. */
export const toolViews: View[] = toolForms.map(viewOf)

function viewOf({ tool, label, summary, group, flag, needsModel, fields, parts, copies }: ToolForm): View {
  return {
    id: tool,
    title: label,
    summary,
    group,
    path: toolPath(tool),
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
