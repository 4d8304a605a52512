import { type EditorState, Plugin, PluginKey, type Transaction } from '@tiptap/pm/state'

/** Where something that is being written stands: both ends move with the text around them. */
export interface Anchor {
  from: number
  to: number
}

type Anchors = ReadonlyMap<string, Anchor>
type Change = { id: string; anchor: Anchor | null }

const anchorsKey = new PluginKey<Anchors>('anchors')
const none: Anchors = new Map()

/** Keeps places in the text by name while the text changes; costs nothing while there are none. */
export function anchorsPlugin(): Plugin<Anchors> {
  return new Plugin<Anchors>({
    key: anchorsKey,
    state: { init: () => none, apply: (tr, anchors) => changed(moved(anchors, tr), tr.getMeta(anchorsKey)) },
  })
}

function moved(anchors: Anchors, tr: Transaction): Anchors {
  if (anchors.size === 0 || !tr.docChanged) return anchors
  return new Map(
    [...anchors].map(([id, { from, to }]) => [id, { from: tr.mapping.map(from, -1), to: tr.mapping.map(to, 1) }]),
  )
}

function changed(anchors: Anchors, change: Change | undefined): Anchors {
  if (!change) return anchors
  const next = new Map(anchors)
  if (change.anchor) next.set(change.id, change.anchor)
  else next.delete(change.id)
  return next
}

/** Sets or, with null, forgets a place. */
export function setAnchor(tr: Transaction, id: string, anchor: Anchor | null): Transaction {
  return tr.setMeta(anchorsKey, { id, anchor } satisfies Change)
}

/** Where a named place is now; undefined for one that nobody set. */
export function anchorOf(state: EditorState, id: string): Anchor | undefined {
  return anchorsKey.getState(state)?.get(id)
}
