import { describe, expect, test } from 'vitest'
import { htmlToText, markdownToText, originOf, type PlainText } from './index.ts'

const blocksOf = ({ text, blocks }: PlainText) =>
  blocks.map(({ kind, level, start, end }) => [level === undefined ? kind : `${kind} ${level}`, text.slice(start, end)])

/** Words of the plain text and where they come from. */
function origin(source: string, plain: PlainText, words: string) {
  const start = plain.text.indexOf(words)
  const found = originOf(plain, { start, end: start + words.length })
  return found === null ? null : source.slice(found.start, found.end)
}

describe('HTML', () => {
  const html = `<html><head><title>T</title><style>p{}</style></head><body><h1>Tom &amp; Jerry</h1>
    <p>Hello   <b>big</b>\n world&nbsp;!<br>Line two <script>alert("</p>")</script>ok<ul><li>one<li>two <i>x</i></ul>
    <blockquote><p>Said</p></blockquote><table><tr><td>a</td><td>b</td></tr></table><pre>code\n  here</pre>3 < 4 &unknown;`

  test('becomes blocks', () => {
    expect(blocksOf(htmlToText(html))).toEqual([
      ['heading 1', 'Tom & Jerry'],
      ['paragraph', 'Hello big world !\nLine two ok'],
      ['list-item 1', 'one'],
      ['list-item 1', 'two x'],
      ['quote', 'Said'],
      ['table-row', 'a\tb'],
      ['code', 'code\n  here'],
      ['paragraph', '3 < 4 &unknown;'],
    ])
  })

  test('lines with as many bars are rows of a table without a line of dashes', () => {
    const table = 'Sales by division:\nDivision | 2023\nTiles | £612m\n\nHome | About us\n\na | b\n--- | ---\n1 | 2'
    expect(blocksOf(markdownToText(table))).toEqual([
      ['paragraph', 'Sales by division:'],
      ['table-row', 'Division\t2023'],
      ['table-row', 'Tiles\t£612m'],
      ['paragraph', 'Home | About us'],
      ['table-row', 'a\tb'],
      ['table-row', '1\t2'],
    ])
  })

  test('every stretch leads back to its place', () => {
    const plain = htmlToText(html)
    expect(origin(html, plain, 'Tom & Jerry')).toBe('Tom &amp; Jerry')
    expect(origin(html, plain, 'Hello big world')).toBe('Hello   <b>big</b>\n world')
    expect(origin(html, plain, 'here')).toBe('here')
    expect(origin(html, plain, '\n\n')).toBeNull()
  })

  test.each([
    ['', ''],
    ['<', '<'],
    ['a < b <c', 'a < b'],
    ['<!-- x --><!doctype html>y', 'y'],
    ['<p title="a > b">in</p>', 'in'],
    ["<p title='a \" b'>in", 'in'],
    ['<script>never closed', ''],
    ['<scr<script>x</script>ipt>y', 'xipt>y'],
    ['&lt;b&gt; &#8217;&#x27; &eacute; &#0; &#150;', "<b> ’' é \ufffd –"],
    ['<svg><text>no</text></svg><noscript>no</noscript>yes', 'yes'],
    ['<head>no<body>yes', 'yes'],
    ['</p></div>ok</td>', 'ok'],
    ['a<br>b<br><br>c', 'a\nb\nc'],
  ])('broken or hidden: %s', (source, text) => expect(htmlToText(source).text).toBe(text))
})

describe('Markdown', () => {
  const markdown = `---
title: T
---
# Tom **& Jerry** #

Hello   *big*
world \`co*de*\` [link *x*](http://a.b/c_d "t") ![img](x.png) <b>bold</b> 2 * 3 snake_case a\\*b[^1] <https://x.y>.

Setext
---

- one
- [x] two
  - deep _it_

> said **so**
> more

| a | b |
|---|---|
| 1 | 2 |

\`\`\`js
let x = "*a*"
\`\`\`

[^1]: Note.
[ref]: http://x
1. num ~~gone~~ &amp; ***both***`

  test('becomes blocks', () => {
    expect(blocksOf(markdownToText(markdown))).toEqual([
      ['heading 1', 'Tom & Jerry'],
      ['paragraph', 'Hello big world co*de* link x bold 2 * 3 snake_case a*b https://x.y.'],
      ['heading 2', 'Setext'],
      ['list-item 1', 'one'],
      ['list-item 1', 'two'],
      ['list-item 2', 'deep it'],
      ['quote', 'said so more'],
      ['table-row', 'a\tb'],
      ['table-row', '1\t2'],
      ['code', 'let x = "*a*"'],
      ['paragraph', 'Note.'],
      ['list-item 1', 'num gone & both'],
    ])
  })

  test('every stretch leads back to its place', () => {
    const plain = markdownToText(markdown)
    expect(origin(markdown, plain, 'Tom & Jerry')).toBe('Tom **& Jerry')
    expect(origin(markdown, plain, 'link x')).toBe('link *x')
    expect(origin(markdown, plain, 'big world')).toBe('big*\nworld')
  })

  test.each([
    ['', ''],
    ['[', '['],
    ['**open', '**open'],
    ['a ` b', 'a ` b'],
    ['[text](unclosed', '[text](unclosed'],
    ['***', ''],
    ['#no heading', '#no heading'],
    ['##', ''],
    ['```\nnever closed', 'never closed'],
    ['---\njust: text', 'just: text'],
  ])('broken: %s', (source, text) => expect(markdownToText(source).text).toBe(text))
})
