import { describe, expect, test } from 'vitest'
import { beginningOf, excerptAround } from './excerpt.ts'
import { searchQueryOf, searchVectorOf, searchWordsOf, titleQueryOf } from './search-words.ts'

describe('words of a search', () => {
  test('case and accents do not count, compounds are found whole and in parts', () => {
    expect(searchWordsOf('Zwölf Boote', 'A well-known harbour. Boote again.')).toEqual({
      title: ['zwolf', 'boote'],
      text: ['a', 'well-known', 'well', 'known', 'harbour', 'again'],
    })
  })

  test('Chinese is found by its words', () => {
    expect(searchWordsOf('', '十二艘船在港口').text.length).toBeGreaterThan(2)
  })

  test('the last word is a beginning until a space follows', () => {
    expect(searchQueryOf('u1', 'Tides har')).toBe("'owner:u1' & 'tides' & 'har':*")
    expect(searchQueryOf('u1', 'tides ')).toBe("'owner:u1' & 'tides'")
    expect(searchQueryOf('u1', ' … ')).toBeNull()
  })

  test('words of a title are words of their own too', () => {
    expect(searchVectorOf('u', 'Tides', 'tides rise')).toBe("'owner:u' 'title:tides' 'tides' 'rise'")
    expect(titleQueryOf('u', 'ti')).toBe("'owner:u' & 'title:ti':*")
  })

  test('quotes cannot leave their word', () => {
    expect(searchVectorOf("o'1\\", "it's", '')).toContain("'owner:o''1\\\\'")
  })

  test('a document of very many words keeps within what an index takes', () => {
    const text = Array.from({ length: 60_000 }, (_, at) => `word${at}`).join(' ')
    expect(searchVectorOf('u', '', text).length).toBeLessThan(700_000)
  })
})

describe('excerpts', () => {
  test('the beginning, cut at a word', () => {
    expect(beginningOf('one  two\n\nthree', 8)).toBe('one two…')
    expect(beginningOf('short')).toBe('short')
  })

  test('words around the first hit, hits marked', () => {
    const text = `${'filler words stand here '.repeat(20)}the Tidal range is high ${'and more follows '.repeat(20)}`
    const excerpt = excerptAround(text, 'tid')
    expect(excerpt).toContain('the ⟦Tidal⟧ range is high')
    expect(excerpt.startsWith('…')).toBe(true)
  })
})
