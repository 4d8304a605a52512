import { expect, test } from 'vitest'
import {
  keepingRules,
  measuresOf,
  noRules,
  readVoice,
  samplesOf,
  type VoiceRules,
  voiceProof,
  voiceSentences,
  voiceTextOf,
} from './index.ts'

const english = (text: string) => ({ text, language: 'English-US' as const })

function proof(text: string, rules: Partial<VoiceRules>, headings: string[] = []) {
  const places = headings.map((heading) => ({
    start: text.indexOf(heading),
    end: text.indexOf(heading) + heading.length,
  }))
  const { rules: proofs } = voiceProof(
    { ...english(text), headings: places },
    { rules: { ...noRules, ...rules }, measures: null },
  )
  return proofs.map(({ kept, broken }) => ({
    kept,
    broken: broken.map(({ start, end, fix }) => [text.slice(start, end), fix]),
  }))
}

test('a contraction and its full form are the same place, where both mean the same', () => {
  expect(
    proof('We don’t ship on Sundays. You are right: we cannot wait. It’s late. Yes, we are.', {
      contractions: 'avoid',
    }),
  ).toEqual([
    {
      kept: 2,
      broken: [
        ['don’t', 'do not'],
        ['It’s', null],
      ],
    },
  ])
  expect(
    proof(
      'We do not ship. I have a plan. I have seen it. You are right. Three of you have asked. We have bread, one oven, and children. We have seven seeds. You have need of it.',
      {
        contractions: 'use',
      },
    ),
  ).toEqual([
    {
      kept: 0,
      broken: [
        ['do not', "don't"],
        ['I have', "I've"],
        ['You are', "You're"],
      ],
    },
  ])
})

test('a contraction takes the apostrophe that the text has', () => {
  const [{ broken = [] } = {}] = proof('“We do not ship,” it says. They are right.', { contractions: 'use' })
  expect(broken).toEqual([['They are', 'They’re']])
})

test('a list of three shows the serial comma; two clauses do not', () => {
  const text =
    'We sell tea, coffee and cake. We bake bread, rolls, and pies. Ring 555-0136, day or night. It rains, it snows and we stay. If you don’t, come and visit.'
  expect(proof(text, { serialComma: 'with' })).toEqual([{ kept: 1, broken: [[' ', ', ']] }])
  expect(proof(text, { serialComma: 'without' })).toEqual([{ kept: 1, broken: [[', ', ' ']] }])
})

test('headings are recased only if each word is known to be no name', () => {
  const text =
    'How To Choose Good Flour\nA good flour is not hard to choose.\nWhy Berlin Bakes At Night\nBakers work at night.'
  expect(proof(text, { headingCase: 'sentence' }, ['How To Choose Good Flour', 'Why Berlin Bakes At Night'])).toEqual([
    {
      kept: 0,
      broken: [
        ['How To Choose Good Flour', 'How to choose good flour'],
        ['Why Berlin Bakes At Night', null],
      ],
    },
  ])
})

test('numbers below ten change where style decides, and nowhere else', () => {
  expect(
    proof('It takes 3 steps and 4 %, in Chapter 5, at 2.5 km, for 7 days or 6–8 weeks, by 9 bakers.', {
      smallNumbers: 'words',
    }),
  ).toEqual([
    {
      kept: 0,
      broken: [
        ['3', 'three'],
        ['9', 'nine'],
      ],
    },
  ])
})

test('preferred words, forbidden words, and terms count in headings, and never in quotations', () => {
  const text =
    'Our Clients\nClients like longhand. “Clients leverage longhand,” she said. Long-hand is no term. We leverage it.'
  expect(
    proof(
      text,
      {
        preferred: [{ use: 'customers', insteadOf: ['clients'] }],
        forbidden: ['leverage', 'synergy'],
        terms: ['Longhand'],
      },
      ['Our Clients'],
    ),
  ).toEqual([
    {
      kept: 0,
      broken: [
        ['Clients', 'Customers'],
        ['Clients', 'Customers'],
      ],
    },
    { kept: 0, broken: [['leverage', null]] },
    { kept: 1, broken: [] },
    { kept: 0, broken: [['longhand', 'Longhand']] },
  ])
})

test('German forms of address are told by their capital', () => {
  const text = 'Bestellen Sie heute. Wir liefern Ihnen morgen, und sie kommen gern. Hast du Fragen?'
  const { rules } = voiceProof(
    { text, language: 'German' },
    { rules: { ...noRules, address: 'polite' }, measures: null },
  )
  expect(rules[0]?.kept).toBe(2)
  expect(rules[0]?.broken.map(({ start, end }) => text.slice(start, end))).toEqual(['du'])
})

test('mending keeps every rule that it can, and is then stable', () => {
  const rules: VoiceRules = {
    ...noRules,
    preferred: [{ use: 'help', insteadOf: ['facilitate'] }],
    contractions: 'use',
    exclamations: 'avoid',
    serialComma: 'with',
    smallNumbers: 'words',
  }
  const text = english('We do not facilitate 3 bakers! We sell tea, coffee and cake.')
  const mended = keepingRules(text, rules)
  expect(mended).toBe("We don't help three bakers. We sell tea, coffee, and cake.")
  expect(keepingRules(english(mended), rules)).toBe(mended)
})

const plain = Array.from(
  { length: 14 },
  (_, at) => `We bake bread for you on day ${at + 10}, and you don't wait long.`,
).join(' ')
const stiff = Array.from(
  { length: 8 },
  (_, at) =>
    `The organization communicates comprehensive requirements concerning manufacturing processes in paragraph ${at + 10}; consequently, participants do not experience unnecessary interruptions throughout implementation.`,
).join(' ')

test('a text is at no distance from itself, and farther from another voice; what is off is named', () => {
  const measures = measuresOf(readVoice(english(plain)))
  const same = voiceProof(english(plain), { rules: noRules, measures })
  expect(same.distance).toBe(0)
  expect(same.measures.filter(({ isOff }) => isOff)).toEqual([])
  const other = voiceProof(english(stiff), { rules: noRules, measures })
  expect(other.distance).toBeGreaterThan(0.5)
  expect(other.measures.filter(({ isOff }) => isOff).map(({ measure }) => measure)).toEqual([
    'sentenceLength',
    'longWords',
    'we',
    'you',
    'contractions',
    'semicolons',
  ])
})

test('a voice is described by what is surely there', () => {
  expect(voiceSentences(measuresOf(readVoice(english(plain))))).toEqual(
    expect.arrayContaining([
      'Everyday words; few are long.',
      'Speaks as “we”, in nearly every sentence.',
      'Speaks to readers as “you”, in nearly every sentence.',
      'Uses contractions.',
    ]),
  )
  expect(voiceSentences(measuresOf(readVoice(english('Hello there.'))))).not.toContain('Uses contractions.')
  const marked = `${plain} ${plain} ${'Is it warm? '.repeat(4)}It is (now); it was (once); it stays; it goes.`
  expect(voiceSentences(measuresOf(readVoice(english(marked))))).toContain(
    'Often uses questions and semicolons. Now and then uses parentheses. Uses no exclamation marks or dashes.',
  )
})

test('no text, Chinese in a field for Turkish, and 100,000 words are measured', () => {
  const nothing = measuresOf(readVoice(english('')))
  expect([nothing.words, nothing.sentenceLength.mean]).toEqual([0, 0])
  const chinese = measuresOf(readVoice({ text: '我们每天早上烤面包。欢迎光临！', language: 'Turkish' }))
  expect(chinese.sentences).toBe(2)
  expect([chinese.longWords, chinese.i]).toEqual([null, null])
  expect(measuresOf(readVoice(english(`${plain} `.repeat(800)))).words).toBeGreaterThan(100_000)
})

test('signs that belong to a term are part of it', () => {
  const text = 'Write c++ and .net. C is older. We like C++ and .NET.'
  expect(proof(text, { terms: ['C++', '.NET'] })).toEqual([
    { kept: 1, broken: [['c++', 'C++']] },
    { kept: 1, broken: [['.net', '.NET']] },
  ])
})

test('code, addresses, quoted paragraphs, and source numbers in Markdown are nobody’s prose', () => {
  const text =
    '# Our bread\n\nBread is [bread](https://bread.example/bread) [1].\n\n> Bread!\n\n`bread`\n\n```\nbread\n```\n\nBread.'
  const rules = { ...noRules, preferred: [{ use: 'loaf', insteadOf: ['bread'] }] }
  expect(keepingRules(voiceTextOf(text, 'English-US'), rules)).toBe(
    '# Our loaf\n\nLoaf is [loaf](https://bread.example/bread) [1].\n\n> Bread!\n\n`bread`\n\n```\nbread\n```\n\nLoaf.',
  )
})

test('samples are whole sentences of the writer’s own, from all over the text', () => {
  const paragraph = (word: string) =>
    `The ${word} opens early and closes late, because the people who live near it work at night. They come when they are hungry, and they leave when they are not.`
  const text = Array.from({ length: 5 }, () => ['shop', 'mill', 'quay', 'yard'].map(paragraph))
    .flat()
    .join('\n\n')
  const samples = samplesOf(readVoice(english(text)))
  expect(samples).toHaveLength(3)
  for (const sample of samples) expect(text.split('\n\n')).toContain(sample)
  const short = ['shop', 'mill', 'quay', 'yard'].map(paragraph)
  const quotation = '“We come when we are hungry,” they say, “and we leave when we are not, which is late.”'
  expect(samplesOf(readVoice(english([...short, quotation].join('\n\n')))).join('\n\n')).toBe(short.join('\n\n'))
})

test('of each third, the sample is the stretch that is most like the whole', () => {
  const typical = (at: string) =>
    `We bake in the ${at} while you sleep, and you don't wait long for a loaf. We know what you like, and we don't ask.`
  const odd =
    'The organization communicates comprehensive requirements concerning manufacturing processes; consequently, participants experience fundamental interruptions throughout implementation; nevertheless, everybody continues accordingly, notwithstanding considerable disappointment.'
  const dated =
    'We baked in May 1987 with Henrik Dahl, and you liked it in June. In July 1988 we baked for Marta Vance, and you did too.'
  const text = ['morning', 'evening', 'night']
    .flatMap((at) => [odd, dated, ...Array.from({ length: 6 }, () => typical(at))])
    .join('\n\n')
  expect(samplesOf(readVoice(english(text)))).toEqual(['morning', 'evening', 'night'].map(typical))
})

test('favorite words are spelled as inside sentences: German nouns large, what opens a sentence small', () => {
  const favorites = (text: string, language: 'German' | 'English-US') =>
    measuresOf(readVoice({ text, language })).favorites.map(({ word }) => word)
  expect(favorites('Wir backen Brot. Das Brot ist warm. Brot und Käse: mehr Brot.', 'German')).toEqual(['Brot'])
  expect(favorites('Bread is warm. We eat bread. Bread keeps.', 'English-US')).toEqual(['bread'])
})
