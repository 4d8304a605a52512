import type { Node } from '@tiptap/pm/model'
import { countWords } from '../../../engines/text/index.ts'
import { documentTitle, documentToText, runningText } from '../document/plain-text.ts'
import { beginningOf } from './search/excerpt.ts'
import { storable } from './storable.ts'

/** What follows from a document and is kept beside it. Holds nothing that a database cannot store. */
export interface Derived {
  title: string
  excerpt: string
  text: string
  words: number
}

const MAX_TITLE = 300

/** Title, text and counts of a document, without what open suggestions would add. */
export function derive(document: Node): Derived {
  const text = storable(documentToText(document))
  const title = storable(documentTitle(document) ?? '')
  const body = title && text.startsWith(title) ? text.slice(title.length) : text
  const words = countWords(runningText(document))
  return { title: title.slice(0, MAX_TITLE).toWellFormed(), excerpt: beginningOf(body), text, words }
}

/** Whether somebody wrote anything: a letter or digit, in text or as a picture's description. */
export function hasWords(document: Node): boolean {
  if (/[\p{L}\p{N}\p{S}]/u.test(documentToText(document))) return true
  let found = false
  document.descendants((node) => {
    if (node.type.name === 'image' || node.type.name === 'embed') found = true
    return !found
  })
  return found
}
