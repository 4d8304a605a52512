import { z } from 'zod'
import { type Composed, type Material, pointsToMake, writePoints } from '../../../engines/digest/index.ts'
import { instead } from '../built-in-text.ts'
import { field } from '../fields.ts'
import { generator } from '../generator.ts'
import { notesAndSources, openingOf } from './prompt-words.ts'
import { headline, notes } from './shared-fields.ts'

/** Talking points. */
export const talkingPoints = generator({
  id: 'generate-blog-talking-points',
  path: '/api/generate/blog/talking/points',
  flag: 'standalones',
  label: 'Talking points',
  summary: 'Write talking points for each section of an outline',
  fields: {
    headline,
    outline: field(z.string().trim().min(1, 'Enter an outline.').max(20_000), {
      kind: 'text',
      label: 'Outline',
      hint: 'One heading per line.',
      example: 'How it works\nWhat it costs\nWho earns from it',
    }),
    text: notes,
  },
  sources: 'all-without-words',
  topic: (input) => input.headline,
  query: (input) => `${input.headline}\n${openingOf(input.outline)}`,
  given: (input) => input.text,
  prompt: (input) => ({
    task: [
      `Write talking points under the headline “${input.headline}”${input.text ? ` from ${notesAndSources(input)}` : ''}, following OUTLINE, whose headings stay as they are, with their numbers if they have any.`,
      `Form: ## ${input.headline}\n### Heading\n- Talking point in short sentences, which can be said aloud as it stands.`,
      `OUTLINE:\n${input.outline}`,
    ].join('\n'),
    text: input.text,
    isBrief: true,
    maxWords: Math.min(1_500, 80 * Math.max(1, input.outline.split('\n').filter((heading) => heading.trim()).length)),
    saysLength: true,
    temperature: 0.5,
  }),
  builtIn: (material, input, variant) => instead(points(material, input, variant)),
  withoutMaterial: (material, { outline }) => pointsToMake(material, headingsOf(outline)),
})

/** What sources say under each heading; where that is nothing, what they say on the article's. */
function points(
  material: Material,
  { headline, outline }: { headline: string; outline: string },
  variant: number,
): Composed {
  const found = writePoints(material, { headings: headingsOf(outline), variant })
  return found.text === '' ? writePoints(material, { headings: [headline], variant }) : found
}

/** The lines of an outline without their marks. */
function headingsOf(outline: string): string[] {
  const lines = outline.split('\n').map((line) => line.replace(/^\s*(?:#{1,6}|[-*•]|\d{1,2}[.)])\s*/u, '').trim())
  return [...new Set(lines)].filter((line) => line !== '')
}
