import { describe, expect, test } from 'vitest'
import { htmlToPage } from '../text/index.ts'
import {
  altProposals,
  closedHeadings,
  contentReport,
  fixesOf,
  loweredHeadings,
  markupOf,
  type ReportInput,
  raisedHeading,
} from './index.ts'

const reportOn = (html: string, more: Partial<ReportInput> = {}) => contentReport({ page: htmlToPage(html), ...more })
const checkOf = (id: string, html: string, more: Partial<ReportInput> = {}) =>
  reportOn(html, more).assessments.find((assessment) => assessment.id === id)

describe('questions', () => {
  const html =
    '<h1>Worms</h1><p>Worms eat what rots. They make soil.</p><h2>Do worms sleep?</h2><h2>Food</h2><p>Peels.</p>'

  test('of headings and of readers are answered, or the first open one is named', () => {
    expect(checkOf('questions-answered', html)).toMatchObject({
      band: 'bad',
      facts: { answered: 0, of: 1, first: 'Do worms sleep?' },
    })
    const asked = checkOf('questions-answered', '<p>Worms eat what rots. They rest.</p>', {
      questions: ['What do worms eat?'],
    })
    expect(asked).toMatchObject({ band: 'good', facts: { answered: 1, of: 1 } })
  })

  test('that a section ends with are open where no other sentence answers them', () => {
    const end = '<h2>Sleep</h2><p>Worms rest at night. How warm should their box be?</p><h2>Food</h2>'
    const open = checkOf('questions-answered', `${end}<p>Can they eat citrus? No.</p>`)
    expect(open).toMatchObject({ band: 'bad', facts: { of: 1, first: 'How warm should their box be?' } })
    const answered = checkOf('questions-answered', `${end}<p>Their box should be warm, about 20 degrees.</p>`)
    expect(answered?.facts).toMatchObject({ answered: 1, of: 1 })
  })

  test('are not measured where nobody asks any', () => {
    expect(checkOf('questions-answered', '<p>Worms eat what rots.</p>')).toMatchObject({
      score: null,
      why: 'no-questions',
    })
  })
})

const today = '2026-11-26'

test.each([
  ['this year', 'Best kettles of 2026', 'good'],
  ['last year', 'Best kettles of 2025', 'ok'],
  ['some years ago', 'Best kettles of 2023', 'bad'],
  ['a year that is the subject', 'The flood of 1953', 'not-measured'],
  ['a number that is no year', 'Kettles: 2023-A and 1.2024', 'not-measured'],
])('a title that names %s', (_, title, band) => {
  expect(checkOf('freshness', '<p>Words about kettles.</p>', { title, today })).toMatchObject({ band })
})

test.each([
  ['2026-11-01', 'good', 'changed'],
  ['2025-03-01', 'ok', 'changed'],
  ['2020-01-01', 'bad', 'changed'],
])('a text that was changed last on %s', (changedOn, band, by) => {
  const html = '<p>Words about kettles.</p>'
  expect(checkOf('freshness', html, { today, changedOn })).toMatchObject({ band, facts: { by, when: changedOn } })
})

test('the worst sign of age decides, however lately a text was changed', () => {
  const of = (html: string, title = '') => checkOf('freshness', html, { title, today, changedOn: '2026-11-25' })
  expect(of('<p>Words.</p><p>Last updated: 3 May 2023</p>')).toMatchObject({ band: 'bad', facts: { by: 'stated' } })
  expect(of('<p>In 2022 it had 3 kettles, in 2023 it had 4.</p>')).toMatchObject({
    band: 'ok',
    facts: { by: 'named', when: '2023' },
    spans: [{ start: 29, end: 33 }],
  })
  expect(of('<p>In 1966 and 2025 it had kettles.</p>')).toMatchObject({ band: 'good' })
  expect(of('<p>In 2026.</p>', 'Kettles of 2024')).toMatchObject({ band: 'bad', facts: { by: 'heading' } })
})

test('a keyphrase that is written as code is found, and the length shown is that of the whole text', () => {
  const html = `<p>Use <code>git rebase</code> with care.</p><p>${'It is a plain word for all. '.repeat(20)}</p>`
  expect(checkOf('keyphrase-in-introduction', html, { keyword: 'git rebase' })).toMatchObject({ band: 'good' })
  expect(checkOf('keyphrase-density', html, { keyword: 'git rebase' })?.facts.count).toBe(1)
  expect(checkOf('text-length', html)?.facts.words).toBe(145)
})

test('in a script of which nothing is known, only what needs no words of the language is scored', () => {
  const html = '<p>القهوة مشروب يحضر من حبوب البن المحمصة. القهوة تنمو في بلدان كثيرة. القهوة تشرب ساخنة أو باردة.</p>'
  const { assessments } = reportOn(html, { keyword: 'القهوة', title: 'القهوة' })
  const unknown = assessments.filter(({ why }) => why === 'language').map(({ id }) => id)
  expect(unknown).toEqual([
    'keyphrase-length',
    'sentence-length',
    'sentence-beginnings',
    'passive-voice',
    'transition-words',
    'reading-ease',
  ])
  expect(assessments.find(({ id }) => id === 'keyphrase-in-introduction')?.band).toBe('good')
})

describe('fixes', () => {
  const page = htmlToPage(
    '<h1>How to feed a sourdough starter</h1><p>Bread needs time. A sourdough starter is alive, and it wants flour and water twice a day. Feed it in the morning and at night, always at the same hour.</p>',
  )
  const fixed = (input: Partial<ReportInput>) => {
    const whole = { page, title: '', description: '', slug: '', ...input }
    return fixesOf(whole, contentReport(whole).assessments)
  }

  test('come from the page itself: its heading, its sentences, its keyphrase', () => {
    expect(fixed({ keyword: 'sourdough starter' })).toMatchObject({
      'title-width': { field: 'title', value: 'How to feed a sourdough starter' },
      'description-length': {
        field: 'description',
        value:
          'A sourdough starter is alive, and it wants flour and water twice a day. Feed it in the morning and at night, always at the same hour.',
      },
      'keyphrase-in-slug': { field: 'slug', value: 'sourdough-starter' },
    })
  })

  test('a description fills the room, and begins with no word for what was said before', () => {
    const opening = 'Everybody likes good bread.'
    const leaning =
      'It keeps for days, and its crust stays crisp if nobody puts it into a plastic bag while it is still warm from the oven.'
    const filling =
      'Bread from a starter keeps for five days in a cloth bag, and longer in a wooden box that closes well and stands in a cool room.'
    const page = htmlToPage(
      `<h1>Bread</h1><p>${opening} ${'Then comes a sentence that is far too long. '.repeat(1)}</p><p>${leaning}</p><p>${filling}</p>`,
    )
    const whole = { page, description: '' }
    expect(fixesOf(whole, contentReport(whole).assessments)['description-length']?.value).toBe(filling)
  })

  test('cut a title that is too wide at its last mark or word', () => {
    const title = 'How to feed a sourdough starter in the morning: everything that a beginner has to know about flour'
    expect(fixed({ title })['title-width']?.value).toBe('How to feed a sourdough starter in the morning')
    const early = 'Drills beside the dictionaries: what the libraries of Calder Point learned in two years'
    expect(fixed({ title: early })['title-width']?.value).toBe('Drills beside the dictionaries')
  })

  test('take no sentence into a description that only leads to a list', () => {
    const page = htmlToPage(
      '<h1>Tools</h1><p>Like any tool lending library, this one has had to settle who may borrow what:</p><ul><li>Drills.</li></ul><p>A tool lending library lends drills and ladders to anybody who has a card and a place to put them.</p>',
    )
    const whole = { page, description: '', keyword: 'tool lending library' }
    expect(fixesOf(whole, contentReport(whole).assessments)['description-length']?.value).toMatch(/^A tool lending/)
  })

  test('put the keyphrase before a title that is without it, not before one that has it', () => {
    const keyword = 'sourdough starter'
    expect(fixed({ title: 'How to bake', keyword })['keyphrase-in-title']?.value).toBe('Sourdough starter: How to bake')
    expect(fixed({ title: 'Feed a sourdough starter', keyword })).not.toHaveProperty('keyphrase-in-title')
  })

  test('are none where all is fine, or nothing can be changed', () => {
    const title = 'Sourdough starter: how to feed it'
    expect(fixed({ title, keyword: 'sourdough starter' })).not.toHaveProperty('keyphrase-in-title')
    expect(fixesOf({ page }, contentReport({ page }).assessments)).toEqual({})
  })
})

describe('images without alt text', () => {
  const image = (src: string, more = '') => `<img src="${src}" ${more}>`
  const html = `<h1>Tides</h1>${image('/a.png', 'alt="A dam"')}<h2>How a dam works</h2>${image('/rance-dam_at-low-tide-1024x768.jpg')}
    <figure>${image('/IMG_2031.jpg')}<figcaption>The dam in 1966</figcaption></figure><p>Words.</p>
    ${image('/3f2a9c81d7.png')}${image('/line.png', 'role="presentation"')}`

  test('are counted, those that are decoration aside', () => {
    expect(checkOf('image-alt-texts', html)).toMatchObject({ band: 'bad', facts: { missing: 3, of: 5 } })
    expect(checkOf('image-alt-texts', image('/a.png', 'alt="A dam"'))).toMatchObject({ band: 'good' })
    expect(checkOf('image-alt-texts', '<p>Words.</p>')).toMatchObject({ why: 'no-images' })
    const published = htmlToPage(image('/line.png', 'alt=""'), { emptyAlt: 'decoration' })
    expect(contentReport({ page: published }).assessments.find(({ id }) => id === 'image-alt-texts')?.band).toBe('good')
  })

  test('get words from caption, file name, or heading, in this order', () => {
    expect(altProposals(htmlToPage(html)).map(({ index, words, from }) => [index, words, from])).toEqual([
      [1, 'Rance dam at low tide', 'file-name'],
      [2, 'The dam in 1966', 'caption'],
      [3, 'How a dam works', 'heading'],
    ])
    expect(altProposals(htmlToPage(image('/DSC_0042.jpg')))).toMatchObject([{ words: '', from: null }])
  })
})

test('of several main headings the first stays, and the others move down with what is under them', () => {
  const html = '<h1>A</h1><h2>a</h2><h1>B</h1><h2>b</h2><h4>c</h4><h1>C</h1>'
  const page = htmlToPage(html)
  expect(loweredHeadings(page, 4).map(({ start, end, level }) => [page.text.slice(start, end), level])).toEqual([
    ['B', 2],
    ['b', 3],
    ['C', 2],
  ])
  expect(loweredHeadings(page, 6)).toHaveLength(4)
  expect(loweredHeadings(htmlToPage('<h2>a</h2><h1>A</h1><h2>b</h2>'), 6)).toEqual([])
})

test('a page that begins with a lower heading gets it as its main one; one that begins otherwise is offered none', () => {
  expect(raisedHeading(htmlToPage('<h2>A</h2><p>x</p><h2>B</h2>'))).toMatchObject([{ start: 0, from: 2, level: 1 }])
  for (const html of ['<p>x</p><h2>A</h2>', '<h1>A</h1>', '<h2>A</h2><h1>B</h1>', ''])
    expect(raisedHeading(htmlToPage(html))).toEqual([])
})

test('levels that are left out are closed, with what is beside and below them', () => {
  const page = htmlToPage('<h1>A</h1><h2>a</h2><h4>b</h4><h4>c</h4><h6>d</h6><h2>e</h2><h3>f</h3><h1>B</h1><h3>g</h3>')
  const closed = closedHeadings(page)
  expect(closed.map(({ start, end, level }) => [page.text.slice(start, end), level])).toEqual([
    ['b', 3],
    ['c', 3],
    ['d', 4],
    ['g', 2],
  ])
})

test('structured data has citations, and the steps of a guide', () => {
  const page = htmlToPage('<h2>1. Mix</h2><p>Flour and water.</p><h2>Step 2: Wait</h2><p>A day.</p>')
  const citations = [{ title: 'On bread', url: 'https://bread.example/' }]
  expect(markupOf({ page, kind: 'BlogPosting', title: 'How to bake', citations })).toMatchObject([
    {
      '@type': 'BlogPosting',
      citation: [{ '@type': 'CreativeWork', name: 'On bread', url: 'https://bread.example/' }],
    },
    {
      '@type': 'HowTo',
      step: [
        { position: 1, name: 'Mix', text: 'Flour and water.' },
        { position: 2, name: 'Wait' },
      ],
    },
  ])
})
