import { Extension, Node } from '@tiptap/core'
import { embedKind, safeLink, safePicture } from './addresses.ts'

/** The kinds of a callout, in the order in which menus show them. */
export const calloutKinds = ['note', 'tip', 'important', 'warning'] as const
export type CalloutKind = (typeof calloutKinds)[number]

/** The kind that a text names (`TIP`, `tip`); `note` where it names none. */
export function calloutKind(text: unknown): CalloutKind {
  const name = String(text ?? '').toLowerCase()
  return calloutKinds.find((kind) => kind === name) ?? (name === 'caution' ? 'warning' : 'note')
}

/** A passage set apart from the text: note, tip, important, warning. */
export const Callout = Node.create({
  name: 'callout',
  group: 'block',
  content: 'block+',
  defining: true,
  addAttributes: () => ({
    kind: {
      default: 'note',
      parseHTML: (element: HTMLElement) => calloutKind(element.getAttribute('data-callout')),
      renderHTML: () => ({}),
    },
  }),
  parseHTML: () => [{ tag: 'aside' }, { tag: 'div[data-callout]' }],
  renderHTML: ({ node, HTMLAttributes }) => [
    'aside',
    { ...HTMLAttributes, 'data-callout': calloutKind(node.attrs.kind) },
    0,
  ],
})

/** Widths that a picture may take of the column, in percent. */
export const pictureWidths = [25, 50, 75, 100] as const

function pictureWidth(value: unknown): number | null {
  const width = Number(value)
  return pictureWidths.find((known) => known === width && known !== 100) ?? null
}

function pictureIn(element: HTMLElement): HTMLElement | null {
  return element.localName === 'img' ? element : element.querySelector('img')
}

/**
 * A picture with its description for those who cannot see it (`alt`), a caption, and its share of the column in percent.
 * `src` is a file of our own or https; anything else is not read in and not written out.
 */
export const Figure = Node.create({
  name: 'image',
  group: 'block',
  atom: true,
  draggable: true,
  addAttributes: () => ({
    src: { default: null, parseHTML: (element) => safePicture(pictureIn(element)?.getAttribute('src')) ?? null },
    alt: { default: '', parseHTML: (element) => pictureIn(element)?.getAttribute('alt') ?? '' },
    caption: { default: '', parseHTML: (element) => element.querySelector('figcaption')?.textContent?.trim() ?? '' },
    width: { default: null, parseHTML: (element) => pictureWidth(element.getAttribute('data-width')) },
    /** True where somebody said that it needs no words; else null. */
    decorative: { default: null, parseHTML: (element) => (isPresentation(pictureIn(element)) ? true : null) },
  }),
  parseHTML: () => [
    {
      tag: 'figure',
      priority: 60,
      getAttrs: (element) => (safePicture(element.querySelector('img')?.getAttribute('src')) ? {} : false),
    },
    { tag: 'img[src]', getAttrs: (element) => (safePicture(element.getAttribute('src')) ? {} : false) },
  ],
  renderHTML: ({ node }) => {
    const { alt, caption, decorative } = node.attrs
    const src = safePicture(node.attrs.src)
    const role = decorative && !alt ? { role: 'presentation' } : {}
    const picture = ['img', { src: src ?? null, alt: String(alt ?? ''), ...role }] as const
    const frame = {
      'data-width': pictureWidth(node.attrs.width),
      'data-suggestion-block': node.attrs.suggestion ?? null,
    }
    return caption
      ? ['figure', frame, picture, ['figcaption', { dir: 'auto' }, String(caption)]]
      : ['figure', frame, picture]
  },
})

function isPresentation(picture: Element | null): boolean {
  return /^(?:presentation|none)$/.test(picture?.getAttribute('role') ?? '')
}

/** A page shown as a card: a video, a post, any link. Nothing is loaded from there. */
export const Embed = Node.create({
  name: 'embed',
  group: 'block',
  atom: true,
  draggable: true,
  addAttributes: () => ({
    url: {
      default: null,
      parseHTML: (element) => safeLink(element.getAttribute('data-url')) ?? null,
      renderHTML: () => ({}),
    },
    title: {
      default: '',
      parseHTML: (element) => element.querySelector('a')?.textContent?.trim() ?? '',
      renderHTML: () => ({}),
    },
    description: {
      default: '',
      parseHTML: (element) => element.querySelector('p')?.textContent?.trim() ?? '',
      renderHTML: () => ({}),
    },
  }),
  parseHTML: () => [
    {
      tag: 'div[data-embed]',
      priority: 60,
      getAttrs: (element) => (embedKind(element.getAttribute('data-url')) ? {} : false),
    },
    { tag: 'iframe[src]', getAttrs: (element) => watchPage(element.getAttribute('src')) },
  ],
  renderHTML: ({ node, HTMLAttributes }) => {
    const kind = embedKind(node.attrs.url)
    const url = kind ? String(node.attrs.url) : null
    const link = ['a', { href: url, rel: 'noopener' }, String(node.attrs.title || url || '')] as const
    const frame = { ...HTMLAttributes, 'data-embed': kind ?? 'link', 'data-url': url }
    const { description } = node.attrs
    return description ? ['div', frame, link, ['p', { dir: 'auto' }, String(description)]] : ['div', frame, link]
  },
})

/** A player's frame becomes the card of the page it plays; frames of anything else are dropped. */
function watchPage(src: string | null): { url: string } | false {
  const id = /^https:\/\/(?:www\.)?youtube(?:-nocookie)?\.com\/embed\/([\w-]{6,20})/.exec(src ?? '')?.[1]
  return id ? { url: `https://www.youtube.com/watch?v=${id}` } : false
}

const textBlocks = [
  'paragraph',
  'heading',
  'blockquote',
  'listItem',
  'taskItem',
  'tableCell',
  'tableHeader',
  'bulletList',
  'orderedList',
  'callout',
]

/** Each block finds its own direction from its first letters, so that Arabic and English stand in one document. */
export const Direction = Extension.create({
  name: 'direction',
  addGlobalAttributes: () => [
    {
      types: textBlocks,
      attributes: {
        dir: {
          default: null,
          parseHTML: (element) =>
            /^(ltr|rtl)$/.test(element.getAttribute('dir') ?? '') ? element.getAttribute('dir') : null,
          renderHTML: ({ dir }) => ({ dir: dir === 'ltr' || dir === 'rtl' ? dir : 'auto' }),
        },
      },
    },
  ],
})

/** Blocks that stand or fall with a suggestion as a whole: `+id` was added by it, `-id` would be taken away by it. */
export const SuggestedBlocks = Extension.create({
  name: 'suggestedBlocks',
  addGlobalAttributes: () => [
    {
      types: [
        'paragraph',
        'heading',
        'blockquote',
        'bulletList',
        'orderedList',
        'taskList',
        'listItem',
        'taskItem',
        'codeBlock',
        'callout',
        'table',
        'image',
        'embed',
        'horizontalRule',
      ],
      attributes: {
        suggestion: {
          default: null,
          parseHTML: (element) => element.getAttribute('data-suggestion-block'),
          renderHTML: ({ suggestion }) => (suggestion ? { 'data-suggestion-block': suggestion } : {}),
        },
      },
    },
  ],
})
