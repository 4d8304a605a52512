import { describe, expect, test } from 'vitest'
import type { ContentLanguage } from '../../text/index.ts'
import { claimReader } from '../index.ts'

function stateOf(claim: string, sentence: string, language: ContentLanguage = 'English-US') {
  return claimReader(claim, language)(sentence).state
}

describe('a claim is open that leaves out', () => {
  test.each<[string, string, string, ContentLanguage?]>([
    [
      'a proposal',
      'All boats over 12 meters have to carry a grid.',
      'The board proposes that all boats over 12 meters carry a grid.',
    ],
    [
      'a promise',
      'The mayor abolished the toll on the Arden bridge.',
      'The mayor promised to abolish the toll on the Arden bridge.',
    ],
    [
      'an attempt',
      'The heirs recovered two landscapes in 1998.',
      'The heirs sought to recover two landscapes in 1998.',
    ],
    [
      'how near it came',
      'A train with chlorine derailed at Bellamy.',
      'A train with chlorine nearly derailed at Bellamy.',
    ],
    [
      'that it is thought',
      'The panel is the work of a Flemish carver.',
      'The panel is thought to be the work of a Flemish carver.',
    ],
    [
      'in whose view',
      'The strike was lost in Homestead in 1892.',
      'In the view of one historian, the strike was lost in Homestead in 1892.',
    ],
    [
      'a condition behind it',
      'The lido at Penarth opens in May.',
      'The lido at Penarth opens in May, provided that volunteers raise £18,500.',
    ],
    [
      'what was done instead',
      'The town spent the surplus on the pool.',
      'Instead of spending the surplus on the pool, the town repaved Maple Street.',
    ],
    [
      'a part',
      'The five centers in Torbay will close in July.',
      'Two of the five centers in Torbay will close in July.',
    ],
    ['that it is over', 'The mill employs 860 people.', 'Until 2019, the mill employed 860 people.'],
    [
      'a plan',
      'Der Rat hat die Brücke für 4 Millionen Euro saniert.',
      'Der Rat plant, die Brücke für 4 Millionen Euro zu sanieren.',
      'German',
    ],
    [
      'a condition that begins with its verb',
      'Der Turm kann wieder bestiegen werden.',
      'Fällt das Gutachten gut aus, kann der Turm wieder bestiegen werden.',
      'German',
    ],
    [
      'that it is denied',
      'Die Sparkasse hat elf Automaten abgebaut.',
      'Die Sparkasse bestreitet, elf Automaten abgebaut zu haben.',
      'German',
    ],
    [
      'an attempt',
      'La alpinista coronó el Dhaulagiri sin oxígeno.',
      'La alpinista intentó coronar el Dhaulagiri sin oxígeno.',
      'Spanish',
    ],
    [
      'that it is over',
      'La fábrica suministra el pan a once cárceles.',
      'La fábrica suministraba el pan a once cárceles.',
      'Spanish',
    ],
  ])('%s: %s', (_, claim, sentence, language) => expect(stateOf(claim, sentence, language)).toBe('open'))
})

describe('a claim says the same', () => {
  test.each<[string, string, string, ContentLanguage?]>([
    [
      'with the plan in another form',
      'The board proposed that all boats carry a grid.',
      'The board proposes that all boats carry a grid.',
    ],
    [
      'where a plan follows that is another matter',
      'The council closed the library in May.',
      'The council closed the library in May and plans a new school.',
    ],
    [
      'where it was achieved',
      'The museum bought the painting in 1998.',
      'The museum managed to buy the painting in 1998.',
    ],
    [
      'with the condition',
      'Provided that volunteers raise £18,500, the lido opens in May.',
      'The lido opens in May, provided that volunteers raise £18,500.',
    ],
    [
      'of what is one of the largest',
      'The bridge was built in 1904.',
      'One of the largest bridges, it was built in 1904.',
    ],
  ])('%s: %s', (_, claim, sentence, language) => expect(stateOf(claim, sentence, language)).toBe('same'))
})

test('how far two amounts are apart is none of them', () => {
  const prices = 'A night ticket costs £7.80 from the steward.'
  expect(stateOf('A night ticket from the steward costs £1.30 more.', prices)).toBe('open')
  expect(stateOf('A night ticket from the steward costs £8.70.', prices)).toBe('differs')
})
