import { expect, test } from 'vitest'
import { CopyStream, type StreamContext } from './copy-stream.ts'

const english: StreamContext = { language: 'English-US', sources: [] }
const german = 'Die Gezeiten heben und senken das Meer, und damit lässt sich seit vielen Jahren Strom gewinnen. '

function read(text: string, context: Partial<StreamContext> = {}, isCut = false) {
  const stream = new CopyStream({ ...english, ...context })
  const shown = (text.match(/.{1,7}/gs) ?? []).map((piece) => stream.push(piece))
  const rest = stream.end()
  return { shown: shown.join('') + rest, unfit: stream.unfit, content: stream.finished(isCut).text }
}

test('an answer in another language is not shown, unless any will do', () => {
  expect(read(german.repeat(4))).toMatchObject({ unfit: 'other-language', shown: '' })
  expect(read(german.repeat(4), { isAnyLanguage: true })).toMatchObject({ unfit: null, shown: german.repeat(4) })
  expect(read(german.repeat(4), { language: 'German' }).shown).toBe(german.repeat(4))
})

test('a short text in another language may be a name or a quotation', () => {
  expect(read('Die Flut und das Meer')).toMatchObject({ unfit: null, shown: 'Die Flut und das Meer' })
})

test('a short text that is certainly in another language is not shown', () => {
  expect(read('Mit dem Gezeitenkraftwerk wird aus der Flut Strom, und das bei jedem Wetter.')).toMatchObject({
    unfit: 'other-language',
    shown: '',
  })
})

test('a refusal is not shown; a long text that only begins like one is', () => {
  expect(read('I’m sorry, but I can’t help with that request.')).toMatchObject({ unfit: 'declined', shown: '' })
  const story = `I can’t write without tea. ${'The tides rise and fall on every coast of the world. '.repeat(20)}`
  expect(read(story)).toMatchObject({ unfit: null, shown: story })
})

test('a text is held back until a word shows its language, or many show none', () => {
  const shown = (pieces: string[], context: Partial<StreamContext> = {}) => {
    const stream = new CopyStream({ ...english, ...context })
    return pieces.map((piece) => stream.push(piece))
  }
  expect(shown(['The', ' tides', ' rise'])).toEqual(['', 'The tides', ' rise'])
  expect(shown(['Rance', ' in', ' France', ' was', ' the', ' first'])).toEqual([
    '',
    '',
    '',
    'Rance in France was',
    ' the',
    ' first',
  ])
  expect(shown(['Rance', ' in'], { isAnyLanguage: true })).toEqual(['', 'Rance in'])
  expect(shown(['La', ' marea', ' sube'], { language: 'Spanish' }).join('')).toBe('')
  expect(shown(Array.from({ length: 12 }, () => 'Rance ')).slice(-2)).toEqual(['', 'Rance '.repeat(12)])
})

test.each([
  ['Tides rise.\n\nLet me know if you would like any changes!', 'Tides rise.'],
  ['Tides rise.\n\n---\n\n(Word count: 2)\n\nI hope this helps!', 'Tides rise.'],
  ['Die Flut steigt.\n\nSag mir gern Bescheid, wenn ich etwas ändern soll.', 'Die Flut steigt.'],
  ['Tides rise.\n\n*Note: I kept all figures as they were.*', 'Tides rise.'],
  [
    'Tides rise.\n\nLet me know in the comments where you live.',
    'Tides rise.\n\nLet me know in the comments where you live.',
  ],
  ['Tides rise.\n\nNote: the station closes at five.', 'Tides rise.\n\nNote: the station closes at five.'],
])('what a model says behind a text goes: %j', (given, content) => {
  expect(read(given, { isAnyLanguage: true }).content).toBe(content)
})

test('HTML that nobody asked for is Markdown in the end, without scripts', () => {
  const html = '<p>Tides <b>rise</b>.</p><script>steal()</script><ul><li>Twice a day</li></ul>'
  expect(read(html).content).toBe('Tides **rise**.\n\n- Twice a day')
  expect(read(html, { keepsHtml: true }).content).toBe(html)
})

test('a text that was cut by its length ends with its last whole sentence', () => {
  expect(read('Tides rise. They fall. And then they', {}, true).content.trim()).toBe('Tides rise. They fall.')
})
