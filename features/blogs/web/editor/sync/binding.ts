import type { MarkType, Node, ResolvedPos, Schema, Slice } from '@tiptap/pm/model'
import type { ReplaceStep } from '@tiptap/pm/transform'
import { updateYFragment } from '@tiptap/y-tiptap'
import * as Y from 'yjs'
import { readBlock, type TypeMapping } from '../../../document/read-ydoc.ts'

/** Origin of every change that this page makes, so that the undo manager tracks it and the echo is not applied twice. */
export const LOCAL = Symbol('local')

/** A step that put in or took away something, with the document before and after it. */
export interface Stepped {
  step: ReplaceStep
  before: Node
  after: Node
}

/**
 * Which ProseMirror node each Yjs type is shown as. Nodes of types that did not change keep their identity, so that what
 * others type costs only the blocks they typed in.
 */
export class Binding {
  readonly fragment: Y.XmlFragment
  readonly mapping: TypeMapping = new Map()
  readonly isOMark = new Map<MarkType, boolean>()
  readonly #schema: Schema
  constructor(fragment: Y.XmlFragment, schema: Schema) {
    this.fragment = fragment
    this.#schema = schema
  }

  get ydoc(): Y.Doc {
    if (!this.fragment.doc) throw new Error('The document was closed')
    return this.fragment.doc
  }

  /** The blocks of the whole document, as far as possible the nodes already shown. */
  blocks(): Node[] {
    return this.fragment.toArray().flatMap((type) => {
      const known = this.mapping.get(type)
      if (known && !Array.isArray(known)) return [known]
      return type instanceof Y.XmlElement ? [readBlock(type, this.#schema, this.mapping)] : []
    })
  }

  /** Forgets the nodes of everything that a transaction changed, deleted, or that lies around it. */
  forget(transaction: Y.Transaction): void {
    for (const type of transaction.changed.keys()) this.mapping.delete(type)
    for (const type of transaction.changedParentTypes.keys()) this.mapping.delete(type)
    Y.iterateDeletedStructs(transaction, transaction.deleteSet, (struct) => {
      if (struct instanceof Y.Item && struct.content instanceof Y.ContentType) this.mapping.delete(struct.content.type)
    })
  }

  /**
   * Two people who begin to type in the same empty block make two texts side by side. Each page moves its own into the
   * first; otherwise the next change would write the words of both into one and double them.
   */
  mergeOwnTexts(transaction: Y.Transaction): void {
    for (const type of transaction.changed.keys()) if (type instanceof Y.XmlElement) mergeTexts(type)
  }

  /**
   * Writes what the editor shows into the Y.Doc, with as few changes as it takes. What lies between two places that changed
   * would be written again, so the steps that led there are gone through one by one.
   */
  push(document: Node, isUndoable: boolean, steps: readonly Stepped[] = []): void {
    this.ydoc.transact((transaction) => {
      transaction.meta.set('addToHistory', isUndoable)
      for (const stepped of steps) {
        this.#reword(stepped)
        this.#write(stepped.after)
      }
      if (steps.at(-1)?.after !== document) this.#write(document)
    }, LOCAL)
  }

  // Comparing the texts would find another place where letters repeat, and take other people's letters for one's own.
  #reword({ step, before }: Stepped): void {
    const place = before.resolve(step.from)
    const words = wordsOf(step.slice)
    const text = words === null || step.to > place.end() ? null : this.#textAt(place)
    if (!text || words === null) return
    this.#forgetAround(text)
    text.delete(place.parentOffset, step.to - step.from)
    text.insert(place.parentOffset, words)
  }

  // What a text and those around it were shown as is not what they hold now.
  #forgetAround(text: Y.XmlText): void {
    this.mapping.delete(text)
    for (let around = text.parent; around instanceof Y.XmlElement; around = around.parent) this.mapping.delete(around)
  }

  /** The text of a block that holds nothing but text, if it is what the editor shows. */
  #textAt(place: ResolvedPos): Y.XmlText | null {
    let type: Y.XmlFragment = this.fragment
    for (let depth = 0; depth < place.depth; depth++) {
      const child = type.get(place.index(depth))
      if (!(child instanceof Y.XmlElement)) return null
      type = child
    }
    const only = type.length === 1 ? type.get(0) : null
    const isShown = type instanceof Y.XmlElement && this.mapping.get(type) === place.parent
    return isShown && only instanceof Y.XmlText && only.length === place.parent.content.size ? only : null
  }

  #write(document: Node): void {
    const changed = this.#oneChanged(document)
    if (changed) updateYFragment(this.ydoc, changed.type, changed.block, this)
    else updateYFragment(this.ydoc, this.fragment, document, this)
  }

  // Nearly every key changes words in one block: that block alone is compared, not the whole document.
  #oneChanged(document: Node): { type: Y.XmlElement; block: Node } | null {
    const types = this.fragment.toArray()
    if (types.length !== document.childCount) return null
    let changed: { type: Y.XmlElement; block: Node } | null = null
    for (const [index, type] of types.entries()) {
      const block = document.child(index)
      if (this.mapping.get(type) === block) continue
      const fits = type instanceof Y.XmlElement && type.nodeName === block.type.name
      if (changed || !fits) return null
      changed = { type, block }
    }
    return changed
  }

  /** Says that these types are shown as these very nodes, equal to the ones read from them. */
  adopt(blocks: readonly Node[]): void {
    this.fragment.toArray().forEach((type, index) => {
      const block = blocks[index]
      if (type instanceof Y.XmlElement && block) this.#adoptNode(type, block)
    })
  }

  #adoptNode(type: Y.XmlElement, node: Node): void {
    const known = this.mapping.get(type)
    if (known === node || Array.isArray(known) || !known?.eq(node)) return
    this.mapping.set(type, node)
    let index = 0
    for (const child of type.toArray()) {
      if (child instanceof Y.XmlText) {
        const texts: Node[] = []
        while (index < node.childCount && node.child(index).isText) texts.push(node.child(index++))
        this.mapping.set(child, texts)
      } else if (child instanceof Y.XmlElement && index < node.childCount) this.#adoptNode(child, node.child(index++))
    }
  }
}

function wordsOf({ content, openStart, openEnd }: Slice): string | null {
  if (openStart + openEnd > 0) return null
  let isText = true
  content.forEach((node) => {
    isText &&= node.isText
  })
  return isText ? content.textBetween(0, content.size) : null
}

function mergeTexts(type: Y.XmlElement): void {
  const children = type.toArray()
  children.forEach((child, index) => {
    const next = children[index + 1]
    if (!(child instanceof Y.XmlText) || !(next instanceof Y.XmlText)) return
    if (next._item?.id.client !== next.doc?.clientID) return
    type.doc?.transact((transaction) => {
      transaction.meta.set('addToHistory', false)
      child.applyDelta([{ retain: child.length }, ...next.toDelta()])
      type.delete(index + 1, 1)
    })
  })
}
