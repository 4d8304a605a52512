import type { Material } from './material.ts'
import type { Page } from './page.ts'
import { questions } from './questions.ts'
import { chosen } from './wording.ts'

/** What is wanted of the open questions. */
export interface OpenQuestionOptions {
  readonly count: number
  readonly variant: number
  /** 0 puts the title in bold, 1 to 6 as a heading. */
  readonly level?: number
}

/** Puts down what people ask about the topic and the material does not answer. A question states nothing. */
export function putOpenQuestions(
  page: Page,
  material: Material,
  { count, variant, level = 0 }: OpenQuestionOptions,
): void {
  const open = questions(material, { most: 60, variant }).filter(
    ({ answered, source }) => !answered && source === 'template',
  )
  if (open.length === 0) return
  const from = (variant * 2) % open.length
  const shown = [...open.slice(from), ...open.slice(0, from)].slice(0, count)
  const title = chosen(material.vocabulary.pack.phrases.openQuestions, variant)
  page.paragraph()
  if (level > 0) page.heading(level, title)
  else page.label(`${title}:`).paragraph()
  for (const { text } of shown) page.item(0).words(text)
}
