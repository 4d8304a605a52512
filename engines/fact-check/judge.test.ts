import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type ContentLanguage, contentLanguages } from '../text/index.ts'
import { judgeClaim } from './index.ts'

const faults = (claim: string, evidence: string[], language?: ContentLanguage) =>
  judgeClaim(claim, evidence, language).findings.map((finding) => [
    finding.rule,
    claim.slice(finding.claim.start, finding.claim.end),
    evidence[finding.evidence.index]?.slice(finding.evidence.start, finding.evidence.end),
  ])

test('one denial more turns a sentence, wherever its words end', () => {
  const kept = 'Anna Berg kept the lamp of Okta for forty years.'
  for (const denied of [
    'Anna Berg did not keep the lamp of Okta for forty years.',
    'Anna Berg never kept the lamp of Okta for forty years.',
  ]) {
    expect(judgeClaim(denied, [kept]).verdict).toBe('disputed')
    expect(judgeClaim(kept, [denied]).verdict).toBe('disputed')
    expect(judgeClaim(denied, [denied]).verdict).toBe('supported')
  }
})

test('a rank is not supported by another’s', () => {
  const norway = 'In Norway about 60 percent of buildings use a heat pump, the highest share in Europe.'
  expect(judgeClaim('Sweden has the highest share of heat pumps in Europe.', [norway]).verdict).toBe(
    'not-enough-evidence',
  )
  expect(judgeClaim('Norway has the highest share of heat pumps in Europe.', [norway]).verdict).toBe('supported')
})

describe('disputed, with the words at fault', () => {
  test.each<[ContentLanguage, string, string, [string, string, string]]>([
    [
      'English-US',
      'The bridge was opened in 1947.',
      'It is old. The bridge was opened in 1937.',
      ['date', '1947', '1937'],
    ],
    [
      'English-US',
      'About 5 million people live there.',
      '2.96 million people live there.',
      ['number', '5 million', '2.96 million'],
    ],
    ['English-US', 'The tower is 330 feet tall.', 'The tower is 330 metres tall.', ['unit', '330 feet', '330 metres']],
    [
      'English-US',
      'Marie Curie found polonium in Berlin.',
      'Marie Curie found polonium in Paris.',
      ['name', 'Berlin', 'Paris'],
    ],
    [
      'English-US',
      'Wind power costs fell last year.',
      'Wind power costs rose last year.',
      ['direction', 'fell', 'rose'],
    ],
    [
      'English-US',
      'Bleak Tides is a film by Anna Berg.',
      'Bleak Tides is a novel by Anna Berg.',
      ['kind', 'film', 'novel'],
    ],
    ['English-US', 'The team won the final match.', 'The team lost the final match.', ['opposite', 'won', 'lost']],
    [
      'English-US',
      'The new vaccine works in children.',
      'The new vaccine does not work in children.',
      ['negation', 'works', 'not work'],
    ],
    ['German', 'Die Brücke wurde 1947 eröffnet.', 'Die Brücke wurde 1937 eröffnet.', ['date', '1947', '1937']],
    [
      'German',
      'Der Umsatz ist 2020 gestiegen.',
      'Der Umsatz ist 2020 gesunken.',
      ['direction', 'gestiegen', 'gesunken'],
    ],
    ['Spanish', 'La torre mide 300 metros.', 'La torre mide 324 metros.', ['number', '300 metros', '324 metros']],
    [
      'Turkish',
      'Kule 300 metre yüksekliğindedir.',
      'Kule 324 metre yüksekliğindedir.',
      ['number', '300 metre', '324 metre'],
    ],
  ])('%s: %s', (language, claim, evidence, fault) => {
    expect(judgeClaim(claim, [evidence], language).verdict).toBe('disputed')
    expect(faults(claim, [evidence], language)).toContainEqual(fault)
  })
})

describe('supported', () => {
  test.each([
    ['About 3 million people live in the city.', 'The city had 2.96 million people in 2020.'],
    ['Installation costs 10,000 euros.', 'Installation costs between 8,000 and 18,000 euros.'],
    ['More than 200 ships sank in the storm.', 'In the storm 214 ships sank.'],
    ['The bridge is 2.7 kilometres long.', 'The bridge is 2,737 metres long.'],
    ['The bridge was opened in 1937.', 'The bridge was opened on May 27, 1937.'],
    ['Coffee does not cause dehydration.', 'Coffee does not cause dehydration in adults.'],
  ])('%s', (claim, evidence) =>
    expect(judgeClaim(claim, [evidence])).toMatchObject({ verdict: 'supported', findings: [] }),
  )
})

describe('not enough evidence', () => {
  test.each([
    ['Bees make honey.', ['The market closed early.']],
    ['Bees make honey.', []],
    ['', ['Bees make honey.']],
    ['The company employs 500 people in Ohio.', ['The company employs people in Ohio.']],
    // names alone
    ['Anna Berg left a fortune to Okta.', ['Anna Berg kept the lamp of Okta for forty years.']],
    ['The mayor of Okta sold the old mill.', ['Did the mayor of Okta sell the old mill? No answer could be found.']],
    ['Austria installed 236,000 heat pumps in 2022.', ['Germany installed 236,000 heat pumps in 2022.']],
  ])('%s', (claim, evidence) => expect(judgeClaim(claim, evidence).verdict).toBe('not-enough-evidence'))
})

test('a language without words of sense says so', () => {
  expect(judgeClaim('Ceny wzrosły.', ['Ceny spadły.'], 'Polish').sense).toBe('not-measured')
  expect(judgeClaim('Preise stiegen.', ['Preise fielen.'], 'German').sense).toBe('measured')
})

const pieces = [
  'The mill ',
  'was built ',
  'in 1901 ',
  'not ',
  'Anna Berg ',
  'rose by 5% ',
  '300 metres ',
  'Is it? No. ',
  '. ',
  '今天 ',
  '\u200b',
  'مرحبا ',
  'ไทย',
]
const text = fc.array(fc.constantFrom(...pieces), { maxLength: 12 }).map((list) => list.join(''))

describe('always', () => {
  test('spans are in the texts, and the same question has the same answer', () => {
    fc.assert(
      fc.property(
        text,
        fc.array(text, { maxLength: 4 }),
        fc.constantFrom(...contentLanguages),
        (claim, evidence, language) => {
          const judged = judgeClaim(claim, evidence, language)
          expect(judged.confidence).toBeGreaterThanOrEqual(0)
          expect(judged.confidence).toBeLessThanOrEqual(1)
          for (const { index, start, end } of [...judged.evidence, ...judged.findings.map((one) => one.evidence)]) {
            expect(evidence[index]?.slice(start, end)).toHaveLength(end - start)
            expect(end).toBeGreaterThan(start)
          }
          for (const { claim: span } of judged.findings) expect(claim.slice(span.start, span.end)).not.toBe('')
          if (judged.verdict === 'disputed') expect(judged.findings).not.toEqual([])
          expect(judgeClaim(claim, evidence, language)).toEqual(judged)
        },
      ),
    )
  })

  test('neither the order of the evidence nor an unrelated text turns a verdict', () => {
    const unrelated = ['Clouds drift over quiet towns.', 'Zebras graze. Giraffes sleep standing up near Kigali 77.']
    fc.assert(
      fc.property(text, fc.array(text, { maxLength: 4 }), fc.constantFrom(...unrelated), (claim, evidence, other) => {
        const { verdict, confidence } = judgeClaim(claim, evidence)
        const same = { verdict, confidence: expect.closeTo(confidence, 9) }
        expect(judgeClaim(claim, [...evidence].reverse())).toMatchObject(same)
        expect(judgeClaim(claim, [other, ...evidence])).toMatchObject(same)
      }),
    )
  })

  test('endless claims and evidence are answered', () => {
    const line = 'word1234 '.repeat(6_000)
    expect(judgeClaim(line, [line, 'x'.repeat(50_000)]).verdict).toBeDefined()
    expect(judgeClaim('The mill was built in 1901.', ['The mill was built in 1902. '.repeat(2_000)]).verdict).toBe(
      'disputed',
    )
  })
})

test('a claim that is there word for word is supported, whatever it denies and whatever else is said', () => {
  const claim = 'Hours later the bedraggled British horsemen came back without the foot soldiers.'
  const other = 'In Elizabethtown, the soldiers heard distant gunfire.'
  expect(judgeClaim(claim, [other, claim])).toMatchObject({
    verdict: 'supported',
    findings: [],
    evidence: [{ index: 1 }],
  })
  expect(judgeClaim(`In short: ${claim}`, [claim]).verdict).toBe('supported')
  expect(judgeClaim(claim, [`It is false that ${claim}`]).confidence).toBeLessThan(0.9)
})
