import type { OutlineView, SectionPlan } from './api.ts'

/** What is planned for a section, without what was written for it. */
export function asPlan({
  id,
  heading,
  level,
  notes,
  words,
  passage_ids,
}: OutlineView['sections'][number] & { id?: string }): SectionPlan {
  return { id, heading, level: level >= 3 ? 3 : 2, notes, words, passage_ids }
}
