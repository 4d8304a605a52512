import { Node } from '@tiptap/pm/model'
import type { Token } from 'markdown-it'
import { safePicture } from './addresses.ts'
import { calloutKind, calloutKinds } from './blocks.ts'
import {
  type CitedRange,
  closeEnded,
  endingBlocks,
  MARKER_PAIRS,
  markers,
  type OpenCitations,
  withMarkers,
} from './cited-ranges.ts'
import { inlineNodes } from './markdown-marks.ts'
import { parseMarkdown } from './markdown-tokens.ts'
import { type DocumentJson, documentSchema } from './schema.ts'

/**
 * Reads GitHub-flavoured Markdown (tables, tasks, strikethrough, callouts, footnotes) into a document. HTML in it is not
 * read, but for `<u> <sup> <sub> <mark> <br>`; its words are kept. `cited` lays citations over stretches of the text.
 */
export function markdownToDocument(markdown: string, cited: CitedRange[] = []): Node {
  const ranges = cited.slice(0, MARKER_PAIRS).filter(({ start, end }) => start >= 0 && end > start)
  const { tokens, notes } = parseMarkdown(withMarkers(markdown.replace(markers, '\ufffd'), ranges))
  const open: OpenCitations = { ids: ranges.map(({ id }) => id), active: new Set() }
  const blocks = new Reader(tokens, open).blocks()
  const items = [...notes].map(([id, body]) => ({
    type: 'footnote',
    attrs: { id },
    content: paragraphsOnly(new Reader(body, open).blocks()),
  }))
  if (items.length > 0) blocks.push({ type: 'footnotes', content: items })
  return Node.fromJSON(documentSchema, { type: 'doc', content: blocks.length > 0 ? blocks : [{ type: 'paragraph' }] })
}

class Reader {
  readonly #tokens: Token[]
  readonly #open: OpenCitations
  readonly #ends: Map<number, number>
  #at = 0
  constructor(tokens: Token[], open: OpenCitations) {
    this.#tokens = tokens
    this.#open = open
    this.#ends = endingBlocks(tokens)
  }

  /** Blocks up to the given closing token, which is consumed; all that are left without one. */
  blocks(close?: string): DocumentJson[] {
    const blocks: DocumentJson[] = []
    for (let token = this.#next(); token && token.type !== close; token = this.#next())
      blocks.push(...this.#block(token))
    return blocks
  }

  #next(): Token | undefined {
    return this.#tokens[this.#at++]
  }

  #block(token: Token): DocumentJson[] {
    switch (token.type) {
      case 'heading_open':
        return [
          {
            type: 'heading',
            attrs: { level: Math.min(Number(token.tag.slice(1)), 4) },
            content: this.#inline('heading_close').filter(isInline),
          },
        ]
      case 'paragraph_open':
        return splitAtPictures('paragraph', this.#inline('paragraph_close'))
      case 'blockquote_open':
        return [quoteOrCallout(this.blocks('blockquote_close'))]
      case 'bullet_list_open':
        return [listOf('bulletList', this.blocks('bullet_list_close'))]
      case 'ordered_list_open':
        return [
          listOf('orderedList', this.blocks('ordered_list_close'), { start: Number(token.attrGet('start') ?? 1) }),
        ]
      case 'list_item_open':
        return [{ type: 'listItem', content: startWithParagraph(this.blocks('list_item_close')) }]
      case 'fence':
      case 'code_block':
        return [codeBlock(token)]
      case 'hr':
        return [{ type: 'horizontalRule' }]
      case 'table_open':
        return [{ type: 'table', content: this.blocks('table_close') }]
      case 'thead_open':
      case 'tbody_open':
        return this.blocks(token.type.replace('open', 'close'))
      case 'tr_open':
        return [{ type: 'tableRow', content: this.blocks('tr_close') }]
      case 'th_open':
      case 'td_open':
        return [this.#cell(token)]
      case 'html_block':
        return paragraphOf(
          token.content
            .replace(/<!--[\s\S]*?-->|<(script|style)\b[\s\S]*?<\/\1\s*>|<[^>]*>/gi, ' ')
            .replace(/\s+/g, ' ')
            .trim(),
        )
      default:
        return []
    }
  }

  #cell(token: Token): DocumentJson {
    const align = /text-align:(\w+)/.exec(String(token.attrGet('style') ?? ''))?.[1] ?? null
    const content = splitAtPictures('paragraph', this.#inline(token.type.replace('open', 'close')))
    return {
      type: token.type === 'th_open' ? 'tableHeader' : 'tableCell',
      attrs: { align },
      content: content.length > 0 ? content : [{ type: 'paragraph' }],
    }
  }

  #inline(close: string): DocumentJson[] {
    const nodes: DocumentJson[] = []
    closeEnded(this.#open, this.#ends, this.#at)
    for (let token = this.#next(); token && token.type !== close; token = this.#next())
      nodes.push(...inlineNodes(token.children ?? [], this.#open))
    return nodes
  }
}

function isInline(node: DocumentJson): boolean {
  return node.type !== 'image'
}

function paragraphOf(text: string): DocumentJson[] {
  return text ? [{ type: 'paragraph', content: [{ type: 'text', text }] }] : []
}

// Pictures are blocks here: a paragraph with one in it is cut around it.
function splitAtPictures(type: string, nodes: DocumentJson[]): DocumentJson[] {
  const blocks: DocumentJson[] = []
  let words: DocumentJson[] = []
  const flush = () => {
    if (words.some((node) => node.type !== 'text' || node.text?.trim())) blocks.push({ type, content: words })
    words = []
  }
  for (const node of nodes) {
    if (isInline(node)) words.push(node)
    else {
      flush()
      if (safePicture(node.attrs?.src)) blocks.push(node)
    }
  }
  flush()
  return blocks
}

function startWithParagraph(blocks: DocumentJson[]): DocumentJson[] {
  return blocks[0]?.type === 'paragraph' ? blocks : [{ type: 'paragraph' }, ...blocks]
}

function paragraphsOnly(blocks: DocumentJson[]): DocumentJson[] {
  const paragraphs = blocks.filter((block) => block.type === 'paragraph')
  return paragraphs.length > 0 ? paragraphs : [{ type: 'paragraph' }]
}

function codeBlock(token: Token): DocumentJson {
  const text = token.content.replace(/\n$/, '').replace(markers, '')
  const language = token.info.trim().split(/\s+/)[0] || null
  return { type: 'codeBlock', attrs: { language }, content: text ? [{ type: 'text', text }] : [] }
}

const taskSign = /^\[([ xX])\](\s+|$)/

function listOf(type: string, items: DocumentJson[], attrs: Record<string, unknown> = {}): DocumentJson {
  if (type !== 'bulletList' || items.length === 0 || !items.every((item) => taskSign.test(firstText(item)?.text ?? '')))
    return { type, attrs, content: items }
  const content = items.map((item) => {
    const first = firstText(item)
    const isChecked = /x/i.test(taskSign.exec(first?.text ?? '')?.[1] ?? '')
    return { ...dropLead(item, taskSign), type: 'taskItem', attrs: { checked: isChecked } }
  })
  return { type: 'taskList', content }
}

function firstText(node: DocumentJson): DocumentJson | undefined {
  const first = node.content?.[0]
  return first?.type === 'paragraph' ? first.content?.[0] : undefined
}

// Takes a sign off the first words of the first paragraph.
function dropLead(node: DocumentJson, lead: RegExp): DocumentJson {
  const [paragraph, ...blocks] = node.content ?? []
  const [first, ...words] = paragraph?.content ?? []
  const text = (first?.text ?? '').replace(lead, '')
  const isBreak = words[0]?.type === 'hardBreak' || words[0]?.text === ' '
  const content = text ? [{ ...first, text }, ...words] : words.slice(isBreak ? 1 : 0)
  return { ...node, content: [{ ...paragraph, content }, ...blocks] }
}

const calloutSign = new RegExp(`^\\[!(${calloutKinds.join('|')}|caution)\\]\\s*`, 'i')

function quoteOrCallout(blocks: DocumentJson[]): DocumentJson {
  const content = blocks.length > 0 ? blocks : [{ type: 'paragraph' }]
  const sign = calloutSign.exec(firstText({ content })?.text ?? '')
  if (!sign) return { type: 'blockquote', content }
  const [first, ...rest] = dropLead({ content }, calloutSign).content ?? []
  const isBare = first?.content?.length === 0 && rest.length > 0
  return {
    type: 'callout',
    attrs: { kind: calloutKind(sign[1]) },
    content: isBare ? rest : [first ?? { type: 'paragraph' }, ...rest],
  }
}
