import type { Node } from '@tiptap/pm/model'
import type { Owner } from '../../../../platform/contract/policy.ts'
import type { Deps } from '../../../../platform/server/deps.ts'
import { htmlToDocument } from '../../document/server-html.ts'
import { takeInPictures } from '../pictures/take-in-pictures.ts'
import { sanitiseForeign } from '../sanitise.ts'

/**
 * Reads HTML of a program, a file or a page into a document. Pictures that stand inside it as data become files of the
 * owner. Refuses `too-large` and `invalid`.
 */
export async function documentFromHtml(
  deps: Pick<Deps, 'db' | 'files' | 'clock'>,
  actor: Owner,
  html: string,
): Promise<Node> {
  const { html: withFiles } = await takeInPictures(deps, actor, html)
  return htmlToDocument(classStyles(withFiles) + sanitiseForeign(withFiles))
}

/** The page's own style sheets, from which the document takes weights and slants of classes. It keeps none of it. */
function classStyles(html: string): string {
  const sheets = [...html.matchAll(/<style\b[^>]*>([\s\S]*?)<\/style\s*>/gi)].map(([, sheet = '']) =>
    sheet.replaceAll('<', ''),
  )
  return sheets.length > 0 ? `<style>${sheets.join('\n')}</style>` : ''
}
