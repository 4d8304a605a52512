import { describe, expect, test } from 'vitest'
import { htmlToDocument } from './server-html.ts'
import { documentToHtml } from './write-html.ts'
import { documentToMarkdown } from './write-markdown.ts'

const markdownOf = (html: string) => documentToMarkdown(htmlToDocument(html)).trim()

const wordItem = (level: number, bullet: string, words: string, list = 'l0') =>
  `<p class=MsoListParagraphCxSpMiddle style='text-indent:-.25in;mso-list:${list} level${level} lfo1'><![if !supportLists]><span style='font-family:Symbol;mso-fareast-font-family:Symbol'><span style='mso-list:Ignore'>${bullet}<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span></span><![endif]>${words}<o:p></o:p></p>`

describe('Word', () => {
  test('lists are rebuilt by level and kind', () => {
    const html = `<html><head><style>p.MsoNormal{color:red}</style><xml><w:WordDocument/></xml></head><body lang=EN-US><!--StartFragment-->
      <p class=MsoTitle>Report<o:p></o:p></p><p class=MsoNormal><o:p>&nbsp;</o:p></p>
      ${wordItem(1, '·', 'one')}
      ${wordItem(2, 'o', 'deep')}
      ${wordItem(2, 'o', 'deep too')}
      ${wordItem(1, '·', '<b>two</b>')}
      ${wordItem(1, '1.', 'first', 'l1')}
      ${wordItem(1, '2.', 'second', 'l1')}
      <p class=MsoNormal>after<o:p></o:p></p><!--EndFragment--></body></html>`
    expect(markdownOf(html)).toBe(
      '# Report\n\n- one\n  - deep\n  - deep too\n- **two**\n\n<!-- -->\n\n1. first\n2. second\n\nafter',
    )
  })

  test('tables, headings, footnotes and tracked deletions', () => {
    const html = `<h5>Deep</h5><table class=MsoTableGrid border=1 style='border-collapse:collapse'><thead><tr style='mso-yfti-firstrow:yes'><td width=100 style='width:75pt'><p class=MsoNormal><b>Year</b><o:p></o:p></p></td><td><p class=MsoNormal align=right style='text-align:right'>MW</p></td></tr></thead>
      <tr><td>1966</td><td style='text-align:right'>240</td></tr></table>
      <p class=MsoNormal>Words<span class=msoDel><del cite="mailto:x">gone</del></span><a style='mso-footnote-id:ftn1' href="#_ftn1" name="_ftnref1"><span class=MsoFootnoteReference>[1]</span></a></p>
      <div style='mso-element:footnote-list'><hr><div style='mso-element:footnote' id=ftn1><p class=MsoFootnoteText><a style='mso-footnote-id:ftn1' href="#_ftnref1"><span>[1]</span></a> The note.</p></div></div>`
    expect(markdownOf(html)).toBe(
      '#### Deep\n\n| **Year** | MW |\n| --- | --- |\n| 1966 | 240 |\n\nWords[^1]\n\n[^1]: The note.',
    )
  })
})

describe('footnotes that are links there and back', () => {
  test.each([
    [
      'Word',
      `<p class=MsoNormal><b style='mso-bidi-font-weight:normal'>Words</b><a style='mso-footnote-id:ftn1' href="#_ftn1" name="_ftnref1" title=""><span class=MsoFootnoteReference><![if !supportFootnotes]>[1]<![endif]></span></a></p><div style='mso-element:footnote-list'><br clear=all><hr><div style='mso-element:footnote' id=ftn1><p class=MsoFootnoteText><a style='mso-footnote-id:ftn1' href="#_ftnref1" name="_ftn1" title=""><span>[1]</span></a> The note.</p></div></div>`,
    ],
    [
      'LibreOffice',
      '<p><b>Words</b><a class="sdfootnoteanc" name="sdfootnote1anc" href="#sdfootnote1sym"><sup>1</sup></a></p><div id="sdfootnote1"><p><a class="sdfootnotesym" name="sdfootnote1sym" href="#sdfootnote1anc">1</a> The note.</p></div>',
    ],
    [
      'Google Docs',
      '<p><b>Words</b><sup><a href="#ftnt1" id="ftnt_ref1">[1]</a></sup></p><div><p><a href="#ftnt_ref1" id="ftnt1">[1]</a> The note.</p></div>',
    ],
    [
      'Pandoc',
      '<p><b>Words</b><a href="#fn1" class="footnote-ref" id="fnref1"><sup>1</sup></a></p><section><hr><ol><li id="fn1"><p>The note.<a href="#fnref1">↩︎</a></p></li></ol></section>',
    ],
    [
      'Wikipedia',
      '<p><b>Words</b><sup id="cite_ref-1"><a href="https://en.example/wiki/X#cite_note-1">[1]</a></sup></p><ol><li id="cite_note-1"><b><a href="https://en.example/wiki/X#cite_ref-1">^</a></b> The note.</li></ol>',
    ],
  ])('%s', (_from, html) => expect(markdownOf(html)).toBe('**Words**[^1]\n\n[^1]: The note.'))

  test('the sign of a note that was not copied along is no link', () => {
    expect(markdownOf('<p>Words<a href="#_ftn1" name="_ftnref1">[1]</a></p>')).toBe('Words\\[1\\]')
  })

  test('other links within a page stay links', () => {
    expect(markdownOf('<p><a href="https://a.example/#b">link</a></p><p id="b">Words</p>')).toBe(
      '[link](https://a.example/#b)\n\nWords',
    )
  })
})

describe('Google Docs', () => {
  test('weights, nested lists, tasks and redirected links', () => {
    const html = `<meta charset="utf-8"><b style="font-weight:normal;" id="docs-internal-guid-1"><h2 dir="ltr"><span style="font-size:16pt;font-weight:400">Head</span></h2>
      <p dir="ltr"><span style="font-weight:700">bold</span><span style="font-weight:400;font-style:italic"> and</span><span style="font-weight:400"> </span><a href="https://www.google.com/url?q=https://example.org/x&amp;sa=D" style="text-decoration:none"><span style="color:#1155cc;text-decoration:underline">link</span></a></p>
      <ul><li dir="ltr"><p role="presentation"><span>one</span></p></li><ul><li dir="ltr"><p role="presentation">deep</p></li></ul></ul>
      <ul><li role="checkbox" aria-checked="true"><img src="data:image/png;base64,x"><p>done</p></li></ul></b>`
    expect(markdownOf(html)).toBe(
      '## Head\n\n**bold** *and* [link](https://example.org/x)\n\n- one\n  - deep\n\n<!-- -->\n\n- [x] done',
    )
  })
})

test('an exported page of Google Docs carries its weights in classes', () => {
  const html =
    '<html><head><style>.c1{font-weight:700}.c2{font-style:italic;color:red}ol{margin:0}</style></head><body><p class="c0"><span class="c1">bold</span><span class="c2"> slanted</span></p></body></html>'
  expect(markdownOf(html)).toBe('**bold** *slanted*')
})

test('a list of tasks from GitHub, a picture in a paragraph, a page in divs', () => {
  expect(
    markdownOf(
      '<ul class="contains-task-list"><li class="task-list-item"><input type="checkbox" disabled checked> done</li><li><input type="checkbox"> open</li></ul>',
    ),
  ).toBe('- [x] done\n- [ ] open')
  expect(markdownOf('<p><a href="https://a.example"><img src="https://a.example/x.png" alt="x"></a></p><p>b</p>')).toBe(
    '![x](<https://a.example/x.png>)\n\nb',
  )
  expect(markdownOf('<div>one<br>two</div><div>three</div>')).toBe('one\\\ntwo\n\nthree')
})

test('a pasted suggestion is only words', () => {
  const html =
    '<p data-suggestion-block="+s"><ins data-suggestion="s">new</ins> and <del data-suggestion="s">old</del></p>'
  expect(documentToHtml(htmlToDocument(html))).toBe('<p dir="auto">new and old</p>')
})
