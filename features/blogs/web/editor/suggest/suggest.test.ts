import type { Node } from '@tiptap/pm/model'
import { EditorState, type Transaction } from '@tiptap/pm/state'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { documentToText } from '../../../document/plain-text.ts'
import { markdownToDocument } from '../../../document/read-markdown.ts'
import { htmlToDocument } from '../../../document/server-html.ts'
import { withoutSuggestions } from '../../../document/settle.ts'
import { documentToHtml } from '../../../document/write-html.ts'
import { documentToMarkdown } from '../../../document/write-markdown.ts'
import { alignBlocks } from './align-blocks.ts'
import { suggestRewrite } from './rewrite.ts'
import { accept, openSuggestions, refuse } from './settle.ts'
import { changedTokens, tokensOf } from './word-tokens.ts'

const engine = 'builtin'

class Desk {
  state: EditorState
  readonly quiet: boolean[] = []
  constructor(html: string) {
    this.state = EditorState.create({ doc: htmlToDocument(html) })
  }
  dispatch = (tr: Transaction) => {
    this.quiet.push(tr.getMeta('addToHistory') === false)
    this.state = this.state.apply(tr)
    this.state.doc.check()
  }
  rewrite(words: string, markdown: string, isPartial = false): this {
    const [from, to] = placeOf(this.state.doc, words)
    const tr = this.state.tr
    suggestRewrite(tr, from, to, markdownToDocument(markdown), { id: 's', engine, isPartial })
    this.dispatch(tr)
    return this
  }
  accept(): string {
    accept(this, { stopCapturing: () => undefined })
    return documentToHtml(this.state.doc)
      .replaceAll(' dir="auto"', '')
      .replaceAll(` data-engine="${engine}"`, '')
      .replaceAll(/<span>|(?<=<\/?)assistant/g, '')
  }
  get markdown(): string {
    return documentToMarkdown(this.state.doc).trim()
  }
}

/** From the first place of the words to their end; all of the document for `*`. */
function placeOf(document: Node, words: string): [number, number] {
  if (words === '*') return [0, document.content.size]
  let found: [number, number] = [0, 0]
  document.descendants((node, pos) => {
    const at = node.isTextblock ? node.textContent.indexOf(words) : -1
    if (at >= 0) found = [pos + 1 + at, pos + 1 + at + words.length]
  })
  return found
}

const plain = (html: string) => html.replace(/<span>([^<]*)<\/span>/g, '$1')

describe('a rewriting laid over its passage', () => {
  test('keeps bold, links and citations on what stays and passes them to what replaces it', () => {
    const desk = new Desk(
      '<p><span data-citation="c1">The <strong>first large</strong> plant was the <a href="https://a.example">Rance station</a> in France.</span> It opened in 1966.</p>',
    ).rewrite('*', 'The **first big** plant was the Rance station, in France. It began in 1966.')
    expect(documentToText(withoutSuggestions(desk.state.doc))).toBe(
      'The first large plant was the Rance station in France. It opened in 1966.',
    )
    expect(plain(htmlOfAccepted(desk))).toBe(
      '<p><span data-citation="c1">The <strong>first big</strong> plant was the <a href="https://a.example" rel="noopener">Rance station</a>, in France.</span> It began in 1966.</p>',
    )
  })

  test('keeps lists, headings and footnotes', () => {
    const desk = new Desk(
      '<h2>Old head</h2><ul><li>one thing</li><li>two things<sup data-footnote="n"></sup></li></ul><section data-footnotes><ol><li data-footnote-item="n"><p>Note</p></li></ol></section>',
    )
    const [, to] = placeOf(desk.state.doc, 'two things')
    const tr = desk.state.tr
    suggestRewrite(tr, 1, to, markdownToDocument('## New head\n\n- one single thing\n- both things'), {
      id: 's',
      engine,
    })
    desk.dispatch(tr)
    desk.accept()
    expect(desk.markdown).toBe('## New head\n\n- one single thing\n- both things[^1]\n\n[^1]: Note')
  })

  test('adds blocks behind their neighbor and takes whole ones away', () => {
    const added = new Desk('<p>Alpha beta gamma.</p><p>Delta epsilon zeta.</p>').rewrite(
      '*',
      'Alpha beta gamma.\n\nA new one stands here.\n\nDelta epsilon zeta.',
    )
    expect(documentToText(added.state.doc)).toBe('Alpha beta gamma.\n\nDelta epsilon zeta.')
    added.accept()
    expect(added.markdown).toBe('Alpha beta gamma.\n\nA new one stands here.\n\nDelta epsilon zeta.')
    const removed = new Desk(
      '<ul><li>Alpha beta gamma</li><li>Unwanted words here</li><li>Delta epsilon zeta</li></ul>',
    ).rewrite('*', '- Alpha beta gamma\n- Delta epsilon zeta')
    removed.accept()
    expect(removed.markdown).toBe('- Alpha beta gamma\n- Delta epsilon zeta')
  })

  test('a longer list gets its new items in the list itself', () => {
    const desk = new Desk('<ol><li>Alpha beta</li><li>Gamma delta</li></ol>').rewrite(
      '*',
      '1. Alpha beta\n2. Quite new words\n3. Gamma delta',
    )
    desk.accept()
    expect(desk.markdown).toBe('1. Alpha beta\n2. Quite new words\n3. Gamma delta')
  })

  test('touches only the selected words', () => {
    const desk = new Desk('<p>Keep this. Change that please. Keep it.</p>').rewrite(
      'Change that please.',
      'Alter that now.',
    )
    desk.accept()
    expect(desk.markdown).toBe('Keep this. Alter that now. Keep it.')
  })

  test('an incomplete one leaves the text it hasn’t reached', () => {
    const desk = new Desk('<p>The first plant was built in France. It has many turbines and is large.</p>').rewrite(
      '*',
      'The first station was',
      true,
    )
    desk.accept()
    expect(desk.markdown).toBe('The first station was built in France. It has many turbines and is large.')
  })
})

function htmlOfAccepted(desk: Desk): string {
  accept(desk, { stopCapturing: () => undefined })
  return documentToHtml(desk.state.doc)
    .replaceAll(' dir="auto"', '')
    .replace(/<span data-engine="[^"]*">([^<]*)<\/span>/g, '$1')
}

describe('settling', () => {
  test('refusing brings the very document back and is no step of its own', () => {
    const desk = new Desk('<h2>Head</h2><p>Some <em>old</em> words.</p><ul><li>a</li></ul>')
    const before = desk.state.doc
    desk.rewrite('*', '## Other head\n\nSome new words.\n\nAnd more.\n\n- b\n- c')
    expect(openSuggestions(desk.state.doc)).toMatchObject([{ id: 's', engine }])
    refuse(desk)
    expect(desk.state.doc.toJSON()).toEqual(before.toJSON())
    expect(desk.quiet.at(-1)).toBe(true)
  })

  test('accepting is one loud step after a quiet one', () => {
    const desk = new Desk('<p>Some old words.</p>').rewrite('*', 'Some new words.')
    desk.quiet.length = 0
    desk.accept()
    expect(desk.quiet).toEqual([true, false])
  })

  test('one of two can be accepted, and one place of one', () => {
    const desk = new Desk('<p>Some old words.</p><p>More old words.</p>')
    const tr = desk.state.tr
    suggestRewrite(tr, 0, tr.doc.child(0).nodeSize, markdownToDocument('Some new words.'), { id: 'a', engine })
    suggestRewrite(tr, tr.doc.child(0).nodeSize, tr.doc.content.size, markdownToDocument('More new words.'), {
      id: 'b',
      engine,
    })
    desk.dispatch(tr)
    accept(desk, { stopCapturing: () => undefined }, { ids: new Set(['b']) })
    expect(documentToText(withoutSuggestions(desk.state.doc))).toBe('Some old words.\n\nMore new words.')
    refuse(desk)
    expect(documentToText(desk.state.doc)).toBe('Some old words.\n\nMore new words.')
  })

  test('whatever is suggested: refused it leaves no trace, accepted it reads as the new text', () => {
    const words = fc
      .array(fc.constantFrom('one', 'two', 'three', '**bold**', '[link](https://a.example)', '`code`', '大小', 'حجم'), {
        minLength: 1,
        maxLength: 8,
      })
      .map((list) => list.join(' '))
    const block = fc.oneof(
      words,
      words.map((text) => `## ${text}`),
      fc.array(words, { minLength: 1, maxLength: 3 }).map((items) => items.map((item) => `- ${item}`).join('\n')),
    )
    const blocks = fc.array(block, { minLength: 1, maxLength: 4 }).map((list) => list.join('\n\n'))
    fc.assert(
      fc.property(blocks, blocks, (before, after) => {
        const old = markdownToDocument(before)
        const desk = new Desk(documentToHtml(old))
        const start = desk.state.doc
        desk.rewrite('*', after)
        const open = desk.state
        refuse(desk)
        expect(desk.state.doc.toJSON()).toEqual(start.toJSON())
        desk.state = open
        accept(desk, { stopCapturing: () => undefined })
        expect(openSuggestions(desk.state.doc)).toEqual([])
        const flat = (document: Node) => documentToText(document).replace(/\s+/g, ' ')
        expect(flat(desk.state.doc)).toBe(flat(markdownToDocument(after)))
      }),
      { numRuns: 300 },
    )
  })
})

describe('comparing', () => {
  test('tokens cover the text, and hunks turn one list into the other', () => {
    const text = fc
      .array(fc.constantFrom('a', 'b ', 'c', ' ', 'dd', '. ', '大', "don't"), { maxLength: 30 })
      .map((list) => list.join(''))
    fc.assert(
      fc.property(text, text, (a, b) => {
        const [before, after] = [tokensOf(a), tokensOf(b)]
        expect(before.map((token) => token.text).join('')).toBe(a)
        const list = before.map((token) => token.text)
        for (const hunk of changedTokens(before, after).reverse()) {
          list.splice(
            hunk.fromOld,
            hunk.toOld - hunk.fromOld,
            ...after.slice(hunk.fromNew, hunk.toNew).map((token) => token.text),
          )
        }
        expect(list.join('')).toBe(b)
      }),
    )
  })

  test('blocks are paired in order by their words', () => {
    expect(
      alignBlocks(['one two three', 'four five six', 'seven eight'], ['one two three', 'seven eight nine']),
    ).toEqual([
      { old: 0, now: 0 },
      { old: 1, now: null },
      { old: 2, now: 1 },
    ])
  })
})
