import type { Material } from '../../../engines/digest/index.ts'
import type { SectionRow, StoredWorkflow } from './store.ts'

/** A writer who plans an opening section does not want a second one; the word for it in the content languages. */
const OPENING_HEADING =
  /^\W*(introduc|introduz|introduk|intro\b|einleitung|einführung|inleiding|wprowadzenie|wstęp|giriş|giới thiệu|mở đầu)/iu

/** Whether the outline begins with an opening of its own. */
export function opensItself({ sections }: Pick<StoredWorkflow, 'sections'>): boolean {
  return OPENING_HEADING.test(sections[0]?.heading ?? '')
}

/** Whether the outline has an end of its own. */
export function closesItself({ sections }: Pick<StoredWorkflow, 'sections'>, material: Material): boolean {
  return sections.some((section) => isOwnEnd(section, material))
}

/** Whether the outline has a section of questions of its own. */
export function asksItself({ sections }: Pick<StoredWorkflow, 'sections'>, { vocabulary }: Material): boolean {
  const titles = ['faq', vocabulary.pack.phrases.questionsTitle.toLowerCase()]
  return sections.some(({ heading }) => titles.includes(heading.trim().toLowerCase()))
}

/** Whether a section is the opening that the outline has of its own. */
export function isOwnOpening(stored: Pick<StoredWorkflow, 'sections'>, { id }: SectionRow): boolean {
  return stored.sections[0]?.id === id && opensItself(stored)
}

/** Whether a section is the end that the outline has of its own. */
export function isOwnEnd({ heading }: SectionRow, { vocabulary }: Material): boolean {
  return heading.trim().toLowerCase() === vocabulary.pack.phrases.conclusion.toLowerCase()
}
