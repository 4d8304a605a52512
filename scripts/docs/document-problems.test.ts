import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { documentProblems, documentsIn } from './document-problems.ts'

let root: string
beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'longhand-docs-'))
  mkdirSync(join(root, 'docs'))
  mkdirSync(join(root, 'scripts'))
  writeFileSync(join(root, 'scripts/run.ts'), '')
  writeFileSync(join(root, 'docs/other.md'), '# Run it\n\n## Twice, at once\n\n## Run it\n\n```\n# no heading\n```\n')
})
afterAll(() => rmSync(root, { recursive: true, force: true }))

function problemsOf(text: string): string[] {
  writeFileSync(join(root, 'README.md'), text)
  return documentProblems(root, 'README.md')
}

test('documents are found at the root and in docs', () => {
  writeFileSync(join(root, 'README.md'), '')
  expect(documentsIn(root).sort()).toEqual(['README.md', join('docs', 'other.md')])
})

test.each([
  ['a file', '[x](docs/other.md)'],
  ['a heading', '[x](docs/other.md#twice-at-once)'],
  ['the second heading of a name', '[x](docs/other.md#run-it-1)'],
  ['a heading of its own', '# Start here\n[x](#start-here)'],
  ['another site', '[x](https://example.test/none)'],
  ['a path', '`scripts/run.ts`, `scripts/*.ts`, `scripts/<name>.ts`'],
  ['code, which is not read', '```\n[x](none.md) `scripts/none.ts`\n```'],
])('nothing is said of %s', (_, text) => {
  expect(problemsOf(text)).toEqual([])
})

test.each([
  ['[x](docs/none.md)', 'the link docs/none.md leads to no file'],
  ['[x](docs/other.md#none)', 'the link docs/other.md#none leads to no heading'],
  ['[x](docs/other.md#no-heading)', 'the link docs/other.md#no-heading leads to no heading'],
  ['[x](#none)', 'the link #none leads to no heading'],
  ['[x](../outside.md)', 'the link ../outside.md leaves the repository'],
  ['`scripts/none.ts`', 'there is no scripts/none.ts'],
  ['`scripts/none/*.ts`', 'there is no scripts/none/*.ts'],
])('%s is a problem', (text, problem) => {
  expect(problemsOf(text)).toEqual([`README.md: ${problem}`])
})
