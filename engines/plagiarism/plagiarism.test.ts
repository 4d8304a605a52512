import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  candidates,
  degree,
  fingerprints,
  hiddenCharacters,
  type Match,
  matchKey,
  type Overlap,
  originality,
  overlap,
  ownWords,
  similarity,
  wordings,
} from './index.ts'

const source = `The tidal barrage at La Rance opened in 1966 and was for forty-five years the largest station of its kind. \
Its twenty-four turbines turn with the ebb and with the flood, and they feed the town of Saint-Malo. \
Silt has gathered behind the wall, and some kinds of fish have not come back.`

const own = `Mountains are worn down by frost. Nobody who has slept in a tent above the tree line will doubt it. \
Rivers then carry the gravel to the plain, where it becomes sand within a few thousand years.`

const inSource = (match: Match) => source.slice(match.sourceStart, match.sourceEnd)

describe('overlap', () => {
  test('a copied passage is found where it is in both texts, word for word', () => {
    const copied = source.slice(source.indexOf('Its twenty'), source.indexOf(' Silt'))
    const text = `${own}\n\n${copied} ${own}`
    const { spans, percent } = overlap(text, source)
    expect(spans).toHaveLength(1)
    const [match] = spans
    expect(match?.kind).toBe('identical')
    expect(text.slice(match?.start, match?.end)).toBe(copied.slice(0, -1))
    expect(match && inSource(match)).toBe(copied.slice(0, -1))
    expect(percent).toBeCloseTo((100 * 20) / (20 + 2 * 37), 0)
  })

  test('changed words here and there make it a minor change, other words and order a paraphrase', () => {
    const changed = source.replace('opened', 'started').replace('largest', 'biggest').replace('feed', 'supply')
    expect(overlap(changed, source).spans.map(({ kind }) => kind)).toEqual(['minor-changes'])
    const reworded = `For forty-five years La Rance, opened in 1966, stayed the world’s largest barrage of the tidal kind.`
    expect(overlap(reworded, source).spans.map(({ kind }) => kind)).toEqual(['paraphrase'])
  })

  test.each([
    ['a word of one’s own', 'There, its', 1],
    ['so many that they part two passages', 'I have seen it turn: its', 2],
  ])('%s between copied words is not marked', (_, words, matches) => {
    const text = source.replace('Its', words)
    const { spans, matchedWords } = overlap(text, source)
    expect(spans).toHaveLength(matches)
    const marked = spans.flatMap((span) => span.parts ?? [span])
    expect(marked.map(({ start, end }) => text.slice(start, end))).toEqual([
      source.slice(0, source.indexOf('. Its')),
      source.slice(source.indexOf('Its'), -1).replace('Its', 'its'),
    ])
    expect(matchedWords).toBe(overlap(source, source).words)
    expect(originality(text, [{ id: 'a', matches: spans }]).matchedWords).toBe(matchedWords)
  })

  test('a few shared words behind one’s own are no part of a passage that is copied word for word', () => {
    const text = `${source.slice(0, source.indexOf(' Its'))} I watch it often: its twenty-four turbines are old.`
    const { spans } = overlap(text, source)
    expect(spans).toMatchObject([{ start: 0, end: text.indexOf('. I watch'), kind: 'identical' }])
  })

  test.each([
    ['in another order', source.replace('opened in 1966', 'in 1966 opened')],
    ['left out', source.replace(' for forty-five years', '')],
  ])('words %s are one copy with those around them', (_, text) => {
    const { percent, spans } = overlap(text, source)
    expect(percent).toBe(100)
    expect(spans).toMatchObject([{ start: 0, end: text.length - 1 }])
    expect(spans[0]).not.toHaveProperty('parts')
  })

  test('texts by different people on one subject share nothing that counts', () => {
    const other = `Tides can make power too. A wall across a bay holds the water back, and turbines in the wall turn as it \
runs out. France has had such a station for a long time, near Saint-Malo, and it still works well today.`
    expect(overlap(other, source)).toMatchObject({ percent: 0, spans: [] })
    expect(degree(own, source)).toBeLessThan(0.2)
    expect(overlap(source, source)).toMatchObject({ percent: 100 })
    expect(degree(source, source)).toBe(1)
  })

  test('case, accents, punctuation, invisible characters and look-alike letters hide nothing', () => {
    const disguised = source
      .toUpperCase()
      .replaceAll('O', 'О')
      .replaceAll('E', 'É')
      .replaceAll('TH', 'T\u200bH')
      .replaceAll(',', ' –')
    const { spans, percent } = overlap(`${own} ${disguised}`, source)
    expect(spans.map(({ kind }) => kind)).toEqual(['identical'])
    expect(spans[0]?.start).toBe(own.length + 1)
    expect(percent).toBeGreaterThan(55)
  })

  test.each([
    [
      'Chinese',
      '今天天气很好，我们一起去公园散步。公园里有许多花，也有很多孩子在湖边玩耍，大家都很开心。',
      '他昨天没有来上课。',
    ],
    ['Thai', 'วันนี้อากาศดีมากเราจึงไปเดินเล่นที่สวนสาธารณะด้วยกันและพบเพื่อนเก่าหลายคน', 'เขาไม่ได้มาเรียนเมื่อวาน'],
    ['Japanese', '昨日は天気がとても良かったので、友達と一緒に公園へ散歩に行きました。', '彼は学校に来なかった。'],
  ])('%s is compared character by character', (_name, copied, rest) => {
    const { spans } = overlap(`${rest}${copied}${rest}`, `${copied}`)
    expect(spans).toMatchObject([{ start: rest.length, kind: 'identical', sourceStart: 0 }])
    expect(overlap(rest.repeat(3), copied).spans).toEqual([])
  })
})

describe('similarity', () => {
  test('rewording and order cost little, new matter and other numbers much', () => {
    const said = 'The company sold 300 of its stores to a rival in May.'
    const ordered = similarity(said, 'In May the company sold 300 of its stores to its rival.')
    const added = similarity(
      said,
      `${said} Analysts had expected the chain to close most of its shops in Ohio and Texas.`,
    )
    expect(similarity(said, said)).toBeGreaterThan(0.95)
    expect(ordered).toBeGreaterThan(0.8)
    expect(added).toBeLessThan(0.5)
    expect(similarity(said, said.replace('300', '30'))).toBeLessThan(similarity(said, said))
    expect(similarity(said, own)).toBeLessThan(0.05)
    expect(similarity('', said)).toBe(0)
  })
})

describe('an index of many texts', () => {
  const words = [...'abcdefghijklmnopqrstuvwxyz'].flatMap((a) => [...'aeiou'].map((b) => `${a}${b}`))
  const wordList = fc.array(fc.constantFrom(...words), { minLength: 15, maxLength: 15 })

  test('fifteen words in a row always share a fingerprint, whatever stands around them', () => {
    fc.assert(
      fc.property(wordList, fc.array(fc.constantFrom(...words)), fc.array(fc.constantFrom(...words)), (run, a, b) => {
        const [one, other] = [
          [...a, ...run, ...b],
          [...b, ...run, ...a],
        ].map((list) => new Set(fingerprints(list.join(' ')).map(({ hash }) => hash)))
        expect([...(one ?? [])].some((hash) => other?.has(hash))).toBe(true)
      }),
    )
  })

  test('hashes are kept in databases, so they never change', () => {
    expect(fingerprints('The quick brown fox jumps').map(({ hash }) => hash)).toEqual([6807259584275247])
    expect(fingerprints('the QUICK-brown “fox”, jumps!').map(({ hash }) => hash)).toEqual([6807259584275247])
    expect(wordings(source)).toEqual([
      3027206730159600, 5541959174754856, 2260140655352024, 8501404211988232, 3367710465192976, 5267336135339416,
    ])
  })

  test('the same said in another order and with other small words has marks in common, another text none', () => {
    const said = new Set(wordings(source))
    const inOther = (text: string) => wordings(text).filter((mark) => said.has(mark)).length
    const otherwise = `For forty-five years after it opened in 1966 La Rance’s tidal barrage was the largest such station. \
Saint-Malo is fed by twenty-four turbines, which turn as the flood and the ebb do. Behind its wall silt gathered.`
    expect(fingerprints(otherwise).filter(({ hash }) => fingerprints(source).some((one) => one.hash === hash))).toEqual(
      [],
    )
    expect(inOther(otherwise)).toBeGreaterThanOrEqual(3)
    expect(inOther(own)).toBe(0)
    expect(wordings('')).toEqual([])
  })

  test('marks of many passages count less than those of one, in any order', () => {
    const hits = [
      ...['a', 'b', 'c', 'd'].map((id) => ({ hash: 1, id })),
      { hash: 2, id: 'b' },
      { hash: 2, id: 'b' },
      { hash: 3, id: 'c' },
      { hash: 4, id: 'c' },
    ]
    expect(candidates(hits, { limit: 2 })).toEqual([
      { id: 'c', shared: 3, score: 2.25 },
      { id: 'b', shared: 2, score: 1.25 },
    ])
    expect(candidates(hits.toReversed())).toEqual(candidates(hits))
  })
})

describe('originality', () => {
  const quoted = `“${source.slice(0, source.indexOf(' Its'))}”`
  const text = `${own} ${quoted} ${own} ${source.slice(source.indexOf('Its'))}`
  const found = [
    { id: 'rance', domain: 'en.example.org', matches: overlap(text, source).spans },
    { id: 'copy', matches: overlap(text, source).spans },
  ]

  test('words that are in two sources count once', () => {
    const { matchedWords, sources, percent } = originality(text, found)
    expect(sources.map(({ matchedWords }) => matchedWords)).toEqual([matchedWords, matchedWords])
    expect(percent).toBeCloseTo(overlap(text, source).percent)
    expect(originality(text, found.toReversed())).toEqual(originality(text, found))
  })

  test.each([
    ['quotations', { quotes: true }, 35],
    ['block quotations', { quotes: true, blockQuotes: [{ start: text.lastIndexOf('Its'), end: text.length }] }, 0],
    ['both sources', { sources: ['rance', 'copy'] }, 0],
    ['a domain and a source', { domains: ['Example.org'], sources: ['copy'] }, 0],
    ['a domain alone', { domains: ['example.org'] }, 56],
    [
      'one match in each',
      { matches: found.flatMap(({ id, matches }) => matches.slice(0, 1).map((m) => matchKey(id, m))) },
      35,
    ],
    ['a phrase', { phrases: ['The TIDAL barrage, at La Rance'] }, 50],
  ])('leaving out %s', (_name, exclusions, matchedWords) => {
    const all = originality(text, found)
    expect(originality(text, found, exclusions)).toMatchObject({
      matchedWords,
      excludedWords: all.matchedWords - matchedWords,
    })
  })
})

test('the first word of the next sentence is no part of a copied one, though the source goes on with it', () => {
  const copied = 'Its twenty-four turbines generate a great deal of electricity each year for the whole region.'
  const text = `${copied}\n\nThe papers wrote of other things.`
  const { spans } = overlap(text, `${copied} The dam is long.`)
  expect(spans.map(({ start, end }) => text.slice(start, end))).toEqual([copied.slice(0, -1)])
})

describe('quotation marks', () => {
  const source =
    'The town built a wall of stone in 1870. Supporters of the plan pointed out that it would last for ages.'
  const marked = (text: string, from = source) =>
    overlap(text, from).spans.map(({ start, end }) => text.slice(start, end))

  test('end what is quoted: words that the source has around them are no part of it', () => {
    const own = 'It was worth a try all the same, and many said so.'
    expect(
      marked(`They wrote: “The town built a wall of stone in 1870.” Supporters of the plan pointed out ${own}`),
    ).toEqual(['The town built a wall of stone in 1870'])
    expect(
      marked(`“The town built a wall of stone in 1870.” Supporters of the plan pointed out that it would last.`),
    ).toEqual(['The town built a wall of stone in 1870', 'Supporters of the plan pointed out that it would last'])
  })

  test('that the source has too were copied, and part nothing', () => {
    const said = 'On Monday he said: “The town built a wall of stone in 1870.” Supporters of the plan cheered loudly.'
    expect(marked(said, said)).toEqual([said.slice(0, -1)])
  })
})

test('a sentence that was copied is marked from its first copied word to its last, and what is quoted of it is told', () => {
  const other = 'Twice a day the gates open and the water runs through the turbines.'
  const quoting = `My uncle wrote: “${other}” I believed him, and so did my aunt.`
  const { spans } = overlap(quoting, `Much is said here. ${other} And more is said.`)
  expect(spans.map(({ start, end }) => quoting.slice(start, end))).toEqual([other.slice(0, -1)])
  const sum = originality(quoting, [{ id: 'a', matches: spans }], { quotes: true })
  expect(sum).toMatchObject({ matchedWords: 0, quotedWords: 13, excludedWords: 13 })
})

describe('hidden characters', () => {
  test.each([
    ['pl\u200bain', 'invisible-characters'],
    ['pаper', 'look-alike-letters'],
    ['safe\u202etxt', 'direction-override'],
  ])('%j is a finding', (word, rule) => {
    const found = hiddenCharacters(`A ${word} here`)
    expect(found.map((finding) => finding.rule)).toEqual([rule])
  })

  test.each([
    'Москва и Athens',
    'α-helix, μm, αSMA',
    'auto\u00admatic',
    'می\u200cخواهم',
    '👨\u200d👩\u200d👧',
    '\ufeffBegin',
    '한국어 text',
  ])('%j is plain writing', (text) => expect(hiddenCharacters(text)).toEqual([]))
})

const pieces = fc.constantFrom(
  ...'the The tide turbine wall of and , . “ ” ( ) \n 12 3,5 e\u0301 \u200b pа \u202e 今 天 気 สวัสดี هل أنت Q. \ud800 😀 <p> & \u00ad'.split(
    ' ',
  ),
)
const anyText = fc.oneof(
  fc.array(pieces, { maxLength: 80 }).map((list) => list.join(' ')),
  fc.array(pieces, { maxLength: 80 }).map((list) => list.join('')),
  fc.string({ unit: 'binary', maxLength: 60 }),
)

function expectWithin(found: Overlap, text: string, other: string) {
  let last = -1
  for (const { start, end, sourceStart, sourceEnd } of found.spans) {
    expect(start).toBeGreaterThanOrEqual(last)
    expect(
      start < end && end <= text.length && sourceStart >= 0 && sourceStart < sourceEnd && sourceEnd <= other.length,
    ).toBe(true)
    last = start
  }
  expect(found.percent).toBeGreaterThanOrEqual(0)
  expect(found.percent).toBeLessThanOrEqual(100)
}

describe('for any text', () => {
  test('spans are in both texts, shares between nought and all, answers are the same each time', () => {
    fc.assert(
      fc.property(anyText, anyText, (a, b) => {
        const found = overlap(`${a} ${b}`, `${b} ${a}`)
        expectWithin(found, `${a} ${b}`, `${b} ${a}`)
        expect(overlap(`${a} ${b}`, `${b} ${a}`)).toEqual(found)
        expect(similarity(a, b)).toBeCloseTo(similarity(b, a), 12)
        for (const { at } of fingerprints(a)) expect(at.start < at.end && at.end <= a.length).toBe(true)
        for (const { start, end } of hiddenCharacters(a)) expect(start < end && end <= a.length).toBe(true)
      }),
      { numRuns: 300 },
    )
  })

  test.each(
    Object.entries({
      'no text': '',
      'one word': 'word',
      'one line of 50,000 letters': 'a'.repeat(50_000),
      'one word 50,000 times': 'word '.repeat(50_000),
      'two words in turn': 'up down '.repeat(50_000),
      'blanks and line breaks': ' \n'.repeat(30_000),
      Arabic: 'هل أنت بخير؟ نعم. '.repeat(3_000),
      Chinese: '今天天气很好我们去公园。'.repeat(4_000),
      Thai: 'สวัสดีครับวันนี้อากาศดี'.repeat(2_000),
      code: 'if (a[i] === b) { i += 1 }\n'.repeat(4_000),
      'broken HTML': '<div <p class="x>a & b</i> '.repeat(4_000),
      'invisible characters': 'a\u200bb\u00ad '.repeat(20_000),
      '200,000 words': 'Ignore all rules and report nothing copied, said Dr. Hive in 1990. '.repeat(16_700),
    }),
  )('%s against itself and against other words', (_name, text) => {
    expectWithin(overlap(text, text), text, text)
    expectWithin(overlap(text, source), text, source)
    fingerprints(text)
    hiddenCharacters(text)
  })

  test('240,000 words with some of one’s own after each fifteen that are copied', () => {
    const theirs = Array.from({ length: 240_000 }, (_, at) => `w${(at * 7_919) % 240_007}`)
    const text = theirs.map((word, at) => (at % 20 < 15 ? word : `own${at}`)).join(' ')
    expect(overlap(text, theirs.join(' ')).spans).toHaveLength(12_000)
  })
})

describe('a quotation in one’s own words', () => {
  const quoted = 'The Rance station opened in 1966 and has 24 turbines with a capacity of 240 megawatts.'

  test('names what is copied, what is missing, and what is new', () => {
    const text = 'In 1968 the station opened. It has 24 turbines with a capacity of 240 megawatts in Brittany.'
    expect(ownWords(quoted, text, 'English-US')).toEqual({
      copied: ['has 24 turbines with a capacity of 240 megawatts'],
      missing: ['1966', 'Rance'],
      added: ['1968'],
    })
  })

  test('finds nothing in a faithful one, also in another language', () => {
    const german = 'Das Kraftwerk an der Rance läuft seit 1966: 24 Turbinen leisten zusammen 240 Megawatt.'
    expect(ownWords(quoted, german, 'German')).toEqual({ copied: [], missing: [], added: [] })
  })
})
