import { readFileSync } from 'node:fs'

/** The style sheet of a document that is shown outside of the editor: as a file, as a shared page. */
export function documentPageStyle(): string {
  return readFileSync(new URL('./document-page.css', import.meta.url), 'utf8')
}
