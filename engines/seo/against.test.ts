import { describe, expect, test } from 'vitest'
import { htmlToPage, pageOf } from '../text/index.ts'
import { contentReporter, markupOf, sharedTerms, structureAgainst, termsAgainst } from './index.ts'
import { answersIn } from './questions.ts'

const competitor = (name: string) =>
  htmlToPage(`<h2>${name} and compost heaps</h2><img src="https://example.org/a.png" alt="">
    <p>A compost heap turns kitchen waste into humus. Turn the compost heap with a garden fork. ${name} helps the heap.</p>
    <p>Red worms eat kitchen waste. <a href="/x">Buy rain barrels, rain barrels</a> and rest.</p>`)
const competitors = [competitor('Straw'), competitor('Bark'), competitor('Clay')]
const own = htmlToPage(`<h2>My compost heap</h2><p>${'The compost heap is warm today. '.repeat(12)}</p>`)

describe('terms', () => {
  test('what competitors share, how often they use it, and how often one does oneself', () => {
    const terms = termsAgainst(own, competitors)
    const [heap] = terms
    expect(heap).toMatchObject({
      term: 'compost heap',
      importance: 10,
      pages: 3,
      own: 13,
      isInHeadings: true,
      state: 'too-many',
    })
    expect(heap?.spans.map(({ start, end }) => own.text.slice(start, end))).toContain('compost heap')
    expect(terms.find(({ term }) => term === 'kitchen waste')).toMatchObject({
      own: 0,
      state: 'missing',
      isInHeadings: false,
    })
    for (const { importance, typical } of terms) {
      expect(importance).toBeGreaterThanOrEqual(1)
      expect(typical.low).toBeGreaterThanOrEqual(1)
      expect(typical.high).toBeGreaterThanOrEqual(typical.low)
    }
  })

  test('terms of only one page, and words in links, are not shared terms', () => {
    for (const pages of [competitors, competitors.slice(0, 2)]) {
      const terms = sharedTerms(pages).map(({ term }) => term.toLowerCase())
      expect(terms).toContain('compost heap')
      for (const word of ['straw', 'bark', 'rain barrels']) expect(terms).not.toContain(word)
    }
    expect(sharedTerms(competitors.slice(0, 1)).map(({ term }) => term.toLowerCase())).toContain('compost heap')
  })

  test('the order of competitors does not matter', () => {
    expect(
      sharedTerms(competitors.toReversed())
        .map(({ key }) => key)
        .sort(),
    ).toEqual(
      sharedTerms(competitors)
        .map(({ key }) => key)
        .sort(),
    )
  })

  test('a reporter counts the same', () => {
    const shared = sharedTerms(competitors)
    expect(contentReporter().terms(own, shared)).toEqual(termsAgainst(own, competitors))
    expect(contentReporter().terms(own, [])).toEqual([])
  })
})

test('structure beside others: one giant does not move the range', () => {
  const page = (words: number) => htmlToPage(`<h2>A</h2><p>${'word '.repeat(words)}</p>`)
  const giant = page(9_000)
  expect(structureAgainst(page(50), [page(100), page(110), page(120), page(130), giant])?.words).toEqual({
    own: 51,
    low: 111,
    median: 121,
    high: 131,
  })
  expect(structureAgainst(own, [])).toBeNull()
})

test('uses of a keyphrase are counted alike in the text and in other pages', () => {
  const page = (text: string) => htmlToPage(`<p>${text}</p>`)
  const [mine, theirs] = [
    page('A library of things. The library.'),
    page('Libraries of things: two libraries of things.'),
  ]
  const structure = structureAgainst(mine, [theirs], { keyword: 'library of things' })
  expect(structure?.keyphrase).toEqual({ own: 1, low: 2, median: 2, high: 2 })
})

test('questions are answered early, late or not at all', () => {
  const page = htmlToPage(`<p>Compost takes six months to ripen.</p><h2>Do worms help?</h2><p>They do.</p>
    <p>${'Nothing else is said here. '.repeat(9)} Lime makes the heap less sour.</p>`)
  const asked = ['How long does compost take to ripen?', 'What makes a heap less sour?', 'Who invented the fork?']
  expect(
    answersIn(page, asked).map(({ answer, isEarly }) => [answer && page.text.slice(answer.start, answer.end), isEarly]),
  ).toEqual([
    ['Compost takes six months to ripen.', true],
    ['Lime makes the heap less sour.', false],
    [null, false],
  ])
  expect(answersIn(page)).toMatchObject([{ question: 'Do worms help?', isEarly: true }])
})

describe('markup', () => {
  const faq =
    '<h2>What is compost?</h2><p>Rotten leaves.</p><h2>How long?</h2><ul><li>Six</li><li>months</li></ul><h2>End</h2><p>x</p>'

  test('says what is known and no more', () => {
    const [article, ...more] = markupOf({
      page: htmlToPage('<p>x</p><img src="/rel.png"><img src="https://example.org/a.png">'),
      kind: 'BlogPosting',
      title: 'Compost',
      author: 'A. Writer',
      published: '2026-01-02',
      description: '',
    })
    expect(article).toEqual({
      '@context': 'https://schema.org',
      '@type': 'BlogPosting',
      headline: 'Compost',
      inLanguage: 'en-US',
      image: 'https://example.org/a.png',
      author: { '@type': 'Person', name: 'A. Writer' },
      datePublished: '2026-01-02',
      dateModified: '2026-01-02',
    })
    expect(more).toEqual([])
  })

  test('headings that ask make a list of questions', () => {
    expect(markupOf({ page: htmlToPage(faq), kind: 'Article', title: 'Compost' })[1]).toMatchObject({
      '@type': 'FAQPage',
      mainEntity: [
        { name: 'What is compost?', acceptedAnswer: { text: 'Rotten leaves.' } },
        { name: 'How long?', acceptedAnswer: { text: 'Six\nmonths' } },
      ],
    })
  })
})

test('stretches that overlap are left out once, and what follows keeps its place', () => {
  const link = { start: 4, end: 19, url: '/x', isFollowed: true }
  const page = pageOf([
    {
      kind: 'paragraph',
      text: 'Buy heaps of rubble, or a compost heap.',
      links: [link],
      codes: [{ start: 13, end: 19 }],
    },
  ])
  const [use] = contentReporter().terms(page, [
    { term: 'compost heap', key: 'compost heap', importance: 1, pages: 1, typical: { low: 1, high: 2 } },
  ])
  expect(use?.spans.map(({ start, end }) => page.text.slice(start, end))).toEqual(['compost heap'])
})
