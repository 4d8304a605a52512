import type { Mark, Node } from '@tiptap/pm/model'
import { safeLink } from './addresses.ts'

interface Sign {
  open: string
  close: string
}

const signs: Record<string, Sign> = {
  bold: { open: '**', close: '**' },
  italic: { open: '*', close: '*' },
  strike: { open: '~~', close: '~~' },
  underline: { open: '<u>', close: '</u>' },
  highlight: { open: '<mark>', close: '</mark>' },
  superscript: { open: '<sup>', close: '</sup>' },
  subscript: { open: '<sub>', close: '</sub>' },
}

/** The words of one block with their marks as Markdown. */
export function inlineMarkdown(block: Node): string {
  let text = ''
  const open: Mark[] = []
  const closeTo = (depth: number) => {
    while (open.length > depth) {
      const mark = open.pop()
      if (mark) text = closeBefore(text, signOf(mark).close)
    }
  }
  block.forEach((child) => {
    const marks = child.marks.filter((mark) => mark.type.name === 'link' || signs[mark.type.name])
    const differs = marks.findIndex((mark, depth) => !open[depth]?.eq(mark))
    closeTo(Math.min(differs < 0 ? marks.length : differs, open.length))
    const opening = marks.slice(open.length)
    const piece = pieceOf(child)
    const lead = opening.length > 0 ? (/^\s+/.exec(piece)?.[0] ?? '') : ''
    if (lead.length === piece.length && lead !== '') {
      text += piece
      return
    }
    text += lead
    for (const mark of opening) {
      text += signOf(mark).open
      open.push(mark)
    }
    text += piece.slice(lead.length)
  })
  closeTo(0)
  return text.replace(/[ \t]+$/gm, (spaces) => (spaces.length >= 2 && text.includes('\n') ? spaces : ''))
}

// `**bold **` is no bold: the space goes behind the sign.
function closeBefore(text: string, close: string): string {
  const trail = /^<|^\]/.test(close) ? '' : (/\s+$/.exec(text)?.[0] ?? '')
  return text.slice(0, text.length - trail.length) + close + trail
}

function signOf(mark: Mark): Sign {
  if (mark.type.name !== 'link') return signs[mark.type.name] ?? { open: '', close: '' }
  const address = safeLink(mark.attrs.href) ?? ''
  const shown = /[\s()<>]/.test(address) ? `<${address.replace(/[<>\s]/g, encodeURIComponent)}>` : address
  return { open: '[', close: `](${shown})` }
}

function pieceOf(node: Node): string {
  if (node.type.name === 'hardBreak') return '\\\n'
  if (node.type.name === 'footnoteReference') return `[^${node.attrs.number ?? node.attrs.id}]`
  const text = node.text ?? ''
  if (!node.marks.some((mark) => mark.type.name === 'code')) return escapeMarkdown(text)
  const fence = '`'.repeat(Math.max(0, ...[...text.matchAll(/`+/g)].map((run) => run[0].length)) + 1)
  return /^`|`$/.test(text) ? `${fence} ${text} ${fence}` : fence + text + fence
}

function escapeMarkdown(text: string): string {
  return text
    .replace(/[\\`*[\]~]/g, '\\$&')
    .replace(/(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])/gu, '\\_')
    .replace(/<(?=[a-z/!?])/gi, '\\<')
    .replace(/&(?=#?\w+;)/g, '\\&')
    .replace(/\n/g, ' ')
}
