import type { Editor } from '@tiptap/core'
import { type BlockKind, turnInto } from '../blocks/block-kinds.ts'
import type { Desk } from '../core/desk.ts'

/** Something that the slash menu offers; names and words to find it by are keys of messages. */
export interface SlashItem {
  id: string
  /** Whether its name stands in the messages of the editor, the assistant or the menus. */
  from: 'editor' | 'assist'
  group: 'groupAssistant' | 'groupBlocks' | 'groupMedia'
  /** Other words that find it, a key of the menus' messages. */
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

const block = (id: BlockKind, also?: SlashItem['also'], keys?: string): SlashItem => ({
  id,
  from: 'editor',
  group: 'groupBlocks',
  also,
  keys,
  run: ({ editor }) => void turnInto(editor, id),
})

const assistant = (
  id: 'writeMore' | 'sectionIntro' | 'intro' | 'conclusion' | 'faq' | 'continueOutline' | 'talkingPoints',
): SlashItem => ({
  id,
  from: 'assist',
  group: 'groupAssistant',
  run: ({ session }) => void session.ask(id),
})

/** Everything that a slash offers, in the order of the menu. */
export const slashItems: readonly SlashItem[] = [
  assistant('writeMore'),
  {
    id: 'instruct',
    from: 'assist',
    group: 'groupAssistant',
    keys: 'Mod+J',
    run: ({ isAskOpen }) => isAskOpen.set(true),
  },
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
  { id: 'picture', from: 'editor', group: 'groupMedia', also: 'alsoPicture', run: (desk) => desk.pickPicture() },
  {
    id: 'embed',
    from: 'editor',
    group: 'groupMedia',
    also: 'alsoEmbed',
    run: ({ isEmbedOpen }) => isEmbedOpen.set(true),
  },
  assistant('intro'),
  assistant('sectionIntro'),
  assistant('continueOutline'),
  assistant('talkingPoints'),
  assistant('faq'),
  assistant('conclusion'),
  block('heading4', 'alsoHeading'),
  block('paragraph'),
]

/** What is offered at the caret: a table holds no table. */
export function offeredIn(editor: Pick<Editor, 'isActive'>): SlashItem[] {
  return slashItems.filter(({ id }) => id !== 'table' || !editor.isActive('table'))
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
