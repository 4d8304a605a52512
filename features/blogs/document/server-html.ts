import type { Node } from '@tiptap/pm/model'
import { parseHTML } from 'linkedom'
import { inlineClassStyles } from './class-styles.ts'
import { documentFromDom } from './read-html.ts'

/** Reads HTML into a document where there is no browser. Anything unsafe or unknown is dropped, its words are kept. */
export function htmlToDocument(html: string): Node {
  const { document } = parseHTML('<!doctype html><html><body></body></html>')
  document.body.innerHTML = bodyOf(html)
  inlineClassStyles(html, document.body)
  return documentFromDom(document.body)
}

// A whole page may be given; its head (styles, title, Word's XML) is no part of the text.
function bodyOf(html: string): string {
  return html.replace(/^[\s\S]*?<body\b[^>]*>/i, '').replace(/<\/body\s*>[\s\S]*$/i, '')
}
