import { expect, test } from 'vitest'
import { chaptersFrom, chaptersInOrder } from './chapters.ts'
import { keywordsMissing, numbersNotGiven, placeholdersUnknown } from './fault-checks.ts'
import { replyFaults } from './reply-faults.ts'

const language = 'English-US'

test.each([
  ['The clock is 28 cm wide and runs two years.', []],
  ['Trusted by 5,000 buyers, rated 4.9 of 5, it saves 35% a year.', ['5,000', '35%']],
  ['Three reasons, 2 steps, since 1966.', []],
  ['10. Oak is oak.\n11. So it is.', []],
])('figures that nobody gave are named: %s', (content, found) => {
  const [fault] = numbersNotGiven(content, 'Oak, 28 cm, opened in 1966', language)
  for (const figure of found) expect(fault?.message).toContain(figure)
  expect(fault === undefined).toBe(found.length === 0)
})

test.each([
  ['Hi {{first_name}}, and {{ company }}.', null],
  ['Hi [First Name],', '[First Name]'],
  ['Hi {name},', '{name}'],
  ['Hi {{last_name}},', '{{last_name}}'],
  ['Our prices: [see here](https://example.org)', null],
])('a mail program fills in only what it knows: %s', (content, odd) => {
  const [fault] = placeholdersUnknown(content, 'first_name, company')
  expect(fault?.message ?? null).toEqual(odd === null ? null : expect.stringContaining(odd))
})

test('keywords are found in other forms, and missed where they are not there', () => {
  const text = 'The turbines of a tidal barrage turn twice at high tide.'
  expect(keywordsMissing(text, 'tide, barrage, Turbine')).toEqual([])
  expect(keywordsMissing(text, 'tide, wind farm')[0]?.message).toBe('Missing: wind farm.')
})

const REVIEW =
  'The waiter Jonas is an idiot, your scam cost me 80 euros. Call me at 0151 2345 6789, I want a refund! Dinner at Hafenküche took ages.'

test.each([
  ['We are sorry that the evening was not what you hoped for. Please write to us, so that we can look into it.', []],
  ['It was our fault, we take full responsibility.', ['admits-liability']],
  ['We will refund you.', ['offers-money']],
  ['We will call you at 015123456789.', ['repeats-contact']],
  ['We are no scam and Jonas is no idiot.', ['repeats-insult', 'names-staff']],
  ['Thank you for visiting Hafenküche.', []],
])('a reply to a review: %s', (reply, codes) => {
  const faults = replyFaults(reply, { review: REVIEW, allowed: 'Hafenküche', language })
  expect(faults.map(({ code }) => code)).toEqual(codes)
})

test('what the business says it offers may be offered', () => {
  const allowed = 'We give a voucher for dessert.'
  expect(replyFaults('There is a voucher for you.', { review: REVIEW, allowed, language })).toEqual([])
  const papers = 'Whoever waits over an hour gets a voucher. Jonas was told on Friday.'
  expect(replyFaults('There is a voucher for you.', { review: REVIEW, allowed: '', papers, language })).toEqual([])
  expect(replyFaults('Jonas was told.', { review: REVIEW, allowed: '', papers, language })).toMatchObject([
    { code: 'names-staff' },
  ])
})

test('chapters stand in the order of their times, the first at 0:00, and there are none without times', () => {
  const transcript = '0:05 Hello everybody\n1:20 The tide turns. It does so twice.\n1:02:03 The end'
  const given = [
    { time: '1:20', title: 'Tide' },
    { time: 'later', title: 'No time' },
    { time: '0:05', title: 'Hello' },
  ]
  expect(chaptersInOrder(given, transcript)).toEqual([
    { time: '0:00', title: 'Hello' },
    { time: '1:20', title: 'Tide' },
  ])
  expect(chaptersInOrder(given, 'No times here')).toEqual([])
  expect(chaptersFrom(transcript, 12, language).map(({ title }) => title)).toEqual([
    'Hello everybody',
    'The tide turns',
    'The end',
  ])
})

test('a time that follows from a cut stays, and is named as not given', () => {
  const log = '0:00 Hello\n10:25 Spaces\n13:40 Tying up'
  const moved = [
    { time: '0:00', title: 'Hello' },
    { time: '11:25', title: 'Tying up' },
  ]
  expect(chaptersInOrder(moved, log)).toEqual(moved)
  expect(numbersNotGiven('11:25 Tying up', log, language)[0]?.message).toContain('11:25')
  expect(numbersNotGiven('13:40 Tying up', log, language)).toEqual([])
})

test('a figure that follows from given ones is not made up', () => {
  const known = 'The visit costs $425, two risers $130 each, and the permit $85.'
  expect(numbersNotGiven('With the permit it comes to $510.', known, language)).toEqual([])
  expect(numbersNotGiven('With the permit it comes to $610.', known, language)[0]?.message).toContain('$610')
})

test('what a chapter is called ends where a phrase does', () => {
  const transcript =
    '0:00 We stand on the dam of the Rance station in Brittany and look at the sea that comes in twice a day.\n1:20 First, this is\nthe lock. Boats pass at high water.\n\nNobody speaks.\n2:00 The tide turns here every six hours of the day, and the 24 turbines turn with it.'
  expect(chaptersFrom(transcript, 12, language).map(({ title }) => title)).toEqual([
    'We stand on the dam of the Rance station in Brittany',
    'First, this is the lock',
    'The tide turns here every six hours of the day',
  ])
})
