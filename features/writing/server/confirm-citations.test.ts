import { expect, test } from 'vitest'
import type { Passage } from '../../../engines/retrieval/index.ts'
import { confirmNamed } from './citing/named-words.ts'
import { confirmCitations } from './confirm-citations.ts'
import { SourceMarkFilter } from './source-marks.ts'

const passage = (id: string, text: string): Passage => ({
  id,
  sourceId: 's',
  title: 'Tides',
  text,
  start: 0,
  end: text.length,
})
const passages = [
  passage(
    'p1',
    'The first large tidal power plant was the Rance station in France, which opened in 1966. It has 24 turbines.',
  ),
  passage('p2', 'Tides are more predictable than wind and sun. The cost of building a barrage is high.'),
]

function confirmed(marked: string) {
  const filter = new SourceMarkFilter()
  filter.push(marked)
  filter.end()
  return confirmCitations(
    filter.text,
    filter.marks,
    passages.map((passage) => [passage]),
    'English-US',
  ).map(({ start, end, passage: { id }, quote }) => ({ words: filter.text.slice(start, end), id, quote }))
}

test('a sentence that its passage carries is cited, with the words that carry it', () => {
  expect(confirmed('Large tidal power began in 1966 with the Rance station [1]. Nothing else here.')).toEqual([
    {
      words: 'Large tidal power began in 1966 with the Rance station.',
      id: 'p1',
      quote: 'The first large tidal power plant was the Rance station in France, which opened in 1966.',
    },
  ])
})

test('the mark may be behind the full stop, and two sources may carry one sentence', () => {
  expect(
    confirmed('The Rance station opened in 1966, and building a barrage is costly.[1][2]').map(({ id }) => id),
  ).toEqual(['p1', 'p2'])
})

test.each([
  ['a source that was never given', 'Tides are predictable [7].'],
  ['a year that the passage lacks', 'The Rance station opened in 1967 [1].'],
  ['a number that the passage lacks', 'The plant has 25 turbines [1].'],
  ['a name that the passage lacks', 'The power plant at Rance was opened by General Dupont [1].'],
  ['a passage about something else', 'Rabbits eat grass and clover in meadows [2].'],
  ['no sentence at all', '[1]'],
])('%s is not cited', (_, text) => {
  expect(confirmed(text)).toEqual([])
})

test('every quote is in its passage and every span in the text', () => {
  for (const { quote, id, words } of confirmed('# Tides\n\n- Tides are predictable [2].\n- It has 24 turbines [1].')) {
    expect(passages.find((one) => one.id === id)?.text).toContain(quote)
    expect(words).not.toContain('#')
  }
})

/** What is cited of a text whose source says the same, sentence by sentence. */
function wordsCited(marked: string, ...texts: string[]) {
  const filter = new SourceMarkFilter()
  filter.push(marked)
  filter.end()
  const sources = texts.map((text, index) => [passage(`t${index + 1}`, text)])
  return confirmCitations(filter.text, filter.marks, sources, 'English-US').map(({ start, end }) =>
    filter.text.slice(start, end),
  )
}

const lake =
  'The lake froze in 1963. iPads are sold at its kiosk. It is 40 m deep, e.g. near the pier. Carp live in the U.S. part.'

test.each([
  ['before the full stop', 'It froze in 1963. The lake is 40 m deep [1]. Nobody swims.', ['The lake is 40 m deep.']],
  ['behind it', 'It froze in 1963. The lake is 40 m deep. [1] Nobody swims.', ['The lake is 40 m deep.']],
  [
    'behind a sentence in small letters',
    'Nobody swims. iPads are sold at the kiosk. [1] it is so.',
    ['iPads are sold at the kiosk.'],
  ],
  ['behind an abbreviation', 'Carp live in the U.S. [1] Senators fish there.', ['Carp live in the U.S.']],
  ['before one', 'The lake is 40 m deep, e.g. near the pier [1].', ['The lake is 40 m deep, e.g. near the pier.']],
  ['in an item', 'Facts:\n\n- nobody swims\n- 40 m deep is the lake [1]\n- end', ['40 m deep is the lake']],
  ['in a heading', 'Nobody swims.\n\n## The lake froze in 1963 [1]\n\nMore.', ['The lake froze in 1963']],
  ['in a cell', 'Nobody swims.\n\n| Water | Depth |\n|---|---|\n| Lake | 40 m [1] |\n| Pond | 2 m |', ['40 m']],
  ['at the end of a row', 'A.\n\n| Water | Depth |\n|---|---|\n| Lake | 40 m | [1]\n| Pond | 2 m |', ['Lake | 40 m']],
  ['in a cell of its own', '| Water | Depth | |\n|---|---|---|\n| Lake | 40 m | [1] |', ['Lake | 40 m']],
  ['alone on the line below', 'The lake froze in 1963.\n[1]\n\nMore.', ['The lake froze in 1963.']],
  ['alone behind an empty line', 'The lake froze in 1963.\n\n[1]\n\nMore.', []],
  ['at the head of a line', 'Nobody swims.\n\n[1] The lake froze in 1963.', ['The lake froze in 1963.']],
])('a mark %s cites what it stands to and nothing else', (_, marked, expected) => {
  expect(wordsCited(marked, lake)).toEqual(expected)
})

test('of a group those numbers stay that carry the sentence, or what the others lack', () => {
  const kept = (marked: string) => confirmed(marked).map(({ id }) => id)
  expect(kept('The Rance plant opened in 1966, a large tidal power plant [1][2].')).toEqual(['p1'])
  expect(kept('Tides are more predictable than wind [1][2][7].')).toEqual(['p2'])
  expect(kept('It has 24 turbines, and a barrage is high in cost [1, 2].')).toEqual(['p1', 'p2'])
})

test('what carries the sentence before may name whom this one goes on about', () => {
  const first = { ...passage('a', 'Dunlop was a vet in Belfast.'), title: 'Tyres' }
  const second = { ...passage('b', 'He sold the patent in 1896.'), title: 'Tyres' }
  const ids = (text: string) => {
    const filter = new SourceMarkFilter()
    filter.push(text)
    filter.end()
    return confirmCitations(filter.text, filter.marks, [[first], [second]], 'English-US').map(
      ({ passage }) => passage.id,
    )
  }
  expect(ids('A vet in Belfast was called Dunlop [1]. In 1896 Dunlop sold the patent [2].')).toEqual(['a', 'b'])
  expect(ids('In 1896 Dunlop sold the patent [2].')).toEqual([])
})

test('among all passages of a source the sentence is found that says it, or the two that do together', () => {
  const whole = [
    'Barnacle geese breed on cliffs. Their chicks jump down when they are a day old. Foxes wait below.',
    'The geese weigh about 1.7 kg. Hunters prize them. They winter in Scotland, mostly on Islay.',
    'A count in 2019 found 43,000 geese on Islay. Farmers there are paid for lost grass. The sum was 1.6 million pounds.',
  ].map((text, index) => ({ ...passage(`g${index}`, text), title: 'Barnacle geese', start: 500 * index }))
  const many = Array.from(
    { length: 2_000 },
    (_, index) => whole[index] ?? passage(`x${index}`, `Page ${index} tells of grass and of geese.`),
  )
  const filter = new SourceMarkFilter()
  filter.push(
    'Day-old chicks jump from the cliffs [1]. In 2019 there were 43,000 geese on Islay [1]. Lost grass was paid for with 1.6 million pounds [1].',
  )
  filter.end()
  const found = confirmCitations(filter.text, filter.marks, [many], 'English-US')
  expect(found.map(({ passage, quote }) => [passage.id, quote])).toEqual([
    ['g0', 'Their chicks jump down when they are a day old.'],
    ['g2', 'A count in 2019 found 43,000 geese on Islay.'],
    ['g2', 'Farmers there are paid for lost grass. The sum was 1.6 million pounds.'],
  ])
})

const station = [
  passage(
    'opened',
    'The Rance station opened in 1966. Visitors are shown around on Sundays. A road leads across it. Its basin has been silting up since then.',
  ),
  passage(
    'fish',
    'Sand eels and plaice have left the estuary. Some fish came back after the gates were opened more slowly.',
  ),
]

/** Where citations of a text stand and what they quote; all passages are of one source. */
function quotesOf(marked: string) {
  const filter = new SourceMarkFilter()
  filter.push(marked)
  filter.end()
  return confirmCitations(filter.text, filter.marks, [station], 'English-US').map(({ start, end, quote }) => [
    filter.text.slice(start, end),
    quote,
  ])
}

test('two facts of a sentence that stand apart in a passage are quoted both', () => {
  expect(quotesOf('The Rance station opened in 1966, and its basin is silting up [1].')).toEqual([
    ['The Rance station opened in 1966, and its basin is silting up.', station[0]?.text],
  ])
})

test('a second fact that stands in another passage of the source is quoted from there', () => {
  const sentence = 'The Rance station opened in 1966, and sand eels and plaice have left the estuary.'
  expect(quotesOf(`${sentence.slice(0, -1)} [1].`)).toEqual([
    [sentence, 'The Rance station opened in 1966.'],
    [sentence, 'Sand eels and plaice have left the estuary.'],
  ])
})

test.each([
  [
    'The Rance station opened in 1966, so that the workers of nearby granite quarries earned better wages [1].',
    'The Rance station opened in 1966',
  ],
  [
    'While granite quarries closed all over the region, the Rance station opened in 1966 [1].',
    'the Rance station opened in 1966.',
  ],
])('of a clause that no source has a word of, the citation leaves it out: %s', (text, cited) => {
  expect(quotesOf(text).map(([words]) => words)).toEqual([cited])
})

test.each([
  ['The Rance station opened in 1966, and it cost 380 million francs [1].', ['The Rance station opened in 1966']],
  [
    'The Rance station opened in 1966 and a road leads across it, but 9,000 eels died [1].',
    ['The Rance station opened in 1966 and a road leads across it'],
  ],
  [
    'A Chinese fund paid 380 million for the grid, and the Rance station opened in 1966 [1].',
    ['and the Rance station opened in 1966.'],
  ],
  // whose second clause is about what the first names, and what is no statement by itself
  ['The Sihwa station cost 380 million, and visitors are shown around on Sundays [1].', []],
  ['If the Rance station opened in 1966, it is 380 years old [1].', []],
  ['The Rance station opened in 1967, and it cost 380 million francs [1].', []],
  ['The Rance station opened in 1966 with 380 turbines [1].', []],
])('of a clause with a figure that no source has, the citation leaves it out: %s', (text, cited) => {
  expect(quotesOf(text).map(([words]) => words)).toEqual(cited)
})

test('a small number in words counts what is listed, and is no figure that a source would repeat', () => {
  expect(confirmed('Two of the sources name the Rance station and the cost of its barrage [1][2].')).toHaveLength(2)
  expect(confirmed('The Rance station in France opened three weeks late, in 1966 [1].')).toEqual([])
})

test('a cell is carried by its figure, and its words deny nothing', () => {
  const filter = new SourceMarkFilter()
  filter.push('| | Price |\n| --- | --- |\n| Watch without cuff | $249 to $399 [1] |\n| Cuff | $60 [1] |')
  filter.end()
  const rows = [passage('w', 'Watch, no cuff\t2\t$249 to $399\t0')]
  const found = confirmCitations(filter.text, filter.marks, [rows], 'English-US')
  expect(found.map(({ start, end }) => filter.text.slice(start, end))).toEqual(['$249 to $399'])
})

test('of two passages of a source the one is cited that says it, not the one that stands below it', () => {
  const text =
    'Sandy soil is watered daily. Clay is better watered every third day. Water at dawn; at noon some evaporates.'
  const first = { ...passage('dawn', text), title: 'Watering' }
  const second = {
    ...passage('hour', 'Emitters of 2 liters an hour are common.'),
    title: 'Watering',
    start: text.length + 2,
  }
  const filter = new SourceMarkFilter()
  filter.push('The better hour is dawn [1].')
  filter.end()
  const found = confirmCitations(filter.text, filter.marks, [[first, second]], 'English-US')
  expect(found.map(({ quote }) => quote)).toEqual(['Water at dawn; at noon some evaporates.'])
})

test.each([
  ['without saying', 'The shop promises up to 70 percent, without saying where the figure is from [1].'],
  ['but does not name', 'The shop promises savings of up to 70 percent but does not name its source [1].'],
])('what a source is silent about is none of what must carry: %s', (_, text) => {
  expect(wordsCited(text, 'Drip irrigation saves up to 70 percent, the shop promises.')).toHaveLength(1)
})

test('what is denied may be said with a word of avoiding, and what is denied wrongly is not cited', () => {
  const sensor = 'The sensor avoids watering after rain and saves another 20 percent.'
  expect(
    wordsCited('The sensor saves another 20 percent because it does not water after rain [1].', sensor),
  ).toHaveLength(1)
  expect(
    wordsCited('The sensor does not save another 20 percent [1].', 'The sensor saves another 20 percent.'),
  ).toEqual([])
})

test('figures that a passage gives in the same order are its own, however many of a kind there are', () => {
  const survey =
    'Of 480 firms that restored, 58 percent got everything back. Of those that had tested, 81 percent got everything back.'
  expect(
    wordsCited(
      'Of 480 firms only 58 percent got everything back; of those that had tested, 81 percent did [1].',
      survey,
    ),
  ).toHaveLength(1)
})

test('what follows from the figures of a passage is cited as a calculation, with its sentence', () => {
  const filter = new SourceMarkFilter()
  filter.push('In July a bed of 20 m² takes 80 to 120 liters a day [1]. A bed of 30 m² takes 100 liters a day [1].')
  filter.end()
  const text = 'Roots go deep. In July a bed takes 4 to 6 liters per m² a day.'
  const found = confirmCitations(filter.text, filter.marks, [[passage('a', text)]], 'English-US')
  expect(found.map(({ quote, by }) => [quote, by])).toEqual([
    ['In July a bed takes 4 to 6 liters per m² a day.', 'calculation'],
  ])
})

test('figures of a row are counted in what its column says, in any language', () => {
  const rows = ['Cultivo\tLitros por planta', 'Tomate\t2 a 3'].map((text, at) => ({
    ...passage(`row${at}`, text),
    kind: 'table-row' as const,
    start: at * 100,
  }))
  const prose = passage('prose', 'El riego por goteo aplica el agua despacio y junto a la raíz de cada planta.')
  const found = confirmNamed('A tomato takes 2 to 3 liters.', [{ source: 1, quote: 'Tomate 2 a 3' }], {
    sources: [[{ ...prose, start: 900 }, ...rows]],
    language: 'English-US',
  })
  expect(found.map((one) => one.passage.id)).toEqual(['row1'])
})

const german = passage(
  'd',
  'Das Gezeitenkraftwerk an der Rance hat 24 Turbinen und leistet 240 MW. Es wurde 1966 in Betrieb genommen. Die Anwohner haben es mit der Zeit ins Herz geschlossen.',
)

test('a source in another language is recognized by figures and names, and marked as such', () => {
  const by = (text: string) => {
    const filter = new SourceMarkFilter()
    filter.push(text)
    filter.end()
    return confirmCitations(filter.text, filter.marks, [[german]], 'English-US').map(({ quote, by }) => [quote, by])
  }
  expect(by('The Rance plant reaches 240 MW with 24 turbines [1].')).toEqual([
    ['Das Gezeitenkraftwerk an der Rance hat 24 Turbinen und leistet 240 MW.', 'figures'],
  ])
  expect(by('The Rance plant reaches 250 MW with 24 turbines [1].')).toEqual([])
  expect(by('The plant is loved by all who live there [1].')).toEqual([])
})

test.each([
  ['words that are there', 'Residents have come to love the plant.', 'haben es mit der Zeit ins Herz geschlossen', 1],
  ['words that are not', 'Residents have come to love the plant.', 'lieben das Kraftwerk sehr', 0],
  ['too few words', 'Residents have come to love the plant.', 'ins Herz', 0],
  [
    'a figure that the passage lacks',
    'All 900 residents love the plant.',
    'haben es mit der Zeit ins Herz geschlossen',
    0,
  ],
])(
  'what a model names in another language is checked, and quoted with its sentence: %s',
  (_, sentence, quote, count) => {
    const found = confirmNamed(sentence, [{ source: 1, quote }], { sources: [[german]], language: 'English-US' })
    expect(found.map((one) => [one.by, one.quote])).toEqual(
      count ? [['model', 'Die Anwohner haben es mit der Zeit ins Herz geschlossen.']] : [],
    )
  },
)

test.each([
  ['words that speak of the same', 'A barrage costs a lot to put up.', 'The cost of building a barrage is high.', true],
  ['words of something else', 'Residents have come to love the plant.', 'opened in 1966', false],
  ['a name that is not there', 'In Wales a barrage costs a lot.', 'The cost of building a barrage is high.', false],
  ['a denial', 'The cost of building a barrage is not high.', 'The cost of building a barrage is high.', false],
])('what a model names in the same language is checked for what code can tell: %s', (_, sentence, quote, isKept) => {
  const found = confirmNamed(sentence, [{ source: 1, quote }], { sources: [passages], language: 'English-US' })
  expect(found.map(({ by }) => by)).toEqual(isKept ? ['model'] : [])
})

test('words that a model names have the figures of a sentence together, and leave out what is the person’s own', () => {
  const [opened, cost] = [
    passage('a', 'The Rance station opened in 1966.'),
    passage('b', 'Building it cost 580 million francs.'),
  ]
  const sentence = 'The Rance station opened in 1966, cost 580 million francs, and has 14 guides.'
  const both = [
    { source: 1, quote: 'The Rance station opened in 1966.' },
    { source: 2, quote: 'Building it cost 580 million francs.' },
  ]
  const material = { sources: [[opened], [cost]], language: 'English-US' as const }
  const idsOf = (named: typeof both, own: string) =>
    confirmNamed(sentence, named, { ...material, own }).map((one) => one.passage.id)
  expect(idsOf(both, 'Say that there are 14 guides.')).toEqual(['a', 'b'])
  expect(idsOf(both, '')).toEqual([])
  expect(idsOf(both.slice(0, 1), 'Say that there are 14 guides.')).toEqual([])
  const fees = confirmNamed(
    'Members pay 60 euros a year, children nothing, and others 2 euros from the fourth visit on.',
    [
      { source: 1, quote: 'Members pay 60 euros a year, and children nothing.' },
      { source: 2, quote: 'Others do not pay for three visits, and 2 euros from the fourth on.' },
    ],
    {
      sources: [
        [passage('a', 'Members pay 60 euros a year, and children nothing.')],
        [passage('b', 'Others do not pay for three visits, and 2 euros from the fourth on.')],
      ],
      language: 'English-US',
    },
  )
  expect(fees).toHaveLength(2)
})

test.each([
  [
    'what the named words lack is looked up in the same source',
    'Of the $8,900 in fees, $610 came in, and 412 accounts had turned it on.',
    ['Of $8,900 in fees $610 was collected.', 'Some 412 accounts turned it on.'],
  ],
  [
    'a figure may follow from theirs',
    'Of $8,900 in fees, $610 was collected, and $8,290 is open.',
    ['Of $8,900 in fees $610 was collected.'],
  ],
  ['one that is in no source is nobody’s', 'Of the $8,900 in fees, $740 came in.', []],
  [
    'a title in front has no names',
    '**What Late Fees Won’t Fix**: of $8,900 in fees $610 was collected.',
    ['Of $8,900 in fees $610 was collected.'],
  ],
])('of words that a model names, %s', (_, sentence, quotes) => {
  const source = passage('f', 'Of $8,900 in fees $610 was collected. Some 412 accounts turned it on. Nobody asked why.')
  const named = [{ source: 1, quote: '$8,900 in fees $610 was collected' }]
  const found = confirmNamed(sentence, named, { sources: [[source]], language: 'English-US' })
  expect(found.map(({ quote }) => quote)).toEqual(quotes)
})

test('a short paragraph that ends as its script ends sentences is no title', () => {
  const text = passage('z', '朗斯潮汐发电站建于法国布列塔尼。')
  const words = '朗斯潮汐发电站建于法国布列塔尼。'
  const found = confirmCitations(words, [{ at: words.length - 1, numbers: [1] }], [[text]], 'English-US')
  expect(found.map(({ passage: { id } }) => id)).toEqual(['z'])
})

test('the line over a plain text names what its passages speak of, and is quoted for nothing', () => {
  const [title, rates] = [
    passage('t', 'Gas and electric cost of the Slate truck'),
    passage('r', 'At home at $0.13 per kWh it drops to just 4.5 cents per mile.'),
  ]
  const text = 'The electric truck comes to 4.5 cents per mile with power at 13 cents.'
  const found = confirmCitations(text, [{ at: text.length - 1, numbers: [1] }], [[title, rates]], 'English-US')
  expect(found.map(({ passage: { id } }) => id)).toEqual(['r'])
})
