import { describe, expect, test } from 'vitest'
import { type ContentLanguage, contentLanguages } from '../text/index.ts'
import { extentExchange } from './extent-faults.ts'
import { extentFaults } from './index.ts'

const found = (claim: string, evidence: string, language?: ContentLanguage) =>
  extentFaults(claim, [evidence], language).map((fault) => {
    const wrong = claim.slice(fault.claim.start, fault.claim.end)
    const room = evidence.slice(fault.evidence.start, fault.evidence.end)
    const right = extentExchange(wrong, room, language ?? 'English-US')
    return [wrong, room, right && claim.slice(0, fault.claim.start) + right + claim.slice(fault.claim.end)]
  })

describe('a claim that goes further than its evidence', () => {
  test.each<[ContentLanguage, string, string, [string, string, string | null]]>([
    ['English-US', 'All dams leak.', 'Most old dams leak.', ['All', 'Most', 'Most dams leak.']],
    ['English-US', 'The dam never leaks.', 'The dam rarely leaks.', ['never', 'rarely', 'The dam rarely leaks.']],
    ['English-US', 'Every dam leaks.', 'Some dams leak.', ['Every', 'Some', null]],
    [
      'English-US',
      'It was completely rebuilt in 1950.',
      'It was partly rebuilt in 1950.',
      ['completely', 'partly', 'It was partly rebuilt in 1950.'],
    ],
    ['English-US', 'Coffee always raises blood pressure.', 'Coffee may raise blood pressure.', ['always', 'may', null]],
    [
      'English-US',
      'It is the largest dam in Asia.',
      'It is one of the largest dams in Asia.',
      ['largest', 'one of the largest', null],
    ],
    [
      'English-US',
      'It is the largest dam in Asia.',
      'It is the second-largest dam in Asia.',
      ['largest', 'second-largest', 'It is the second-largest dam in Asia.'],
    ],
    [
      'German',
      'Alle Brücken sind marode.',
      'Viele Brücken sind marode.',
      ['Alle', 'Viele', 'Viele Brücken sind marode.'],
    ],
    ['German', 'Es ist die größte Brücke.', 'Es ist eine der größten Brücken.', ['größte', 'eine der größten', null]],
    [
      'German',
      'Es ist die größte Brücke.',
      'Es ist die zweitgrößte Brücke.',
      ['größte', 'zweitgrößte', 'Es ist die zweitgrößte Brücke.'],
    ],
    [
      'French',
      'Tous les ponts sont anciens.',
      'Certains ponts sont anciens.',
      ['Tous les', 'Certains', 'Certains ponts sont anciens.'],
    ],
    [
      'French',
      'C’est la plus grande ville.',
      'C’est l’une des plus grandes villes.',
      ['plus grande', 'l’une des plus grandes', null],
    ],
    [
      'Spanish',
      'Todos los puentes son viejos.',
      'Algunos puentes son viejos.',
      ['Todos los', 'Algunos', 'Algunos puentes son viejos.'],
    ],
    [
      'Italian',
      'Il ponte è sempre chiuso.',
      'Il ponte è spesso chiuso.',
      ['sempre', 'spesso', 'Il ponte è spesso chiuso.'],
    ],
    [
      'Portuguese',
      'Todas as pontes são antigas.',
      'Muitas pontes são antigas.',
      ['Todas as', 'Muitas', 'Muitas pontes são antigas.'],
    ],
    ['Dutch', 'Het is de oudste brug.', 'Het is een van de oudste bruggen.', ['oudste', 'een van de oudste', null]],
  ])('%s: %s', (language, claim, evidence, fault) => {
    expect(found(claim, evidence, language)).toEqual([fault])
  })

  test.each<[string, string]>([
    ['All ships sank.', 'All ships sank, and some sailors drowned.'],
    ['All ships sank.', 'The ships sank, and some sailors drowned.'],
    ['The harvest was always late.', 'The harvest was late in May 1950.'],
    ['It may always leak.', 'It may leak.'],
    ['It is the largest dam.', 'It is the largest dam, and one of the largest buildings.'],
    ['The forest burned.', 'One of the forest roads burned.'],
  ])('not: %s', (claim, evidence) => expect(found(claim, evidence)).toEqual([]))

  test('only where every piece of evidence leaves room, and in any text', () => {
    expect(extentFaults('All dams leak.', ['Some dams leak.', 'Dams leak.'])).toEqual([])
    for (const language of contentLanguages)
      for (const text of ['', 'alle '.repeat(20_000), '最大 ไทย \u200b one of the', 'largest one of the second'])
        for (const fault of extentFaults(text, [text, 'some dams'], language))
          expect(text.slice(fault.claim.start, fault.claim.end)).not.toBe('')
  })
})
