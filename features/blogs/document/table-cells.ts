import type { Node } from '@tiptap/core'
import { Table, TableCell, TableHeader, TableRow } from '@tiptap/extension-table'

const alignments = ['left', 'center', 'right'] as const

function alignmentOf(element: HTMLElement): string | null {
  const named = element.getAttribute('data-align') ?? element.style?.textAlign ?? element.getAttribute('align')
  return alignments.find((known) => known === named) ?? null
}

function cellAttributes() {
  const span = (name: string) => ({
    default: 1,
    parseHTML: (element: HTMLElement) =>
      Math.min(Math.max(Number.parseInt(element.getAttribute(name) ?? '1', 10) || 1, 1), 100),
    renderHTML: (attributes: Record<string, unknown>) => (attributes[name] === 1 ? {} : { [name]: attributes[name] }),
  })
  return {
    colspan: span('colspan'),
    rowspan: span('rowspan'),
    // prosemirror-tables asks for it; columns share the width here, so it stays empty.
    colwidth: { default: null, parseHTML: () => null, renderHTML: () => ({}) },
    align: {
      default: null,
      parseHTML: alignmentOf,
      renderHTML: ({ align }: Record<string, unknown>) =>
        alignments.some((known) => known === align) ? { 'data-align': align } : {},
    },
  }
}

/** Tables with header cells and alignment by column; no inline styles. */
export const tableExtensions: Node[] = [
  Table.extend({ renderHTML: ({ HTMLAttributes }) => ['table', HTMLAttributes, ['tbody', 0]] }).configure({
    resizable: false,
  }),
  TableRow,
  TableCell.extend({ addAttributes: cellAttributes }),
  TableHeader.extend({ addAttributes: cellAttributes }),
]
