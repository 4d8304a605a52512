import { readFile } from 'node:fs/promises'
import MarkdownIt from 'markdown-it'
import { refuse } from '../../../platform/contract/failures.ts'
import type { Deps } from '../../../platform/server/deps.ts'

type Needs = Pick<Deps, 'config' | 'log'>

/** HTML in the file is shown as text, and links lead to web and mail only: the operator writes words, not code. */
const markdown = new MarkdownIt('default', { html: false, linkify: true, typographer: false })

/** The operator's terms as HTML, read again each time, so that a change shows without a restart; null where none are set. */
export async function termsOf({ config, log }: Needs): Promise<string | null> {
  if (!config.TERMS_FILE) return null
  try {
    return markdown.render(await readFile(config.TERMS_FILE, 'utf8'))
  } catch (err) {
    log.error({ err }, 'TERMS_FILE could not be read')
    return refuse('files-unavailable')
  }
}

/** A server whose terms cannot be read must not start: people would agree to something else. */
export async function requireReadableTerms({ config: { TERMS_FILE } }: Needs): Promise<undefined> {
  if (!TERMS_FILE) return
  await readFile(TERMS_FILE).catch((cause) => {
    throw new Error(`TERMS_FILE: ${TERMS_FILE} cannot be read.`, { cause })
  })
}
