import { splitBlock } from '@tiptap/pm/commands'
import type { Node } from '@tiptap/pm/model'
import { EditorState, type Plugin, TextSelection, type Transaction } from '@tiptap/pm/state'
import { absolutePositionToRelativePosition, ySyncPlugin } from '@tiptap/y-tiptap'
import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import * as Y from 'yjs'
import { DOCUMENT_FIELD, documentSchema, emptyDocument } from '../../../document/schema.ts'
import { htmlToDocument } from '../../../document/server-html.ts'
import { documentOfYDoc, documentToYDoc } from '../../../document/ydoc.ts'
import { suggestRewrite } from '../suggest/rewrite.ts'
import { accept, refuse } from '../suggest/settle.ts'
import { Binding } from './binding.ts'
import { syncPlugin } from './sync-plugin.ts'
import { newUndoManager, undoPlugin } from './undo.ts'

/** An editor without a browser: state, plugins and their views. */
class Page {
  state: EditorState
  readonly ydoc = new Y.Doc()
  readonly binding: Binding
  readonly undo: Y.UndoManager
  readonly steps: Transaction[] = []
  composing = false
  #views: ReturnType<NonNullable<Plugin['spec']['view']>>[] = []

  constructor(clientId: number, seed: Uint8Array, plugins?: (page: Page) => Plugin[]) {
    this.ydoc.clientID = clientId
    Y.applyUpdate(this.ydoc, seed, 'network')
    this.binding = new Binding(this.ydoc.getXmlFragment(DOCUMENT_FIELD), documentSchema)
    this.undo = newUndoManager(this.binding)
    const list = plugins?.(this) ?? [undoPlugin(this.binding, this.undo), syncPlugin(this.binding)]
    this.state = EditorState.create({ doc: emptyDocument(), plugins: list })
    // biome-ignore lint/suspicious/noExplicitAny: a view for plugins that use state and dispatch only
    this.#views = list.flatMap((plugin) => plugin.spec.view?.(this as any) ?? [])
  }

  hasFocus = () => false
  dispatch = (tr: Transaction) => {
    const before = this.state
    this.state = before.apply(tr)
    this.steps.push(tr)
    // biome-ignore lint/suspicious/noExplicitAny: as above
    for (const view of this.#views) view.update?.(this as any, before)
  }

  caretAt(pos: number): void {
    this.dispatch(this.state.tr.setSelection(TextSelection.create(this.state.doc, pos)))
  }
  caretIn(words: string, offset = words.length): void {
    let at = -1
    this.state.doc.descendants((node, pos) => {
      const index = node.isText ? (node.text ?? '').indexOf(words) : -1
      if (index >= 0 && at < 0) at = pos + index + offset
    })
    this.caretAt(at)
  }
  type(text: string): void {
    this.dispatch(this.state.tr.insertText(text))
  }
  enter(): void {
    splitBlock(this.state, this.dispatch)
  }
  /** The input method has come to its end; what was held back is shown a moment later. */
  composed(): void {
    this.composing = false
    vi.advanceTimersByTime(100)
  }
  close(): void {
    for (const view of this.#views) view.destroy?.()
  }
  get texts(): string[] {
    const texts: string[] = []
    this.state.doc.forEach((block) => {
      texts.push(block.textContent)
    })
    return texts
  }
}

function exchange(...pages: Page[]): void {
  const updates = pages.map((page) => Y.encodeStateAsUpdate(page.ydoc))
  for (const page of pages) for (const update of updates) Y.applyUpdate(page.ydoc, update, 'network')
}

function seedOf(html: string): Uint8Array {
  return Y.encodeStateAsUpdate(documentToYDoc(htmlToDocument(html)))
}

function pair(html: string, plugins?: (page: Page) => Plugin[]): [Page, Page] {
  const seed = seedOf(html)
  return [new Page(1, seed, plugins), new Page(2, seed, plugins)]
}

function expectSame(...pages: Page[]): void {
  for (const page of pages) {
    page.state.doc.check()
    expect(canonical(page.state.doc)).toEqual(canonical(documentOfYDoc(page.ydoc)))
    expect(canonical(page.state.doc)).toEqual(canonical(pages[0]?.state.doc ?? page.state.doc))
  }
}

// Two citations over the same words have no order.
function canonical(document: Node): unknown {
  return JSON.parse(JSON.stringify(document.toJSON()), (key, value) =>
    key === 'marks' ? value.map((mark: unknown) => JSON.stringify(mark)).sort() : value,
  )
}

describe('two people press Enter at once', () => {
  function enterTogether([first, second]: [Page, Page]): string[] {
    first.caretIn('One.')
    second.caretIn('One.')
    first.enter()
    second.enter()
    exchange(first, second)
    first.type('first')
    second.type('second')
    exchange(first, second)
    return first.texts
  }

  test('each caret stays in its own new paragraph', () => {
    const pages = pair('<p>One.</p><p>Two.</p>')
    expect(enterTogether(pages).sort()).toEqual(['One.', 'Two.', 'first', 'second'])
    expectSame(...pages)
  })

  test('with the plugin that this one replaces they do not: the reason it is not used', () => {
    const pages = pair('<p>One.</p><p>Two.</p>', (page) => [ySyncPlugin(page.ydoc.getXmlFragment(DOCUMENT_FIELD))])
    expect(enterTogether(pages).sort()).not.toEqual(['One.', 'Two.', 'first', 'second'])
  })

  test.each([
    ['at the ends of different paragraphs', 'One.', 'Two.'],
    ['at the same end', 'One.', 'One.'],
    ['one above the other in the middle', 'On', 'Tw'],
  ])('%s, many times over, each word lands where it was typed', (_name, mine, theirs) => {
    const [first, second] = pair('<p>One.</p><p>Two.</p><p></p>')
    first.caretIn(mine)
    second.caretIn(theirs)
    const expected: string[] = []
    for (let round = 0; round < 8; round++) {
      for (const [page, name] of [
        [first, 'a'],
        [second, 'b'],
      ] as const) {
        page.enter()
        page.type(`${name}${round}`)
      }
      exchange(first, second)
      first.type('-first')
      second.type('-second')
      expected.push(`a${round}-first`, `b${round}-second`)
      exchange(first, second)
    }
    expectSame(first, second)
    for (const words of expected) expect(first.texts.filter((text) => text.startsWith(words))).toHaveLength(1)
  })
})

describe('carets', () => {
  test('a caret stays at its letter when somebody splits the paragraph before it', () => {
    const [first, second] = pair('<p>One two three.</p>')
    first.caretIn('three', 2)
    second.caretIn('One ')
    second.enter()
    exchange(first, second)
    first.type('X')
    expect(first.texts).toEqual(['One ', 'two thXree.'])
  })

  test('a caret between two changes that arrive together keeps its place', () => {
    const [first, second] = pair('<p>aaa bbb ccc</p><p>ddd</p>')
    first.caretIn('bbb', 1)
    second.caretIn('aaa', 0)
    second.type('11')
    second.caretIn('ccc', 3)
    second.type('22')
    exchange(first, second)
    first.type('X')
    expect(first.texts).toEqual(['11aaa bXbb ccc22', 'ddd'])
  })

  test('a place that was taken away goes to where it was', () => {
    const [first, second] = pair('<p>keep this gone that</p>')
    first.caretIn('gone', 2)
    second.caretIn('gone', 0)
    const { from } = second.state.selection
    second.dispatch(second.state.tr.delete(from, from + 5))
    exchange(first, second)
    first.type('X')
    expect(first.texts).toEqual(['keep this Xthat'])
  })
})

describe('remote changes', () => {
  test('touch only the blocks that they changed', () => {
    const [first, second] = pair('<p>One.</p><p>Two.</p><ul><li>Three</li></ul>')
    const before = [0, 2].map((index) => first.state.doc.child(index))
    second.caretIn('Two')
    second.type('!')
    exchange(first, second)
    expect([0, 2].map((index) => first.state.doc.child(index))).toEqual(before)
    expect(first.state.doc.child(0)).toBe(before[0])
    expect(first.state.doc.child(2)).toBe(before[1])
    expect(first.steps.at(-1)?.steps[0]?.toJSON()).toEqual({
      stepType: 'replace',
      from: 10,
      to: 10,
      slice: { content: [{ type: 'text', text: '!' }] },
    })
  })

  test('a Y.Doc is never thinned out by what does not fit: it is shown by its words', () => {
    const [page] = pair('<p>One.</p>')
    const odd = new Y.XmlElement('marquee')
    odd.insert(0, [new Y.XmlText('odd words')])
    page.ydoc.getXmlFragment(DOCUMENT_FIELD).insert(1, [odd])
    expect(page.texts).toEqual(['One.', 'odd words'])
    expect(page.ydoc.getXmlFragment(DOCUMENT_FIELD).length).toBe(2)
    page.caretIn('One.')
    page.type('!')
    expect(page.texts).toEqual(['One.!', 'odd words'])
    expectSame(page)
  })

  test('two begin to type in the same empty paragraph: both words stand, once', () => {
    const [first, second] = pair('<p></p>')
    first.caretAt(1)
    second.caretAt(1)
    first.type('aa')
    second.type('bb')
    for (let round = 0; round < 3; round++) exchange(first, second)
    first.type('c')
    second.type('d')
    for (let round = 0; round < 3; round++) exchange(first, second)
    expectSame(first, second)
    expect([...first.texts.join('')].sort().join('')).toBe('aabbcd')
  })
})

describe('undo', () => {
  test('takes back only what this page did, and puts the caret back', () => {
    const [first, second] = pair('<p>One.</p><p>Two.</p>')
    first.caretIn('One')
    first.type(' mine')
    first.caretIn('Two.')
    second.caretIn('Two')
    second.type(' theirs')
    exchange(first, second)
    first.undo.undo()
    expect(first.texts).toEqual(['One.', 'Two theirs.'])
    expect(first.state.selection.from).toBe(4)
    first.undo.redo()
    expect(first.texts).toEqual(['One mine.', 'Two theirs.'])
    exchange(first, second)
    expectSame(first, second)
  })

  test('a mark is a step of its own between two bursts of typing', () => {
    const [page] = pair('<p>One.</p>')
    page.caretIn('One.')
    page.type(' two')
    page.enter()
    page.type('three')
    page.dispatch(page.state.tr.addMark(1, 4, documentSchema.mark('bold')))
    page.type('!')
    const texts = () =>
      JSON.stringify([page.texts, page.state.doc.rangeHasMark(1, 4, page.state.schema.mark('bold').type)])
    page.undo.undo()
    expect(texts()).toBe('[["One. two","three"],true]')
    page.undo.undo()
    expect(texts()).toBe('[["One. two","three"],false]')
    page.undo.undo()
    expect(texts()).toBe('[["One."],false]')
  })

  test.each(['thrown away', 'accepted'])('words that a suggestion lies over are still undone once it is %s', (end) => {
    const [page] = pair('<p>One.</p>')
    page.caretIn('One.')
    page.enter()
    page.type('In order to go, it is very far, and few do.')
    const written = page.texts
    const at = page.state.selection.to
    const tr = page.state.tr.setMeta('addToHistory', false)
    const content = htmlToDocument('<p>To go, it is far. Few do.</p>')
    suggestRewrite(tr, at - 43, at, content, { id: 's', engine: 'builtin', isPartial: false })
    page.dispatch(tr)
    if (end === 'accepted') {
      accept(page, page.undo)
      expect(page.texts).not.toEqual(written)
      page.undo.undo()
    } else refuse(page)
    expect(page.texts).toEqual(written)
    page.undo.undo()
    expect(page.texts).toEqual(['One.'])
    page.undo.redo()
    expect(page.texts).toEqual(written)
  })

  test('a word put in before its like and taken out again leaves the first one as it was written', () => {
    const [page] = pair('<p></p>')
    page.caretAt(1)
    page.type('go go')
    const quietly = (change: (tr: Transaction) => Transaction) =>
      page.dispatch(change(page.state.tr).setMeta('addToHistory', false))
    quietly((tr) => tr.insertText('go ', 1))
    quietly((tr) => tr.insertText('!', 7))
    quietly((tr) => tr.delete(1, 4))
    page.undo.undo()
    expect(page.texts).toEqual(['!'])
  })

  test('changes marked as not undoable are not undone', () => {
    const [page] = pair('<p>One.</p>')
    page.dispatch(page.state.tr.insertText('quiet ', 1).setMeta('addToHistory', false))
    page.undo.stopCapturing()
    page.caretIn('One.')
    page.type(' loud')
    page.undo.undo()
    page.undo.undo()
    expect(page.texts).toEqual(['quiet One.'])
  })
})

describe('while an input method composes', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  function composing(html: string): [Page, Page] {
    const [first, second] = pair(html)
    first.caretIn('One ')
    first.composing = true
    first.type('に')
    exchange(first, second)
    return [first, second]
  }

  test('what others write in the same words waits, and both stand once it is done', () => {
    const [first, second] = composing('<p>One two.</p><p>Three.</p>')
    const before = first.steps.length
    second.caretIn('One', 0)
    second.type('At ')
    exchange(first, second)
    second.caretIn('two.')
    second.type(' Now')
    exchange(first, second)
    vi.advanceTimersByTime(1_000)
    expect(first.steps.length).toBe(before)
    first.type('ほ')
    exchange(first, second)
    expect(first.texts).toEqual(['One にほtwo.', 'Three.'])
    // the input method puts its word in the place of what it showed
    const { head } = first.state.selection
    first.dispatch(first.state.tr.insertText('日本', head - 2, head))
    first.composed()
    expect(first.texts).toEqual(['At One 日本two. Now', 'Three.'])
    first.type('!')
    exchange(first, second)
    expect(second.texts).toEqual(['At One 日本!two. Now', 'Three.'])
    expectSame(first, second)
  })

  test('a word is kept where others replace the words around it in one go, and goes with its paragraph', () => {
    const [first, second] = composing('<p>One two.</p><p>Three.</p>')
    second.dispatch(second.state.tr.insertText('All of it', 1, second.state.doc.child(0).nodeSize - 1))
    exchange(first, second)
    first.type('ほ')
    first.composed()
    exchange(first, second)
    expect(first.texts.join(' ')).toMatch(/^All of it.*ほ.* Three\.$/)
    expectSame(first, second)
    first.composing = true
    first.type('x')
    second.dispatch(second.state.tr.delete(0, second.state.doc.child(0).nodeSize))
    exchange(first, second)
    first.type('y')
    first.composed()
    exchange(first, second)
    expect(first.texts).toEqual(['Three.'])
    expectSame(first, second)
  })

  test('undo takes back the word and leaves what others wrote meanwhile', () => {
    const [first, second] = composing('<p>One two.</p>')
    second.caretIn('two.')
    second.type(' Now')
    exchange(first, second)
    first.type('ほ')
    first.composed()
    first.undo.undo()
    expect(first.texts).toEqual(['One two. Now'])
  })

  test('who rests within a word is shown after a while what others write', () => {
    const [first, second] = composing('<p>One two.</p>')
    second.caretIn('two.')
    second.type(' Now')
    exchange(first, second)
    first.type('ほ')
    vi.advanceTimersByTime(9_000)
    expect(first.texts).toEqual(['One にほtwo.'])
    vi.advanceTimersByTime(2_000)
    expect(first.texts).toEqual(['One にほtwo. Now'])
    exchange(first, second)
    expectSame(first, second)
  })

  test('a page that is closed meanwhile loses nothing', () => {
    const [first, second] = composing('<p>One two.</p>')
    second.caretIn('two.')
    second.type(' Now')
    exchange(first, second)
    first.type('ほ')
    first.close()
    exchange(first, second)
    expect(second.texts).toEqual(['One にほtwo. Now'])
  })
})

test('whatever two people do, in whatever order it arrives, both see the same', { retry: 0 }, () => {
  const words = ['One', 'two', 'three', 'four', 'five', 'six']
  const typedWhereAnotherSplits = [
    { page: 0, place: 553, kind: 'type' as const },
    { page: 1, place: 249, kind: 'enter' as const },
  ]
  const action = fc.record({
    page: fc.nat(1),
    place: fc.nat(1000),
    kind: fc.constantFrom('type', 'enter', 'delete', 'bold', 'cite', 'sync', 'join', 'undo', 'compose', 'composed'),
  })
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  fc.assert(
    fc.property(fc.array(action, { maxLength: 40 }), (actions) => {
      const pages = pair(
        `<h2>${words[0]}</h2><p>${words.slice(1, 4).join(' ')}</p><ul><li>${words[4]}</li><li><p>${words[5]}</p></li></ul>`,
      )
      actions.forEach(({ page: index, place, kind }) => {
        const page = pages[index] ?? pages[0]
        if (kind === 'sync') exchange(...pages)
        else act(page, kind, place)
      })
      for (const page of pages) page.composed()
      for (let round = 0; round < 3; round++) exchange(...pages)
      expectSame(...pages)
    }),
    { numRuns: 150, examples: [[typedWhereAnotherSplits]] },
  )
})

function act(page: Page, kind: string, place: number): void {
  const { doc } = page.state
  const pos = TextSelection.near(doc.resolve(place % doc.content.size)).from
  page.caretAt(pos)
  if (kind === 'type') page.type('xy')
  else if (kind === 'enter') page.enter()
  else if (kind === 'undo') page.undo.undo()
  else if (kind === 'compose') page.composing = true
  else if (kind === 'composed') page.composed()
  else {
    const to = Math.min(doc.content.size, pos + 3)
    const tr = page.state.tr
    if (kind === 'bold') tr.addMark(pos, to, documentSchema.mark('bold'))
    if (kind === 'cite') tr.addMark(pos, to, documentSchema.mark('citation', { id: `c${place % 3}` }))
    if (kind === 'delete') tr.delete(pos, Math.min(to, doc.resolve(pos).end()))
    if (kind === 'join') tr.deleteRange(pos, to)
    page.dispatch(tr)
  }
}

test('the mapping stays whole: every place of the document has a place in the Y.Doc and back', () => {
  const [first, second] = pair('<p>One.</p><ul><li>Two</li></ul><table><tr><td>x</td></tr></table>')
  second.caretIn('Two')
  second.enter()
  second.type('more')
  exchange(first, second)
  first.state.doc.descendants((node: Node, pos: number) => {
    if (node.isTextblock)
      expect(() =>
        absolutePositionToRelativePosition(pos + 1, first.binding.fragment, first.binding.mapping),
      ).not.toThrow()
  })
})
