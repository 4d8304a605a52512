import { type Citation, type Material, openingOf } from '../../../engines/compose/index.ts'
import type { StoredWorkflow } from './store.ts'

/** A writer who plans an opening section does not want a second one; the word for it in the content languages. */
const OPENING_HEADING =
  /^\W*(introduc|introduz|introduk|intro\b|einleitung|einführung|inleiding|wprowadzenie|wstęp|giriş|giới thiệu|mở đầu)/iu

/** Whether the outline begins with an opening of its own. */
export function opensItself({ sections }: Pick<StoredWorkflow, 'sections'>): boolean {
  return OPENING_HEADING.test(sections[0]?.heading ?? '')
}

/**
 * What the opening of a draft is going to say, so that no section says it before. It depends on the topic and its sources
 * alone: a run that begins anew sets the same aside.
 */
export function reservedOpening(stored: StoredWorkflow, material: Material): Citation[] {
  return opensItself(stored) ? [] : openingOf(material)
}
