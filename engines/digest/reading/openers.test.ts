import { describe, expect, test } from 'vitest'
import type { ContentLanguage } from '../../text/index.ts'
import { readMaterial } from './material.ts'

/** The second sentence of a text: what it leans on and how it is shown alone. */
function second(text: string, language: ContentLanguage = 'English-US', topic?: string) {
  const { sentences } = readMaterial({ language, given: text, topic })
  return sentences[1]
}

describe('sentences that point back', () => {
  test.each([
    'The Rance station opened in 1966. It has 24 turbines.',
    'The Rance station opened in 1966. This made it famous.',
    'The Rance station opened in 1966. In 1997 it was repaired.',
    'The Rance station opened in 1966. Its turbines turn both ways.',
    'The first plant stands in France. The plant has 24 turbines.',
    'Orders for the plant were late. Costs and worries stopped the orders.',
    'Marie Curie was born in Warsaw. She moved to Paris in 1891.',
    'A heap needs air. Turn it every week.',
    'Some websites are breached. A unique password stops it.',
    'Barrages are dams. One of them stands in France.',
    'Yeast makes gas. As a result the dough rises.',
    'Our yard has a gate. Ours costs 14 euros a month.',
    'Tides rise. Due to such a change, boats wait.',
    'The Rance station opened in 1966. Three years later, a bridge followed.',
    'People meet online. The possibilities are endless.',
    'The ship left Norfolk. For three months, she sailed along the coast.',
    'Websites ask for names. Some are false.',
    'Avi Marciano studied games. Marciano found new roles.',
    'Most households liked their street. However, 22 percent complained about leaves.',
    'Ann Roux owns the mill. “It stays open,” she said.',
    'A dryer with a pump saves power. The higher price is therefore paid back in three years.',
  ])('%s', (text) => {
    expect(second(text)?.leansOn).toBe(0)
  })
  test.each([
    ['German', 'Die Kartoffel kommt aus Peru. Sie wird überall angebaut.'],
    ['Spanish', 'El olivo crece despacio. Este árbol vive siglos.'],
    ['French', 'La centrale ouvre en 1966. Elle compte 24 turbines.'],
    ['Italian', 'La centrale è del 1966. Essa conta 24 turbine.'],
    ['Dutch', 'De centrale opende in 1966. Deze telt 24 turbines.'],
    ['Portuguese', 'A central abriu em 1966. Ela tem 24 turbinas.'],
    ['Polish', 'Elektrownia działa od 1966 roku. Ona ma 24 turbiny.'],
    ['Turkish', 'Santral 1966 yılında açıldı. Bu santral 24 türbinlidir.'],
    ['Vietnamese', 'Nhà máy mở cửa năm 1966. Nó có 24 tuabin.'],
    ['German', 'Die Flut steigt. Wegen solcher Wellen warten Boote.'],
    ['French', 'La marée monte. Dix ans plus tard, un pont suit.'],
    ['French', 'Un escalier franchit la pente. C’est le troisième site de la région.'],
    ['French', 'Le transport cessa en 1970. Depuis, le canal sert au tourisme.'],
    ['French', 'Le roi voulait un canal. Riquet y investit sa fortune.'],
    ['German', 'Ein Neubau kostet 14 Millionen Euro. Die Stadt hat sich deshalb für die Sanierung entschieden.'],
    ['German', 'Der Eintritt kostet 4,50 Euro. Nach der Sanierung soll er auf 5,50 Euro steigen.'],
    ['German', 'Sabine Kröger leitet das Bad. „Es bleibt offen“, sagte sie im Rat.'],
    ['Spanish', 'El faro cerró en 1970. Los vecinos, sin embargo, lo cuidan.'],
  ] as const)('in %s', (language, text) => {
    expect(second(text, language)?.leansOn).toBe(0)
  })
})

describe('sentences that stand alone', () => {
  test.each([
    'Tides rise. It is important to plan ahead.',
    'Tides rise. Both wind and sun are less predictable.',
    'Tides rise. When the moon is full, it pulls harder.',
    'Tides rise. The cost of building a barrage is high.',
    'Tides rise. Bacteria do the work, and worms finish it.',
    'Tides rise. There are three ways to use water.',
    'Tides rise. Because salt is hard on metal, turbines are therefore coated.',
    'Tides rise. These days, many harbors have a gate.',
    'Tides rise. The Romans built harbors.',
    'Tides rise. Norfolk was founded in 1682.',
    'Tides rise. Some harbors have a gate.',
    'Telescopes look at the night sky. Most stars have planets orbiting them.',
  ])('%s', (text) => {
    expect(second(text)?.leansOn).toBeNull()
  })
  test('the topic asked for needs no sentence before it', () => {
    const text = 'The heap gets warm. The heap should be damp.'
    expect(second(text)?.leansOn).toBe(0)
    expect(second(text, 'English-US', 'heap')?.leansOn).toBeNull()
  })
})

test.each([
  ['Tides rise. However, the cost is high.', 'The cost is high.'],
  ['Tides rise. For example, France has a plant.', 'France has a plant.'],
  ['Tides rise. But few sites are good.', 'Few sites are good.'],
  ['Tides rise. So many sites are good.', 'So many sites are good.'],
  ['Tides rise. 2. Add the salt.', 'Add the salt.'],
  ['Tides rise. The moon[3] pulls the sea. [4]', 'The moon pulls the sea.'],
])('alone, %s is shown as %s', (text, shown) => {
  expect(second(text)?.text.replace(/ \[4\]$/, '')).toBe(shown)
})

test('a pointing sentence at the start of a passage is not used when what it points at is missing', () => {
  const passage = {
    id: 'p',
    sourceId: 's',
    title: '',
    text: 'It has 24 turbines. The Rance station opened in 1966.',
    start: 900,
    end: 953,
  }
  const { quotable } = readMaterial({ language: 'English-US', passages: [passage] })
  expect(quotable.map(({ text }) => text)).toEqual(['The Rance station opened in 1966.'])
})

test('the next passage of the same source gives what a first sentence points at', () => {
  const first = { id: 'p1', sourceId: 's', title: '', text: 'The Rance station opened in 1966.', start: 0, end: 33 }
  const next = { id: 'p2', sourceId: 's', title: '', text: 'It has 24 turbines.', start: 34, end: 53 }
  const { sentences } = readMaterial({ language: 'English-US', passages: [first, next] })
  expect(sentences[1]).toMatchObject({ leansOn: 0, usable: true })
})

describe('what was brought up out of reach', () => {
  const filler = 'Tides rise twice a day. Ships come and go. Trade grew fast. Gulls cry all night.'
  const usable = (text: string) => readMaterial({ language: 'English-US', given: text }).sentences.at(-1)
  test('a thing that the source introduced long ago is not quoted alone', () => {
    expect(usable(`A teacher watched a class. ${filler} The class was quiet.`)?.usable).toBe(false)
    expect(usable(`${filler} The sun was high.`)?.usable).toBe(true)
  })
  test('a bare name needs the sentence that says who it is', () => {
    expect(usable(`Avi Marciano studied games. ${filler} Marciano found new roles.`)?.needs).toBe(0)
    expect(usable(`Avi Marciano studied games. ${filler} Avi Marciano found new roles.`)?.needs).toBeNull()
  })
  test('a section uses it only after that sentence', () => {
    const material = readMaterial({
      language: 'English-US',
      given: `Avi Marciano studied games. ${filler} Marciano found new roles in games.`,
      topic: 'games',
    })
    const named = material.sentences.at(-1)
    expect(named?.text).toMatch(/^Marciano found/)
    expect(named?.needs).toBe(0)
  })
})

test.each([
  'Das Amt öffnet um acht. Wenn Sie umziehen, brauchen Sie einen Ausweis.',
  'Das Amt öffnet um acht. Für den Antrag brauchen Sie einen Ausweis.',
])('who is spoken to stands nowhere before: %s', (text) => {
  expect(second(text, 'German')).toMatchObject({ leansOn: null, usable: true })
})

test.each([
  'He starred in the show "".',
  'The ship, an , sails the sea.',
  'The men from were taken ashore.',
  'Nobody knew (...) what came next.',
  'Ambassador to Pakistan Eugene Locke.',
  'Click here to subscribe to our newsletter.',
  'In this article we look at costs.',
  'Copyright 2024 by us, all rights reserved.',
  'Visit https://example.org for more facts.',
  'TIDAL POWER IN THE WORLD.',
  'Figure 3 shows a turbine at work.',
  'The currents were fast, as the table shows (Table 2).',
  'Reporting by Marta Hollings; Editing by Tom Pruitt.',
  'Published on 4 March 2026.',
  'The site uses cookies to work better.',
  'Copyright 2026 by the makers of the page.',
  'the end of some other sentence.',
  'Energy of the tides and more …',
])('page furniture and pieces of sentences are not quoted: %s', (text) => {
  const passage = { id: 'p', sourceId: 's', title: '', text: `${text} Tides rise twice a day.`, start: 0, end: 99 }
  const { quotable } = readMaterial({ language: 'English-US', passages: [passage] })
  expect(quotable.map((sentence) => sentence.text)).toEqual(['Tides rise twice a day.'])
})

test.each<[ContentLanguage, string]>([
  ['English-US', 'A key figure in the debate was an engineer.'],
  ['English-US', 'Bake the cookies for twelve minutes.'],
  ['English-US', 'Copyright lasts for 70 years after the death of an author.'],
  ['English-US', 'Press the pedal until you hear a click.'],
  ['German', 'Datenschutz gilt auch im Verein.'],
  ['German', 'Wer umzieht, muss sich beim Amt anmelden.'],
  ['French', 'Le tableau fut volé en 1911.'],
  ['Spanish', 'El índice de precios subió en mayo.'],
])('what is furniture on one page is the subject of another: %s, %s', (language, text) => {
  const passage = { id: 'p', sourceId: 's', title: '', text, start: 0, end: 99 }
  expect(readMaterial({ language, passages: [passage] }).quotable.map((one) => one.text)).toEqual([text])
})
