import { describe, expect, test } from 'vitest'
import type { ContentLanguage } from '../../text/index.ts'
import { claimReader } from '../index.ts'

type Case = [what: string, claim: string, sentence: string, language?: ContentLanguage]

function stateOf(claim: string, sentence: string, language: ContentLanguage = 'English-US') {
  return claimReader(claim, language)(sentence).state
}

describe('a claim is open that leaves out', () => {
  test.each<Case>([
    [
      'for whom',
      'The swimming pool is free on school days.',
      'The swimming pool is free on school days for holders of a blue card.',
    ],
    ['when', 'The ferry takes bicycles aboard.', 'On weekdays, the ferry takes bicycles aboard.'],
    [
      'on which day',
      'The clinic sees patients without an appointment.',
      'The clinic sees patients without an appointment Thursdays.',
    ],
    ['where', 'Campers may light a fire at Lake Orrin.', 'Campers may light a fire at Lake Orrin below the dam.'],
    ['of which', 'Members can use the kiln.', 'Members who have passed the safety test can use the kiln.'],
    ['up to how many', 'Readers may borrow films at no charge.', 'Readers may borrow up to three films at no charge.'],
    [
      'but for what',
      'The crew paved the path from the mill to the lake.',
      'The crew paved the path from the mill to the lake except for its last mile.',
    ],
    [
      'only for whom',
      'The library lends sewing machines for two weeks.',
      'The library lends sewing machines for two weeks, though only to members.',
    ],
    [
      'among whom',
      'The drug shortened the time to fall asleep by 20 minutes.',
      'The drug shortened the time to fall asleep by 20 minutes in mice.',
    ],
    [
      'while what',
      'Members of the assembly may not accept donations.',
      'Members of the assembly may not accept donations while it is in session.',
    ],
    ['bei wem', 'Der Eintritt ins Museum ist frei.', 'Der Eintritt ins Museum ist für Kinder frei.', 'German'],
    [
      'cuándo',
      'La farmacia atiende consultas sin cita.',
      'La farmacia atiende consultas sin cita los jueves.',
      'Spanish',
    ],
  ])('%s: %s', (_, claim, sentence, language) => {
    expect(stateOf(claim, sentence, language)).toBe('open')
  })
})

describe('it is borne out', () => {
  test.each<Case>([
    [
      'where the restriction is in it',
      'Members who have passed the safety test can use the kiln.',
      'Members of the pottery who have passed the safety test can use the kiln.',
    ],
    [
      'of what happened once, whatever was beside it',
      'The council closed the library in 2019.',
      'The council closed the library in 2019 on the advice of an auditor.',
    ],
    [
      'where a relative clause only tells more',
      'The museum shows 40 boats.',
      'The museum, which opened in 1988, shows 40 boats.',
    ],
  ])('%s', (_, claim, sentence, language) => {
    expect(stateOf(claim, sentence, language)).toBe('same')
  })
})
