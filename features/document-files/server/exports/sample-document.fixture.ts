import { deflateSync } from 'node:zlib'
import type { Node } from '@tiptap/pm/model'
import { htmlToDocument } from '../../../blogs/document/server-html.ts'
import type { CitationRow } from '../../../blogs/server/store/citation-store.ts'

/** Words in every script and with every sign that a writer of files may get wrong. */
export const hardWords = [
  'Zwölf Boxkämpfer & Söhne <5 “quoted” {braces} \\backslash',
  'اثنا عشر قاربًا في الميناء',
  '十二艘船',
  'Người viết',
  '👩‍👩‍👧‍👦 🚤',
  'x² H₂O',
]

/** A document with everything in it that a document can hold; `picture` is where its picture is. */
export function sampleDocument(picture: string): Node {
  return htmlToDocument(`
<h1>Tides &amp; Harbours: Zwölf Boote</h1>
<p>${hardWords.map((words) => words.replace('&', '&amp;').replace('<', '&lt;')).join('</p><p>')}</p>
<h2>Marks</h2>
<p>Plain, <strong>bold</strong>, <em>italic</em>, <u>underlined</u>, <s>struck</s>, <code>code()</code>, <mark>marked</mark>, x<sup>2</sup>, H<sub>2</sub>O,
<a href="https://tides.example/a?b=1&amp;c=2">a link</a>.<br>After a break. A note<sup data-footnote="n1"></sup> and another<sup data-footnote="n2"></sup>.
<span data-citation="c1">A cited sentence.</span></p>
<h3>Lists</h3>
<ul><li><p>first</p><ul><li><p>nested</p></li></ul></li><li><p>second</p></li></ul>
<ol start="3"><li><p>three</p></li><li><p>four</p><p>still four</p></li></ol>
<ul data-type="taskList"><li data-type="taskItem" data-checked="true"><p>done</p></li><li data-type="taskItem" data-checked="false"><p>to do</p></li></ul>
<h4>The rest</h4>
<blockquote><p>A quotation.</p></blockquote>
<aside data-callout="warning"><p>Mind the gap.</p></aside>
<pre><code class="language-js">const a = 1 &lt; 2
  return "x"</code></pre>
<table><tbody><tr><th><p>Harbour</p></th><th data-align="right"><p>Range</p></th></tr><tr><td><p>Brest</p></td><td data-align="right"><p>6,1 m</p></td></tr><tr><td colspan="2"><p>both columns</p></td></tr></tbody></table>
<figure><img src="${picture}" alt="A harbour at ebb"><figcaption>Ebb in Brest</figcaption></figure>
<hr>
<div data-embed="youtube" data-url="https://www.youtube.com/watch?v=abc123"><a href="https://www.youtube.com/watch?v=abc123">How tides work</a></div>
<p>The end.</p>
<section data-footnotes><ol><li data-footnote-item="n1"><p>First note with <strong>weight</strong>.</p></li><li data-footnote-item="n2"><p>Zweite Fußnote: ملاحظة.</p></li></ol></section>`)
}

/** What the sample cites. */
export const sampleCitation: CitationRow = {
  blogId: 'b',
  id: 'c1',
  ownerId: 'o',
  passageId: null,
  assetId: null,
  quote: 'The sentence in its source.',
  title: 'An Almanac of Tides',
  url: 'https://almanac.example/1902',
  place: 'page 12',
  fetchedAt: new Date('2025-05-01T00:00:00Z'),
  createdAt: new Date('2025-05-01T00:00:00Z'),
  matchedBy: null,
}

/** A real PNG of one color. */
export function pngPicture(width: number, height: number): Uint8Array {
  const row = Buffer.concat([Buffer.from([0]), Buffer.alloc(width * 3, 0x55)])
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([8, 2, 0, 0, 0], 8)
  const rows = Buffer.concat(Array.from({ length: height }, () => row))
  const parts = [chunk('IHDR', header), chunk('IDAT', deflateSync(rows)), chunk('IEND', Buffer.alloc(0))]
  return new Uint8Array(Buffer.concat([Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]), ...parts]))
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const length = Buffer.alloc(4)
  length.writeUInt32BE(data.length)
  const sum = Buffer.alloc(4)
  sum.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, sum])
}

function crc32(bytes: Uint8Array): number {
  let sum = ~0
  for (const byte of bytes) {
    sum ^= byte
    for (let bit = 0; bit < 8; bit++) sum = (sum >>> 1) ^ (0xedb88320 & -(sum & 1))
  }
  return ~sum >>> 0
}
