import { z } from 'zod'
import { contentLanguages } from '../../../engines/text/index.ts'
import { Id, Moment } from '../../../platform/contract/ids.ts'
import { declaredFor, LONGEST_BODY, MOST_VARIABLES, oddBraces, openBraces, variablesIn } from '../variables.ts'
import { Variable } from './variable.ts'

const body = z
  .string()
  .trim()
  .min(1, 'Enter the text of the template.')
  .max(LONGEST_BODY, `The text is too long (limit ${LONGEST_BODY.toLocaleString('en-US')} characters).`)
  .refine((text) => oddBraces(text).length === 0, {
    error: ({ input }) =>
      `${oddBraces(String(input))[0]} isn’t a variable. Use letters, digits, and _, or write \\{{ for the braces themselves.`,
  })
  .refine((text) => openBraces(text).length === 0, {
    error: ({ input }) =>
      `${openBraces(String(input))[0]} isn’t closed. Add }} after the name, or write \\{{ for the braces themselves.`,
  })
  .refine((text) => variablesIn(text).length <= MOST_VARIABLES, {
    error: ({ input }) =>
      `A template takes up to ${MOST_VARIABLES} variables. This one has ${variablesIn(String(input)).length}.`,
  })

/** The words of a template: what a version holds, what is published, and what leaves as a file. */
export const Content = z.object({
  title: z.string().trim().min(1, 'Enter a title.').max(120),
  description: z.string().trim().max(300).default(''),
  formula: z
    .string()
    .trim()
    .max(500)
    .default('')
    .describe('The pattern it follows, such as “Problem, agitation, solution”'),
  body: body.describe('The prompt, with `{{variables}}`; `\\{{` for the braces themselves'),
  variables: z
    .array(Variable)
    .max(MOST_VARIABLES, `A template takes up to ${MOST_VARIABLES} variables.`)
    .default([])
    .describe('Variables of the text that are missing here become lines'),
  language: z.enum(contentLanguages).default('English-US'),
})
export type Content = z.output<typeof Content>

/** The content with exactly the variables that its text has, in their order. */
export function declaredContent(content: Content): Content {
  return { ...content, variables: declaredFor(content.body, content.variables) }
}

/** Where a template stands on its way to everybody on this server. */
export const reviewStates = ['private', 'in-review', 'public', 'declined', 'taken-down'] as const

/** A template as lists show it. */
export const TemplateEntry = z.object({
  id: Id,
  title: z.string(),
  description: z.string(),
  formula: z.string(),
  language: z.string(),
  /** Who sees it: its owner and their team, or everybody; `shipped` comes with Longhand. */
  kind: z.enum(['own', 'public', 'shipped']),
  is_own: z.boolean(),
  shared_to_team: z.boolean(),
  /** How often it was run, by everybody. */
  uses: z.number().int(),
  variable_count: z.number().int(),
  state: z.enum(reviewStates),
  updated_date: Moment.nullable(),
})

/** A template whole. */
export const Template = TemplateEntry.extend(Content.shape).extend({
  /** Grows with every change; a change names the version that it was made on. */
  version: z.number().int(),
  /** The version that everybody sees; null for none. */
  public_version: z.number().int().nullable(),
  /** Why it was declined or taken down. */
  review_reason: z.string().nullable(),
  /** The template that it was copied from. */
  forked_from: z.object({ id: Id, title: z.string() }).nullable(),
})

/** An earlier state of a template. */
export const TemplateVersion = z.object({
  version: z.number().int(),
  title: z.string(),
  body: z.string(),
  created_date: Moment,
})

export const reportReasons = ['harmful', 'misleading', 'copied', 'spam', 'other'] as const

/** What the operator sees of a template that waits for review, is public, or was reported. */
export const ReviewedTemplate = z.object({
  id: Id,
  owner_id: Id,
  state: z.enum(reviewStates),
  content: Content,
  submitted_date: Moment.nullable(),
  reports: z.array(z.object({ reason: z.enum(reportReasons), comment: z.string(), at: Moment })),
})

/** What the operator can decide of a template; `dismiss` forgets its reports. */
export const decisions = ['approve', 'decline', 'take-down', 'dismiss'] as const
