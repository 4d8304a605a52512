import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { contentLanguages } from '../text/index.ts'
import { keyphrases, sharedKeyphrases } from './index.ts'

const text = `Tidal power turns the energy of tides into electricity. A tidal barrage is a dam across a river mouth.
The tidal barrage at La Rance was opened in 1966. Tidal power is more predictable than wind power, but building a
tidal barrage is costly and harms river mouths. Engineers quickly improved the turbines of the barrage.`

const phrases = (source: string, limit?: number) => keyphrases(source, { limit }).map(({ phrase }) => phrase)

describe('keyphrases of a text', () => {
  test('the subject comes first, in its commonest form', () => {
    expect(phrases(text, 4)).toEqual(expect.arrayContaining(['tidal barrage', 'tidal power']))
  })

  test('are counted in all forms', () => {
    expect(keyphrases(text).find(({ phrase }) => phrase === 'tidal barrage')).toMatchObject({
      count: 3,
      key: 'tidal barrag',
    })
  })

  test('hold no verbs, adverbs or stop words at their ends', () => {
    const found = phrases(text, 50).join(' | ')
    for (const word of ['quickly', 'opened', 'improved', 'the ', 'costly']) expect(found).not.toContain(word)
  })

  test('names keep their capitals', () => expect(phrases(text, 50)).toContain('La Rance'))

  test('the limit is kept and scores fall', () => {
    const found = keyphrases(text, { limit: 3 })
    expect(found).toHaveLength(3)
    expect(found.map(({ score }) => score)).toEqual([...found.map(({ score }) => score)].sort((a, b) => b - a))
  })

  test('a sentence’s first word is judged as if it stood within', () => {
    expect(phrases('Including tidal power was wise. Two tidal barrages stood here.', 20).join(' | ')).not.toMatch(
      /including|two/i,
    )
    expect(phrases('New York has tides. Nobody ever left New York.', 5).join(' | ')).toMatch(/new york/i)
  })

  test('a dash without spaces joins the words of a phrase, one with spaces doesn’t', () => {
    expect(phrases('Engineers know the steel–concrete interface.', 9)).toContain('steel concrete interface')
    expect(phrases('Engineers know steel – concrete too.', 9).join(' | ')).not.toContain('steel concrete')
  })

  test('abbreviations stand out in an exposition', () => {
    expect(phrases('A transmission electron microscope (TEM) was used. Samples for TEM are thin.', 2)).toContain('TEM')
  })

  test('stories get single words as keyphrases, expositions phrases', () => {
    const told = `On Monday she said the harbour festival would open. He told reporters on Tuesday that the harbour festival
      was his idea. "We love the harbour festival," she said.`
    expect(phrases(told, 2).every((phrase) => !phrase.includes(' '))).toBe(true)
    expect(phrases(text, 2).every((phrase) => phrase.includes(' '))).toBe(true)
    expect(keyphrases(told, { asExposition: true, limit: 1 })[0]?.phrase).toBe('harbour festival')
  })

  test('a name at the head of a sentence keeps its capital, and gives none to the words beside it', () => {
    const found = phrases('Ines Okafor leads the mill. Eling Tide Mill is old. A mill pond fills the inlet.', 50)
    expect(found).toContain('Ines Okafor')
    expect(found).toContain('Eling Tide Mill')
    expect(found).toContain('mill pond')
  })

  test.each([
    ['The team waters the oak paddles.', 'team waters'],
    ['Trucks pay a toll.', 'trucks pay'],
    ['A ride costs $2.', 'ride costs'],
    ['The tunnel cost 780 million euros.', 'tunnel cost'],
    ['Auditors blamed soft ground.', 'auditors blamed soft ground'],
    ['Snake plants store water.', 'snake plants store water'],
    ['The wheel broke.', 'wheel broke'],
    ['The mill is driven by water. A mill driven by the sea stood here.', 'mill driven'],
  ])('%s does not make %j a phrase', (source, verbal) => {
    expect(phrases(source, 20).map((phrase) => phrase.toLowerCase())).not.toContain(verbal)
  })

  test.each([
    ['Bakeries watch their food costs.', 'food costs'],
    ['The sales price fell.', 'sales price'],
    ['Few have travel plans.', 'travel plans'],
  ])('%s keeps %j whole', (source, phrase) => expect(phrases(source, 20)).toContain(phrase))

  test('a German phrase ends with its noun, which stays large', () => {
    const found = keyphrases(
      'Familie Brenner wohnt hier. Der Staat übernimmt die Kosten. Das ist künstliche Intelligenz.',
      {
        language: 'German',
      },
    ).map(({ phrase }) => phrase)
    expect(found).toEqual(expect.arrayContaining(['Familie Brenner', 'Staat', 'künstliche Intelligenz']))
    expect(found.join(' ')).not.toMatch(/wohnt|übernimmt/)
  })

  test('without a list of verbs, words form a phrase only if they occur together twice', () => {
    const text = 'Los agricultores temen la lluvia. El aceite de oliva virgen es caro. El aceite de oliva virgen dura.'
    const found = keyphrases(text, { language: 'Spanish' }).map(({ phrase }) => phrase)
    expect(found).toContain('oliva virgen')
    expect(found).not.toContain('agricultores temen')
  })

  test('other languages go by their stop words', () => {
    const german = 'Das Gezeitenkraftwerk an der Rance nutzt die Gezeiten. Ein Gezeitenkraftwerk ist teuer.'
    expect(keyphrases(german, { language: 'German', limit: 2 }).map(({ phrase }) => phrase)).toContain(
      'Gezeitenkraftwerk',
    )
  })

  test.each(['', ' ', '...', 'the of and', '12 34', '😀'])('%j has none', (source) =>
    expect(keyphrases(source)).toEqual([]),
  )

  test('one word is its own keyphrase', () => expect(phrases('tide')).toEqual(['tide']))
})

describe('keyphrases that sources share', () => {
  const sources = [
    text,
    'A tidal barrage is a dam. A tidal barrage keeps the tide. Gulls nest on it.',
    'Wind power is cheap. Wind power grows. A tidal barrage is not.',
  ]

  test('what most sources are about comes first', () => {
    expect(sharedKeyphrases(sources)[0]).toMatchObject({ phrase: 'tidal barrage', sources: 3, count: 6 })
  })

  test('are counted per source and in one’s own text', () => {
    const [first, ...rest] = sharedKeyphrases(sources, { own: 'My tidal barrage. No other tidal barrage.' })
    expect(first).toMatchObject({ importance: 1, typicalCount: 2, ownCount: 2 })
    for (const { importance, ownCount } of rest) {
      expect(importance).toBeLessThanOrEqual(1)
      expect(ownCount).toBe(0)
    }
    expect(sharedKeyphrases(sources)[0]?.ownCount).toBeNull()
  })

  test('the order of sources does not matter', () => {
    const keys = (list: string[]) =>
      sharedKeyphrases(list).map(({ key, count, sources: number }) => [key, count, number])
    expect(keys([...sources].reverse())).toEqual(keys(sources))
  })

  test('no sources, no phrases', () => {
    expect(sharedKeyphrases([])).toEqual([])
    expect(sharedKeyphrases(['', '...'])).toEqual([])
  })
})

test('every phrase of any text is made of its words, each time the same', () => {
  const piece = fc.constantFrom(
    'tide ',
    'Power ',
    'of ',
    'the ',
    '. ',
    ', ',
    'running ',
    'Übung ',
    '今天 ',
    '1990 ',
    '\n\n',
    'well-known ',
  )
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 60 }), fc.constantFrom(...contentLanguages), (list, language) => {
      const source = list.join('')
      const found = keyphrases(source, { language })
      expect(keyphrases(source, { language })).toEqual(found)
      for (const { phrase, count, score } of found) {
        for (const word of phrase.split(' ')) expect(source.toLowerCase()).toContain(word.toLowerCase())
        expect(count).toBeGreaterThan(0)
        expect(score).toBeGreaterThan(0)
      }
    }),
  )
})
