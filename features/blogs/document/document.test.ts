import { describe, expect, test } from 'vitest'
import * as Y from 'yjs'
import { safeLink, safePicture } from './addresses.ts'
import { documentTitle, documentToText } from './plain-text.ts'
import { markdownToDocument } from './read-markdown.ts'
import { documentFromJson, documentSchema } from './schema.ts'
import { htmlToDocument } from './server-html.ts'
import { citationIds, citationsAsFootnotes, citedSpans, withoutCitations, withoutSuggestions } from './settle.ts'
import { documentToHtml } from './write-html.ts'
import { documentToMarkdown } from './write-markdown.ts'
import { documentOfYDoc, documentToYDoc } from './ydoc.ts'

const everything = [
  '<h1 dir="auto">Größe, حجم and 大小 👩‍👩‍👧</h1>',
  '<p dir="auto">A <strong>bold <em>and italic</em></strong> word, <a href="https://example.org/a?b=1&amp;c=2" rel="noopener">a link</a>, <code>x &lt; y</code>, <mark>marked</mark>, m<sup>2</sup>, H<sub>2</sub>O, <s>gone</s>, <u>under</u><br>next line</p>',
  '<p dir="auto"><span data-citation="c1">The plant has <code>24</code> turbines.</span> <span data-citation="c1"><span data-citation="c2">Two sources.</span></span></p>',
  '<ul dir="auto"><li dir="auto"><p dir="auto">one</p><ol dir="auto" start="3"><li dir="auto"><p dir="auto">three</p></li></ol></li></ul>',
  '<table><tbody><tr><th dir="auto"><p dir="auto">Year</p></th><th data-align="right" dir="auto"><p dir="auto">MW</p></th></tr><tr><td dir="auto" colspan="2"><p dir="auto">240</p></td></tr></tbody></table>',
  '<figure data-width="50"><img src="/files/pictures/1.png" alt="A &quot;dam&quot;"><figcaption dir="auto">Rance, 1966</figcaption></figure>',
  '<aside dir="auto" data-callout="tip"><p dir="auto">Mind the tide.</p></aside>',
  '<blockquote dir="auto"><p dir="auto">Quoted<sup data-footnote="n1"><a href="#fn-n1" id="fnref-n1">1</a></sup></p></blockquote>',
  '<pre><code class="language-ts">if (a &lt; b) { }</code></pre>',
  '<div data-embed="youtube" data-url="https://youtu.be/abc"><a href="https://youtu.be/abc" rel="noopener">A film</a><p dir="auto">About it</p></div>',
  '<hr>',
  '<section data-footnotes="" role="doc-endnotes"><ol><li data-footnote-item="n1" id="fn-n1"><p dir="auto">A note.</p></li></ol></section>',
].join('')

describe('HTML', () => {
  test('a written document reads back as the same document', () => {
    const document = htmlToDocument(everything)
    expect(sorted(documentToHtml(document))).toBe(sorted(everything))
    expect(documentToHtml(htmlToDocument(documentToHtml(document)))).toBe(documentToHtml(document))
  })

  test.each([
    ['<p>a<script>alert(1)</script>b</p>', '<p dir="auto">ab</p>'],
    ['<p onclick="x()" style="color:red">a</p>', '<p dir="auto">a</p>'],
    ['<a href="java\tscript:alert(1)">a</a>', '<p dir="auto">a</p>'],
    ['<a href="&#1;javascript:alert(1)">a</a>', '<p dir="auto">a</p>'],
    ['<a href="data:text/html,x">a</a>', '<p dir="auto">a</p>'],
    ['<p>a</p><iframe src="https://evil.example"></iframe>', '<p dir="auto">a</p>'],
    ['<p>a</p><img src="javascript:x" onerror="y">', '<p dir="auto">a</p>'],
    ['<p>a</p><img src="data:image/svg+xml,<svg onload=x>">', '<p dir="auto">a</p>'],
    ['<svg><a xlink:href="javascript:x"><text>a</text></a></svg><p>b</p>', '<p dir="auto">b</p>'],
    ['<p>a</p><img src="//evil.example/x.png">', '<p dir="auto">a</p>'],
    ['<div data-embed="link" data-url="javascript:x"><a href="javascript:x">a</a></div>', '<p dir="auto">a</p>'],
  ])('%s keeps its words alone', (html, expected) => {
    expect(documentToHtml(htmlToDocument(html))).toBe(expected)
  })

  test('a hostile attribute in stored JSON cannot leave its quotes or become an address', () => {
    const hostile = documentFromJson({
      type: 'doc',
      content: [
        { type: 'image', attrs: { src: 'javascript:alert(1)', alt: '"><script>' } },
        {
          type: 'heading',
          attrs: { level: '1 onload=x' },
          content: [{ type: 'text', text: 'a', marks: [{ type: 'link', attrs: { href: 'javascript:x' } }] }],
        },
      ],
    })
    expect(documentToHtml(hostile)).toBe(
      '<figure><img alt="&quot;&gt;&lt;script&gt;"></figure><h1 dir="auto"><a rel="noopener">a</a></h1>',
    )
  })
})

function sorted(html: string): string {
  return html.replace(
    /<(\w+)((?: [\w-]+="[^"]*")+)>/g,
    (_all, tag: string, attributes: string) =>
      `<${tag}${(attributes.match(/ [\w-]+="[^"]*"/g) ?? []).sort().join('')}>`,
  )
}

describe('addresses', () => {
  test.each(['https://a.example', 'mailto:a@b.example', 'tel:+49', '/blogs/1', '#place'])(
    '%s may be linked',
    (address) => {
      expect(safeLink(address)).toBe(address)
    },
  )
  test.each([
    'javascript:x',
    'JaVaScRiPt:x',
    'vbscript:x',
    'file:///etc',
    '//a.example',
    'a.example',
    '',
    null,
    '\\\\a',
  ])('%s may not', (address) => {
    expect(safeLink(address)).toBeUndefined()
  })
  test('pictures come from us or over https', () => {
    expect(['/files/a.png', 'https://a.example/x.png'].map(safePicture)).toEqual([
      '/files/a.png',
      'https://a.example/x.png',
    ])
    expect(
      ['http://a.example/x.png', 'data:image/png;base64,x', 'blob:x', '/\\evil.example', '//evil'].map(safePicture),
    ).toEqual(Array(5).fill(undefined))
  })
})

describe('Markdown', () => {
  test('a round trip keeps headings, lists, tasks, tables, code, callouts, notes, links and marks', () => {
    const markdown = [
      '# Größe حجم 大小',
      'A **bold *and italic*** word, [a link](https://example.org/a_b), `x < y`, ~~gone~~, m<sup>2</sup>.\\\nNext line[^1]',
      '- one\n  1. deep\n  2. deeper\n- two',
      '<!-- -->',
      '- [x] done\n- [ ] open',
      '| Year | MW |\n| --- | ---: |\n| 1966 | 240 \\| more |',
      '```ts\nif (a) {\n\n}\n```',
      '> [!TIP]\n> Mind the tide.',
      '> quoted\n>\n> twice',
      '![A dam](</files/1.png> "Rance")',
      '---',
      '[^1]: A note.\n\n    In two paragraphs.',
    ].join('\n\n')
    expect(documentToMarkdown(markdownToDocument(markdown)).trim()).toBe(markdown)
  })

  test.each([
    '# no heading',
    '1. no list',
    '- no list',
    '> no quote',
    '*not italic*',
    'a_b_c and _d_',
    '[no](link)',
    '<b>no html</b>',
    '&amp;',
    '`no code`',
    '~~~',
    '+ x',
    '[^1]',
    '===',
  ])('the words "%s" are still words after a round trip', (text) => {
    const document = documentSchema.node('doc', null, [
      documentSchema.node('paragraph', null, [documentSchema.text(text)]),
    ])
    expect(markdownToDocument(documentToMarkdown(document)).toJSON()).toEqual(document.toJSON())
  })

  test.each(['> ', '>', '- ', '1. ', '> - '])('words that stand 5,000 deep in %j are not lost', (sign) => {
    const document = markdownToDocument(`${sign.repeat(5_000)}Deep **words**.\n\nAnd after.`)
    expect(documentToText(document)).toBe('Deep words.\n\nAnd after.')
    expect(documentToText(htmlToDocument(documentToHtml(document)))).toBe('Deep words.\n\nAnd after.')
  })

  test('HTML and unsafe addresses in it are only words', () => {
    const document = markdownToDocument(
      'a <script>alert(1)</script> [x](javascript:alert(1)) ![y](http://a.example/x.png)\n\n<div onclick="x">words</div>',
    )
    expect(documentToHtml(document)).toBe(
      '<p dir="auto">a alert(1) [x](javascript:alert(1)) </p><p dir="auto">words</p>',
    )
  })

  test('citations lie over the stretch they were given for, across marks and blocks', () => {
    const text = 'First. **Second one** is cited.\n\n- Third.\n- Fourth.'
    const document = markdownToDocument(text, [
      { id: 'a', start: text.indexOf('Second'), end: text.indexOf('\n') },
      { id: 'b', start: text.indexOf('cited'), end: text.indexOf('- Fourth') },
    ])
    expect(citedSpans(document).map(({ id, text }) => [id, text])).toEqual([
      ['a', 'Second one is cited.'],
      ['b', 'cited.'],
      ['b', 'Third.'],
    ])
    expect(documentToText(document)).toBe('First. Second one is cited.\n\nThird.\n\nFourth.')
  })

  test.each([
    ['behind the last sign of a row', '| A | B |\n|---|---|\n| One | Two |<\n| Three | Four |\n\nAfter.', 'Two'],
    ['in a cell that the head has no column for', '| A |\n|---|\n| One | Two |<\n\nAfter.\n\nMore.', 'One'],
    ['in code', 'One.\n\n```\nx = 1<\n```\n\nAfter.\n\nMore.', 'One.'],
    ['in an address', '[One](https://x.example/a<b) more.\n\nAfter.\n\nMore.', 'One more.'],
    ['in a footnote', 'One[^n] more.\n\n[^n]: The< note.\n\nAfter.', 'One more.'],
  ])('a citation whose end stands %s leaks into nothing', (_, marked, cited) => {
    const end = marked.indexOf('<')
    const document = markdownToDocument(marked.replace('<', ''), [
      { id: 'a', start: marked.indexOf(cited.slice(0, 3)), end },
    ])
    expect(
      citedSpans(document)
        .map(({ text }) => text)
        .join(''),
    ).toBe(cited)
    expect(documentToText(document)).toContain('After.')
  })

  test('wherever citations begin and end, the block behind the last of them is not cited', () => {
    const text =
      '# Head\n\n- a **b**\n  - c\n\n| x | `y` |\n|---|---|\n| 1 | 2 | 3 |\n\n> [q](https://q.example) ![p](https://p.example/p.png)\n\n[^n]: note\n\n<div>h</div>\n\n```js\ncode\n```'
    for (let start = 0; start < text.length; start += 2) {
      for (let end = start + 1; end <= text.length; end += 5) {
        const document = markdownToDocument(`${text}\n\nAfter.\n\nLast.`, [{ id: 'a', start, end }])
        expect(citedSpans(document).filter(({ text }) => text.includes('Last'))).toEqual([])
      }
    }
  })
})

describe('Y.Doc', () => {
  test('a document goes in and comes out unchanged, overlapping citations and all', () => {
    const document = htmlToDocument(everything)
    const copy = new Y.Doc()
    Y.applyUpdate(copy, Y.encodeStateAsUpdate(documentToYDoc(document)))
    expect(documentOfYDoc(copy).toJSON()).toEqual(document.toJSON())
  })

  test('an empty one reads as an empty paragraph; what does not fit the schema is read as words and left as it is', () => {
    const ydoc = new Y.Doc()
    expect(documentOfYDoc(ydoc).toJSON()).toEqual({
      type: 'doc',
      content: [{ type: 'paragraph', attrs: { dir: null, suggestion: null } }],
    })
    const odd = new Y.XmlElement('marquee')
    odd.insert(0, [new Y.XmlText('words')])
    ydoc.getXmlFragment('default').insert(0, [odd])
    const before = Y.encodeStateVector(ydoc)
    expect(documentToText(documentOfYDoc(ydoc))).toBe('words')
    expect(Y.encodeStateVector(ydoc)).toEqual(before)
  })
})

describe('settling', () => {
  const suggested = documentFromJson({
    type: 'doc',
    content: [
      { type: 'heading', attrs: { level: 2 }, content: [{ type: 'text', text: 'Title' }] },
      {
        type: 'paragraph',
        content: [
          { type: 'text', text: 'old', marks: [{ type: 'deletion', attrs: { id: 's' } }] },
          { type: 'text', text: 'new', marks: [{ type: 'insertion', attrs: { id: 's', engine: 'builtin' } }] },
          { type: 'text', text: ' words' },
        ],
      },
      {
        type: 'paragraph',
        attrs: { suggestion: '+s' },
        content: [{ type: 'text', text: 'added', marks: [{ type: 'insertion', attrs: { id: 's' } }] }],
      },
      {
        type: 'bulletList',
        attrs: { suggestion: '-s' },
        content: [{ type: 'listItem', content: [{ type: 'paragraph', content: [{ type: 'text', text: 'stays' }] }] }],
      },
    ],
  })

  test('without suggestions the old text stands', () => {
    expect(documentToMarkdown(withoutSuggestions(suggested))).toBe('## Title\n\nold words\n\n- stays\n')
    expect(documentToText(suggested)).toBe('Title\n\nold words\n\nstays')
    expect(documentTitle(suggested)).toBe('Title')
  })

  test('sentences in a row from one passage have one reference, and a later one repeats its number', () => {
    const document = htmlToDocument(
      '<p><span data-citation="a">One.</span> <span data-citation="b">Two.</span> Mine. <span data-citation="c">Three.</span></p>',
    )
    const noted = citationsAsFootnotes(document, () => ({ id: 'p', words: [documentSchema.text('Almanac')] }))
    expect(documentToMarkdown(noted)).toBe('One. Two.[^1] Mine. Three.[^1]\n\n[^1]: Almanac\n')
    expect(documentToHtml(noted).match(/ id="fnref-cite-p"/g)).toHaveLength(1)
  })

  test('a cited row has one reference, behind its last cell', () => {
    const text = '| A | B | C |\n|---|---|---|\n| Rance | **240** MW | 1966 |\n| Sihwa | 254 MW | 2011 |'
    const at = (words: string) => text.indexOf(words)
    const document = markdownToDocument(text, [
      { id: 'a', start: at('Rance'), end: at('1966') + 4 },
      { id: 'b', start: at('254'), end: at('254') + 6 },
    ])
    const noted = citationsAsFootnotes(document, (id) => ({ id, words: [documentSchema.text('Almanac')] }))
    expect(documentToMarkdown(noted)).toContain('| Rance | **240** MW | 1966[^1] |\n| Sihwa | 254 MW[^2] | 2011 |')
  })

  test.each([
    ['code', 'Update it with `apt upgrade`. Then go on.', 'Update it with `apt upgrade`.[^1] Then go on.'],
    ['bold words', 'It delivers **240 MW**. Then go on.', 'It delivers **240 MW**.[^1] Then go on.'],
  ])('a sentence that ends in %s has one footnote', (_, text, written) => {
    const document = markdownToDocument(text, [{ id: 'a', start: 0, end: text.indexOf('. ') + 1 }])
    const noted = citationsAsFootnotes(document, (id) => ({ id, words: [documentSchema.text('Almanac')] }))
    expect(documentToMarkdown(noted)).toContain(written)
  })

  test('citations turn into numbered footnotes, in order, each once', () => {
    const document = htmlToDocument(everything)
    expect(citationIds(document)).toEqual(['c1', 'c2'])
    const noted = citationsAsFootnotes(document, (id) =>
      id === 'c1' ? { id, words: [documentSchema.text('Source one')] } : undefined,
    )
    const html = documentToHtml(noted)
    expect(html).toContain(
      'Two sources.<sup data-footnote="cite-c1"><a href="#fn-cite-c1" id="fnref-cite-c1">1</a></sup>',
    )
    expect(html).toContain(
      '<li data-footnote-item="cite-c1" id="fn-cite-c1"><p dir="auto">Source one</p></li><li data-footnote-item="n1" id="fn-n1">',
    )
    expect(html).not.toContain('data-citation')
    expect(documentToText(withoutCitations(document))).toBe(documentToText(document))
  })
})
