import { expect, test } from 'vitest'
import { MOST_PASSAGES } from './fit-passages.ts'
import { readDocument } from './read.ts'
import type { Reading } from './types.ts'

function read(format: Reading['format'], text: string) {
  const bytes = new TextEncoder().encode(text)
  return readDocument({ format, bytes, name: 'file', contentType: 'text/plain; charset=utf-8' }, () => {})
}

test('a table of more rows than passages is read whole, some rows to a passage', async () => {
  const rows = Array.from({ length: 2 * MOST_PASSAGES }, (_, n) => `${n},town ${n}`)
  const { passages } = await read('csv', ['number,name', ...rows].join('\n'))
  expect(passages.length).toBeLessThanOrEqual(MOST_PASSAGES)
  expect(passages[0]?.text).toBe([0, 1].map((n) => `number: ${n}; name: town ${n}`).join('\n\n'))
  expect(passages.at(-1)?.text).toContain(`name: town ${2 * MOST_PASSAGES - 1}`)
}, 120_000)

test('more single letters than passages become no more passages than a source may have', async () => {
  const { passages } = await read('text', 'x\n\n'.repeat(2 * MOST_PASSAGES + 1))
  expect(passages.length).toBeLessThanOrEqual(MOST_PASSAGES)
  expect(passages.length).toBeGreaterThan(MOST_PASSAGES / 2)
}, 120_000)

test('what falls to pieces that cannot be joined is refused with their number', async () => {
  await expect(read('markdown', '# x\n\n'.repeat(MOST_PASSAGES + 1))).rejects.toMatchObject({
    code: 'source-too-fragmented',
    message: expect.stringContaining(`${MOST_PASSAGES + 1} separate pieces`),
  })
}, 120_000)
