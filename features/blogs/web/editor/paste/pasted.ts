import { Fragment, type Node, Slice } from '@tiptap/pm/model'
import type { EditorView } from '@tiptap/pm/view'
import { newUuid } from '../../../../../platform/web/api/new-key.ts'
import { embedKind } from '../../../document/addresses.ts'
import { childrenOf } from '../../../document/children-of.ts'
import { tidyForeignHtml } from '../../../document/tidy-foreign-html.ts'

/** Pasted HTML in the form that the schema reads; what comes from our own editor keeps its slice. */
export function tidyPasted(html: string): string {
  const page = new DOMParser().parseFromString(html, 'text/html')
  const slice = page.querySelector('[data-pm-slice]')
  const context = slice?.getAttribute('data-pm-slice')
  tidyForeignHtml(page.body)
  // Tidying may have replaced the element that carried it.
  if (context && !page.querySelector('[data-pm-slice]'))
    page.body.firstElementChild?.setAttribute('data-pm-slice', context)
  return page.body.innerHTML
}

/** Pictures among pasted or dropped things. */
export function picturesIn(data: DataTransfer | null): File[] {
  return [...(data?.files ?? [])].filter((file) => /^image\/(png|jpeg|gif|webp)$/.test(file.type))
}

/** Pictures that are in pasted HTML as data, as files that can be uploaded. */
export function dataPictures(html: string): File[] {
  return [
    ...html.matchAll(/<img\b[^>]*\bsrc="data:(image\/(?:png|jpeg|gif|webp));base64,([A-Za-z0-9+/=\s]+)"/gi),
  ].flatMap(([, type, base64], index) => {
    try {
      const bytes = Uint8Array.from(atob((base64 ?? '').replace(/\s/g, '')), (letter) => letter.charCodeAt(0))
      return [new File([bytes], `picture-${index + 1}`, { type })]
    } catch {
      return []
    }
  })
}

/** An address alone on an empty line, if its page is best shown as a card (a video, a post). */
export function embedIn(text: string, view: EditorView): Node | null {
  const address = text.trim()
  const { $from, empty } = view.state.selection
  const isAlone = empty && $from.parent.type.name === 'paragraph' && $from.parent.content.size === 0
  const kind = /\s/.test(address) ? undefined : embedKind(address)
  if (!isAlone || (kind !== 'youtube' && kind !== 'x')) return null
  return view.state.schema.nodes.embed?.create({ url: address }) ?? null
}

/** Whether plain text is written in Markdown: at least one line that is unmistakable, and not code. */
export function looksLikeMarkdown(text: string): boolean {
  const lines = text.split(/\r?\n/)
  const isSign = (line: string) => /^#{1,6} \S|^\s*[-*] \[[ xX]\] |^```|^\|.+\|$|^> \S|^\[\^\w+\]:/.test(line)
  const isItem = (line: string) => /^\s*([-*+]|\d+\.) \S/.test(line)
  const links = [...text.matchAll(/\[[^\]\n]+\]\(https?:\/\/[^\s)]+\)|\*\*\S[^*\n]*\*\*/g)].length
  return lines.some(isSign) || lines.filter(isItem).length >= 2 || links >= 1
}

/** A piece of document to paste; its first and last paragraph join with the text around when it is a single one. */
export function pastedSlice(document: Node): Slice {
  const [first] = [document.firstChild]
  const isLine = document.childCount === 1 && first?.type.name === 'paragraph'
  return isLine ? new Slice(document.content, 1, 1) : new Slice(document.content, 0, 0)
}

/** Footnotes that come along get ids of their own where the text has them already: Word and Markdown count from one each time. */
export function withOwnFootnotes(slice: Slice, document: Node): Slice {
  const taken = footnoteIds(document.content)
  const clashing = [...footnoteIds(slice.content)].filter((id) => taken.has(id))
  const fresh = new Map(clashing.map((id) => [id, newUuid().slice(0, 8)]))
  return fresh.size === 0 ? slice : new Slice(renamed(slice.content, fresh), slice.openStart, slice.openEnd)
}

function footnoteIds(content: Fragment): Set<string> {
  const ids = new Set<string>()
  content.descendants((node) => {
    if (node.type.name === 'footnote') ids.add(String(node.attrs.id))
    return !node.isTextblock
  })
  return ids
}

function renamed(content: Fragment, fresh: ReadonlyMap<string, string>): Fragment {
  return Fragment.from(
    childrenOf(content).map((node) => {
      const id = fresh.get(String(node.attrs.id))
      if (node.isText) return node
      return node.type.create(id ? { ...node.attrs, id } : node.attrs, renamed(node.content, fresh), node.marks)
    }),
  )
}

/** Plain text as one paragraph per line, without reading anything into it. */
export function plainSlice(text: string, view: EditorView): Slice {
  const { paragraph } = view.state.schema.nodes
  const lines = text.replace(/\r\n?/g, '\n').split(/\n+/)
  if (!paragraph || view.state.selection.$from.parent.type.spec.code) return textSlice(text, view)
  const blocks = lines.map((line) => paragraph.create(null, line ? view.state.schema.text(line) : null))
  return Slice.maxOpen(fragmentOf(blocks))
}

function textSlice(text: string, view: EditorView): Slice {
  return text ? new Slice(fragmentOf([view.state.schema.text(text)]), 0, 0) : Slice.empty
}

function fragmentOf(nodes: Node[]): Fragment {
  const holder = nodes[0]?.type.schema.topNodeType.create(null, nodes)
  return holder?.content ?? Slice.empty.content
}
