import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { bestSentence, type Passage, passageIndex, rank, rankSentences, termsOf, withoutRepeats } from './index.ts'

function passage(id: string, text: string, more: Partial<Passage> = {}): Passage {
  return { id, sourceId: id.charAt(0), title: '', text, start: 0, end: text.length, ...more }
}

const bees = passage('a1', 'Bees make honey from nectar. They live in hives.')
const wasps = passage('a2', 'Wasps make no honey at all. They hunt.')
const tides = passage('b1', 'The tide turns the wheel of the mill twice a day.')
const mills = passage('b2', 'A mill may stand at a river. Its wheel turns all day. The tide is of no matter.')
const all = [wasps, mills, tides, bees]

const ids = (query: string, options?: Parameters<typeof rank>[2], passages = all) =>
  rank(query, passages, options).map((found) => found.passage.id)

describe('ranking', () => {
  test('passages with more, rarer and nearer words of the query come first', () => {
    expect(ids('Which bees make honey?')).toEqual(['a1', 'a2'])
    expect(ids('tide wheel')).toEqual(['b1', 'b2'])
  })

  test('forms of a word are one word, stop words none', () => {
    expect(ids('hunting')).toEqual(['a2'])
    expect(ids('the of a')).toEqual([])
    expect(ids('')).toEqual([])
    expect(ids('zebra')).toEqual([])
  })

  test('words of the title and the heading count', () => {
    const titled = passage('c1', 'It lives in hives.', { title: 'All about bees', heading: 'Drones' })
    expect(ids('bees', {}, [...all, titled])).toContain('c1')
    expect(ids('drone', {}, [...all, titled])).toEqual(['c1'])
  })

  test('of passages alike otherwise, the one with a word much like an asked one comes first', () => {
    const plain = passage('f1', 'Severe hypertension was treated at once.')
    const like = passage('f2', 'Severe preeclamptic illness was treated at once.')
    expect(ids('severe preeclampsia treated', {}, [plain, like])).toEqual(['f2', 'f1'])
  })

  test('British spelling is as American, and letters beside digits are as with a hyphen', () => {
    const spelt = passage(
      'g1',
      'Neighbourhood organisations that specialise in tumours of the oesophagus, by size and colour.',
    )
    expect(ids('esophagus', {}, [spelt])).toEqual(['g1'])
    expect(rank('organized tumor color sizes centers', [spelt])[0]?.terms).toEqual([
      'organis',
      'tumor',
      'color',
      'sise',
    ])
    expect(ids('il6', {}, [passage('h1', 'IL-6 rose.'), passage('h2', 'The 16 rose.')])).toEqual(['h1'])
  })

  test('a short form that a passage explains finds the long form in others, and the other way round', () => {
    const explains = passage('k1', 'Tidal barrage works (TBW) are costly.')
    const long = passage('k2', 'Some tidal barrage works were costly to build.')
    const neither = passage('k3', 'Some railway works were costly to build.')
    const short = passage('k4', 'A TBW pays late.')
    const others = [neither, long, short]
    expect(ids('costly TBW', {}, others)[2]).toBe('k2')
    expect(ids('costly TBW', {}, [explains, ...others])).toEqual(['k1', 'k4', 'k2', 'k3'])
    expect(ids('tidal barrage works', {}, others)).not.toContain('k4')
    expect(ids('tidal barrage works', {}, [explains, ...others])).toContain('k4')
  })

  test('the terms found are returned', () => {
    expect(rank('honey bees zebra', [bees])[0]?.terms).toEqual(['honey', 'bee'])
  })

  test('headings are no answers', () => {
    expect(ids('honey', {}, [passage('d1', 'Honey', { kind: 'heading' })])).toEqual([])
  })

  test('the limit is kept, and variety passes over what repeats', () => {
    const again = passage('a3', 'Bees make honey from nectar. They live in the hives.')
    const other = passage('a4', 'Bees dance to tell where nectar is.')
    const passages = [bees, again, other]
    expect(ids('bees honey nectar', { limit: 2 }, passages)).toEqual(['a1', 'a3'])
    expect(ids('bees honey nectar', { limit: 2, diversity: 0.7 }, passages)).toEqual(['a1', 'a4'])
  })

  test('an unrelated passage changes no order', () => {
    const before = ids('Which bees make honey by the river mill?')
    const after = ids('Which bees make honey by the river mill?', {}, [
      ...all,
      passage('z1', 'Clouds drift over towns.'),
    ])
    expect(after).toEqual(before)
  })

  test('other languages are stemmed by their own rules', () => {
    const found = rank('Häuser am Fluss', [passage('e1', 'Das Haus steht am Flusse.')], { language: 'German' })
    expect(found).toHaveLength(1)
  })
})

describe('the index', () => {
  test('grows, replaces and forgets', () => {
    const index = passageIndex()
    index.add([bees, wasps])
    index.add([passage('a1', 'Nothing of the kind.'), tides])
    expect(index.size).toBe(3)
    expect(index.search('honey').map((found) => found.passage.id)).toEqual(['a2'])
    index.remove(['a2', 'not there'])
    expect(index.search('honey')).toEqual([])
    index.removeSource('b')
    expect(index.size).toBe(1)
    expect(index.search('tide')).toEqual([])
  })

  test('forgets the meaning of an abbreviation with the passage that defined it', () => {
    const index = passageIndex()
    index.add([passage('a1', 'Tidal barrage works (TBW) are costly.'), passage('a2', 'A TBW pays late.')])
    expect(index.search('tidal barrage works').map((one) => one.passage.id)).toEqual(['a1', 'a2'])
    index.remove(['a1'])
    expect(index.search('tidal barrage works')).toEqual([])
  })

  test('whatever came and went, it answers like a new one', () => {
    const vocabulary = fc.constantFrom('bees', 'honey', 'tide', 'wheel', 'mill', 'river', 'wasps', 'day')
    const text = fc.array(vocabulary, { minLength: 1, maxLength: 8 }).map((list) => list.join(' '))
    const step = fc.record({ add: fc.boolean(), id: fc.integer({ min: 0, max: 150 }), text })
    fc.assert(
      fc.property(fc.array(step, { maxLength: 400 }), text, (steps, query) => {
        const index = passageIndex()
        const kept = new Map<string, Passage>()
        for (const { add, id, text: words } of steps) {
          const made = passage(`p${id}`, words)
          if (add) {
            index.add([made])
            kept.delete(made.id)
            kept.set(made.id, made)
          } else {
            index.remove([made.id])
            kept.delete(made.id)
          }
        }
        expect(index.size).toBe(kept.size)
        const scores = (found: ReturnType<typeof index.search>) =>
          found.map(({ passage: { id }, score }) => `${score.toFixed(9)} ${id}`).sort()
        expect(scores(index.search(query, { limit: 1_000 }))).toEqual(
          scores(rank(query, kept.values(), { limit: 1_000 })),
        )
      }),
      { numRuns: 40 },
    )
  })

  test('the order of passages does not change a score', () => {
    const forward = rank('tide wheel mill honey', all)
    const backward = rank('tide wheel mill honey', [...all].reverse())
    for (const {
      passage: { id },
      score,
    } of forward) {
      expect(backward.find((found) => found.passage.id === id)?.score).toBeCloseTo(score, 9)
    }
  })
})

describe('sentences within a passage', () => {
  test('the one that answers comes first, with its place', () => {
    const text = 'Mills are old. The wheel turns twice a day. Rivers run.'
    const found = bestSentence('How often does the wheel turn?', text)
    expect(found).toMatchObject({ text: 'The wheel turns twice a day.', index: 1, start: 15, end: 43 })
    expect(rankSentences('wheel', text)).toHaveLength(3)
    expect(bestSentence('zebra', text)).toBeNull()
    expect(bestSentence('zebra', '')).toBeNull()
  })
})

test('of sentences that answer, a finding goes before an aim; what answers nothing stays last', () => {
  const text = 'We aimed to examine whether bees need salt. We found that bees need salt. Rivers were observed.'
  expect(rankSentences('Do bees need salt?', text).map(({ index }) => index)).toEqual([1, 0, 2])
})

test('endless questions and lists are answered', () => {
  const words = Array.from({ length: 4_000 }, (_, at) => `wort${at}`).join(' ')
  expect(rankSentences(words, `${words}. Nothing.`)[0]?.index).toBe(0)
  expect(ids(words, {}, [passage('g1', words), bees])).toEqual(['g1'])
})

test('near duplicates are left out', () => {
  const longer = 'Every spring the bees of the valley make honey from the nectar of early flowers, which farmers sell.'
  const same = 'Every spring, bees of the valley make honey from nectar of the early flowers, which farmers sell!'
  const other = 'Every autumn the wasps of the valley hunt for fruit, which farmers do not sell.'
  expect(withoutRepeats([longer, same, other].map((text) => ({ text })))).toEqual([{ text: longer }, { text: other }])
})

test('terms are stems without stop words; hyphens part words', () => {
  expect(termsOf('The well-known Bees were making honey in the U.S.')).toEqual(['known', 'bee', 'honey', 'u.'])
})
