import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { htmlToPage, pageOf } from '../text/index.ts'
import { type LinkOptions, type LinkTarget, linker, spread, subjectsOf, suggestInbound, suggestLinks } from './index.ts'

const pages: readonly LinkTarget[] = [
  { id: 'sourdough', title: 'Sourdough starter', aliases: ['levain'] },
  { id: 'flour', title: 'rye flour' },
  { id: 'planet', title: 'Mercury (planet)' },
  { id: 'metal', title: 'Mercury (metal)' },
  { id: 'city', title: 'Springfield, Oregon' },
  { id: 'city-wide', title: 'City' },
  { id: 'isa', title: 'International Sourdough Academy' },
  { id: 'prize', title: 'Golden Crust Award' },
]

const found = (text: string, options?: LinkOptions) =>
  suggestLinks(text, pages, options).map(({ anchor, targetId }) => `${anchor} → ${targetId}`)

describe('a phrase leads to the page that goes by it', () => {
  test('a title that is a whole sentence begins small within another one', () => {
    const target: LinkTarget = { id: 'start', title: 'How to feed a tired levain' }
    expect(suggestLinks('Read about how to feed a tired levain first.', [target])).toMatchObject([
      { anchor: 'how to feed a tired levain', reason: 'name' },
    ])
  })

  test.each([
    ['in the plural', 'Feed all sourdough starters twice a day.', ['sourdough starters → sourdough']],
    ['by another name', 'Mix the levain with water.', ['levain → sourdough']],
    ['with or without hyphens', 'A rye-flour dough is sticky.', ['rye-flour → flour']],
    ['without the words that tell namesakes apart', 'Mercury is the planet nearest to the sun.', ['Mercury → planet']],
    ['and the other namesake where the text is about that', 'Mercury is a metal.', ['Mercury → metal']],
    ['by a place without its state', 'We ate in Springfield, the best of Oregon.', ['Springfield → city']],
    ['without the word that says what kind of thing it is', 'She won a Golden Crust.', ['Golden Crust → prize']],
    ['by its initials in capitals', 'The ISA teaches bakers.', ['ISA → isa']],
  ])('%s', (_, text, expected) => expect(found(text)).toEqual(expected))

  test.each([
    ['as part of a longer name', 'He lives in Quebec City now.'],
    ['in small letters where the title is a name', 'It is a busy city.'],
    ['by initials in small letters', 'It is isa time.'],
    ['by such a shorter name in small letters', 'It has a golden crust.'],
    ['as part of a compound', 'A City-based baker came.'],
  ])('but not %s', (_, text) => expect(found(text)).toEqual([]))
})

test('a headline is linked by its topic, if the text shares more of it and the words are not all over the site', () => {
  const headline = { id: 'mill', title: 'Why every village needs a grain mill again' }
  const others = ['flour', 'bread', 'yeast', 'ovens'].map((subject) => ({
    id: subject,
    title: `How ${subject} made our home bakery grow`,
  }))
  const anchors = (text: string) =>
    suggestLinks(text, [headline, ...others]).map(({ anchor, targetId }) => `${anchor} → ${targetId}`)
  expect(anchors('The village has a grain mill.')).toEqual(['grain mill → mill'])
  expect(anchors('They built a grain mill.')).toEqual([])
  expect(anchors('We grow by our home bakery.')).toEqual([])
})

test('a headline is linked by what it names before its first mark', () => {
  const dryers = { id: 'dryers', title: 'Heat-pump dryers, three years on' }
  const anchors = (text: string, title = dryers.title) =>
    suggestLinks(text, [{ ...dryers, title }]).map(({ anchor }) => anchor)
  expect(anchors('Many are better served by a heat-pump dryer.')).toEqual(['heat-pump dryer'])
  expect(anchors('They dry by a pump.')).toEqual([])
  expect(anchors('It is there for you.', 'Why not you, of all people')).toEqual([])
})

describe('a headline alone says what its page is about', () => {
  const site: readonly LinkTarget[] = [
    'Cleaning your bike chain without making a mess',
    'Storing a bike in a small apartment',
    'Taking your bike on the train',
    'Adjusting disc brakes that rub',
    'How much weight can a balcony railing carry?',
    'Why shifting gets rough, and how to adjust the derailleur',
    'Descaling a coffee machine with citric acid',
  ].map((title) => ({ id: title, title }))
  const anchors = (text: string) => suggestLinks(text, site).map(({ anchor }) => anchor)

  test.each([
    ['the thing its verb is done with', 'Both disc brakes sing in the rain.', ['disc brakes']],
    ['its verb with another article', 'On Sundays we adjust the derailleur.', ['adjust the derailleur']],
    ['its verb as a noun', 'Of bike storing I know little.', ['bike storing']],
    ['its thing without words that are all over the site', 'Then clean the chain.', ['clean the chain']],
    ['its thing with what it is joined to', 'I take my bike on the train.', ['bike on the train']],
    ['what a question asks about', 'The balcony railing is old.', ['balcony railing']],
    ['what it is done with', 'Rinse it with citric acid.', ['citric acid']],
  ])('%s', (_, text, expected) => expect(anchors(text)).toEqual(expected))

  test.each([
    ['where it is done', 'We live in a small apartment.'],
    ['a single word of it', 'The train was late, and the chain was dry.'],
    ['its words apart', 'We adjust to it, and the derailleur waits.'],
    ['a verb that says nothing', 'I take your bike.'],
  ])('but not %s', (_, text) => expect(anchors(text)).toEqual([]))

  test('in German, by a compound and by its verb at the end', () => {
    const titles = ['Den Mietvertrag richtig lesen', 'Schimmel im Bad entfernen']
    const text = 'Im Mietvertrag steht nichts davon, wer Schimmel entfernen muss.'
    const pages = titles.map((title) => ({ id: title, title }))
    const found = suggestLinks(text, pages, { language: 'German' }).map(({ anchor }) => anchor)
    expect(found).toEqual(['Mietvertrag', 'Schimmel entfernen'])
  })
})

test('links stand in prose only: no headings, links, code or quotations', () => {
  const html = `<h2>Rye flour</h2><p><a href="/x">rye flour bread</a> <code>rye flour</code></p>
    <blockquote>rye flour</blockquote><pre>rye flour</pre><p>More rye flour here.</p>`
  const page = htmlToPage(html)
  const [only, ...more] = suggestLinks(page, pages)
  expect(more).toEqual([])
  expect(page.text.slice((only?.start ?? 0) - 5, only?.end)).toBe('More rye flour')
})

test('a page is suggested once, never to itself, never where it is linked already, never against a no', () => {
  const text = 'Rye flour is dark. Good rye flour smells.'
  expect(found(text)).toEqual(['Rye flour → flour'])
  expect(found(text, { ownId: 'flour' })).toEqual([])
  expect(found(text, { rejected: [{ anchor: 'rye flour', targetId: 'flour' }] })).toEqual([])
  const target = { id: 'flour', title: 'rye flour', url: 'https://example.org/flour/' }
  expect(suggestLinks(htmlToPage(`<p>Rye flour, <a href="/flour">here</a>.</p>`), [target])).toEqual([])
})

test('words that lead elsewhere already are no suggestion, wherever they come again', () => {
  const page = htmlToPage(
    '<p><a href="https://mill.example/rye">Rye flour</a> is dark. Rye flours differ, levain too.</p>',
  )
  expect(suggestLinks(page, pages).map(({ anchor }) => anchor)).toEqual(['levain'])
})

describe('what a page is about', () => {
  const read = (title: string, html: string) => ({ title, page: htmlToPage(html) })
  const phrases = (title: string, html: string) => subjectsOf(read(title, html)).map(({ phrase }) => phrase)

  test('are the phrases of its title that its text uses, in whatever order, and what its text keeps to', () => {
    const html = `<h1>Why is my sourdough bread so flat?</h1><p>Flat sourdough bread has proofed for too long. A proofing basket helps.</p>
      <h2>Choose a proofing basket</h2><p>A proofing basket holds the dough.</p>`
    expect(phrases('Why is my sourdough bread so flat?', html)).toEqual(
      expect.arrayContaining(['sourdough bread', 'proofing basket']),
    )
    expect(
      phrases('Why is my sourdough bread so flat?', '<h1>Why is my sourdough bread so flat?</h1><p>Wait.</p>'),
    ).toEqual([])
  })

  test('is linked where no keyphrase is known; the page that is most about it is meant', () => {
    const starter = read(
      'How to feed a starter twice',
      '<p>A starter is alive. Feed the starter. A proofing basket is wet.</p>',
    )
    const basket = read('Choosing a proofing basket', '<p>A proofing basket is dry. Buy one proofing basket.</p>')
    const targets = [
      { id: 'starter', title: starter.title, subjects: subjectsOf(starter) },
      { id: 'basket', title: basket.title, subjects: subjectsOf(basket) },
    ]
    const text = 'Take it out of its proofing basket. The starter waits.'
    const found = suggestLinks(text, targets).map(({ anchor, targetId }) => [anchor, targetId])
    expect(found).toEqual([
      ['proofing basket', 'basket'],
      ['starter', 'starter'],
    ])
  })

  test('a single word that is all over the site is none', () => {
    const target = (id: string, title: string) => ({ id, title, subjects: [{ phrase: 'bread', weight: 6 }] })
    const targets = [target('a', 'How to bake your bread'), target('b', 'Why we slice bread thin')]
    expect(suggestLinks('They sell bread.', targets)).toEqual([])
    expect(suggestLinks('They sell bread.', targets.slice(1))).toHaveLength(1)
  })
})

test('a text that has the title of a page as its own is about that page', () => {
  expect(found('Sourdough starter\n\nA sourdough starter is alive. Add rye flour.')).toEqual(['rye flour → flour'])
})

test('a page with the same name is reported as a rival', () => {
  expect(suggestLinks('Mercury is a metal.', pages)[0]?.rivals).toEqual(['planet'])
})

test('no more links than wished for in 250 words, the surest stay', () => {
  const targets = Array.from({ length: 30 }, (_, at) => ({
    id: `${at}`,
    title: `Kiln ${String.fromCharCode(65 + at)}x`,
  }))
  const text = targets.map(({ title }) => `Then comes ${title} with more clay.`).join(' ')
  expect(suggestLinks(text, targets, { mostPer250Words: 0 })).toHaveLength(30)
  expect(suggestLinks(text, targets, { mostPer250Words: 4 })).toHaveLength(4)
  const page = htmlToPage(`<p>${text}</p>`)
  const all = suggestLinks(page, targets, { mostPer250Words: 0 })
  expect(spread(page, all, 4)).toEqual(suggestLinks(page, targets, { mostPer250Words: 4 }))
})

test('pages that should link here, surest first', () => {
  const documents = [
    { id: 'a', title: 'Bread', text: 'Bread needs rye flour.' },
    { id: 'b', title: 'Cake', text: 'Cake needs sugar.' },
    { id: 'flour', title: 'rye flour', text: 'About rye flour.' },
  ]
  const inbound = suggestInbound({ id: 'flour', title: 'rye flour' }, documents)
  expect(inbound.map(({ documentId, anchor }) => [documentId, anchor])).toEqual([['a', 'rye flour']])
})

test('titles of other languages are found in the plural too', () => {
  const target = [{ id: '1', title: 'Gartenhaus' }]
  expect(suggestLinks('Wir bauen ein Gartenhaus.', target, { language: 'German' })).toHaveLength(1)
  expect(suggestLinks('新しい庭の家を建てる。', target)).toEqual([])
})

const word = fc.constantFrom(
  'rye',
  'flour',
  'Mercury',
  'planet',
  'City',
  ',',
  '.',
  '\n\n',
  'the',
  'Sourdough',
  'starter',
  '-',
  '’s',
)
const texts = fc
  .array(fc.oneof(word, fc.string({ unit: 'binary', maxLength: 6 })), { maxLength: 60 })
  .map((list) => list.join(' '))

test('spans are in the text, in order, without overlaps; the order of pages does not matter', () => {
  fc.assert(
    fc.property(texts, fc.shuffledSubarray([...pages], { minLength: pages.length }), (text, shuffled) => {
      const suggestions = suggestLinks(text, pages)
      let last = 0
      for (const { start, end, anchor } of suggestions) {
        expect(start).toBeGreaterThanOrEqual(last)
        expect(text.slice(start, end)).toBe(anchor)
        last = end
      }
      expect(suggestLinks(text, shuffled)).toEqual(suggestions)
    }),
  )
})

test('odd texts are read like any other', () => {
  const link = linker(pages)
  const long = 'rye flour and more '.repeat(20_000)
  for (const text of ['', 'word', long, 'a'.repeat(50_000), 'שלום עולם rye flour', '\u200brye\u200b flour']) {
    expect(link.suggest(text).length, text.slice(0, 20)).toBeLessThanOrEqual(1)
  }
  expect(link.suggest(pageOf([]))).toEqual([])
})
