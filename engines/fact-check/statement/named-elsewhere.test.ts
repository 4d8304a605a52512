import { describe, expect, test } from 'vitest'
import type { ContentLanguage } from '../../text/index.ts'
import { claimReader } from '../index.ts'

describe('what a sentence leaves to those before it', () => {
  const before = 'The museum at Holm opened in 1871. Mr Berg counted the birds of the island.'
  const said = 'Its natural history collections were sold in 1902.'
  const source = `${before} ${said} The harbour of Skagen was closed.`
  const state = (claim: string, sentence = said) =>
    claimReader(claim)(sentence, { before, around: source, source }).state

  test('its collections are those of what was named', () =>
    expect(state('The natural history collections of the museum were sold in 1902.')).toBe('same'))
  test('never of what is named later', () =>
    expect(state('The natural history collections of the harbour were sold in 1902.')).not.toBe('same'))
  test('nor where the sentence says itself of what', () =>
    expect(state('The roof of the museum was sold in 1902.', 'The roof of the chapel was sold in 1902.')).not.toBe(
      'same',
    ))
})

describe('what is called otherwise in the rest of its source', () => {
  test.each<[string, string, string, string, ContentLanguage]>([
    [
      'those',
      'Of the patients on the high dose, 29 fell ill.',
      'Of those on the high dose, 29 fell ill.',
      'The patients took it daily.',
      'English-US',
    ],
    [
      'the trial',
      'The CALLBACK trial was stopped in August.',
      'The trial was stopped in August.',
      'The CALLBACK trial began in May.',
      'English-US',
    ],
    [
      'a part of a compound',
      'Die Biberdämme verzögern das Hochwasser im Tal.',
      'Die Dämme verzögern das Hochwasser im Tal.',
      'Der Biber kehrte zurück.',
      'German',
    ],
  ])('%s', (_, claim, sentence, before, language) => {
    const state = (source: string) =>
      claimReader(claim, language)(sentence, { before: source, source: `${source} ${sentence}` }).state
    expect(state(before)).toBe('same')
    expect(state('')).not.toBe('same')
  })
})

describe('a company that a sentence calls by its kind', () => {
  const sentence = 'The company must pay 70 per cent of the costs.'
  const state = (claim: string, source: string) =>
    claimReader(claim)(sentence, { source: `${source} ${sentence}` }).state

  test('is the one named before it', () =>
    expect(state('Marsh Water must pay 70 per cent of the costs.', 'Marsh Water bought the lake.')).toBe('same'))
  test('never one named nowhere, or of another kind', () => {
    expect(state('Fell Water must pay 70 per cent of the costs.', 'Marsh Water bought the lake.')).not.toBe('same')
    const club = 'Marsh Water sued the Lake Club.'
    expect(state('The Lake Club must pay 70 per cent of the costs.', club)).not.toBe('same')
  })
})

describe('a given name alone', () => {
  const sentence = 'Jacob wrote the first volume in 1854.'
  const state = (source: string) =>
    claimReader('Jacob Hertz wrote the first volume in 1854.')(sentence, { source }).state

  test('is the one that the source has in full', () => expect(state('Jacob Hertz lived in Kassel.')).toBe('same'))
  test('but not if it has two of them', () =>
    expect(state('Jacob Hertz lived in Kassel, Jacob Wolf in Bonn.')).not.toBe('same'))
})

describe('whom a sentence lets speak', () => {
  const kane = '“Nobody got lost,” said Councillor Ruth Kane.'
  const state = (claim: string, sentence: string, before: string) =>
    claimReader(claim)(sentence, { before, around: `${before} ${sentence}`, source: `${before} ${sentence}` }).state

  test('is not who spoke before, where it names another', () => {
    const said = 'Her colleague Owen Pell, who voted against it, pointed out that repairs would cost €21,500.'
    expect(state('Councillor Ruth Kane pointed out that repairs would cost €21,500.', said, kane)).not.toBe('same')
    const own = 'She pointed out that repairs would cost €21,500.'
    expect(state('Councillor Ruth Kane pointed out that repairs would cost €21,500.', own, kane)).toBe('same')
  })

  test('is not who spoke before, where another answers, in any of its clauses', () => {
    const said = 'Mackellar replied that the lens would not be scrapped but offered to the museum.'
    const claim = (who: string) => `${who} replied that the lens would not be scrapped but offered to the museum.`
    expect(state(claim('Ruth Kane'), said, kane)).not.toBe('same')
    expect(state(claim('Mackellar'), said, kane)).toBe('same')
  })

  test('nor does somebody of before what a sentence says of one of a kind whom it names', () => {
    const before = 'Fernhill School had fewer detentions. It liked the later start.'
    const said = 'Another of the pilot schools, St Mary, has gone back to 8.30.'
    expect(state('Fernhill School, one of the pilot schools, has gone back to 8.30.', said, before)).not.toBe('same')
    expect(state('Fernhill School has gone back to 8.30.', 'The school has gone back to 8.30.', before)).toBe('same')
  })

  test('is not a company that it speaks of', () => {
    const before = 'Gareth Cole of Pembury Securities praised the results. Marsden Water had a good year.'
    const said = 'Sonia Birk is cautious: the firm, she says, depends on one customer.'
    expect(
      state('Gareth Cole of Pembury Securities says that the firm depends on one customer.', said, before),
    ).not.toBe('same')
    const own = 'The firm said that it depends on one customer.'
    expect(state('Marsden Water said that it depends on one customer.', own, before)).toBe('same')
  })
})
