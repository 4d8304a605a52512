import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Passage, splitPassages } from '../retrieval/index.ts'
import { contentLanguages, htmlToText, markdownToText } from '../text/index.ts'
import { allCases } from './cases/all.ts'
import { passagesOf } from './cases/case.ts'
import { materials } from './cases/material.ts'
import { digestFaults } from './checking/faults.ts'
import {
  digestDescription,
  digestOpening,
  writeAnswers,
  writeDigestOpening,
  writeOpenQuestions,
} from './digest-frame.ts'
import { digestSection } from './digest-section.ts'
import { outlines } from './planning/outlines.ts'
import { readMaterial } from './reading/material.ts'

const of = (sourceId: string, title: string, text: string, more: Partial<Passage> = {}): Passage[] =>
  splitPassages({ sourceId, title, text }).map((passage) => ({ ...passage, ...more }))
const material = (topic: string, ...passages: Passage[][]) =>
  readMaterial({ language: 'English-US', topic, passages: passages.flat() })
const section = (topic: string, heading: string, ...passages: Passage[][]) =>
  digestSection(material(topic, ...passages), { heading })

describe('whatever the sources', () => {
  test.each(materials)('%s: every quotation is verbatim, of one source, named, and made once', (_, read) => {
    const used = [...digestOpening(read)]
    const texts = [writeDigestOpening(read, { topic: read.topic.phrase })]
    for (const planned of outlines(read)[0]?.sections ?? []) {
      const others = outlines(read)[0]?.sections.filter(({ heading }) => heading !== planned.heading)
      const made = digestSection(read, { ...planned, others, used })
      expect(digestSection(read, { ...planned, others, used }).text).toBe(made.text)
      texts.push(made)
      used.push(...made.citations)
    }
    for (const text of texts) expect(digestFaults(text, read.passages)).toEqual([])
    const places = used.map(({ passageId, quoteStart, quoteEnd }) => `${passageId} ${quoteStart} ${quoteEnd}`)
    expect(new Set(places).size).toBe(places.length)
  })

  const word = fc.constantFrom(
    'tide',
    'The',
    '12 MW',
    'It',
    '“so”',
    '| a',
    '- b',
    '1. c',
    '*x*',
    '[1]',
    'Rance',
    '> d',
    '今天',
  )
  const line = fc.tuple(fc.array(word, { minLength: 1, maxLength: 12 }), fc.constantFrom('.', '?', ':', '', '。'))
  const text = fc
    .array(fc.tuple(line, fc.constantFrom(' ', '\n', '\n\n')), { maxLength: 12 })
    .map((lines) => lines.map(([[words, end], after]) => words.join(' ') + end + after).join(''))
  test('nothing is quoted that no source says, in any language', () => {
    fc.assert(
      fc.property(fc.array(text, { maxLength: 3 }), fc.constantFrom(...contentLanguages), (texts, language) => {
        const passages = texts.flatMap((one, at) =>
          splitPassages({ sourceId: `s${at}`, title: `T${at}`, text: one, language }),
        )
        const read = readMaterial({ language, topic: 'tide', passages })
        const made = [
          digestSection(read, { heading: 'The tide' }),
          digestSection(read, { heading: 'Rance 12 MW', passageIds: passages.map(({ id }) => id), variant: 1 }),
          writeDigestOpening(read, { topic: 'tide' }),
        ]
        for (const one of made) expect(digestFaults(one, passages)).toEqual([])
      }),
      { numRuns: 60 },
    )
  })
})

describe('a section', () => {
  const rance = of('a', 'Rance', 'The Rance station opened in 1966. Its capacity is 240 megawatts.')

  test('quotes whole thoughts under the name of their source', () => {
    expect(section('tidal power', 'The Rance station', rance).text).toBe(
      '> **Rance**: “The Rance station opened in 1966. Its capacity is 240 megawatts.”',
    )
  })

  test('quotes an answer with the question that its source asks right before', () => {
    const advice = of(
      'c',
      'Compost',
      'Piles need air. How often should you turn a pile? Once a week is enough for a pile.',
    )
    expect(section('compost', 'How often to turn a pile', advice).text).toContain(
      '“How often should you turn a pile? Once a week is enough for a pile.”',
    )
  })

  const page = (id: string, title: string, markdown: string) => {
    const { text, blocks } = markdownToText(markdown)
    return splitPassages({ sourceId: id, title, text, blocks })
  }

  test('quotes a list with what stands before it, which may turn its heading around', () => {
    const pay = page(
      'd',
      'Pay',
      '## Why people want pay\n\nThere are many reasons why a person would not want pay. For example:\n\n- They have a job.\n- They enjoy a hobby.',
    )
    expect(section('open source', 'Why people want pay', pay).text).toBe(
      '> **Pay**: “There are many reasons why a person would not want pay. For example:”\n>\n> - They have a job.\n> - They enjoy a hobby.',
    )
  })

  test('quotes the short facts of a source that has no sentences, beside one that has', () => {
    const sheet = of('g', 'Fact sheet', 'Rance Tidal Power Station\nOpened: 1966\nRated capacity: 240 MW\nOwner: EDF')
    expect(section('tidal power', 'The capacity of the Rance', rance, sheet).text).toContain(
      '> **Fact sheet**: “Rated capacity: 240 MW”',
    )
  })

  test('quotes a long item under the sentence that announces it', () => {
    const long = (words: string) => `${words} ${'and all that comes with it '.repeat(8)}is done.`
    const license = page(
      'e',
      'License',
      `## Agreements for contributors\n\nYou need an agreement for contributors only if:\n\n- ${long('Your lawyers want an agreement')}\n- ${long('Your license changes')}`,
    )
    expect(section('open source', 'Agreements for contributors', license).text).toMatch(
      /“You need an agreement for contributors only if:”\n>\n> - Your lawyers want an agreement/,
    )
  })

  test('has what the writer wrote as text in front of what others say, without a name', () => {
    const mine = of('b', 'My notes', 'I stood on the Rance station in March. The wall of the station hums.', {
      own: true,
    })
    const made = section('tidal power', 'The Rance station', rance, mine)
    expect(made.text).toBe(
      'I stood on the Rance station in March. The wall of the station hums.\n\n> **Rance**: “The Rance station opened in 1966. Its capacity is 240 megawatts.”',
    )
    expect(made.citations).toHaveLength(2)
    expect(digestFaults(made, [...rance, ...mine])).toEqual([])
    const opening = (...all: Passage[][]) =>
      writeDigestOpening(material('tidal power', ...all), { topic: 'tides' }).text
    expect(opening(mine)).toContain('This digest joins what you wrote about “tides”.')
    expect(opening(rance, mine)).toContain('what one source says about “tides”')
    const changed = { ...made, text: made.text.replace('March', 'April') }
    expect(digestFaults(changed, [...rance, ...mine]).map(({ kind }) => kind)).toEqual(['words'])
  })

  test('says in one sentence that no source says anything', () => {
    expect(section('tidal power', 'Licences in Norway', rance).text).toBe(
      'None of the sources says anything about this.',
    )
  })

  test('says that what there is stands under other headings', () => {
    const read = material('tidal power', rance)
    const first = digestSection(read, { heading: 'The Rance station' })
    expect(digestSection(read, { heading: 'The Rance station', used: first.citations }).text).toBe(
      'What the sources say about this is quoted under other headings.',
    )
  })

  test('never says that sources are silent where another heading has the better claim to what they say', () => {
    const read = material('tidal power', rance)
    const asked = { heading: 'The station', others: [{ heading: 'The Rance station and its capacity' }] }
    expect(digestSection(read, asked).text).toContain('> **Rance**: “The Rance station opened')
    const used = digestSection(read, { heading: 'The Rance station' }).citations
    expect(digestSection(read, { ...asked, used }).text).toContain('quoted under other headings')
  })

  test('names publisher and year, and the title where two sources are of one publisher', () => {
    const dated = of('a', 'Rance', 'The Rance station opened in 1966.', { publisher: 'Sea Office', date: '2019-04-01' })
    const other = of('b', 'Sihwa', 'Sihwa is larger than the Rance station.', { publisher: 'Sea Office' })
    expect(section('tides', 'The Rance station', dated).text).toContain('> **Sea Office (2019)**: “')
    expect(section('tides', 'The Rance station', dated, other).text).toContain('> **Rance (2019)**: “')
  })

  test('has the quotation marks of its language', () => {
    const passages = splitPassages({
      sourceId: 'k',
      title: 'Kartoffel',
      text: 'Die Kartoffel stammt aus den „Anden“ in Südamerika.',
    })
    const read = readMaterial({ language: 'German', topic: 'Kartoffel', passages })
    expect(digestSection(read, { heading: 'Die Anden' }).text).toBe(
      '> **Kartoffel**: „Die Kartoffel stammt aus den ‚Anden‘ in Südamerika.“',
    )
  })

  test('keeps a list with the sentence before it, and the numbers of steps over two passages', () => {
    const { text, blocks } = markdownToText(
      '## Brown material\n\nBrown materials bring carbon:\n\n- dry leaves\n- straw',
    )
    const listed = splitPassages({ sourceId: 'l', title: 'Compost', text, blocks })
    expect(section('compost', 'Brown materials', listed).text).toBe(
      '> **Compost**: “Brown materials bring carbon:”\n>\n> - dry leaves\n> - straw',
    )
    const steps = Array.from({ length: 7 }, (_, at) => `${at + 1}. Turn the heap ${at + 2} times with a fork.`).join(
      '\n',
    )
    expect(section('compost', 'Turn the heap', of('s', 'Steps', steps)).text).toContain(
      '> 5. Turn the heap 6 times with a fork.\n> 6. Turn the heap 7 times with a fork.',
    )
  })

  test('quotes no row of a table without the others', () => {
    const row = { id: 'r', sourceId: 't', title: 'Bins', heading: 'Costs', kind: 'table-row' as const }
    const text = 'A compost bin of 300 l\tcosts 60 dollars in most shops.'
    const alone = [{ ...row, text, start: 0, end: text.length }]
    expect(section('compost bins', 'Costs', alone).citations).toEqual([])
  })
  test('keeps the header of a table', () => {
    const html = '<h2>Costs</h2><table><tr><th>Size</th><th>Price</th></tr><tr><td>300 l</td><td>$60</td></tr></table>'
    const tabled = splitPassages({ sourceId: 't', title: 'Bins', ...htmlToText(html) })
    expect(section('compost bins', 'Costs', tabled).text).toBe(
      '> **Bins**: “Costs”\n>\n> | Size | Price |\n> | --- | --- |\n> | 300 l | $60 |',
    )
  })

  test('sets two sources that differ side by side', () => {
    const one = of('a', 'County', 'A plug-in solar panel may feed in 600 watts.')
    const other = of('b', 'Ministry', 'A plug-in solar panel may feed in 800 watts.')
    const { text, plan } = section('solar panels', 'How much a panel may feed in', one, other)
    expect(plan.differences).toHaveLength(1)
    expect(text).toMatch(
      /^The sources differ here:\n\n> \*\*County\*\*: “.*600 watts.”\n\n> \*\*Ministry\*\*: “.*800 watts.”$/,
    )
  })

  test('names a second source for the same figure', () => {
    const one = of('a', 'County', 'A plug-in solar panel may feed in 800 watts.')
    const other = of('b', 'Ministry', 'The plug-in solar panel may feed in 800 watts.')
    expect(section('solar panels', 'How much a panel may feed in', one, other).text).toContain(
      'Another source gives the same figure:\n\n> **Ministry**',
    )
  })

  test('takes the same sentence in two sources for one text', () => {
    const one = of('a', 'County', 'A plug-in solar panel may feed in 800 watts.')
    const copy = of('b', 'Mirror', 'A plug-in solar panel may feed in 800 watts.')
    const { text } = section('solar panels', 'How much a panel may feed in', one, copy)
    expect(text.match(/800 watts/g)).toHaveLength(1)
  })

  test('asks what its notes ask and no source answers', () => {
    const read = material('tidal power', rance)
    const made = digestSection(read, { heading: 'The Rance station', notes: 'Who paid for the dam?' })
    expect(made.text).toMatch(/No source answers:\n\n- Who paid for the dam\?$/)
    expect(made.plan.unanswered).toEqual(['Who paid for the dam?'])
  })

  test('a higher variant quotes something else as long as there is more', () => {
    const many = of(
      'a',
      'Rance',
      Array.from({ length: 8 }, (_, at) => `The Rance station had ${at + 20} workers in ${1960 + at}.`).join('\n\n'),
    )
    const read = material('tidal power', many)
    const [first, second] = [0, 1].map((variant) =>
      digestSection(read, { heading: 'The Rance station', words: 60, variant }),
    )
    expect(second?.text).not.toBe(first?.text)
  })
})

describe('around the sections', () => {
  const bees = allCases.find(({ name }) => name.includes('honeybee')) ?? allCases[0]
  const read = readMaterial({
    language: 'English-US',
    topic: 'Honeybees',
    passages: bees === undefined ? [] : passagesOf(bees),
  })

  test('the opening says what a digest is and of how many sources, and the meta description is a sentence of it', () => {
    const opening = writeDigestOpening(read, { topic: 'Honeybees' })
    expect(opening.text).toMatch(
      /^This digest quotes what 2 sources say about “Honeybees”\. It is material to write from/,
    )
    expect(opening.text).toContain(digestDescription(read))
    expect(opening.citations).toHaveLength(digestOpening(read).length)
  })

  test('questions are answered by quotation, once; those without an answer are listed', () => {
    const asked = ['Who described the waggle dance?', 'What does a jar of honey cost in Norway?']
    const answered = writeAnswers(read, { title: 'FAQ', asked, used: [] })
    expect(answered.text).toMatch(/^## FAQ\n\n### Who described the waggle dance\?\n\n> \*\*.*\*\*: “.*Karl von Frisch/)
    expect(answered.text).not.toContain('Norway')
    expect(digestFaults(answered, read.passages)).toEqual([])
    expect(writeAnswers(read, { title: 'FAQ', asked, used: answered.citations }).text).toBe('')
    expect(writeOpenQuestions(read, asked).text).toBe(
      '## Questions no source answers\n\n- What does a jar of honey cost in Norway?',
    )
  })

  test('no question is open that a source has as its title or heading, or answers in its text, or that cannot be understood alone', () => {
    const club = splitPassages({
      sourceId: 'f',
      title: 'Is the club open?',
      ...markdownToText(
        '## Who runs the club?\n\nVolunteers do. Members pay a fee. But why do they pay it?\n\nIs a boat worth $20? In our view yes.',
      ),
    })
    const read = readMaterial({ language: 'English-US', topic: 'a rowing club', passages: club })
    const asked = ['Who runs the club?', 'But why do they pay it?', 'Is the club open?', 'Is a boat worth $20?']
    expect(writeOpenQuestions(read, [...asked, 'What does a boat weigh?']).text).toBe(
      '## Questions no source answers\n\n- What does a boat weigh?',
    )
  })
})
