import { decodeText } from '../../../../platform/server/fetch/charset.ts'
import { readPage } from './page-text.ts'
import type { Reading, ReadText } from './types.ts'

/** A web page or HTML file, whatever its charset. */
export function readWebPage({ bytes, contentType, url }: Reading): ReadText {
  return readPage(decodeText(bytes, contentType ?? 'text/html'), url)
}
