// @vitest-environment happy-dom
import { Editor } from '@tiptap/core'
import { afterEach, describe, expect, test } from 'vitest'
import * as Y from 'yjs'
import { ApiFailure } from '../../../../platform/web/api/failure.ts'
import { documentToText } from '../../../blogs/document/plain-text.ts'
import { markdownToDocument } from '../../../blogs/document/read-markdown.ts'
import { documentExtensions } from '../../../blogs/document/schema.ts'
import { htmlToDocument } from '../../../blogs/document/server-html.ts'
import { citationIds, withoutSuggestions } from '../../../blogs/document/settle.ts'
import { documentToMarkdown } from '../../../blogs/document/write-markdown.ts'
import { documentToYDoc } from '../../../blogs/document/ydoc.ts'
import { Collaboration } from '../../../blogs/web/editor/core/collaboration.ts'
import { Observable } from '../../../blogs/web/editor/core/observable.ts'
import { carriedCitations } from '../../../blogs/web/editor/own-words/carried-citations.ts'
import { beginRewording, endRewording } from '../../../blogs/web/editor/own-words/rewording.ts'
import { type AssistPlan, planOf } from '../request/actions.ts'
import { textBefore } from '../request/words-sent.ts'
import { recited, withoutPreface } from '../request/write.ts'
import { AssistSession, type Written } from './assist-session.ts'
import { WordPace } from './word-pace.ts'

let editor: Editor
afterEach(() => editor?.destroy())

function open(html: string): Editor {
  const ydoc = new Y.Doc()
  Y.applyUpdate(ydoc, Y.encodeStateAsUpdate(documentToYDoc(htmlToDocument(html))))
  editor = new Editor({
    element: document.createElement('div'),
    extensions: [...documentExtensions(), Collaboration.configure({ ydoc })],
    injectCSS: false,
  })
  return editor
}

function caretAfter(words: string): void {
  editor.state.doc.descendants((node, pos) => {
    const at = node.isTextblock ? node.textContent.indexOf(words) : -1
    if (at >= 0) editor.commands.setTextSelection(pos + 1 + at + words.length)
  })
}
function selectWords(words: string): void {
  caretAfter(words)
  const { from } = editor.state.selection
  editor.commands.setTextSelection({ from: from - words.length, to: from })
}
const markdown = () => documentToMarkdown(editor.state.doc).trim()
const settled = () => documentToText(withoutSuggestions(editor.state.doc))

/** A writer whose pieces, end and failures the test decides, and a clock that it turns. */
function desk(keepVersion?: () => Promise<unknown>) {
  const plans: AssistPlan[] = []
  const ticks = new Set<() => void>()
  let heard: (piece: string) => void = () => undefined
  let finish: (written: Written) => void = () => undefined
  let fail: (error: unknown) => void = () => undefined
  let versions = 0
  const manager = editor.storage.collaboration.undoManager ?? { stopCapturing: () => undefined }
  const session = new AssistSession(editor, manager, {
    write: (plan, tell, signal) => {
      plans.push(plan)
      heard = tell
      signal.addEventListener('abort', () => fail(new DOMException('stopped', 'AbortError')))
      return new Promise((resolve, reject) => {
        finish = resolve
        fail = reject
      })
    },
    read: () => Promise.resolve(markdownToDocument),
    keepVersion: keepVersion ?? (() => Promise.resolve(versions++)),
    clock: (tick) => {
      ticks.add(tick)
      return () => ticks.delete(tick)
    },
  })
  return {
    session,
    plans,
    versions: () => versions,
    tell: (piece: string) => heard(piece),
    turn: (times = 1) => {
      for (let time = 0; time < times; time++) for (const tick of [...ticks]) tick()
    },
    finish: (text: string, over: Partial<Written> = {}) =>
      finish({ markdown: text, cited: [], engine: 'builtin', notices: [], ...over }),
    fail: (error: unknown) => fail(error),
    started: () => new Promise<void>((resolve) => setTimeout(resolve)),
  }
}

test('a rewriting says that the text before it could not be saved as a version', async () => {
  open('<p>Tides rise.</p>')
  caretAfter('Tides')
  const { session, turn, finish, started } = desk(() => Promise.reject(new Error('The database is away.')))
  const run = session.ask('rephrase')
  await started()
  finish('The sea comes in.')
  await started()
  turn(20)
  await run
  expect(session.state()).toMatchObject({ state: 'waiting', lacksVersion: true })
})

describe('a rewriting that changes nothing', () => {
  test('says so beside the text', async () => {
    open('<p>Tides rise.</p>')
    caretAfter('Tides')
    const { session, turn, finish, started } = desk()
    const run = session.ask('rephrase')
    await started()
    finish('Tides rise.')
    await started()
    turn(10)
    await run
    expect(session.state()).toEqual({ state: 'obstacle', kind: 'rephrase', obstacle: 'no-change' })
    expect(markdown()).toBe('Tides rise.')
  })

  test('what the built-in writer says in front of it is no part of the text', () => {
    const citation = { start: 16, end: 27 }
    const said = { content: 'Left as it is.\n\nTides rise.', citations: [citation] }
    expect(withoutPreface(said)).toEqual({
      copy: { content: 'Tides rise.', citations: [{ start: 0, end: 11 }] },
      preface: ['Left as it is.'],
    })
    const plain = { content: 'Tides rise.', citations: [{ start: 0, end: 11 }] }
    expect(withoutPreface(plain)).toEqual({ copy: plain, preface: [] })
  })
})

describe('going on with a text', () => {
  test('words appear one by one as a suggestion, and accepting is one undo step', async () => {
    open('<p>The tide rises. And falls.</p>')
    caretAfter('rises.')
    const { session, plans, tell, turn, finish, started } = desk()
    const run = session.ask('writeMore')
    await started()
    expect(plans[0]).toMatchObject({ call: 'writeForMe', input: { text: 'The tide rises.' } })
    tell('It turns twice a')
    turn(3)
    expect(editor.state.doc.textContent).toBe('The tide rises. It turns twice And falls.')
    expect(settled()).toBe('The tide rises. And falls.')
    finish('It turns twice a **day**.')
    await started()
    turn(10)
    await run
    expect(session.state()).toMatchObject({ state: 'waiting', engine: 'builtin' })
    session.accept()
    expect(markdown()).toBe('The tide rises. It turns twice a **day**. And falls.')
    editor.commands.undo()
    expect(markdown()).toBe('The tide rises. And falls.')
    editor.commands.redo()
    expect(markdown()).toBe('The tide rises. It turns twice a **day**. And falls.')
  })

  test('stopping keeps what has come; refusing leaves nothing', async () => {
    open('<p>Start.</p>')
    caretAfter('Start.')
    const { session, tell, turn, started } = desk()
    const run = session.ask('writeMore')
    await started()
    tell('One two three four')
    turn(2)
    session.stop()
    await run
    expect(session.state()).toMatchObject({ state: 'waiting', wasStopped: true })
    expect(editor.state.doc.textContent).toBe('Start. One two three four')
    session.refuse()
    expect(markdown()).toBe('Start.')
    expect(session.state()).toEqual({ state: 'idle' })
  })

  test('a failure in the middle keeps what has come and says why', async () => {
    open('<p>Start.</p>')
    caretAfter('Start.')
    const { session, tell, turn, fail, started } = desk()
    const run = session.ask('writeMore')
    await started()
    tell('One two ')
    turn()
    fail(new ApiFailure(440, { code: 'provider-down', message: 'Down.' }))
    await run
    expect(session.state()).toMatchObject({ state: 'failed', failure: { code: 'provider-down' }, isKept: true })
    expect(editor.state.doc.textContent).toBe('Start. One two')
  })

  test('what is typed meanwhile stays, and the suggestion keeps its place', async () => {
    open('<p>Start.</p><p>End.</p>')
    caretAfter('Start.')
    const { session, tell, turn, finish, started } = desk()
    const run = session.ask('writeMore')
    await started()
    tell('One two three ')
    turn()
    editor.commands.insertContentAt(1, 'Really: ')
    turn()
    finish('One two three.\n\nFour.')
    await started()
    turn(9)
    await run
    session.accept()
    expect(markdown()).toBe('Really: Start. One two three.\n\nFour.\n\nEnd.')
  })

  test('citations of the answer stand on its words, and who wrote it is kept', async () => {
    open('<p>Start.</p>')
    caretAfter('Start.')
    const { session, turn, finish, started } = desk()
    const run = session.ask('writeMore')
    await started()
    finish('It has 24 turbines.', { cited: [{ id: 'c1', start: 0, end: 19 }], engine: 'openai/gpt' })
    await started()
    turn(9)
    await run
    session.accept()
    expect(citationIds(editor.state.doc)).toEqual(['c1'])
    expect(JSON.stringify(editor.state.doc.toJSON())).toContain('"engine":"openai/gpt"')
  })
})

describe('rewriting', () => {
  test('lies word by word over the selection, and keeps a version first', async () => {
    open('<p>Keep. The <b>first big</b> plant was in France. Keep.</p>')
    selectWords('The first big plant was in France.')
    const { session, plans, versions, turn, finish, started } = desk()
    const run = session.ask('rephrase')
    await started()
    expect(plans[0]).toMatchObject({ call: 'rephraser', input: { text: 'The first big plant was in France.' } })
    finish('The first large plant stood in France.')
    await started()
    turn(9)
    await run
    expect(settled()).toBe('Keep. The first big plant was in France. Keep.')
    expect(versions()).toBe(1)
    session.accept()
    expect(markdown()).toBe('Keep. The **first large** plant stood in France. Keep.')
  })

  test('a second try throws the first away', async () => {
    open('<p>Old words here.</p>')
    const { session, turn, finish, started } = desk()
    const run = session.ask('shorten')
    await started()
    finish('Other words here.')
    await started()
    turn(9)
    await run
    const second = session.again()
    await started()
    expect(settled()).toBe('Old words here.')
    finish('Words here.')
    await started()
    turn(9)
    await second
    session.accept()
    expect(markdown()).toBe('Words here.')
  })
})

describe('a quotation in other words', () => {
  const quotation =
    '<blockquote><p><strong>Board</strong>: <span data-citation="a">“It opened in 1966.”</span></p></blockquote>'

  test('is suggested below the quotation, with its citation', async () => {
    open(quotation)
    caretAfter('opened')
    const { session, plans, turn, finish, started } = desk()
    const undo = { stopCapturing: () => editor.storage.collaboration.undoManager?.stopCapturing() }
    const rewording = { editor, undo, isRewording: new Observable(false) }
    beginRewording(rewording)
    const run = session.ask('ownWords')
    await started()
    expect(plans[0]).toMatchObject({ call: 'rephraser', input: { text: 'It opened in 1966.' } })
    const text = 'The station is from 1966.'
    finish(text, { cited: carriedCitations(text, plans[0]?.quotation ?? []), engine: 'openai/gpt' })
    await started()
    turn(9)
    await run
    expect(settled()).toBe('Board: “It opened in 1966.”')
    session.accept()
    endRewording(rewording, 'replace')
    expect(markdown()).toBe(text)
    expect(citationIds(editor.state.doc)).toEqual(['a'])
    editor.commands.undo()
    expect(markdown()).toContain('> **Board**: “It opened in 1966.”')
  })
})

describe('what is asked for', () => {
  const plan = (kind: Parameters<typeof planOf>[1], details = {}) => planOf(editor.state, kind, details)

  test('an opening goes behind the title, an ending and questions go before the footnotes', () => {
    open(
      '<h1>Tides</h1><p>Words.</p><section data-footnotes><ol><li data-footnote-item="a"><p>A.</p></li></ol></section>',
    )
    expect(plan('intro')).toMatchObject({
      call: 'blogIntro',
      input: { headline: 'Tides' },
      target: { at: 6, place: 'after' },
    })
    expect(plan('conclusion')).toMatchObject({ call: 'conclusion', target: { at: 14, place: 'after' } })
    expect(plan('faq')).toMatchObject({ call: 'faq', target: { at: 14 } })
  })

  test('questions go on in the section that the text has for them, at its level, and are not asked again', () => {
    open(
      '<h1>Tides</h1><p>Tides rise.</p><h2>Häufige Fragen</h2><h3>Why do tides rise?</h3><p>The moon pulls.</p><h2>End</h2><p>Bye.</p>',
    )
    const plan = planOf(editor.state, 'faq')
    expect(plan).toMatchObject({
      call: 'faq',
      input: {
        text: 'Tides\n\nTides rise.\n\nEnd\n\nBye.',
        known: '### Why do tides rise?\n\nThe moon pulls.',
        question_level: 3,
      },
      target: { kind: 'insert', place: 'after' },
    })
  })

  test('what is added to a section of questions is one suggestion there and one undo step', async () => {
    const before = '# Tides\n\nTides rise.\n\n## FAQ\n\n### Why do tides rise?\n\nThe moon pulls.\n\n## End\n\nBye.'
    open(
      '<h1>Tides</h1><p>Tides rise.</p><h2>FAQ</h2><h3>Why do tides rise?</h3><p>The moon pulls.</p><h2>End</h2><p>Bye.</p>',
    )
    const { session, turn, finish, started } = desk()
    const run = session.ask('faq')
    await started()
    finish('### How often?\n\nTwice a day.\n\n### Where?\n\nOn all coasts.')
    await started()
    turn(60)
    await run
    expect(settled()).not.toContain('Twice a day')
    session.accept()
    const after = before.replace('## End', '### How often?\n\nTwice a day.\n\n### Where?\n\nOn all coasts.\n\n## End')
    expect(markdown()).toBe(after)
    editor.commands.undo()
    expect(markdown()).toBe(before)
  })

  test('where nothing is left to ask, that is said, and nothing added', async () => {
    open('<h1>Tides</h1><p>Tides rise.</p><h2>FAQ</h2><h3>Why do tides rise?</h3><p>The moon pulls.</p>')
    const { session, turn, finish, started } = desk()
    const run = session.ask('faq')
    await started()
    finish('')
    await started()
    turn(9)
    await run
    expect(session.state()).toEqual({ state: 'obstacle', kind: 'faq', obstacle: 'no-question' })
  })

  test('a section’s opening goes under its heading; an outline is sent as its lines', () => {
    open('<h1>Tides</h1><h2>History</h2><p>Old.</p><h3>France</h3><p>Rance.</p>')
    caretAfter('Old.')
    expect(plan('sectionIntro')).toMatchObject({
      call: 'subheadingIntro',
      input: { subheading: 'History', description: 'Old.' },
    })
    expect(plan('continueOutline')).toMatchObject({ input: { text: 'Tides\nHistory\n  France' } })
  })

  test('an order over a selection rewrites it, alone it adds', () => {
    open('<p>One two.</p>')
    caretAfter('One two.')
    expect(plan('instruct', { order: 'Write a list' })).toMatchObject({
      input: { text: 'Write a list' },
      target: { kind: 'insert' },
    })
    selectWords('two')
    expect(plan('instruct', { order: 'Make it three' })).toMatchObject({
      input: { text: 'Make it three\n\ntwo' },
      target: { kind: 'rewrite' },
    })
  })

  test.each([
    ['writeMore', 'no-words'],
    ['rephrase', 'no-words'],
    ['intro', 'no-heading'],
    ['sectionIntro', 'no-heading'],
    ['talkingPoints', 'no-heading'],
    ['faq', 'no-words'],
  ] as const)('%s on an empty page is refused with a reason', (kind, reason) => {
    open('<p></p>')
    expect(plan(kind)).toBe(reason)
  })

  test.each([
    ['within a sentence', 'Tides turn. They come back.', 8, 'Tides turn.'],
    ['behind a sentence', 'Tides turn. They come back.', 11, 'Tides turn.'],
    ['behind words that are no sentence yet', 'Tides turn. They', 16, 'Tides turn. They'],
  ])('going on from a caret %s cuts none in two', (_, words, caret, before) => {
    open(`<p>${words}</p>`)
    editor.commands.setTextSelection(1 + caret)
    const { input, target } = plan('writeMore') as AssistPlan
    expect(input.text).toBe(before)
    expect(target).toEqual({ kind: 'insert', at: 1 + before.length, place: 'inline' })
  })

  test('exactly the last 2,500 characters before the caret are sent', () => {
    open(`<p>${'a'.repeat(2_000)}</p><p>${'b'.repeat(2_000)}</p><p>after</p>`)
    const text = textBefore(editor.state.doc, 4_003)
    expect(text).toHaveLength(2_500)
    expect(text).toBe(`${'a'.repeat(498)}\n\n${'b'.repeat(2_000)}`)
  })
})

test('a word is shown only when it is whole', () => {
  const shown: string[] = []
  let tick: () => void = () => undefined
  const pace = new WordPace(
    (text) => shown.push(text),
    (run) => {
      tick = run
      return () => undefined
    },
  )
  pace.add('One tw')
  for (let time = 0; time < 3; time++) tick()
  pace.add('o three')
  for (let time = 0; time < 3; time++) tick()
  pace.whole('One two three')
  tick()
  expect(shown).toEqual(['One', 'One two', 'One two three'])
})

test('words taken from the text keep the citation that they have there, and are no evidence for themselves', () => {
  open(
    '<p><span data-citation="c1">The wall is 750 metres long.</span> It is grey, as walls are, and <span data-citation="c2">old</span>.</p>',
  )
  const own = (quote: string, start: number) => ({
    ...{ id: 'x', title: 'Your text', url: null, asset_id: null, passage_id: 'given-1' },
    ...{ quote, start, end: start + quote.length },
  })
  const citations = [own('The wall is 750 metres long.', 0), own('It is grey, as walls are, and old.', 40)]
  expect(recited(citations, editor.state.doc)).toEqual([{ id: 'c1', start: 0, end: 28 }])
  expect(
    recited([{ ...own('The wall is 750 metres long.', 0), url: 'https://example.org/' }], editor.state.doc),
  ).toEqual([])
})
