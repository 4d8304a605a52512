import type { Node } from '@tiptap/pm/model'
import { TextSelection } from '@tiptap/pm/state'
import type { EditorView } from '@tiptap/pm/view'
import { newUuid } from '../../../../platform/web/api/new-key.ts'
import { anchorOf, refuseIn, setAnchor, suggestInsertion, suggestRewrite } from '../../../blogs/web/writing-door.ts'
import type { AssistPlan } from '../request/actions.ts'

/** A suggestion that grows in the text while it is written. It moves with the text around it, and is no undo step. */
export class Draft {
  readonly id = newUuid()
  readonly #view: EditorView
  readonly #target: AssistPlan['target']

  constructor(view: EditorView, target: AssistPlan['target']) {
    this.#view = view
    this.#target = target
    const anchor = target.kind === 'rewrite' ? { from: target.from, to: target.to } : { from: target.at, to: target.at }
    const tr = setAnchor(view.state.tr, this.id, anchor)
    // What is rewritten is shown as a difference: a selection over it would hide that.
    if (target.kind === 'rewrite') tr.setSelection(TextSelection.near(tr.doc.resolve(target.to), -1))
    view.dispatch(tr)
  }

  /** What the suggestion is about, where it stands now: the stretch that is rewritten, or the place that is written at. */
  get stretch(): { from: number; to: number } | undefined {
    return anchorOf(this.#view.state, this.id)
  }

  /** Shows what has been written so far in place of what was shown before. */
  show(content: Node, engine: string, isPartial: boolean): void {
    const { state } = this.#view
    const tr = state.tr
    // The reader's nodes belong to the shared schema; the editor has its own of the same shape.
    const own = state.schema.nodeFromJSON(content.toJSON())
    refuseIn(tr, { ids: new Set([this.id]) })
    const anchor = anchorOf(state, this.id)
    if (!anchor) return
    const [from, to] = [tr.mapping.map(anchor.from, -1), tr.mapping.map(anchor.to, 1)]
    const suggester = { id: this.id, engine, isPartial }
    const stepsBefore = tr.steps.length
    if (this.#target.kind === 'rewrite') suggestRewrite(tr, from, to, own, suggester)
    else suggestInsertion(tr, from, own, suggester, this.#target.place)
    const added = tr.mapping.slice(stepsBefore)
    setAnchor(tr, this.id, {
      from: added.map(from, -1),
      to: this.#target.kind === 'rewrite' ? added.map(to, 1) : added.map(from, -1),
    })
    this.#view.dispatch(tr.setMeta('addToHistory', false))
  }

  /** The suggestion is settled: its place need not be kept any more. */
  end(): void {
    if (!this.#view.isDestroyed) this.#view.dispatch(setAnchor(this.#view.state.tr, this.id, null))
  }
}
