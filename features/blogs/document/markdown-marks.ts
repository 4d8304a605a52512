import type { Token } from 'markdown-it'
import { safeLink } from './addresses.ts'
import { citedPieces, markers, type OpenCitations } from './cited-ranges.ts'
import type { DocumentJson } from './schema.ts'

type MarkJson = NonNullable<DocumentJson['marks']>[number]

const opening: Record<string, string> = { strong_open: 'bold', em_open: 'italic', s_open: 'strike' }
const closing: Record<string, string> = {
  strong_close: 'bold',
  em_close: 'italic',
  s_close: 'strike',
  link_close: 'link',
}
const tags: Record<string, string> = {
  u: 'underline',
  ins: 'underline',
  sup: 'superscript',
  sub: 'subscript',
  mark: 'highlight',
  b: 'bold',
  strong: 'bold',
  i: 'italic',
  em: 'italic',
  s: 'strike',
  del: 'strike',
}

/** The words of one block from its tokens, with marks; pictures come out as `image` nodes among them. */
export function inlineNodes(tokens: Token[], citations: OpenCitations): DocumentJson[] {
  const nodes: DocumentJson[] = []
  let marks: MarkJson[] = []
  const drop = (type: string) => {
    marks = marks.filter((mark) => mark.type !== type)
  }
  const words = (text: string, extra: MarkJson[] = []) => {
    for (const piece of citedPieces(text, citations)) {
      const cited = piece.ids.map((id) => ({ type: 'citation', attrs: { id } }))
      nodes.push({ type: 'text', text: piece.text, marks: [...marks, ...extra, ...cited] })
    }
  }
  for (const token of tokens) {
    const opened = opening[token.type]
    const closed = closing[token.type]
    if (opened) marks = [...marks, { type: opened }]
    else if (closed) drop(closed)
    else if (token.type === 'link_open') marks = [...marks, ...linkMark(token)]
    else if (token.type === 'text') words(token.content)
    else if (token.type === 'softbreak') words(' ')
    else if (token.type === 'hardbreak') nodes.push({ type: 'hardBreak' })
    else if (token.type === 'code_inline') words(token.content, [{ type: 'code' }])
    else if (token.type === 'footnote_reference')
      nodes.push({ type: 'footnoteReference', attrs: { id: token.meta?.id } })
    else if (token.type === 'image') nodes.push(picture(token))
    else if (token.type === 'html_inline') {
      const [, slash, name] = /^<(\/?)([a-z]+)/i.exec(token.content) ?? []
      const mark = tags[name?.toLowerCase() ?? '']
      if (name?.toLowerCase() === 'br') nodes.push({ type: 'hardBreak' })
      else if (mark && slash) drop(mark)
      else if (mark) marks = [...marks, { type: mark }]
    }
  }
  return nodes
}

// markdown-it encodes what is not ASCII in an address: our markers too.
const encodedMarkers = /%EE%[89AB][0-9A-F]%[89AB][0-9A-F]|%EF%[8A][0-3]%[89AB][0-9A-F]|[\ue000-\uf8ff]/gi

function linkMark(token: Token): MarkJson[] {
  const href = safeLink(String(token.attrGet('href') ?? '').replace(encodedMarkers, ''))
  return href ? [{ type: 'link', attrs: { href, title: token.attrGet('title') } }] : []
}

function picture(token: Token): DocumentJson {
  const alt = (token.children ?? []).map((child) => child.content).join('')
  return {
    type: 'image',
    attrs: {
      src: String(token.attrGet('src') ?? '').replace(encodedMarkers, ''),
      alt: plain(alt),
      caption: plain(String(token.attrGet('title') ?? '')),
    },
  }
}

function plain(text: string): string {
  return text.replace(markers, '')
}
