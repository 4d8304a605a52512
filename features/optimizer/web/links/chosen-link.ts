import { type Page, textOf } from '../../../../engines/text/index.ts'
import type { LinkablePageShape } from '../../contract.ts'
import { type AnchorEdit, editedAnchor, UNEDITED } from './anchor-words.ts'
import type { PlaceForLink } from './links-worker.ts'
import type { NewLink } from './use-run.ts'

/** What a writer changed about a suggestion: its words, or the page of the same name that is meant. */
export interface Choice {
  edit: AnchorEdit
  targetId?: string
}

export const AS_SUGGESTED: Choice = { edit: UNEDITED }

/** A suggestion as it is now. */
export interface ShownSuggestion {
  place: PlaceForLink
  choice: Choice
  /** The page that fits best, then others of the same name. */
  targets: readonly LinkablePageShape[]
  target: LinkablePageShape
  start: number
  end: number
  words: string
  /** What accepting it sets; null where the page has no address. */
  link: NewLink | null
}

/** Puts together what the engine found and what the writer chose; null for pages that are not known anymore. */
export function shown(
  of: Page,
  place: PlaceForLink,
  byId: ReadonlyMap<string, LinkablePageShape>,
  choice: Choice = AS_SUGGESTED,
): ShownSuggestion | null {
  const targets = [place.targetId, ...place.rivals].flatMap((id) => byId.get(id) ?? [])
  const target = targets.find(({ id }) => id === choice.targetId) ?? targets[0]
  if (!target) return null
  const anchor = editedAnchor(of, place, choice.edit)
  const words = textOf(of.text, anchor)
  const { id, title, url } = target
  const link = url === null ? null : { ...anchor, anchor: words, url, targetId: id, title }
  return { place, choice, targets, target, ...anchor, words, link }
}
