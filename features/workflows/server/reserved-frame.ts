import { type Citation, closingOf, type Material, openingOf } from '../../../engines/compose/index.ts'
import type { StoredWorkflow } from './store.ts'

/** A writer who plans an opening section does not want a second one; the word for it in the content languages. */
const OPENING_HEADING =
  /^\W*(introduc|introduz|introduk|intro\b|einleitung|einführung|inleiding|wprowadzenie|wstęp|giriş|giới thiệu|mở đầu)/iu

/** Whether the outline begins with an opening of its own. */
export function opensItself({ sections }: Pick<StoredWorkflow, 'sections'>): boolean {
  return OPENING_HEADING.test(sections[0]?.heading ?? '')
}

/** Whether the outline has an end of its own. */
export function closesItself({ sections }: Pick<StoredWorkflow, 'sections'>, { vocabulary }: Material): boolean {
  const { conclusion } = vocabulary.pack.phrases
  return sections.some(({ heading }) => heading.trim().toLowerCase() === conclusion.toLowerCase())
}

/** Whether the outline has a section of questions of its own. */
export function asksItself({ sections }: Pick<StoredWorkflow, 'sections'>, { vocabulary }: Material): boolean {
  const titles = ['faq', vocabulary.pack.phrases.questionsTitle.toLowerCase()]
  return sections.some(({ heading }) => titles.includes(heading.trim().toLowerCase()))
}

/**
 * What the opening and the end of a draft are going to say, so that no section says it before. It depends on the topic, its
 * sources and the headings alone: a run that begins anew sets the same aside.
 */
export function reservedFrame(stored: StoredWorkflow, material: Material): Citation[] {
  return [...(opensItself(stored) ? [] : openingOf(material)), ...reservedClosing(stored, material)]
}

/** What the end of a draft is going to say; nothing where the outline has an end of its own. */
export function reservedClosing(stored: StoredWorkflow, material: Material): Citation[] {
  return closesItself(stored, material) ? [] : closingOf(material)
}
