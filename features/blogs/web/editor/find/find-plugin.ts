import { Extension } from '@tiptap/core'
import { Fragment, type Node } from '@tiptap/pm/model'
import { type EditorState, Plugin, PluginKey, TextSelection, type Transaction } from '@tiptap/pm/state'
import { Decoration, DecorationSet } from '@tiptap/pm/view'
import { findMatches, inCaseOf, type Match, type Query } from './find-matches.ts'

/** What the find bar shows. `current` is an index into `matches`, -1 without any. */
export interface FindState {
  query: Query | null
  matches: readonly Match[]
  current: number
  shown: DecorationSet
}

interface FindChange {
  query?: Query | null
  current?: number
}

const findKey = new PluginKey<FindState>('find')
const nothing: FindState = { query: null, matches: [], current: -1, shown: DecorationSet.empty }

/** The search that is open in an editor. */
export function findStateOf(state: EditorState): FindState {
  return findKey.getState(state) ?? nothing
}

declare module '@tiptap/core' {
  interface Commands<ReturnType> {
    find: {
      /** Looks for words from the caret on; null ends the search. */
      find: (query: Query | null) => ReturnType
      /** Goes to the next match (1) or the one before (-1), around the ends. */
      goToMatch: (step: 1 | -1) => ReturnType
      replaceMatch: (replacement: string) => ReturnType
      /** One undo step. */
      replaceAllMatches: (replacement: string) => ReturnType
    }
  }
}

/** Find and replace over the whole document. */
export const Find = Extension.create({
  name: 'find',
  addCommands: () => ({
    find:
      (query) =>
      ({ tr, state }) => {
        tr.setMeta(findKey, {
          query,
          current: query ? nearest(findMatches(state.doc, query), state.selection.from) : -1,
        } satisfies FindChange)
        return true
      },
    goToMatch:
      (step) =>
      ({ tr, state }) => {
        const { matches, current } = findStateOf(state)
        if (matches.length === 0) return false
        select(tr, matches, (current + step + matches.length) % matches.length)
        return true
      },
    replaceMatch:
      (replacement) =>
      ({ tr, state }) => {
        const { matches, current, query } = findStateOf(state)
        const match = matches[current]
        if (!match || !query) return false
        replace(tr, match, replacement, query)
        const next = nearest(findMatches(tr.doc, query), tr.mapping.map(match.to))
        select(tr, findMatches(tr.doc, query), next)
        return true
      },
    replaceAllMatches:
      (replacement) =>
      ({ tr, state }) => {
        const { matches, query } = findStateOf(state)
        if (matches.length === 0 || !query) return false
        for (const match of matches.toReversed()) replace(tr, match, replacement, query)
        return true
      },
  }),
  addProseMirrorPlugins: () => [
    new Plugin<FindState>({
      key: findKey,
      state: { init: () => nothing, apply: (tr, found) => changed(found, tr) },
      props: { decorations: (state) => findKey.getState(state)?.shown },
    }),
  ],
})

function nearest(matches: readonly Match[], at: number): number {
  if (matches.length === 0) return -1
  const next = matches.findIndex((match) => match.from >= at)
  return next < 0 ? 0 : next
}

function select(tr: Transaction, matches: readonly Match[], index: number): void {
  const match = matches[index]
  tr.setMeta(findKey, { current: index } satisfies FindChange)
  if (match) tr.setSelection(TextSelection.create(tr.doc, match.from, match.to)).scrollIntoView()
}

// The new words take the marks that are on all of the old ones; what is on part of them goes on over what is left.
function replace(tr: Transaction, { from, to }: Match, replacement: string, query: Query): void {
  const found = tr.doc.textBetween(from, to, undefined, '\ufffc')
  const words = query.isCaseKept ? replacement : inCaseOf(found, replacement)
  const first = tr.doc.resolve(from).nodeAfter
  const marks = (first?.marks ?? []).filter((mark) => tr.doc.rangeHasMark(from, to, mark.type))
  tr.replaceWith(from, to, words ? Fragment.from(tr.doc.type.schema.text(words, marks)) : Fragment.empty)
}

function changed(found: FindState, tr: Transaction): FindState {
  const change: FindChange | undefined = tr.getMeta(findKey)
  const query = change?.query === undefined ? found.query : change.query
  if (!query) return nothing
  const isSame = query === found.query && !tr.docChanged
  const matches = isSame ? found.matches : findMatches(tr.doc, query)
  const current = Math.min(
    change?.current ?? (isSame ? found.current : nearest(matches, tr.selection.from)),
    matches.length - 1,
  )
  if (isSame && current === found.current) return found
  return { query, matches, current, shown: decorationsOf(tr.doc, matches, current) }
}

function decorationsOf(document: Node, matches: readonly Match[], current: number): DecorationSet {
  const decorations = matches.map(({ from, to }, index) =>
    Decoration.inline(from, to, { class: index === current ? 'doc-match doc-match-current' : 'doc-match' }),
  )
  return DecorationSet.create(document, decorations)
}
