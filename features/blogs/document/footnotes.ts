import { Node } from '@tiptap/core'

function idFrom(attribute: string, prefix: RegExp) {
  return {
    default: null,
    parseHTML: (element: HTMLElement) =>
      element.getAttribute(attribute) ||
      element.querySelector('a[href^="#"]')?.getAttribute('href')?.replace(prefix, '') ||
      null,
    renderHTML: () => ({}),
  }
}

/** Given while writing out and never stored: it follows from the order of the references. */
const derived = { default: null, parseHTML: () => null, renderHTML: () => ({}) }

/** The small number in the text. `id` names the footnote that it leads to. */
export const FootnoteReference = Node.create({
  name: 'footnoteReference',
  group: 'inline',
  inline: true,
  atom: true,
  addAttributes: () => ({ id: idFrom('data-footnote', /^#fn-?/), number: derived, repeated: derived }),
  parseHTML: () => [{ tag: 'sup[data-footnote]', priority: 70 }],
  renderHTML: ({ node }) => {
    const { id, number, repeated } = node.attrs
    return [
      'sup',
      { 'data-footnote': id },
      number ? ['a', { href: `#fn-${id}`, id: repeated ? null : `fnref-${id}` }, String(number)] : '',
    ]
  },
  renderText: ({ node }) => (node.attrs.number ? `[${node.attrs.number}]` : ''),
})

/** All footnotes, after the text. */
export const FootnoteList = Node.create({
  name: 'footnotes',
  group: 'block',
  content: 'footnote+',
  defining: true,
  isolating: true,
  parseHTML: () => [
    {
      tag: 'section[data-footnotes]',
      priority: 60,
      contentElement: (element) => element.querySelector('ol') ?? element,
    },
  ],
  renderHTML: () => ['section', { 'data-footnotes': '', role: 'doc-endnotes' }, ['ol', 0]],
})

/** One footnote: its words, found by the reference of the same `id`. */
export const Footnote = Node.create({
  name: 'footnote',
  content: 'paragraph+',
  defining: true,
  addAttributes: () => ({ id: { ...idFrom('data-footnote-item', /^#fnref-?/) }, number: derived }),
  parseHTML: () => [{ tag: 'li[data-footnote-item]', priority: 70 }],
  renderHTML: ({ node }) => [
    'li',
    { 'data-footnote-item': node.attrs.id, id: node.attrs.number ? `fn-${node.attrs.id}` : null },
    0,
  ],
})
