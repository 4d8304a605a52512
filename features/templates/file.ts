import { z } from 'zod'
import { Content } from './contract/shapes.ts'

/** Templates of one file. */
const MOST_TEMPLATES = 500

/** Templates as they leave and come in: JSON that names its own format and version. */
export const TemplateFile = z.object({
  format: z.literal('longhand-templates', 'This isn’t an export of templates: “format” must be “longhand-templates”.'),
  version: z.literal(1, 'This export was made by a newer version. Update this server first.'),
  templates: z.array(Content).max(MOST_TEMPLATES, `A file holds up to ${MOST_TEMPLATES} templates.`),
})
export type TemplateFile = z.output<typeof TemplateFile>

/** A file of these templates. */
export function templateFile(templates: readonly Content[]): TemplateFile {
  return { format: 'longhand-templates', version: 1, templates: [...templates] }
}
