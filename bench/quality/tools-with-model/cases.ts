import { readFileSync } from 'node:fs'
import { z } from 'zod'

/** Those rules that jobs have; each is said in the plain prompt too. */
const VoiceRules = z.strictObject({
  forbidden: z.array(z.string()).default([]),
  exclamations: z.literal('avoid').optional(),
  person: z.enum(['you', 'we']).optional(),
  oxford: z.boolean().optional(),
  small_numbers: z.literal('words').optional(),
})

const ToolCase = z.object({
  name: z.string(),
  /** The tool’s name in its address; `repurpose` for a shape, which the input names. */
  tool: z.string(),
  /** The fields of its form. */
  input: z.record(z.string(), z.unknown()),
  /** What is selected to write from. */
  sources: z.array(z.object({ title: z.string(), text: z.string() })).default([]),
  /** The voice that is chosen. */
  voice: z.object({ samples: z.array(z.string()), rules: VoiceRules, terms_csv: z.string() }).nullish(),
  /** The order as a capable person would type it into a chat: what stands in the fields, and no more (see plain-prompt.ts). */
  plain: z.string(),
  /** What a careless answer gets wrong, where there is something: only the judge is told. */
  trap: z.string().default(''),
})
export type ToolCase = z.output<typeof ToolCase>

/** The cases of a file in their order: those of `only`, and of them every n-th by `part` (“2/4”). */
export function readCases(file: URL | string, only: readonly string[] | undefined, part: string): ToolCase[] {
  const [which = 1, of = 1] = part.split('/').map(Number)
  const all = z.array(ToolCase).parse(JSON.parse(readFileSync(file, 'utf8')))
  return all
    .filter(({ name, tool }) => !only || only.includes(name) || only.includes(tool))
    .filter((_, at) => at % of === which - 1)
}
