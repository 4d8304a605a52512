import { describe, expect, test } from 'vitest'
import { type ContentLanguage, sentences, textOf } from './index.ts'

/** Cases are written with ` | ` where a sentence is to end. */
function split(marked: string, language?: ContentLanguage) {
  const text = marked.replaceAll(' | ', ' ')
  expect(sentences(text, language).map((span) => textOf(text, span))).toEqual(marked.split(' | '))
}

describe('English', () => {
  test.each([
    'The shop opened. | Nobody came! | Why? | We never knew.',
    'Dr. Smith paid $3.5 million in the U.S. in 1990.',
    'Mr. and Mrs. J. R. Hale met Prof. Adams at St. Mary’s.',
    'She moved to the U.S. | She likes it there.',
    'The U.S. Senate voted at 5 p.m. | The bill passed.',
    'Turn to p. 12 and fig. 3 in vol. IV of the book.',
    'It costs £4.50. | That is cheap.',
    'He was vague, e.g. about dates, i.e. unhelpful, etc. | They left.',
    'Acme Inc. reported a loss. | We sold ours to Acme Inc. | The price was fair.',
    '“It rained.” | She smiled. | “Did it?” he asked.',
    'He said “Stop!” and left. | (Nobody heard.) | Silence.',
    'The lab (it opened in 1990.) is closed.',
    'We waited ... and waited. | Then nothing…',
    'It was over.... | Everyone went home.',
    'Write to jo.hall@example.org. | Or see https://example.org/a.b?c=d. | Thanks.',
    'Prices rose.[12] | Wages fell.¹ | Rents did both.',
    'Plan B failed. | Vitamin C helps, you and I. | Did it?',
    'She works at Yahoo! in sales.',
    '“Stop!” Jane Doe said. | “Why?” | He said nothing.',
    'Really?! | Yes!! | No.',
    'i went home. | it was late. | nobody saw me',
    'The iPhone sold well. | iPads did not. | eBay closed.',
    'Its symbol is ‘kg’. | Fractions of it are ‘g’ and ‘mg’.',
    "A sign reads 'Bldg'. | Nobody reads it.",
    'Node.js and ASP.NET are used with version 3.2.1 on 10.0.0.1.',
  ])('%s', (marked) => split(marked))

  test('a heading, a list and a paragraph are not run together', () => {
    const text =
      'What we found\nThe sea rose. It fell.\n\n- first point\n- second point\n1. One thing\n2. Another\n\nEnd'
    expect(sentences(text).map((span) => textOf(text, span))).toEqual([
      'What we found',
      'The sea rose.',
      'It fell.',
      '- first point',
      '- second point',
      '1. One thing',
      '2. Another',
      'End',
    ])
  })

  test('lists on one line are cut at their numbers', () => {
    split('1) wash the rice | 2) boil it | 3) eat it')
    split('• wash the rice | • boil it')
    split('(a) Wash it. | (b) Boil it.')
  })

  test('a line that was broken for want of room goes on', () => {
    const text =
      'The committee met on a cold and rainy day\nin November to speak about the harbour of\nBristol, which nobody had asked it to do\nthat year. Then it closed.'
    expect(sentences(text)).toHaveLength(2)
  })

  test('a missing blank after the full stop is forgiven', () => {
    expect(sentences('It ended.Then it began again.')).toEqual([
      { start: 0, end: 9 },
      { start: 9, end: 29 },
    ])
  })

  test('rulers separate the text before them from the text after them', () => {
    const text = 'Regards ====== Forwarded message'
    expect(sentences(text).map((span) => textOf(text, span))).toEqual(['Regards', '======', 'Forwarded message'])
  })
})

describe('other languages', () => {
  test.each<[ContentLanguage, string]>([
    ['German', 'Am 3. Mai 2020 kam Dr. Müller z. B. nach Berlin. | Er blieb. | „Gut so.“ | Es war der 2. Weltkrieg.'],
    ['German', 'Das kostet ca. 5 Mio. Euro, d. h. zu viel. | Die Nr. 5 lebt.'],
    ['French', 'C’est l’art. 5 du code, p. ex. « Bonjour. » | M. Dupont partit. | Il rit !'],
    ['Spanish', 'Abre de 7 a. m. a 1 p. m. los sábados. | Traiga su fibra.'],
    ['Spanish', '¿Qué hora es? | El Sr. Pérez llegó. | ¡Hola! | Vive en EE.UU. desde ayer.'],
    ['Italian', 'Il sig. Rossi vive qui. | Ecco l’art. 3, pag. 5, ecc. | La casa è sua.'],
    ['Dutch', 'Hij woont bijv. in Gent. | Dhr. Jansen niet. | Zie blz. 5.'],
    ['Portuguese', 'O Sr. Silva chegou. | Ver pág. 5, etc. | Não sei.'],
    ['Polish', 'Prof. Nowak przyjechał np. wczoraj. | W 2. rundzie wygrał. | Koniec.'],
    ['Turkish', 'Dr. Yılmaz geldi. | 3. Murat kimdir? | Bkz. s. 5.'],
    ['Vietnamese', 'TS. Nam đến. | Ông ấy về rồi.'],
  ])('%s: %s', (language, marked) => split(marked, language))

  test('scripts with their own full stops', () => {
    const cut = (text: string) => sentences(text).map((span) => textOf(text, span))
    expect(cut('今天天气很好。我们去公园吧！你呢？')).toEqual(['今天天气很好。', '我们去公园吧！', '你呢？'])
    expect(cut('「行こう。」と言った。雨だ。')).toEqual(['「行こう。」', 'と言った。', '雨だ。'])
    expect(cut('هل أنت بخير؟ نعم، أنا بخير. شكرا')).toEqual(['هل أنت بخير؟', 'نعم، أنا بخير.', 'شكرا'])
    expect(cut('यह अच्छा है। वह गया।')).toEqual(['यह अच्छा है।', 'वह गया।'])
    expect(cut('สวัสดีครับ วันนี้อากาศดี')).toEqual(['สวัสดีครับ วันนี้อากาศดี'])
  })
})

test('`in.` is inches behind a figure, and otherwise the word', () => {
  const found = (text: string) => sentences(text).map(({ start, end }) => text.slice(start, end))
  expect(found('Note the state it is in. According to her, it counts.')).toHaveLength(2)
  expect(found('A screen of 27 in. Samsung sells costs more.')).toHaveLength(1)
})

test('text without sentences has none, punctuation alone is one', () => {
  for (const text of ['', ' ', '\n\t\n']) expect(sentences(text)).toEqual([])
  expect(sentences('...')).toEqual([{ start: 0, end: 3 }])
})
