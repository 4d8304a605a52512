import { expect, test } from 'vitest'
import { htmlToDocument } from '../../../document/server-html.ts'
import { evidenceBetween } from './evidence-counts.ts'
import { isUnsourcedByAssistant, marginLines } from './margin-lines.ts'

function lineOf(html: string) {
  const document = htmlToDocument(html)
  const found = evidenceBetween(document, { from: 0, to: document.content.size }, { language: 'English-US' })
  const [line] = marginLines(found.map((evidence) => ({ evidence, top: 0 })))
  if (!line) throw new Error('No line')
  return line
}

const OWN = 'It opened in 1966 near Paris. '
const WRITTEN = '<span data-engine="builtin">It has 24 turbines.</span>'
const CITED = '<span data-engine="builtin"><span data-citation="a">It has 24 turbines.</span></span>'

test.each([
  ['the person’s own sentence without a source', OWN, false],
  ['one of the assistant’s without a source', WRITTEN, true],
  ['both on one line', OWN + WRITTEN, true],
  ['the person’s own beside a cited one of the assistant’s', OWN + CITED, false],
  ['one of the assistant’s that is cited', CITED, false],
])('%s: %s', (_name, html, is) => expect(isUnsourcedByAssistant(lineOf(`<p>${html}</p>`))).toBe(is))
