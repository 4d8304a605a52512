import { type EditorState, Plugin, PluginKey, Selection, TextSelection, type Transaction } from '@tiptap/pm/state'
import { ReplaceStep, Transform } from '@tiptap/pm/transform'
import type { EditorView } from '@tiptap/pm/view'
import { absolutePositionToRelativePosition, relativePositionToAbsolutePosition } from '@tiptap/y-tiptap'
import type * as Y from 'yjs'
import { childrenOf } from '../../../document/children-of.ts'
import { type Binding, LOCAL, type Stepped } from './binding.ts'
import { rebase } from './rebase.ts'
import { replaceBlocks } from './remote-steps.ts'

/** What the plugin needs of an editor's view, so that tests need no browser. */
export type SyncedView = Pick<EditorView, 'state' | 'dispatch' | 'composing'>

/** How often it is looked whether an input method has come to its end. */
const LOOK_MS = 50
/** Some keyboards compose as long as the caret is in a word: who rests there is shown what others write all the same. */
const RESTED_MS = 10_000

interface SyncState {
  isUndoable: boolean
  /** The steps of the last change that put in or took away anything. */
  steps: readonly Stepped[]
}

export const syncKey = new PluginKey<SyncState>('sync')

/** Set on transactions that show what others (or undo) changed. */
export const REMOTE = 'sync:remote'

/** Whether a transaction shows a change that was made elsewhere, or by undo. */
export function isRemote(tr: Transaction): boolean {
  return tr.getMeta(REMOTE) === true
}

/**
 * Keeps an editor and a Y.Doc the same. In place of y-tiptap's plugin, which rebuilds the whole document for every remote
 * change and then looks for the caret by comparing texts: in an empty paragraph, next to another that someone has just made,
 * it takes the wrong one. Here remote changes arrive as the smallest steps, and the caret moves with the steps.
 */
export function syncPlugin(binding: Binding): Plugin<SyncState> {
  return new Plugin<SyncState>({
    key: syncKey,
    state: {
      init: () => ({ isUndoable: true, steps: [] }),
      apply: (tr, state) => (tr.docChanged ? { isUndoable: isUndoable(tr), steps: stepsOf(tr, state.steps) } : state),
    },
    view: (view) => new Synced(binding, view),
  })
}

function isUndoable(tr: Transaction): boolean {
  const root: unknown = tr.getMeta('appendedTransaction')
  const asked = root instanceof Object && 'getMeta' in root ? (root as Transaction) : tr
  return tr.getMeta('addToHistory') !== false && asked.getMeta('addToHistory') !== false
}

// What plugins add to a change puts things in order (the list of footnotes): it is written as what it leads to.
function stepsOf(tr: Transaction, before: readonly Stepped[]): readonly Stepped[] {
  if (tr.getMeta('appendedTransaction')) return before
  return tr.docs.flatMap((document, index) => {
    const step = tr.steps[index]
    return step instanceof ReplaceStep ? [{ step, before: document, after: tr.docs[index + 1] ?? tr.doc }] : []
  })
}

class Synced {
  readonly #binding: Binding
  readonly #view: SyncedView
  #isApplying = false
  #caret: Caret | null = null
  /** What others changed while an input method composes: shown at once, it would end the composition and double the word. */
  #heldBack: Transform | null = null
  #looking: ReturnType<typeof setInterval> | undefined
  #changedAt = 0
  // Taken before the Y.Doc changes: afterwards the places around the caret may be gone.
  readonly #before = (transaction: Y.Transaction) => {
    if (transaction.origin !== LOCAL) this.#caret = caretIn(this.#binding, this.#view.state)
  }
  readonly #observe = (_events: unknown, transaction: Y.Transaction) => this.#receive(transaction)

  constructor(binding: Binding, view: SyncedView) {
    this.#binding = binding
    this.#view = view
    binding.fragment.observeDeep(this.#observe)
    binding.ydoc.on('beforeTransaction', this.#before)
    this.#show(null)
    // Showing the text for the first time is no reason to be at its end.
    view.dispatch(view.state.tr.setSelection(Selection.atStart(view.state.doc)).setMeta('addToHistory', false))
  }

  update(view: SyncedView, before: EditorState): void {
    if (this.#isApplying || view.state.doc === before.doc) return
    this.#changedAt = performance.now()
    if (this.#heldBack) return
    const { isUndoable = true, steps = [] } = syncKey.getState(view.state) ?? {}
    this.#binding.push(view.state.doc, isUndoable, steps)
  }

  destroy(): void {
    this.#settle()
    this.#binding.fragment.unobserveDeep(this.#observe)
    this.#binding.fragment.doc?.off('beforeTransaction', this.#before)
  }

  #receive(transaction: Y.Transaction): void {
    if (transaction.origin === LOCAL) return
    const caret = this.#caret
    this.#binding.forget(transaction)
    this.#binding.mergeOwnTexts(transaction)
    if (this.#heldBack || this.#isComposing()) this.#holdBack()
    else this.#show(caret)
  }

  #isComposing(): boolean {
    return this.#view.composing && performance.now() - this.#changedAt < RESTED_MS
  }

  #holdBack(): void {
    this.#looking ??= setInterval(() => this.#isComposing() || this.#showHeldBack(), LOOK_MS)
    this.#heldBack ??= new Transform(this.#view.state.doc)
    replaceBlocks(this.#heldBack, this.#binding.blocks())
    this.#binding.adopt(childrenOf(this.#heldBack.doc))
  }

  #showHeldBack(): void {
    const tr = this.#settle()
    if (tr?.docChanged) this.#dispatch(tr)
  }

  /** Writes down what was composed meanwhile, behind what was held back; returns what shows both. */
  #settle(): Transaction | null {
    clearInterval(this.#looking)
    this.#looking = undefined
    const theirs = this.#heldBack
    this.#heldBack = null
    if (!theirs) return null
    const tr = remoteChange(this.#view.state)
    const own = rebase(tr, theirs)
    if (own.length > 0) this.#binding.push(own.at(-1)?.after ?? tr.doc, true, own)
    this.#binding.adopt(childrenOf(tr.doc))
    return tr
  }

  #show(caret: Caret | null): void {
    const { state } = this.#view
    const blocks = this.#binding.blocks()
    if (blocks.length === 0) return
    const tr = remoteChange(state)
    replaceBlocks(tr, blocks)
    if (!tr.docChanged) return
    keepCaret(tr, state, this.#binding, caret)
    this.#binding.adopt(childrenOf(tr.doc))
    this.#dispatch(tr)
  }

  #dispatch(tr: Transaction): void {
    this.#isApplying = true
    this.#view.dispatch(tr)
    this.#isApplying = false
    // A plugin may have mended what came; that is a change of ours.
    if (this.#view.state.doc !== tr.doc) this.#binding.push(this.#view.state.doc, false)
  }
}

function remoteChange(state: EditorState): Transaction {
  return state.tr.setMeta('addToHistory', false).setMeta(REMOTE, true)
}

/** A selection that keeps its place in the Y.Doc while others change it. */
export interface Caret {
  anchor: Y.RelativePosition
  head: Y.RelativePosition
}

/** The selection of a state as places in the Y.Doc; null if it can't be determined. */
export function caretIn(binding: Binding, state: EditorState): Caret | null {
  const { anchor, head } = state.selection
  try {
    const place = (pos: number) => absolutePositionToRelativePosition(pos, binding.fragment, binding.mapping)
    const start = place(anchor)
    return { anchor: start, head: anchor === head ? start : place(head) }
  } catch {
    return null
  }
}

/** Where a kept selection stands now. */
export function positionsOf(binding: Binding, caret: Caret): { anchor: number; head: number } | null {
  const place = (position: Y.RelativePosition) =>
    relativePositionToAbsolutePosition(binding.ydoc, binding.fragment, position, binding.mapping)
  const anchor = place(caret.anchor)
  const head = place(caret.head)
  return anchor === null || head === null ? null : { anchor, head }
}

// Steps carry the caret. Only where the very letters around it were replaced does Yjs know better where they went.
function keepCaret(tr: Transaction, state: EditorState, binding: Binding, caret: Caret | null): void {
  const { anchor, head } = state.selection
  const isReplaced = [anchor, head].some((pos) => tr.mapping.mapResult(pos).deletedAcross)
  const places = isReplaced && caret ? positionsOf(binding, caret) : null
  if (!places || Math.max(places.anchor, places.head) > tr.doc.content.size) return
  const $anchor = tr.doc.resolve(places.anchor)
  if ($anchor.parent.isTextblock) tr.setSelection(TextSelection.between($anchor, tr.doc.resolve(places.head)))
}
