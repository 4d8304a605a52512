import { describe, expect, test } from 'vitest'
import { materials, tides } from '../digest/cases/material.ts'
import { countWords, pixelWidth } from '../text/index.ts'
import { extract } from './extract.ts'
import { keepsMeaning, lockBreaks } from './meaning-lock.ts'
import { metaOf } from './meta.ts'
import { rephrase } from './rephrase.ts'
import { shorten } from './shorten.ts'
import { simplify } from './simplify.ts'
import { slugOf } from './slug.ts'

describe('the meaning lock', () => {
  test.each([
    ['It opened in 1966.', 'It opened in 1967.', 'number'],
    ['It has 24 turbines.', 'It has turbines.', 'number'],
    ['Marie Curie worked in Paris.', 'She worked in Paris.', 'name'],
    ['It is not free.', 'It is free.', 'negation'],
    ['It may rain.', 'It will rain.', 'modal'],
    ['Most bees have a sting.', 'All bees have a sting.', 'quantity'],
    ['He said "go home" to them.', 'He said "stay here" to them.', 'quote'],
    ['See https://a.org/x for it.', 'See https://a.org/y for it.', 'link'],
  ])('%s is not %s', (before, after, kind) => {
    expect(lockBreaks(before, after, 'English-US').map((one) => one.kind)).toContain(kind)
  })
  test.each([
    ['It is not free and cannot be had.', "It isn't free and can't be had."],
    ['In 1852, Lorenzo Langstroth patented a hive.', 'Lorenzo Langstroth patented a hive in 1852.'],
  ])('%s is %s', (before, after) => {
    expect(keepsMeaning(before, after, 'English-US')).toBe(true)
  })
  test('in other languages', () => {
    expect(keepsMeaning('Das ist nicht frei.', 'Das ist frei.', 'German')).toBe(false)
    expect(keepsMeaning('Puede llover.', 'Debe llover.', 'Spanish')).toBe(false)
    expect(keepsMeaning('Il ne pleut pas.', 'Il pleut.', 'French')).toBe(false)
  })
})

const language = 'English-US'
const casual = (text: string) => rephrase(text, { language, tone: 'CASUAL' })

describe('rephrasing', () => {
  test.each([
    ['The first large plant was the Rance station.', 'The Rance station was the first large plant.'],
    ['Lorenzo Langstroth patented a hive in 1852.', 'In 1852, Lorenzo Langstroth patented a hive.'],
    ['In 1852, Lorenzo Langstroth patented a hive.', 'Lorenzo Langstroth patented a hive in 1852.'],
    ['The dam was closed by the French navy.', 'The French navy closed the dam.'],
    ['The cost of a barrage is high, and good sites are few.', 'The cost of a barrage is high. Good sites are few.'],
    ['The gate is shut because the tide is high.', 'Because the tide is high, the gate is shut.'],
    ['The gate is not shut.', "The gate isn't shut."],
  ])('%s becomes %s', (before, after) => {
    expect(casual(before)).toBe(after)
  })
  test('formal writing spells short forms out', () => {
    expect(rephrase("The gate isn't shut and can't be.", { language, tone: 'formal' })).toBe(
      'The gate is not shut and cannot be.',
    )
  })
  test('words in quotation marks and addresses stay', () => {
    const text = 'The sign says "do not enter" and https://do.not/enter is not open.'
    expect(casual(text)).toMatch(/"do not enter" and https:\/\/do\.not\/enter isn't open/)
  })
  test('what cannot be changed safely stays as it is', () => {
    expect(casual('Tides rise.')).toBe('Tides rise.')
  })
  test('every sentence keeps its sense as far as the lock sees, in all tones and languages', () => {
    for (const [, { passages, language: own }] of materials) {
      const text = passages.map((passage) => passage.text).join('\n\n')
      for (const tone of ['CASUAL', 'FORMAL', 'WITTY', 'CONFIDENT'])
        for (const variant of [0, 1, 2])
          expect(lockBreaks(text, rephrase(text, { language: own, tone, variant }), own)).toEqual([])
    }
  })
  test('headings, lists, paragraphs and links stay what they are', () => {
    const text = '# The gate\n\nThe gate is not shut.\n\n- The tide is not high.\n- See [this](https://a.org/do.not).'
    expect(casual(text)).toBe(text.replace('gate is not', "gate isn't").replace('tide is not', "tide isn't"))
  })
})

test('shortening keeps order, drops whole sentences and leaves none that points at a dropped one', () => {
  const short = shorten(tides, { language, share: 0.5 })
  expect(countWords(short)).toBeLessThan(countWords(tides) * 0.7)
  const places = short.split(/(?<=\.)\s+/).map((sentence) => tides.indexOf(sentence.slice(0, 20)))
  expect(places).toEqual([...places].sort((a, b) => a - b))
  expect(short.includes('It has 24') && !short.includes('Rance')).toBe(false)
})

test('an extract is of the text’s own sentences, as long as asked for', () => {
  const one = extract(tides, { language, words: 50, most: 1 })
  expect(tides).toContain(one)
  expect(one.match(/\./g)).toHaveLength(1)
  expect(countWords(extract(tides, { language, words: 30 }))).toBeLessThanOrEqual(33)
  expect(extract('', { language, words: 30 })).toBe('')
})

test('simplifying cuts long sentences and says plain words', () => {
  const text = 'Workers need tools in order to build, and the tools are prior to all else the main cost.'
  expect(simplify(text, { language })).toMatch(/^Workers need tools to build/)
})

describe('meta texts', () => {
  test('the title fits, the description is of the text and fits its room, the slug is plain', () => {
    for (const [name, { passages, language: own, topic }] of materials) {
      const text = passages.map((passage) => passage.text).join('\n\n')
      for (const variant of [0, 1, 2]) {
        const { title, description, slug, summary } = metaOf(text, { language: own, title: topic.phrase, variant })
        expect([...title].length, name).toBeLessThanOrEqual(60)
        expect(pixelWidth(title), name).toBeLessThanOrEqual(600)
        expect(description.length, `${name}: ${description}`).toBeGreaterThan(60)
        expect(description.length, `${name}: ${description}`).toBeLessThanOrEqual(156)
        expect(slug).toMatch(/^[a-z0-9]+(?:-[a-z0-9]+)*$/)
        expect(summary.length).toBeGreaterThan(40)
      }
    }
  })
  test('a text is named by its heading, and a long title is cut at a word', () => {
    expect(metaOf(`# Tides at work\n\n${tides}`, { language }).title).toBe('Tides at work')
    const title = 'Everything that anybody could ever want to know about the energy of the tides'
    expect(metaOf(tides, { language, title }).title).toMatch(/^Everything that .*[a-z]…$/)
  })
  test('a topic of one word stands large over a text, a name that begins small does not', () => {
    expect(metaOf(tides, { language, title: 'composting' }).title).toBe('Composting')
    expect(metaOf(tides, { language, title: 'eBay' }).title).toBe('eBay')
  })
  test('a single long sentence is cut at a word', () => {
    const { description } = metaOf(`Tides ${'rise and fall and '.repeat(20)}rest.`, { language })
    expect(description).toMatch(/ (?:rise|and|fall)…$/)
    expect(description.length).toBeLessThanOrEqual(156)
  })
})

test.each([
  ['What tidal power costs', 'English-US', 'tidal-power-costs'],
  ['Größe und Übermaß', 'German', 'groesse-uebermass'],
  ['L’énergie marémotrice à Saint-Malo', 'French', 'energie-maremotrice-saint-malo'],
  ["Lombricompostage : de quoi s'agit-il ?", 'French', 'lombricompostage-agit'],
  ['The Urban Arrow is a front-loader', 'English-US', 'urban-arrow-front-loader'],
  ['Bread: step by step', 'English-US', 'bread-step'],
  ['İstanbul ışığı', 'Turkish', 'istanbul-isigi'],
  ['潮汐能', 'English-US', '潮汐-能'],
  ['🌊', 'English-US', 'text'],
  ['Năng lượng thủy triều', 'Vietnamese', 'nang-luong-thuy-trieu'],
] as const)('the slug of %s in %s', (title, language, slug) => {
  expect(slugOf(title, language)).toBe(slug)
})
