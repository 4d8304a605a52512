import { Mark, markInputRule } from '@tiptap/core'

/** An attribute that is kept as `data-…` in HTML. */
function dataAttribute(name: string) {
  return {
    default: null,
    parseHTML: (element: HTMLElement) => element.getAttribute(name),
    renderHTML: () => ({}),
  }
}

/**
 * Ties words to a citation: `id` names a row of the citations table, which says what it means. A span may carry several.
 * Words typed at its end are not cited by it.
 */
export const Citation = Mark.create({
  name: 'citation',
  inclusive: false,
  excludes: '',
  priority: 1110,
  addAttributes: () => ({ id: dataAttribute('data-citation') }),
  parseHTML: () => [{ tag: 'span[data-citation]' }, { tag: 'cite[data-citation]' }],
  renderHTML: ({ mark }) => ['span', { 'data-citation': mark.attrs.id }, 0],
})

/** Words that a model or the built-in writer wrote and a person accepted; `engine` says which, as `provider/model`. */
export const Assistant = Mark.create({
  name: 'assistant',
  inclusive: false,
  priority: 10,
  addAttributes: () => ({ engine: dataAttribute('data-engine') }),
  parseHTML: () => [{ tag: 'span[data-engine]' }],
  renderHTML: ({ mark }) => ['span', { 'data-engine': mark.attrs.engine ?? '' }, 0],
})

/**
 * Words that a suggestion would add. `id` is the suggestion's (all its parts share it), `engine` who wrote them.
 * Until accepted they are no part of the text: exports, counts and checks leave them out.
 */
export const Insertion = Mark.create({
  name: 'insertion',
  inclusive: false,
  excludes: 'deletion insertion',
  priority: 1130,
  addAttributes: () => ({ id: dataAttribute('data-suggestion'), engine: dataAttribute('data-engine') }),
  parseHTML: () => [{ tag: 'ins[data-suggestion]' }],
  renderHTML: ({ mark }) => ['ins', { 'data-suggestion': mark.attrs.id, 'data-engine': mark.attrs.engine }, 0],
})

/** Words that a suggestion would take away; they are still part of the text. */
export const Deletion = Mark.create({
  name: 'deletion',
  inclusive: false,
  excludes: 'deletion insertion',
  priority: 1129,
  addAttributes: () => ({ id: dataAttribute('data-suggestion') }),
  parseHTML: () => [{ tag: 'del[data-suggestion]' }],
  renderHTML: ({ mark }) => ['del', { 'data-suggestion': mark.attrs.id }, 0],
})

/** A marker pen over words. */
export const Highlight = Mark.create({
  name: 'highlight',
  parseHTML: () => [{ tag: 'mark' }],
  renderHTML: () => ['mark', 0],
})

/** Raised words, as in m². */
export const Superscript = Mark.create({
  name: 'superscript',
  excludes: 'subscript',
  parseHTML: () => [{ tag: 'sup:not([data-footnote])' }],
  renderHTML: () => ['sup', 0],
})

/** Lowered words, as in H₂O. */
export const Subscript = Mark.create({
  name: 'subscript',
  excludes: 'superscript',
  parseHTML: () => [{ tag: 'sub' }],
  renderHTML: () => ['sub', 0],
})

/** Words of a program within a line. Unlike bold and its like it goes together with citations, links and suggestions. */
export const InlineCode = Mark.create({
  name: 'code',
  excludes: 'bold italic strike underline highlight superscript subscript',
  code: true,
  exitable: true,
  parseHTML: () => [{ tag: 'code' }],
  renderHTML: () => ['code', 0],
  addInputRules() {
    return [markInputRule({ find: /(?:^|[^`])(`([^`]+)`)$/, type: this.type })]
  },
})
