import { z } from 'zod'
import { declarationProblems, LONGEST_LINE, LONGEST_TEXT, NAME, type Variable as VariableShape } from '../variables.ts'

const shared = {
  name: z.string().regex(NAME, 'Use letters, digits, and _, beginning with a letter; at most 40.'),
  label: z.string().trim().min(1, 'Enter a label.').max(80),
  hint: z.string().trim().max(300).default(''),
  is_required: z.boolean().default(true),
}

/** A variable of a template: one field of its form, with an example that a try can start from. */
export const Variable = z
  .discriminatedUnion('type', [
    z.object({ ...shared, type: z.literal('line'), ...words(LONGEST_LINE) }),
    z.object({ ...shared, type: z.literal('text'), ...words(LONGEST_TEXT) }),
    z.object({
      ...shared,
      type: z.literal('choice'),
      options: z
        .array(
          z
            .string()
            .trim()
            .min(1, 'Enter an option, or remove the line.')
            .max(200, 'Enter at most 200 characters an option.'),
        )
        .min(2, 'Enter at least two options.')
        .max(30, 'Enter at most 30 options.'),
      ...words(200),
    }),
    z.object({
      ...shared,
      type: z.literal('number'),
      least: z.number().min(-1e9).max(1e9).nullish(),
      most: z.number().min(-1e9).max(1e9).nullish(),
      ...words(20),
    }),
  ])
  .superRefine((variable, context) => {
    for (const { field, message } of declarationProblems(variable))
      context.addIssue({ code: 'custom', path: [field], message })
  }) satisfies z.ZodType<VariableShape>

/** The values of a template's variables, by their names, as typed. */
export const Values = z.record(z.string().max(40), z.union([z.string().max(LONGEST_TEXT), z.number()]))

function words(longest: number) {
  const value = z
    .string()
    .max(longest, `Enter at most ${longest.toLocaleString('en')} characters.`)
    .default('')
  return { initial: value, example: value }
}
