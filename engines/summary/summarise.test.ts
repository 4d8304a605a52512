import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { countWords } from '../text/index.ts'
import { summarise } from './index.ts'

const text = `About tides

The tidal barrage at La Rance has made electricity from the tides since 1966. It stands near Saint-Malo in France.
The barrage turns the tides into electricity for the whole town. Gulls like to sit on its wall in the evening sun.
We present a study of how the tidal barrage changed the river and the electricity of the town. Lunch was good.`

describe('a summary', () => {
  test('picks central and early sentences and the aim, in the order of the text', () => {
    const found = summarise(text, { sentences: 2 })
    expect(found.sentences.map((sentence) => sentence.text.slice(0, 12))).toEqual(['The tidal ba', 'We present a'])
    expect(found.text).toBe(found.sentences.map((sentence) => sentence.text).join(' '))
  })

  test('leaves out headings and scraps while there is better', () => {
    const found = summarise(text, { sentences: 4 }).text
    expect(found).not.toContain('About tides')
    expect(found).not.toContain('Lunch')
  })

  test('does not say the same twice', () => {
    const said = 'The tidal barrage makes electricity from the tides of the river each day. '
    const other = 'Its turbines were built by a small company of engineers in the north. '
    expect(summarise(said + said + other, { sentences: 2 }).text).toContain('turbines')
  })

  test('keeps to the words asked for, but for a first long sentence', () => {
    expect(countWords(summarise(text, { words: 40 }).text)).toBeLessThanOrEqual(40)
    expect(summarise(text, { words: 1 }).sentences).toHaveLength(1)
  })

  test('of a text shorter than asked is the text', () => {
    expect(summarise('One thing is here.\nAnother is there.', { sentences: 9 }).text).toBe(
      'One thing is here. Another is there.',
    )
  })

  test.each(['', ' \n '])('of %j is empty', (source) => {
    expect(summarise(source, { sentences: 3 })).toEqual({ sentences: [], text: '' })
  })

  test('of no length is empty', () => expect(summarise(text, { sentences: 0 }).sentences).toEqual([]))
})

test('sentences are the text’s own, in order, each time the same', () => {
  const piece = fc.constantFrom(
    'The tide turns. ',
    'Who knows? ',
    'word ',
    '\n\n',
    '今天。',
    'We propose it. ',
    '😀 ',
    'Honey! ',
  )
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 60 }), fc.integer({ min: 0, max: 9 }), (list, number) => {
      const source = list.join('')
      const found = summarise(source, { sentences: number })
      expect(found.sentences.length).toBeLessThanOrEqual(number)
      let last = 0
      for (const { start, end, text: words } of found.sentences) {
        expect(start).toBeGreaterThanOrEqual(last)
        expect(source.slice(start, end)).toBe(words)
        last = end
      }
      expect(summarise(source, { sentences: number })).toEqual(found)
    }),
  )
})
