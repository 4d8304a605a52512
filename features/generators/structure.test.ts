import { expect, test } from 'vitest'
import type { Part } from '../../engines/parts/index.ts'
import { schemaOf } from './structure.ts'

const parts: Part[] = [
  { name: 'subject', label: 'Subject', form: 'line', limit: { unit: 'characters', most: 60 } },
  { name: 'body', label: 'Body', form: 'text' },
  { name: 'post', label: 'Post', form: 'text', limit: { unit: 'post', most: 280 } },
  { name: 'points', label: 'Points', form: 'list' },
]

test('HTML that a model writes is Markdown where the part is, and plain words where signs would be seen', () => {
  const html = '<p>The <b>tide</b></p>\n<p>turns.</p><script>steal()</script>'
  const values = schemaOf(parts).parse({ subject: html, body: html, post: html, points: ['<li><em>One</em></li>'] })
  expect(values).toEqual({
    subject: 'The tide turns.',
    body: 'The **tide**\n\nturns.',
    post: 'The tide\n\nturns.',
    points: ['*One*'],
  })
})

test('a part of nothing but a script is none', () => {
  const given = { subject: '<script>steal()</script>', body: 'b', post: 'p', points: ['One'] }
  expect(
    schemaOf(parts)
      .safeParse(given)
      .error?.issues.map(({ path }) => path.join('.')),
  ).toEqual(['subject'])
})
