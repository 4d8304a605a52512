import type { Fragment, Node } from '@tiptap/pm/model'

/** The nodes right below a node, or of a fragment. */
export function childrenOf(parent: Node | Fragment): Node[] {
  return Array.from({ length: parent.childCount }, (_, index) => parent.child(index))
}
