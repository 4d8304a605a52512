import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { readTokens } from '../../../platform/server/http/tokens.ts'
import { documentPageStyle } from '../../blogs/server/index.ts'

/** The style sheet of shared pages: our tokens, and the little that a text needs. */
export interface PageStyle {
  css: string
  /** Changes with its content, so that it may be kept for ever. */
  address: string
}

/** Reads the style sheet; once per process is enough. */
export function readPageStyle(): PageStyle {
  const rules = documentPageStyle() + readFileSync(new URL('./share-page.css', import.meta.url), 'utf8')
  const css = `:root{${readTokens()}}\n${rules}`
  const hash = createHash('sha256').update(css).digest('base64url').slice(0, 16)
  return { css, address: `/share-blog/style-${hash}.css` }
}
