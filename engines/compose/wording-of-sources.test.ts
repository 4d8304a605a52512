import { describe, expect, test } from 'vitest'
import type { Passage } from '../retrieval/index.ts'
import { splitPassages } from '../retrieval/index.ts'
import { writeBlogIntro } from './blog-intro.ts'
import { headlines } from './headlines.ts'
import { readMaterial } from './material.ts'
import { questions } from './questions.ts'
import { writeSection } from './section.ts'
import { writeSynopsis } from './synopsis.ts'
import { talkingPoints } from './talking-points.ts'
import { verify } from './verify.ts'

/** Sources with titles, each a text. */
function read(topic: string, ...texts: readonly string[]) {
  const language = 'English-US' as const
  const passages: Passage[] = texts.flatMap((text, at) =>
    splitPassages({ sourceId: String(at), title: `Paper ${'ABC'.charAt(at)}`, text, language }),
  )
  return readMaterial({ language, topic, passages })
}

describe('sources that give other figures for the same thing', () => {
  const one = 'The Harbour Tunnel opened in May 2019 after six years of work. The tunnel cost 780 million euros.'

  test.each([
    ['a date', 'The Harbour Tunnel opened in June 2020, a year later than planned.'],
    ['a sum', 'The tunnel cost 1.1 billion euros.'],
  ])('are named: %s', (_, other) => {
    const material = read('the Harbour Tunnel', one, other)
    const written = writeSection(material, { heading: 'The Harbour Tunnel', level: 0 })
    expect(written.text).toMatch(/According to “Paper [AB]”, the/)
    expect(written.citations.map(({ start, end }) => written.text.slice(start, end)).join(' ')).not.toContain('Paper')
    expect(verify(written, material.passages, 'English-US')).toEqual([])
  })

  test('are named beside what another section has said', () => {
    const material = read('the Harbour Tunnel', one, 'The tunnel cost 1.1 billion euros.')
    const [first] = material.sentences.filter(({ text }) => text.includes('780'))
    if (first === undefined) throw new Error('The first source was not read.')
    const { text } = writeSection(material, {
      heading: 'What the tunnel cost',
      level: 0,
      used: [
        {
          start: 0,
          end: 0,
          passageId: first.passage.id,
          quote: first.text,
          quoteStart: first.full.start,
          quoteEnd: first.full.end,
        },
      ],
    })
    expect(text).toContain('According to “Paper B”, the tunnel cost 1.1 billion euros.')
  })

  test.each([
    ['of another thing', 'A ferry ticket across the old bay costs 9 euros.'],
    ['of another year', 'In 1990 the tunnel cost 1.1 billion euros.'],
    ['said alike', 'The tunnel cost 780 million euros.'],
  ])('are not, where it is the figure %s', (_, other) => {
    const dated = one.replace('The tunnel cost', 'In 2019 the tunnel cost')
    const { text } = writeSection(read('the Harbour Tunnel', dated, other), {
      heading: 'What the tunnel cost',
      level: 0,
    })
    expect(text).not.toContain('According to')
  })
})

test('what a page puts before a sentence to say what it is stays behind', () => {
  const text = writeSynopsis(
    read(
      'time-restricted eating',
      'Background: Time-restricted eating limits meals to a daily window. Results: Time-restricted eating changed no sleep. A: Late meals disturb sleep at night.',
    ),
    { words: 200 },
  ).text
  expect(text).toContain('Time-restricted eating limits meals')
  expect(text).not.toMatch(/Background|Results|A:/)
})

test('those who did something do not speak as the writer, and everybody does', () => {
  const { sentences } = read(
    'sleep',
    'We randomized 137 adults for twelve weeks. When we sleep, the brain sorts what it has learned. Sleep lasts eight hours.',
  )
  expect(sentences.map(({ kind }) => kind)).toEqual(['fragment', 'statement', 'statement'])
})

test('`it is thought to be` means a thing that was named, `it is thought that` none', () => {
  const { sentences } = read(
    'the statue',
    'The statue was unveiled in 2016. It is thought to be the first of its kind. Many people came. It is thought that more will come.',
  )
  expect(sentences.map(({ leansOn }) => leansOn)).toEqual([null, 0, null, null])
})

describe('questions', () => {
  const asked = (topic: string, ...texts: readonly string[]) =>
    questions(read(topic, ...texts), { most: 40 }).map(({ text }) => text)

  test('ask for nobody where a thing opened, and count no thirds', () => {
    const list = asked(
      'the tunnel',
      'The Harbour Tunnel opened in June 2020. Two thirds of the trucks use it on the first day.',
    )
    expect(list.join(' ')).not.toMatch(/Who opened|How many thirds/)
  })

  test('ask what a thing is only where it matters', () => {
    const list = asked(
      'tide mills',
      'Survival is the work of volunteers, and survival costs money. The shaft is a beam of oak.',
    )
    expect(list).not.toContain('What is the shaft?')
  })

  test('ask who a person is, and agree with the head of a topic', () => {
    const seacole = 'Mary Seacole was a nurse. She was born in Kingston in 1805.'
    expect(asked('Mary Seacole', seacole).join(' ')).not.toContain('What is Mary Seacole')
    const plants = 'Houseplants need light.'
    expect(asked('houseplants that clean the air', plants)).toContain('What are houseplants that clean the air?')
    expect(asked('fasting and sleep', plants).join(' ')).not.toMatch(/What (?:is|are) fasting and sleep/)
  })
})

test('no talking point says what another one says', () => {
  const material = read(
    'the mill',
    'Ines Okafor came to the mill in 2016. She leads twelve volunteers of the mill. They water the wheel of the mill every week.',
  )
  const [own] = talkingPoints(material, { headings: ['The mill and its volunteers'] })
  const quotes = own?.points.flatMap(({ citations }) => citations.map(({ quote }) => quote)) ?? []
  expect(new Set(quotes).size).toBe(quotes.length)
})

test('what is to come is told by phrases that several sentences speak of, or not at all', () => {
  const one = 'The mill has a wheel. The wheel has oak paddles. A mill needs water. The river has water.'
  expect(writeBlogIntro(read('the mill', one), { headline: 'The mill' }).text).not.toContain('This article')
})

test('a history ends where what is planned begins', () => {
  const material = read(
    'tide mills',
    'The first of the tide mills was recorded in 1170. Tide mills were common in 1793. Tide mills closed in 1957. Tide mills reopened in 1973. The council plans to build tide mills in 2090.',
  )
  const texts = headlines(material, { styles: ['overview'] }).map(({ text }) => text)
  expect(texts.length).toBeGreaterThan(0)
  expect(texts.join(' ')).not.toContain('2090')
})

test('a headline that counts points promises a list, which a text in sections does not keep', () => {
  const material = read(
    'tide mills',
    'Tide mills have one drawback and many benefits. Tide mills help in dry summers. Tide mills cost little. Tide mills were built in 1170. Tide mills trap silt, which is a problem.',
  )
  expect(headlines(material).find(({ style }) => style === 'list')?.score.parts.promise ?? 0).toBe(0)
})
