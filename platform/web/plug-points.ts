import type { QueryClient } from '@tanstack/react-query'
import type { LucideIcon } from 'lucide-react'
import type { FunctionComponent } from 'react'
import type { Permission } from '../contract/policy.ts'
import type { Phrase } from './i18n/use-t.ts'
import type { LibraryIntake } from './library-intake.ts'
import type { Newcomer } from './session/welcome.ts'
import type { TaskView } from './tasks/tasks.ts'

/** One page. Its code is a chunk of its own that loads when the page is first opened, or when a link to it is pointed at. */
export interface WebRoute {
  /** TanStack Router's form: `/blogs/$blogId`. */
  path: `/${string}`
  /** `() => import('./LibraryPage.tsx').then((m) => m.LibraryPage)` */
  page: () => Promise<FunctionComponent>
  /** `user` pages send a visitor to sign in and back; `anyone` pages are public. */
  who: 'user' | 'anyone'
  /**
   * `shell` (default for `user` pages): with rail and top bar. `account`: one of the account's views, inside the shell.
   * `bare` (default for `anyone` pages): the page alone.
   */
  frame?: 'shell' | 'account' | 'bare'
  /** The page is not there while this flag is off. */
  flag?: string
}

/** A line of the rail, or of the account's own menu. What a flag switches off is not shown. */
export interface NavigationEntry {
  path: `/${string}`
  label: Phrase
  icon: LucideIcon
  /** Place in the rail, counted upwards in tens. */
  order: number
  group?: 'library' | 'account'
  flag?: string
}

/** What a command may use. */
export interface CommandTools {
  go: (path: string) => void
  queries: QueryClient
}

/** Something the command palette offers beside the pages of the rail. */
export interface Command {
  id: string
  label: Phrase
  icon: LucideIcon
  /** Other words that should find it. */
  alsoFoundBy?: Phrase
  keys?: string
  flag?: string
  /** What one must be permitted to be offered it. */
  may: Permission
  run: (tools: CommandTools) => void | Promise<void>
}

/** A document that the palette found. */
export interface Found {
  id: string
  title: string
  /** The words around the match, or where it lives. */
  excerpt?: string
  path: string
}

/** A way to find things by their words, through a call; its code loads with the palette. */
export interface Finder {
  label: Phrase
  icon: LucideIcon
  flag?: string
  find: (words: string, signal: AbortSignal) => Promise<Found[]>
}

/** A line of the help sheet. */
export interface ShortcutHelp {
  /** As `useShortcut` takes it: `Mod+K`. */
  keys: string
  label: Phrase
}

/** What a panel beside the editor is for; the inspector shows the groups in this order. */
export const editorPanelGroups = ['write', 'evidence', 'checks', 'publish'] as const
export type EditorPanelGroup = (typeof editorPanelGroups)[number]

/** A panel beside the editor, or one that opens from its bar. Stands inside the editor and reaches it by the door of `blogs`. */
export interface EditorPanel {
  id: string
  label: Phrase
  group: EditorPanelGroup
  /** Place within its group, counted upwards in tens; the editor's own are 10 (sources, meta) and 90 (history). */
  order: number
  /** A `tab` of the inspector by default; in the `bar` above the text, a button that opens it. */
  place?: 'tab' | 'bar'
  flag?: string
  /** What one must be permitted to see it. */
  may: Permission
  panel: () => Promise<FunctionComponent>
  /** Stands below the text from the beginning, whichever tab shows. Loads with the editor. */
  belowText?: () => Promise<FunctionComponent>
  /** Stands in the editor while it is open, whichever tab shows, and draws nothing itself. Loads when the page is idle. */
  background?: () => Promise<FunctionComponent>
}

/** What a feature hands to `app/web`. Adding a feature to the pages is one line in `app/web/features.ts`. */
export interface WebFeature {
  name: string
  routes: readonly WebRoute[]
  navigation?: readonly NavigationEntry[]
  commands?: readonly Command[]
  finders?: readonly Finder[]
  shortcuts?: readonly ShortcutHelp[]
  editorPanels?: readonly EditorPanel[]
  /** Brings texts into the library from elsewhere; at most one feature does. */
  libraryIntake?: LibraryIntake
  /** Puts something to begin with before somebody who has just answered, or skipped, the first questions. */
  welcome?: (newcomer: Newcomer) => Promise<void>
  /** Where the outcome of long work can be seen, by the task's kind; null while there is nothing to see. */
  taskPaths?: Readonly<Record<string, (task: TaskView) => string | null>>
}
