import type { Editor } from '@tiptap/core'
import { type BlockKind, turnInto } from '../blocks/block-kinds.ts'
import type { AssistantOffer } from '../core/assistant.ts'
import type { Desk } from '../core/desk.ts'

/** Something that the slash menu offers. */
export type SlashItem = OwnItem | (AssistantOffer & { group: 'groupAssistant' })

/** A block or a medium; its name and other words that find it are keys of messages. */
interface OwnItem {
  /** Its name in the messages of the editor. */
  id: BlockKind | 'picture' | 'embed'
  group: 'groupBlocks' | 'groupMedia'
  /** A key of the menus' messages. */
  also?:
    | 'alsoHeading'
    | 'alsoList'
    | 'alsoQuote'
    | 'alsoCode'
    | 'alsoCallout'
    | 'alsoTable'
    | 'alsoDivider'
    | 'alsoFootnote'
    | 'alsoPicture'
    | 'alsoEmbed'
  keys?: string
  run: (desk: Desk) => void
}

const block = (id: BlockKind, also?: OwnItem['also'], keys?: string): OwnItem => ({
  id,
  group: 'groupBlocks',
  also,
  keys,
  run: ({ editor }) => void turnInto(editor, id),
})

const ownItems: readonly OwnItem[] = [
  block('heading1', 'alsoHeading', 'Mod+Alt+1'),
  block('heading2', 'alsoHeading', 'Mod+Alt+2'),
  block('heading3', 'alsoHeading', 'Mod+Alt+3'),
  block('bulletList', 'alsoList', 'Mod+Shift+8'),
  block('orderedList', 'alsoList', 'Mod+Shift+7'),
  block('taskList', 'alsoList', 'Mod+Shift+9'),
  block('blockquote', 'alsoQuote'),
  block('callout', 'alsoCallout'),
  block('codeBlock', 'alsoCode'),
  block('table', 'alsoTable'),
  block('horizontalRule', 'alsoDivider'),
  block('footnote', 'alsoFootnote', 'Mod+Alt+F'),
  { id: 'picture', group: 'groupMedia', also: 'alsoPicture', run: (desk) => desk.pickPicture() },
  { id: 'embed', group: 'groupMedia', also: 'alsoEmbed', run: ({ isEmbedOpen }) => isEmbedOpen.set(true) },
]

const seldomWanted: readonly OwnItem[] = [block('heading4', 'alsoHeading'), block('paragraph')]

/** Everything that a slash offers, in the order of the menu: the editor's own, and what an assistant brings. */
export function slashItems(offers: readonly AssistantOffer[]): SlashItem[] {
  const brought = (isFirst: boolean) =>
    offers.filter((offer) => offer.isFirst === isFirst).map((offer) => ({ ...offer, group: 'groupAssistant' }) as const)
  return [...brought(true), ...ownItems, ...brought(false), ...seldomWanted]
}

/** What is offered at the caret: a table holds no table. */
export function offeredIn(editor: Pick<Editor, 'isActive'>, items: readonly SlashItem[]): SlashItem[] {
  return items.filter(({ id }) => id !== 'table' || !editor.isActive('table'))
}

const groups = ['groupBlocks', 'groupMedia', 'groupAssistant'] as const

/**
 * Items with a word that begins with what was typed, in the name before the other words; or a name that holds it from its
 * second letter on. Nothing typed: all of them, in the order of the menu.
 */
export function matching(
  items: readonly SlashItem[],
  typed: string,
  named: (item: SlashItem) => { name: string; also: string },
): SlashItem[] {
  const wanted = typed.trim().toLowerCase()
  if (wanted === '') return [...items]
  const rank = (item: SlashItem): number => {
    const { name, also } = named(item)
    if (name.toLowerCase().startsWith(wanted)) return 0
    if (begins(name, wanted)) return 1
    return begins(also, wanted) ? 2 : wanted.length > 2 && name.toLowerCase().includes(wanted) ? 3 : -1
  }
  return items
    .map((item) => ({ item, rank: rank(item) }))
    .filter((found) => found.rank >= 0)
    .sort((a, b) => a.rank - b.rank || groups.indexOf(a.item.group) - groups.indexOf(b.item.group))
    .map(({ item }) => item)
}

function begins(words: string, wanted: string): boolean {
  return words
    .toLowerCase()
    .split(/\s+/)
    .some((word) => word.startsWith(wanted))
}
