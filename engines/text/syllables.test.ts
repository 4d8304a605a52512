import { describe, expect, test } from 'vitest'
import { type ContentLanguage, syllables } from './index.ts'

describe('English', () => {
  test.each([
    ['the make rule care strength friend through asked rolled wives', 1],
    ['table acre wanted boxes statement baseball quiet lion poem going', 2],
    ['media usual influence area beautiful everyone', 3],
    ['education ability mechanism society', 4],
  ])('%s', (list, count) => {
    const counts = list.split(' ').map((word) => [word, syllables(word)])
    expect(counts).toEqual(counts.map(([word]) => [word, count]))
  })

  test.each([
    ['well-known', 2],
    ["didn't", 2],
    ["can't", 1],
    ['GPS', 3],
    ['McCarthy', 3],
    ['rhythm', 2],
    ['', 1],
    ['7', 1],
    ['a'.repeat(10_000), 1],
  ])('%s', (word, count) => expect(syllables(word)).toBe(count))
})

test.each<[ContentLanguage, string, number[]]>([
  ['Spanish', 'ciudad país canción agua aéreo rey', [2, 2, 2, 2, 4, 1]],
  ['French', 'bonjour maison eau monde théâtre chats', [2, 2, 1, 1, 2, 1]],
  ['German', 'Haus Straße Ausbildung Bäume', [1, 2, 3, 2]],
  ['Italian', 'città acqua giorno paese', [2, 2, 2, 3]],
  ['Dutch', 'boeken huis meeuw', [2, 1, 1]],
  ['Portuguese', 'ação coração pão água', [2, 3, 1, 2]],
  ['Polish', 'dziewczyna wiosna niebo', [3, 2, 2]],
  ['Turkish', 'kitaplar okul', [3, 2]],
  ['Vietnamese', 'nguyễn', [1]],
])('%s: %s', (language, list, counts) => {
  expect(list.split(' ').map((word) => syllables(word, language))).toEqual(counts)
})
