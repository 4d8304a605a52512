import { expect, test } from 'vitest'
import { htmlAsMarkdown, htmlAsPlainText } from './html-as-markdown.ts'

test.each([
  ['paragraphs', '<p>One.</p><p>Two &amp; three.</p>', 'One.\n\nTwo & three.'],
  ['headings and breaks', '<h2 class="a">Tides</h2>\n<p>High<br/>Low</p>', '## Tides\n\nHigh\nLow'],
  ['bold and emphasis', 'A <strong>bold </strong>word and <i>one</i>.', 'A **bold** word and *one*.'],
  ['lists', '<ul>\n  <li>a</li>\n  <li>b</li>\n</ul><ol><li>c</li><li>d</li></ol>', '- a\n- b\n\n1. c\n2. d'],
  ['a list in a list', '<ul><li>a<ul><li>b</li></ul></li><li>c</li></ul>', '- a\n  - b\n- c'],
  ['links', 'See <a target="_blank" href="https://x.example/a?b=1">here</a>.', 'See [here](https://x.example/a?b=1).'],
  ['addresses that run', 'See <a href="javascript:alert(1)">here</a>.', 'See here.'],
  ['scripts and comments', 'A<script>alert(1 < 2)</script>B<!-- c --><style>p{}</style>.', 'AB.'],
  ['pictures and spans', '<img src=x onerror="alert(1)"><span style="color:red">Red</span>', 'Red'],
  ['tables', '<table><tr><th>A</th><th>B</th></tr><tr><td>1</td><td>2</td></tr></table>', 'A | B\n\n1 | 2'],
  ['quotations', '<blockquote><p>So it is.</p></blockquote>', '> So it is.'],
  [
    'breaks in a row',
    '| A | B |\n|---|---|\n| 1<br>2<br>(3) | <b>4</b> |',
    '| A | B |\n|---|---|\n| 1; 2 (3) | **4** |',
  ],
  [
    'tags that are spoken of',
    '<p>The tags &lt;b&gt; and <code>&lt;i&gt;</code>, 1 &lt; 2.</p>',
    'The tags \\<b> and `<i>`, 1 < 2.',
  ],
  ['HTML within Markdown', '## Tides\n\n- <b>High</b>: 8 m\n- Low', '## Tides\n\n- **High**: 8 m\n- Low'],
])('%s become Markdown', (_, html, expected) => {
  expect(htmlAsMarkdown(html)).toBe(expected)
})

test.each([
  'If a < b and c > d, stop.',
  'Dear <your name>, <company> thanks you.',
  'Use `<b>` for bold.',
  '```html\n<p>One.</p>\n```',
  'Q&amp;A without a tag',
  '<3 this',
])('what is no HTML stays as it is: %s', (text) => {
  expect(htmlAsMarkdown(text)).toBe(text)
})

test('plain text has no signs for bold and links, and keeps its paragraphs', () => {
  expect(htmlAsPlainText('<p><b>Hi</b> <a href="https://x.example">you</a></p><p>Bye</p>')).toBe('Hi you\n\nBye')
})

test('what is never closed is read in time, and leaves its words', () => {
  expect(htmlAsMarkdown(`${'<b><a href="'.repeat(20_000)}end`)).toContain('end')
  expect(htmlAsMarkdown(`${'<ul><li>'.repeat(5_000)}end`)).toContain('end')
})

test('long blanks are read in time', () => {
  const blanks = ' '.repeat(400_000)
  expect(htmlAsMarkdown(`<b>a</b>${blanks}end`)).toBe(`**a**${blanks}end`)
  expect(htmlAsMarkdown(`<b>a</b>\n| b${blanks}end |`)).toContain('end |')
})
