import { describe, expect, test } from 'vitest'
import { type ContentLanguage, numbers } from './index.ts'

/** Each mention as the words it covers and its key. */
function found(text: string, language?: ContentLanguage) {
  return numbers(text, language).map((mention) => [text.slice(mention.start, mention.end), mention.key])
}

describe('English', () => {
  test.each<[string, [string, string][]]>([
    ['paid $3.5 million', [['$3.5 million', 'money:3500000:USD']]],
    [
      'US$ 5bn and €7',
      [
        ['US$ 5bn', 'money:5000000000:USD'],
        ['€7', 'money:7:EUR'],
      ],
    ],
    [
      '1,234 people and 1,234,567.5',
      [
        ['1,234', 'number:1234'],
        ['1,234,567.5', 'number:1234567.5'],
      ],
    ],
    [
      '5–10% of it, 3 percentage points',
      [
        ['5', 'percent:5:%'],
        ['10%', 'percent:10:%'],
        ['3 percentage points', 'percent:3:pp'],
      ],
    ],
    [
      '12 percent or 12 per cent',
      [
        ['12 percent', 'percent:12:%'],
        ['12 per cent', 'percent:12:%'],
      ],
    ],
    [
      '$0.13, 13 cents, 10 to 17 cents, 45¢',
      [
        ['$0.13', 'money:0.13:USD'],
        ['13 cents', 'money:0.13:'],
        ['10', 'money:0.1:'],
        ['17 cents', 'money:0.17:'],
        ['45¢', 'money:0.45:'],
      ],
    ],
    [
      '20km, 20 kilometres, 100 km/h',
      [
        ['20km', 'quantity:20:km'],
        ['20 kilometres', 'quantity:20:km'],
        ['100 km/h', 'quantity:100:km/h'],
      ],
    ],
    ['at -5 °C', [['-5 °C', 'quantity:-5:°C']]],
    [
      '110F, 110 degrees Fahrenheit, 43C, 80 to 90 degrees Celsius, turned by 90 degrees, the 5C',
      [
        ['110F', 'quantity:110:°F'],
        ['110 degrees Fahrenheit', 'quantity:110:°F'],
        ['43C', 'quantity:43:°C'],
        ['80', 'quantity:80:°C'],
        ['90 degrees Celsius', 'quantity:90:°C'],
        ['90 degrees', 'quantity:90:°'],
      ],
    ],
    ['a 20-year plan', [['20-year', 'quantity:20:yr']]],
    [
      'in 1990 and the mid-1990s',
      [
        ['1990', 'number:1990'],
        ['1990s', 'decade:1990'],
      ],
    ],
    [
      'May 3, 2020; 3rd of May 2020; 2020-05-03; 5/3/2020',
      [
        ['May 3, 2020', 'date:2020-05-03'],
        ['3rd of May 2020', 'date:2020-05-03'],
        ['2020-05-03', 'date:2020-05-03'],
        ['5/3/2020', 'date:2020-05-03'],
      ],
    ],
    [
      'in March 2021, on 1 June',
      [
        ['March 2021', 'date:2021-03'],
        ['1 June', 'date:--06-01'],
      ],
    ],
    [
      'at 5:30 p.m. and 17:30',
      [
        ['5:30 p.m.', 'time:1050'],
        ['17:30', 'time:1050'],
      ],
    ],
    ['the 21st century', [['21st', 'ordinal:21:']]],
    [
      'twenty-five cats, two hundred dogs, a dozen',
      [
        ['twenty-five', 'number:25'],
        ['two hundred', 'number:200'],
        ['dozen', 'number:12'],
      ],
    ],
    [
      'version 1.2.3 at 192.168.0.1',
      [
        ['1.2.3', 'number:1.2.3'],
        ['192.168.0.1', 'number:192.168.0.1'],
      ],
    ],
    ['COVID-19, F-16, H2O, 5G, MP3, A4', []],
    ['you may march, one by one', []],
    [
      '３４５ and ٣٤٥',
      [
        ['３４５', 'number:345'],
        ['٣٤٥', 'number:345'],
      ],
    ],
  ])('%s', (text, expected) => expect(found(text)).toEqual(expected))

  test('British dates have the day first', () => {
    expect(found('on 03/05/2020', 'English-UK')).toEqual([['03/05/2020', 'date:2020-05-03']])
  })
})

test.each<[ContentLanguage, string, string[]]>([
  ['German', '1.234.567,89 Euro, 3,5 Mio. Euro, 12 %', ['money:1234567.89:EUR', 'money:3500000:EUR', 'percent:12:%']],
  ['German', '1 Monat mit 200 Millilitern am Tag', ['quantity:1:mo', 'quantity:200:ml']],
  ['German', 'am 3. Mai 2020 oder 03.05.2020', ['date:2020-05-03', 'date:2020-05-03']],
  [
    'French',
    '2 000 habitants, 3 millions d’euros, le 1er juin 2020',
    ['number:2000', 'money:3000000:EUR', 'date:2020-06-01'],
  ],
  [
    'Spanish',
    '3,5 millones de euros, 5 por ciento, 3 de mayo de 2020, julio de 2023',
    ['money:3500000:EUR', 'percent:5:%', 'date:2020-05-03', 'date:2023-07'],
  ],
  [
    'Italian',
    '1.500 metri, 2 miliardi di euro, 3 maggio 2020',
    ['quantity:1500:m', 'money:2000000000:EUR', 'date:2020-05-03'],
  ],
  ['Spanish', 'la campaña de 2024 ha durado 16 días en 1200 ha', ['number:2024', 'quantity:16:d', 'quantity:1200:ha']],
  ['Dutch', '2,5 miljard euro, 3 mei 2020, de 3e', ['money:2500000000:EUR', 'date:2020-05-03', 'ordinal:3:']],
  ['Spanish', 'a S/ 1.50 el kilo', ['money:1.5:PEN']],
  ['Portuguese', 'R$ 5 milhões em 3 de maio de 2020', ['money:5000000:BRL', 'date:2020-05-03']],
  ['French', '15 centimes, deux cents pages', ['money:0.15:', 'number:2']],
  ['Polish', '5 mln złotych, 3 maja 2020, 10 procent', ['money:5000000:PLN', 'date:2020-05-03', 'percent:10:%']],
  ['Turkish', 'yüzde 5, %5, 3 Mayıs 2020', ['percent:5:%', 'percent:5:%', 'date:2020-05-03']],
  ['Vietnamese', '5 triệu đồng, 10 phần trăm', ['money:5000000:VND', 'percent:10:%']],
])('%s: %s', (language, text, keys) => expect(found(text, language).map(([, key]) => key)).toEqual(keys))

test('digits of scripts that are not read are no numbers, and do not stop the reading', () => {
  expect(numbers('\u07c1\u07c2 and 5 \u1041').map(({ value }) => value)).toEqual([5])
})

test('a sign between two numbers is part of one of them', () => {
  expect(numbers('3,5%1990').map(({ start, end }) => [start, end])).toEqual([
    [0, 4],
    [4, 8],
  ])
})
