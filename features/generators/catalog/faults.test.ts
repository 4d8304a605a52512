import { expect, test } from 'vitest'
import { chaptersFrom, chaptersWithin } from './chapters.ts'
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

test('chapters have the times of the transcript, in order, the first at 0:00', () => {
  const transcript = '0:05 Hello everybody\n1:20 The tide turns. It does so twice.\n1:02:03 The end'
  const given = [
    { time: '1:20', title: 'Tide' },
    { time: '2:00', title: 'Made up' },
    { time: '0:05', title: 'Hello' },
  ]
  expect(chaptersWithin(given, transcript)).toEqual([
    { time: '0:00', title: 'Hello' },
    { time: '1:20', title: 'Tide' },
  ])
  expect(chaptersWithin(given, 'No times here')).toEqual([])
  expect(chaptersFrom(transcript, 12, language).map(({ title }) => title)).toEqual([
    'Hello everybody',
    'The tide turns',
    'The end',
  ])
})

test('cuts that a source tells of move chapters, and nothing else does', () => {
  const at = (notes: string, ...times: string[]) =>
    chaptersWithin(
      times.map((time) => ({ time, title: time })),
      notes,
    ).map(({ time }) => time)
  const log = '0:00 Hello\n9:30 Oiling\n0:45 Tea\n1:10 Talk, a little later and shorter than before'
  const told = 'His father is gone, from 5:10 to 6:20. And I took 45 seconds out of the cleaning, from 4:02 on.'
  expect(at(`${log}\n${told}`, '0:00', '7:35', '7:10')).toEqual(['0:00', '7:35'])
  expect(at(`${log}\nThe first 1:10 are cut.`, '0:00', '8:20', '7:35')).toEqual(['0:00', '8:20'])
  expect(at(log, '0:00', '7:35')).toEqual(['0:00'])
  expect(numbersNotGiven('Oiling is at 7:35.', `${log}\n${told}`, language)).toEqual([])
  const second = (at: number) => `${Math.floor(at / 60)}:${`${at % 60}`.padStart(2, '0')}`
  const everySecond = Array.from({ length: 600 }, (_, at) => `${second(at)} cut`).join('\n')
  expect(at(everySecond, '0:00', '11:00')).toEqual(['0:00'])
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
