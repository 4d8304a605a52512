import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type ContentLanguage, contentLanguages, htmlToPage, pageOf } from '../text/index.ts'
import { type AssessmentId, contentReport, contentReporter, type ReportInput } from './index.ts'

type Given = Omit<ReportInput, 'page'>

const report = (html: string, given: Given = {}) => contentReport({ page: htmlToPage(html), ...given })
const check = (html: string, id: AssessmentId, given: Given = {}) => {
  const found = report(html, given).assessments.find((assessment) => assessment.id === id)
  if (found === undefined) throw new Error(`no ${id}`)
  return found
}
const times = (count: number, words: string) => Array.from({ length: count }, () => words).join(' ')
const short = 'The cat sat here. '

describe('keyphrase', () => {
  const keyword = 'tidal power'
  const body = (count: number, words: number) =>
    `<p>${times(count, 'tidal power')} ${times(words - 2 * count, 'water')}.</p>`

  test.each([
    ['at the start', 'Tidal power for all', 9],
    ['at the start but for small words', 'What is tidal power?', 9],
    ['later', 'Why the sea has tidal power', 6],
    ['in another order', 'Power that is tidal', 6],
    ['missing a word', 'Power for all', 2],
  ])('in the title %s', (_, title, score) =>
    expect(check('<p>x</p>', 'keyphrase-in-title', { keyword, title }).score).toBe(score),
  )

  test.each([
    ['together', '<p>Power is tidal. This tidal mill power is old.</p>', 9],
    ['in another order', '<p>Power is tidal here.</p>', 6],
    ['over several', '<p>Power is needed. It may be tidal.</p>', 6],
    ['missing', '<p>Wind blows.</p><p>Tidal power.</p>', 3],
  ])('in the introduction %s', (_, html, score) =>
    expect(check(html, 'keyphrase-in-introduction', { keyword }).score).toBe(score),
  )

  test.each([
    ['A library is old. The library lends things, and libraries have things.', 0],
    ['Our library of things, other libraries of things: a library of useful things.', 3],
    ['A library-of-things is a library without things.', 1],
    ['Things of the library.', 0],
  ])(
    'its words are counted near each other and in order, small ones that it is about with them: “%s”',
    (text, count) => {
      const found = report(`<h1>The library</h1><p>${text}</p>`, { keyword: 'library of things', title: 'The library' })
      expect(found.values.keyphrase).toMatchObject({ count, isInTitle: false, isInIntroduction: count > 0 })
      expect(found.headings[0]?.hasKeyphrase).toBe(false)
      expect(found.assessments.find(({ id }) => id === 'keyphrase-in-main-heading')?.band).toBe('bad')
    },
  )

  test.each([
    ['sign up', 'A sign. Sign up here, or sign in.', 1],
    ['things to do in paris', 'Paris is large. There are things to do in Paris.', 1],
    ['cake without sugar', 'A cake with sugar, and one cake without any sugar.', 1],
    ['cost of living', 'Costs of living rise. Living costs more.', 1],
    ['bed and breakfast', 'A bed & breakfast. A bed, a chair, a table, and breakfast.', 1],
    ['what is seo', 'SEO is work.', 1],
  ])('%s in “%s”: %i', (keyword, text, count) =>
    expect(report(`<p>${text}</p>`, { keyword }).values.keyphrase?.count).toBe(count),
  )

  test('a use is shown as one stretch, from its first word to its last', () => {
    const html = `<p>A library of useful things. ${times(100, 'word')}</p>`
    const { spans } = check(html, 'keyphrase-density', { keyword: 'library of things' })
    expect(spans).toEqual([{ start: 2, end: 26 }])
  })

  test.each([
    [0, 4],
    [2, 9],
    [7, -10],
    [9, -50],
  ])('%i uses in 300 words', (count, score) =>
    expect(check(body(count, 300), 'keyphrase-density', { keyword, countsForms: false }).score).toBe(score),
  )

  test('in other forms, in quotation marks only as written, and by synonyms', () => {
    const html = `<p>Tides give powers.</p>${body(0, 200)}`
    expect(report(html, { keyword: 'tide power' }).values.keyphrase?.count).toBe(1)
    expect(report(html, { keyword: 'tide power', countsForms: false }).values.keyphrase?.count).toBe(0)
    expect(report(html, { keyword: '"power tides"' }).values.keyphrase?.count).toBe(0)
    expect(check(html, 'keyphrase-in-introduction', { keyword, synonyms: ['tides'] }).score).toBe(9)
  })

  test.each([
    ['tidal-power-for-all', 9],
    ['power-for-all', 6],
  ])('in the slug %s', (slug, score) =>
    expect(check('<p>x</p>', 'keyphrase-in-slug', { keyword, slug }).score).toBe(score),
  )

  test('in subheadings, pictures and links', () => {
    const html = `<h2>Tidal power</h2><p>a</p><h3>Wind</h3><p><a href="/x">the tidal power</a> <a href="/y">tidal power plants</a></p>
      <img src="a.png" alt="A mill with tidal power">`
    expect(check(html, 'keyphrase-in-subheadings', { keyword }).score).toBe(9)
    expect(check(html, 'keyphrase-in-images', { keyword }).score).toBe(9)
    expect(check('<img src="a.png" alt="A tidal mill">', 'keyphrase-in-images', { keyword }).score).toBe(6)
    expect(check(html, 'keyphrase-in-links', { keyword })).toMatchObject({ score: 2, facts: { count: 1 } })
  })

  test('spread: the longest stretch of sentences without it counts', () => {
    const even = `<p>${times(5, 'Tidal power is good. Wind is fine. Sun is warm.')}</p>`
    const uneven = `<p>Tidal power is good. ${times(14, 'Wind is fine.')}</p>`
    expect(check(even, 'keyphrase-distribution', { keyword }).score).toBe(9)
    expect(check(uneven, 'keyphrase-distribution', { keyword })).toMatchObject({
      score: 1,
      spans: [{ end: 21 + 14 * 14 - 1 }],
    })
  })

  test('without one there is one thing to do', () => {
    expect(check('<p>x</p>', 'keyphrase-length')).toMatchObject({ score: -999, band: 'bad' })
    expect(check('<p>x</p>', 'keyphrase-density')).toMatchObject({ band: 'not-measured', why: 'no-keyphrase', of: 0 })
  })
})

describe('how it reads', () => {
  test.each([
    [20, 9],
    [21, 3],
  ])('a sentence of %i words', (words, score) =>
    expect(check(`<p>${times(words, 'word')}.</p>`, 'sentence-length').score).toBe(score),
  )

  test('limits follow the language', () => {
    const html = `<p>${times(22, 'parola')}.</p>`
    expect(check(html, 'sentence-length', { language: 'Italian' }).score).toBe(9)
    expect(check(html, 'sentence-length', { language: 'Turkish' }).score).toBe(3)
  })

  const passives: readonly (readonly [ContentLanguage, string, boolean])[] = [
    ['English-US', 'The old house near the river was finally sold.', true],
    ['English-US', 'She is running a business based abroad.', false],
    ['English-US', 'It was the used car that broke.', false],
    ['German', 'Das alte Haus am Fluss wurde gestern endlich verkauft.', true],
    ['German', 'Sie wird morgen das Haus verkaufen.', false],
    ['Dutch', 'Het oude huis werd gisteren eindelijk verkocht.', true],
    ['Dutch', 'Hij werd leraar in Gent.', false],
    ['French', 'La maison a été vendue hier.', true],
    ['French', 'Elle est arrivée hier soir.', false],
    ['French', "Il s'est trompé de route.", false],
    ['Spanish', 'La casa fue vendida ayer.', true],
    ['Spanish', 'La casa es un estado de ánimo.', false],
    ['Portuguese', 'A casa foi vendida ontem.', true],
    ['Portuguese', 'A casa é bonita.', false],
    ['Italian', 'La casa è stata venduta ieri.', true],
    ['Italian', 'Marco è andato a casa.', false],
  ]
  test.each(passives)('%s: "%s" is passive: %s', (language, sentence, isPassive) => {
    const html = `<p>${sentence} ${times(3, sentence)}</p>`
    expect(check(html, 'passive-voice', { language }).score).toBe(isPassive ? 3 : 9)
  })

  const transitions: readonly (readonly [ContentLanguage, string])[] = [
    ['English-UK', 'We stayed because it rained.'],
    ['German', 'Wir blieben, weil es regnete.'],
    ['Dutch', 'Wij bleven omdat het regende.'],
    ['French', "Nous sommes restés parce qu'il pleuvait."],
    ['Spanish', 'Nos quedamos porque llovía.'],
    ['Portuguese', 'Ficamos porque chovia.'],
    ['Italian', 'Siamo rimasti perché pioveva.'],
  ]
  test.each(transitions)('%s: "%s" has a transition', (language, sentence) => {
    expect(check(`<p>${times(80, sentence)}</p>`, 'transition-words', { language }).facts.percent).toBe(100)
  })

  test('a word that ties clauses counts only where a clause begins, a pair only when whole', () => {
    const shareOf = (sentence: string) => check(`<p>${times(80, sentence)}</p>`, 'transition-words').facts.percent
    expect(shareOf('First, we eat bread.')).toBe(100)
    expect(shareOf('This is my first loaf.')).toBe(0)
    expect(shareOf('Whether it rains or shines we bake.')).toBe(100)
  })

  test.each(['Polish', 'Turkish', 'Vietnamese'] as const)('%s says what it does not measure', (language) => {
    const html = `<p>${times(80, 'Słowo jest tu.')}</p>`
    for (const id of ['passive-voice', 'transition-words'] as const) {
      expect(check(html, id, { language })).toMatchObject({ band: 'not-measured', why: 'language', points: 0, of: 0 })
    }
  })

  test.each(['这座桥于1937年建成。它很长。', 'สะพานนี้เปิดในปีนั้น มันยาวมาก '])(
    'letters that no rule reads are said to be unmeasured: %s',
    (text) => {
      for (const id of ['sentence-length', 'passive-voice', 'transition-words', 'reading-ease'] as const)
        expect(check(`<p>${times(80, text)}</p>`, id)).toMatchObject({ band: 'not-measured', why: 'language' })
    },
  )

  test('three sentences in a row that begin alike are reported, except in lists', () => {
    const alike = ['The cat sat.', 'The cat ran.', 'The cat slept.']
    expect(check(`<p>${alike.join(' ')} ${short.repeat(3)}</p>`, 'sentence-beginnings').score).toBe(3)
    expect(
      check(
        `<p>${short.repeat(1)}Dogs bark at night, mostly.</p><ul>${alike.map((x) => `<li>${x}</li>`).join('')}</ul>`,
        'sentence-beginnings',
      ).score,
    ).toBe(9)
    expect(
      check('<p>The cat sat. The dog ran. The bird slept on the roof of it.</p>', 'sentence-beginnings').score,
    ).toBe(9)
  })

  test.each([
    [300, 9],
    [320, 6],
    [360, 3],
  ])('a section of %i words', (words, score) => {
    const html = `<h2>One</h2><p>${times(words, 'word')}</p>`
    expect(check(html, 'subheading-distribution').score).toBe(score)
  })

  test.each([
    [150, 9],
    [180, 6],
    [210, 3],
  ])('a paragraph of %i words', (words, score) =>
    expect(check(`<p>${times(words, 'word')}</p>`, 'paragraph-length').score).toBe(score),
  )

  test('code and quotations are nobody’s style, cells of a table stand alone', () => {
    const html = `<p>Use <code>npm run build now</code> here.</p><pre>a b c</pre><blockquote>x y z</blockquote>
      <table><tr><td>one two</td><td>three</td></tr></table>`
    expect(report(html).values).toMatchObject({ words: 5, sentences: 3, paragraphs: 3 })
  })

  test('a pardoned sentence is fine', () => {
    const sentence = `${times(30, 'word')}.`
    const html = `<p>${sentence} Short one here, which is fine as it is.</p>`
    expect(check(html, 'sentence-length').score).toBe(3)
    expect(check(html, 'sentence-length', { pardoned: [sentence] }).score).toBe(9)
  })
})

describe('the page', () => {
  const permalink = 'https://www.example.org/blog/post'
  const links = `<a href="/a">a</a> <a href="https://example.org/b" rel="nofollow">b</a> <a href="//else.net" rel="nofollow">c</a>
    <a href="#top">d</a> <a href="mailto:x@example.org">e</a>`

  test('links are classified by where they lead', () => {
    const found = report(`<p>${links}</p>`, { permalink })
    expect(found.links.map(({ anchor, kind }) => anchor + kind.charAt(0))).toEqual(['ai', 'bi', 'ce', 'do', 'eo'])
    expect(check(`<p>${links}</p>`, 'internal-links', { permalink })).toMatchObject({
      score: 8,
      facts: { count: 2, followed: 1 },
    })
    expect(check(`<p>${links}</p>`, 'outbound-links', { permalink })).toMatchObject({ score: 7, facts: { count: 1 } })
  })

  test.each([
    [300, {}, 9],
    [270, {}, 6],
    [220, {}, 3],
    [120, {}, -10],
    [20, {}, -20],
    [500, { isCornerstone: true }, 6],
  ])('%i words, %o', (words, given, score) =>
    expect(check(`<p>${times(words, 'word')}</p>`, 'text-length', given).score).toBe(score),
  )

  test.each([
    ['', 1],
    ['Short', 6],
    [times(25, 'word'), 9],
    [times(40, 'word'), 6],
  ])('the description "%s"', (description, score) =>
    expect(check('<p>x</p>', 'description-length', { description }).score).toBe(score),
  )

  test('one heading of level 1', () => {
    expect(check('<h1>One</h1><p>x</p>', 'single-title').score).toBe(8)
    expect(check('<h1>One</h1><p>x</p><h1>Two</h1>', 'single-title')).toMatchObject({
      score: 1,
      spans: [{ start: 8, end: 11 }],
    })
    expect(check('<p>x</p><h2>One</h2>', 'single-title')).toMatchObject({
      score: 3,
      facts: { count: 0 },
      spans: [{ start: 0, end: 1 }],
    })
    // what was taken from a page may have left its heading behind
    expect(check('<p>x</p>', 'single-title', { isRead: true }).why).toBe('no-main-heading')
  })

  test('headings leave no level out', () => {
    expect(check('<h1>A</h1><h2>B</h2><h3>C</h3><h2>D</h2>', 'heading-order').score).toBe(9)
    const skips = check('<h1>A</h1><h2>B</h2><h4>Long</h4><h4>E</h4>', 'heading-order')
    expect(skips).toMatchObject({ band: 'bad', facts: { count: 1 }, spans: [{ start: 6, end: 10 }] })
    expect(check('<p>x</p>', 'heading-order').why).toBe('no-headings')
  })

  test('words of links that fit any link are named, with their places', () => {
    const link = (words: string) => `<a href="/x">${words}</a>`
    const html = `<p>${['Click here!', 'tide mills', 'hier', 'Leer más →', 'cliquez ici'].map(link).join(' ')}</p>`
    expect(check(html, 'link-words')).toMatchObject({
      band: 'ok',
      facts: { count: 4, words: 'Click here!”, “hier”, “Leer más →”, “cliquez ici' },
      spans: [{ start: 0 }, { start: 23 }, { start: 28 }, { start: 39 }],
    })
    expect(check(`<p>${link('read more about tides')}</p>`, 'link-words').band).toBe('good')
    expect(check('<p>x</p>', 'link-words').why).toBe('no-links')
  })

  test('a snippet shows what a results page would', () => {
    const { title, description, address } = report(`<p>${times(60, 'word')}</p>`, {
      title: times(20, 'wide'),
      permalink,
    }).snippet
    expect(title).toMatchObject({ isCut: true, limit: 600 })
    expect(title.shown).toMatch(/^wide wide.* wide …$/)
    expect([...description.shown].length).toBeLessThanOrEqual(156)
    expect(address).toEqual(['example.org', 'blog', 'post'])
  })

  test('headings come with the words of their section, as an outline counts them', () => {
    const rows = report('<h2>A</h2><p>one two</p><h4>B</h4><p>three</p>').headings
    expect(rows).toMatchObject([
      { level: 2, text: 'A', words: 3, skipsLevel: false },
      { level: 4, text: 'B', words: 2, skipsLevel: true },
    ])
  })
})

describe('the receipt', () => {
  const html = `<h2>Bread</h2><p>${short.repeat(20)}</p>`

  test('every point has its line, and checks that aren’t good say what they would add', () => {
    const { score, assessments } = report(html, { keyword: 'bread', title: 'Bread', description: 'Bread.' })
    expect(assessments.reduce((sum, { points }) => sum + points, 0)).toBe(score)
    expect(assessments.reduce((sum, { of }) => sum + of, 0)).toBe(100)
    for (const { band, points, of, gain } of assessments) {
      expect(gain).toBe(of - points)
      expect(points).toBe(band === 'good' ? of : band === 'ok' ? Math.round(of / 2) : 0)
    }
  })

  test('an ignored check is shown without weight', () => {
    const { assessments, score } = report(html, { ignored: ['images'] })
    expect(assessments.find(({ id }) => id === 'images')).toMatchObject({ isIgnored: true, of: 0, band: 'bad' })
    expect(score).toBeGreaterThan(report(html).score)
  })
})

const pieces = fc.constantFrom(
  '<p>',
  '</p>',
  '<h2>',
  '</h2>',
  '<a href="/x">',
  '</a>',
  '<li>',
  '<table><tr><td>',
  '<td>',
  '<code>',
  '</code>',
  '<img alt=cat>',
  'The cat was seen. ',
  'However, ',
  '\n',
  '&amp;',
  '<',
)
const htmls = fc
  .array(fc.oneof(pieces, fc.string({ unit: 'binary', maxLength: 8 })), { maxLength: 40 })
  .map((list) => list.join(''))

test('spans are in the text; the same page has the same report, remembered or not', () => {
  const remembering = contentReporter('French')
  fc.assert(
    fc.property(htmls, (html) => {
      const page = htmlToPage(html)
      const given = { page, keyword: 'cat', title: 'A cat', description: 'Cats', slug: 'cat' }
      const found = contentReport({ ...given, language: 'French' })
      for (const { start, end } of [
        ...found.assessments.flatMap(({ spans }) => spans),
        ...found.links,
        ...found.headings,
      ]) {
        expect(start).toBeGreaterThanOrEqual(0)
        expect(end).toBeGreaterThanOrEqual(start)
        expect(end).toBeLessThanOrEqual(page.text.length)
      }
      expect(found.score).toBeGreaterThanOrEqual(0)
      expect(found.score).toBeLessThanOrEqual(100)
      expect(remembering.report(given)).toEqual(found)
    }),
  )
})

test('odd texts are read like any other', () => {
  const odd = [
    '',
    'word',
    times(20_000, 'The cat was seen by him.'),
    'a'.repeat(50_000),
    times(9_000, 'cat is'),
    'שלום עולם. קר כאן.',
    '中文没有空格。它很好。',
    'ภาษาไทย',
    '<p <b>< x & <a href=',
  ]
  for (const text of odd) {
    for (const language of contentLanguages.slice(0, text.length > 100 ? 1 : undefined)) {
      const found = report(text, { keyword: 'cat', language })
      expect(Number.isFinite(found.score), text.slice(0, 20)).toBe(true)
    }
  }
  expect(contentReport({ page: pageOf([]) }).values).toMatchObject({ words: 0, sentences: 0, readingEase: null })
})
