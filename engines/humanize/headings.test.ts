import { expect, test } from 'vitest'
import type { ContentLanguage } from '../text/index.ts'
import { findings, rewrite } from './index.ts'

/** A heading, and what is left of it: null where it is found and nothing is proposed, absent where it is fine. */
const headings: readonly [ContentLanguage, string, (string | null)?][] = [
  ['English-US', 'Unlocking the Power of Email Marketing', 'Email Marketing'],
  ['English-US', 'Navigating the complexities of remote work', 'Remote work'],
  ['English-US', 'Embracing the Future of Work', 'The Future of Work'],
  ['English-US', 'The Ultimate Guide to Balcony Gardening', 'A Guide to Balcony Gardening'],
  ['English-US', 'Solar Panels: A Game-Changer for Homeowners', 'Solar Panels for Homeowners'],
  ['English-US', 'Discover the Magic of iPhone Photography', 'iPhone Photography'],
  ['English-US', 'Sourdough: Unlocking the Power of Fermentation', null],
  ['English-US', 'Elevate Your Morning Routine', null],
  ['English-US', 'The Power of Habit'],
  ['English-US', 'Exploring the Old Town'],
  ['German', 'Das volle Potenzial von Homeoffice entfesseln', 'Homeoffice'],
  ['German', 'Das Potenzial der Digitalisierung ausschöpfen', 'Digitalisierung'],
  ['German', 'Wärmepumpen: Ein Gamechanger für Altbauten', 'Wärmepumpen für Altbauten'],
  // the dative shows: neither `Kindern` nor `Künstlicher Intelligenz` can stand alone
  ['German', 'Das Potenzial von Kindern entfalten', null],
  ['German', 'Das volle Potenzial künstlicher Intelligenz nutzen', null],
  ['German', 'Die Welt von gestern'],
  ['Spanish', 'Desbloqueando el poder de la lectura', 'La lectura'],
  ['Spanish', 'Descubre el mundo del café', 'El café'],
  ['Spanish', 'El poder de la costumbre'],
  ['French', "Libérer le potentiel de l'apprentissage en ligne", "L'apprentissage en ligne"],
  ['French', 'Découvrez la magie du pain au levain', 'Le pain au levain'],
  ['French', "Plongez dans l'univers d'Hergé", 'Hergé'],
  ['French', 'Le pouvoir de la parole'],
]

test.each(headings)('%s: “%s” → %s', (language, heading, plain) => {
  const text = `# ${heading}\n\nHier.`
  const kept = [{ start: 2, end: 2 + heading.length, isHeading: true }]
  const found = findings(text, language, kept)?.filter(({ rule }) => rule === 'empty-heading') ?? []
  expect(found.map(({ excerpt }) => excerpt)).toEqual(plain === undefined ? [] : [heading])
  const changes = rewrite(text, 'light', { language, kept })?.changes ?? []
  expect(changes.map(({ before, after }) => [before, after])).toEqual(plain ? [[heading, plain]] : [])
})

test('headings are found in plain text and among kept stretches, and nothing else that is kept is touched', () => {
  const heading = 'Unlocking the Power of Email'
  expect(rewrite(`${heading}\n\nIt rains.`, 'light')?.text).toBe('Email\n\nIt rains.')
  const page = `${heading}\nIt rains.`
  expect(rewrite(page, 'light', { kept: [{ start: 0, end: heading.length }] })?.text).toBe(page)
  expect(rewrite(page, 'light', { kept: [{ start: 0, end: heading.length, isHeading: true }] })?.text).toBe(
    'Email\nIt rains.',
  )
})
