import { describe, expect, test } from 'vitest'
import { type ContentLanguage, isStopWord, stem, stems } from './index.ts'

describe('English', () => {
  // Word forms and stems as the published description of the algorithm gives them.
  test.each([
    ['consign consigned consigning consignment', 'consign'],
    ['consist consisted consistency consistent consistently consisting consists', 'consist'],
    ['knock knocked knocking knocks', 'knock'],
    ['hope hoped hoping hopes hopeful hopefully', 'hope'],
    ['hop hopped hopping hops', 'hop'],
    ['cry cries cried', 'cri'],
    ['tie ties tied', 'tie'],
    ['die dying', 'die'],
    ['nation national', 'nation'],
    ['electricity electrical electric', 'electr'],
    ['gas', 'gas'],
    ['news', 'news'],
    ['proceed proceeds', 'proceed'],
    ['egged', 'egg'],
    ['dog dog’s dogs dogs’', 'dog'],
  ])('%s', (forms, expected) => {
    expect(new Set(forms.split(' ').map((form) => stem(form)))).toEqual(new Set([expected]))
  })

  test('case, soft hyphens and the shape of apostrophes do not matter', () => {
    expect(stem('RUN\u00adNING')).toBe('run')
    expect(stem('Can’t')).toBe(stem("can't"))
  })

  test('numbers and endless words stay as they are', () => {
    expect(stem('1990s')).toBe('1990s')
    expect(stem('as'.repeat(40))).toHaveLength(80)
  })
})

test.each<[ContentLanguage, string]>([
  ['German', 'Haus Hauses Häuser Häusern'],
  ['German', 'Straße Straßen'],
  ['French', 'cheval chevaux'],
  ['French', 'eau l’eau'],
  ['Spanish', 'luz luces'],
  ['Spanish', 'canción canciones'],
  ['Italian', 'amico amici'],
  ['Italian', 'acqua l’acqua'],
  ['Portuguese', 'animal animais'],
  ['Portuguese', 'homem homens'],
  ['Dutch', 'kat katten'],
  ['Dutch', 'huis huizen'],
  ['Dutch', 'mogelijkheid mogelijkheden'],
  ['Polish', 'dom domu domami'],
  ['Turkish', 'kitap kitaplar kitaplarım'],
  ['Turkish', 'ISPARTA ısparta'],
])('%s: %s have one stem', (language, forms) => {
  expect(new Set(forms.split(' ').map((form) => stem(form, language))).size).toBe(1)
})

test('Vietnamese words do not change', () => expect(stem('Người', 'Vietnamese')).toBe('người'))

test('the stems of a text stand in order, stop words too', () => {
  expect(stems('The cats are running')).toEqual(['the', 'cat', 'are', 'run'])
})

test('stop words are known in every language and any case', () => {
  expect(['The', 'don’t', 'HOWEVER'].every((word) => isStopWord(word))).toBe(true)
  expect(isStopWord('und', 'German') && isStopWord('Że', 'Polish') && isStopWord('İLE', 'Turkish')).toBe(true)
  expect(isStopWord('bridge') || isStopWord('und')).toBe(false)
})
