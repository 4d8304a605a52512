import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type ContentLanguage, contentLanguages } from '../text/index.ts'
import { needsSource } from './index.ts'

const signals = (sentence: string) =>
  needsSource(sentence).signals.map(({ kind, start, end }) => [kind, sentence.slice(start, end)])

describe('needs a source', () => {
  test.each<[string, [string, string][]]>([
    [
      'The shop sold 5 million phones in 2020.',
      [
        ['number', '5 million'],
        ['date', '2020'],
      ],
    ],
    ['It was founded by Steve Jobs.', [['name', 'Steve Jobs']]],
    ['  It is the largest bridge in the world.', [['superlative', 'largest']]],
    ['“This is what we wanted,” he said.', [['quote', '“This is what we wanted,”']]],
    ['Researchers found that bees sleep.', [['study', 'Researchers']]],
    ['According to doctors, people should sleep more.', [['study', 'According to']]],
    [
      'On May 3, 2020, the population had doubled.',
      [
        ['date', 'May 3, 2020'],
        ['superlative', 'doubled'],
      ],
    ],
    ['Book sales rose 5% last year.', [['number', '5%']]],
  ])('%s', (sentence, expected) => {
    expect(needsSource(sentence)).toMatchObject({ needed: true, because: 'facts' })
    expect(signals(sentence)).toEqual(expected)
  })

  test.each<[ContentLanguage, string]>([
    ['English-US', 'The wonderful Eiffel Tower was built in 1789.'],
    ['German', 'Laut einer Erhebung schlafen Katzen viel.'],
    ['German', 'Der Turm ist 300 Meter hoch.'],
    ['French', 'La plupart des gens dorment mal.'],
    ['Spanish', 'La torre mide 300 metros.'],
    ['Polish', 'To największa rzeka kraju.'],
    ['Turkish', 'Bu, ülkenin en büyük gölü.'],
  ])('%s: %s', (language, sentence) => expect(needsSource(sentence, language).needed).toBe(true))
})

describe('needs none', () => {
  test.each([
    ['Is it true that 5% left in 2020?', 'question'],
    ['Did 5% leave?”', 'question'],
    ['Ten Facts About Paris in 2020', 'heading'],
    ['I think Paris is lovely in 2020.', 'opinion'],
    ['The Eiffel Tower is beautiful.', 'opinion'],
    ['Governments should spend 5% on it.', 'opinion'],
    ['You should drink 2 litres a day.', 'advice'],
    ['Use the 3-step method of Jane Doe.', 'advice'],
    ['Then add 200 g of flour.', 'advice'],
    ['Water is wet.', 'nothing-to-check'],
    ['There are two ways to do this.', 'nothing-to-check'],
    ['The best way to start is slowly.', 'nothing-to-check'],
    ['', 'heading'],
  ])('%s (%s)', (sentence, because) => expect(needsSource(sentence)).toEqual({ needed: false, because, signals: [] }))

  test.each<[ContentLanguage, string, string]>([
    ['German', 'Du solltest 2 Liter trinken.', 'advice'],
    ['French', 'À mon avis, Paris est belle en 2020.', 'opinion'],
    ['Spanish', '¿Mide 300 metros?', 'question'],
    ['Vietnamese', 'Bạn nên uống 2 lít nước.', 'advice'],
  ])('%s: %s', (language, sentence, because) => expect(needsSource(sentence, language).because).toBe(because))
})

test('signals are in the sentence; any text in any language is answered, each time the same', () => {
  const piece = fc.constantFrom(
    '5% ',
    'Paris ',
    'the largest ',
    'İstanbul ',
    'you should ',
    '“a b c d” ',
    '. ',
    '? ',
    'Studie ',
    ' ',
    '今天 ',
  )
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 20 }), fc.constantFrom(...contentLanguages), (list, language) => {
      const sentence = list.join('')
      const found = needsSource(sentence, language)
      expect(found.needed).toBe(found.signals.length > 0)
      for (const { start, end } of found.signals) expect(sentence.slice(start, end)).not.toBe('')
      expect(needsSource(sentence, language)).toEqual(found)
    }),
  )
})
