import type { DOMOutputSpec, Fragment, Mark, Node } from '@tiptap/pm/model'
import { numberFootnotes } from './number-footnotes.ts'

/**
 * The document as clean HTML, the same text from server and browser: no inline styles, no scripts, addresses checked
 * again, everything escaped. Footnotes are numbered by the order of their references; those without one are left out.
 */
export function documentToHtml(document: Node): string {
  return fragmentHtml(numberFootnotes(document).content)
}

/** The text with every character escaped that has a meaning in HTML, in text and in attributes. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (character) => escapes[character] ?? character)
}
const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

interface OpenMark {
  mark: Mark
  html: string
}

// Marks that run on over neighbors stay open between them, as ProseMirror's own serialiser does it.
function fragmentHtml(fragment: Fragment): string {
  let html = ''
  const open: OpenMark[] = []
  const add = (text: string) => {
    const innermost = open.at(-1)
    if (innermost) innermost.html += text
    else html += text
  }
  const closeTo = (depth: number) => {
    while (open.length > depth) {
      const closed = open.pop()
      if (closed) add(markHtml(closed.mark, closed.html))
    }
  }
  fragment.forEach((node) => {
    const shared = node.marks.findIndex((mark, depth) => !open[depth]?.mark.eq(mark))
    const kept = shared < 0 ? node.marks.length : shared
    closeTo(Math.min(kept, open.length))
    for (const mark of node.marks.slice(kept)) open.push({ mark, html: '' })
    add(nodeHtml(node))
  })
  closeTo(0)
  return html
}

function nodeHtml(node: Node): string {
  if (node.isText) return escapeHtml(node.text ?? '')
  const spec = node.type.spec.toDOM?.(node)
  return spec ? specHtml(spec, fragmentHtml(node.content)) : ''
}

function markHtml(mark: Mark, content: string): string {
  const spec = mark.type.spec.toDOM?.(mark, true)
  return spec ? specHtml(spec, content) : content
}

const voidTags = new Set(['br', 'hr', 'img', 'input'])

function specHtml(spec: DOMOutputSpec, content: string): string {
  if (typeof spec === 'string') return escapeHtml(spec)
  if (!Array.isArray(spec)) throw new TypeError('The schema must describe its HTML as arrays')
  const [tag, second, ...rest] = spec
  const hasAttributes = typeof second === 'object' && second !== null && !Array.isArray(second)
  const children = hasAttributes || second === undefined ? rest : [second, ...rest]
  const open = `<${tag}${hasAttributes ? attributesHtml(second) : ''}>`
  if (voidTags.has(tag)) return open
  return `${open}${children.map((child) => (child === 0 ? content : specHtml(child, content))).join('')}</${tag}>`
}

function attributesHtml(attributes: Record<string, unknown>): string {
  return Object.entries(attributes)
    .filter(([, value]) => value !== null && value !== undefined && value !== false)
    .map(([name, value]) => ` ${name}="${escapeHtml(String(value))}"`)
    .join('')
}
