import type { ContentLanguage } from '../../../../engines/text/index.ts'

/** The kinds of error that a weak model overlooks. */
export const errorKinds = [
  'number',
  'magnitude',
  'unit',
  'date',
  'year',
  'name',
  'attribution',
  'negation',
  'reversed',
  'quantifier',
] as const

/** A false claim that a weak model calls supported: the passage it read, and the words of it that it named. */
export interface WeakAnswer {
  kind: (typeof errorKinds)[number] | 'true'
  claim: string
  passage: string
  /** Words of the passage; the whole passage where it is one sentence. */
  quotes?: string[]
  calculation?: string
}

type Row = [kind: WeakAnswer['kind'], claim: string, passage: string, quote?: string]

function answers(rows: readonly Row[]): WeakAnswer[] {
  return rows.map(([kind, claim, passage, quote]) => ({ kind, claim, passage, ...(quote ? { quotes: [quote] } : {}) }))
}

const FERRY =
  'The ferry Morgenrot made 46 crossings in its first week and carried 3,812 cars. Its captain, Ilse Haverkamp, had sailed the route before.'
const ORCHARD =
  'The orchard at Pell Hill covers 14 hectares and has about 5,200 trees. In 2019 frost destroyed a third of the blossom. Most of the growers insured the harvest afterwards.'
const LIBRARY =
  'The library at Corran bought the estate for 2.3 million pounds. It lent 640,000 books last year, 12 percent more than in the year before.'
const DAM =
  'The dam at Usk Bend is 62 meters high. Engineers led by Ruth Okello checked the wall in May 2021 and found no cracks. The valley below had been evacuated because the water was rising.'
const OPERA =
  'The opera was written by Clara Voss and first performed by the company of Emil Tarn on 14 March 1887. Critics said it was too long; Tarn said it was too short.'

/** English claims, four of each kind. */
export const englishAnswers = answers([
  [
    'number',
    'In the week after its launch the ferry crossed 64 times.',
    FERRY,
    'The ferry Morgenrot made 46 crossings in its first week and carried 3,812 cars.',
  ],
  [
    'number',
    'Some 5,900 trees grow on the 14 hectares at Pell Hill.',
    ORCHARD,
    'The orchard at Pell Hill covers 14 hectares and has about 5,200 trees.',
  ],
  [
    'number',
    'Lending at Corran went up by 21 percent within a year.',
    LIBRARY,
    'It lent 640,000 books last year, 12 percent more than in the year before.',
  ],
  [
    'number',
    'Three of the nine bells were recast.',
    'Of the nine bells in the tower, four were recast after the fire.',
  ],
  [
    'magnitude',
    'Corran paid 2.3 billion pounds for the estate.',
    LIBRARY,
    'The library at Corran bought the estate for 2.3 million pounds.',
  ],
  [
    'magnitude',
    'Readers took home 64,000 books last year.',
    LIBRARY,
    'It lent 640,000 books last year, 12 percent more than in the year before.',
  ],
  [
    'magnitude',
    'The ferry took 38,120 cars over in its first week.',
    FERRY,
    'The ferry Morgenrot made 46 crossings in its first week and carried 3,812 cars.',
  ],
  ['magnitude', 'The festival cost several hundred thousand euros.', 'The festival cost several hundred euros.'],
  ['unit', 'The wall of the dam rises 62 feet.', DAM, 'The dam at Usk Bend is 62 meters high.'],
  [
    'unit',
    'Pell Hill has fruit trees on 14 square kilometers.',
    ORCHARD,
    'The orchard at Pell Hill covers 14 hectares and has about 5,200 trees.',
  ],
  [
    'unit',
    'Support for the plan grew by 8 percent, to 54 percent.',
    'Support for the plan rose by 8 percentage points to 54 percent.',
  ],
  ['unit', 'Visitors must leave the island within nine days.', 'Visitors have to leave the island within nine hours.'],
  [
    'date',
    'The curtain first rose on the opera on 4 March 1887.',
    OPERA,
    'The opera was written by Clara Voss and first performed by the company of Emil Tarn on 14 March 1887.',
  ],
  [
    'date',
    'In July 2021 the wall was gone over by engineers.',
    DAM,
    'Engineers led by Ruth Okello checked the wall in May 2021 and found no cracks.',
  ],
  ['date', 'The market is held on Thursdays.', 'The market takes place every Tuesday in front of the old mint.'],
  [
    'date',
    'Registration for the course closes on 2 June.',
    'The course begins on 2 July; registration closes on 20 May.',
    'registration closes on 20 May',
  ],
  [
    'year',
    'A third of the blossom was lost to the cold in 2016.',
    ORCHARD,
    'In 2019 frost destroyed a third of the blossom.',
  ],
  [
    'year',
    'Voss heard her opera on a stage in 1878.',
    OPERA,
    'The opera was written by Clara Voss and first performed by the company of Emil Tarn on 14 March 1887.',
  ],
  ['year', 'The bridge was torn down in 1952.', 'The bridge, built in 1925, was torn down in 1957.'],
  ['year', 'The school has taught girls since the 1930s.', 'Girls have been admitted to the school since the 1950s.'],
  [
    'name',
    'The Morgenrot sailed under Ilse Brandt.',
    FERRY,
    'Its captain, Ilse Haverkamp, had sailed the route before.',
  ],
  [
    'name',
    'The inspection of the dam was in the hands of Ruth Okoye.',
    DAM,
    'Engineers led by Ruth Okello checked the wall in May 2021 and found no cracks.',
  ],
  ['name', 'The seed bank moved to Norway in the spring.', 'In the spring the seed bank moved to Sweden.'],
  [
    'name',
    'Clara Tarn wrote the opera.',
    OPERA,
    'The opera was written by Clara Voss and first performed by the company of Emil Tarn on 14 March 1887.',
  ],
  [
    'attribution',
    'Emil Tarn wrote the opera.',
    OPERA,
    'The opera was written by Clara Voss and first performed by the company of Emil Tarn on 14 March 1887.',
  ],
  [
    'attribution',
    'The minister called the delay a disgrace.',
    'The union called the delay a disgrace. The minister did not comment.',
    'The union called the delay a disgrace.',
  ],
  [
    'attribution',
    'The rule was proposed by Dana Keel.',
    'Milo Strand proposed the rule. Dana Keel voted against it.',
    'Milo Strand proposed the rule.',
  ],
  [
    'attribution',
    'According to Keel, the harbor is too shallow.',
    'The harbor is too shallow, according to Strand. Keel built the new pier.',
    'The harbor is too shallow, according to Strand.',
  ],
  [
    'negation',
    'Engineers found cracks in the wall in May 2021.',
    DAM,
    'Engineers led by Ruth Okello checked the wall in May 2021 and found no cracks.',
  ],
  [
    'negation',
    'The vaccine is approved for children.',
    'The vaccine is not approved for children under the age of twelve.',
  ],
  ['negation', 'The two companies never worked together.', 'The two companies worked together on three films.'],
  [
    'negation',
    'The hall was rebuilt without public money.',
    'The hall was rebuilt with public money and a gift from the guild.',
  ],
  [
    'reversed',
    'The water rose because the valley had been evacuated.',
    DAM,
    'The valley below had been evacuated because the water was rising.',
  ],
  ['reversed', 'The strike led to the fall in orders.', 'A fall in orders led to the strike at the shipyard.'],
  ['reversed', 'Copper is cheaper than zinc on this market.', 'On this market zinc is cheaper than copper.'],
  [
    'reversed',
    'The guild sued the town after it was dissolved.',
    'The guild was dissolved after it had sued the town.',
  ],
  [
    'quantifier',
    'All of the growers insured their harvest afterwards.',
    ORCHARD,
    'Most of the growers insured the harvest afterwards.',
  ],
  ['quantifier', 'The treatment always lowers the fever.', 'The treatment often lowers the fever within a day.'],
  [
    'quantifier',
    'Corran has the largest map collection in the country.',
    'Corran has one of the largest map collections in the country.',
  ],
  [
    'quantifier',
    'Only members may borrow films.',
    'Members may borrow films and, for a small fee, anyone else may too.',
  ],
])

const ARCHIV =
  'Das Archiv in Tornau verwahrt 48 Kilometer Akten, die ältesten von 1412. Die Leiterin, Hanna Brück, will sie bis 2030 einscannen lassen. Einige Bände sind durch Schimmel verloren gegangen.'

/** German claims. */
export const germanAnswers = answers([
  [
    'number',
    'In Tornau lagern 84 Kilometer Akten.',
    ARCHIV,
    'Das Archiv in Tornau verwahrt 48 Kilometer Akten, die ältesten von 1412.',
  ],
  [
    'unit',
    'Die Akten in Tornau füllen 48 Meter.',
    ARCHIV,
    'Das Archiv in Tornau verwahrt 48 Kilometer Akten, die ältesten von 1412.',
  ],
  [
    'name',
    'Das Einscannen ist ein Vorhaben der Leiterin Hanna Brandt.',
    ARCHIV,
    'Die Leiterin, Hanna Brück, will sie bis 2030 einscannen lassen.',
  ],
  [
    'quantifier',
    'Alle Bände sind durch Schimmel verloren gegangen.',
    ARCHIV,
    'Einige Bände sind durch Schimmel verloren gegangen.',
  ],
  [
    'negation',
    'Die Brücke darf von Radfahrern benutzt werden.',
    'Die Brücke darf von Radfahrern nicht benutzt werden.',
  ],
])

const FARO =
  'El faro de Punta Larga se encendió el 3 de mayo de 1874 y alcanza 28 metros de altura. Lo diseñó Rosa Ibáñez. Muchos vecinos se opusieron a la obra.'

/** Spanish claims. */
export const spanishAnswers = answers([
  [
    'date',
    'El faro se encendió el 13 de mayo de 1874.',
    FARO,
    'El faro de Punta Larga se encendió el 3 de mayo de 1874 y alcanza 28 metros de altura.',
  ],
  [
    'magnitude',
    'El faro alcanza 280 metros de altura.',
    FARO,
    'El faro de Punta Larga se encendió el 3 de mayo de 1874 y alcanza 28 metros de altura.',
  ],
  ['name', 'El proyecto del faro es de Rosa Ibarra.', FARO, 'Lo diseñó Rosa Ibáñez.'],
  ['quantifier', 'Todos los vecinos se opusieron a la obra.', FARO, 'Muchos vecinos se opusieron a la obra.'],
  ['negation', 'El museo abre los lunes.', 'El museo no abre los lunes.'],
])

/** True claims in other words than their passage has, as a model answers that reads well. */
const trueEnglish: readonly WeakAnswer[] = [
  { kind: 'true', claim: 'In its first seven days the ferry Morgenrot crossed 46 times.', passage: FERRY },
  {
    kind: 'true',
    claim: 'Tara Quill ran the light for 24 years.',
    passage: 'Tara Quill came to the light in 1807. She left it only in 1831.',
    quotes: ['Tara Quill came to the light in 1807', 'She left it only in 1831.'],
    calculation: '1831 - 1807 = 24',
  },
  {
    kind: 'true',
    claim: 'Cold took about a third of the blossom at Pell Hill in 2019.',
    passage: ORCHARD,
    quotes: ['In 2019 frost destroyed a third of the blossom.'],
  },
  {
    kind: 'true',
    claim: 'Without the pen the tablet is 60 euros cheaper.',
    passage: 'The price of the tablet is 479 euros with the pen and 419 without.',
    calculation: '479 - 419 = 60',
  },
  {
    kind: 'true',
    claim: 'The planks of the wreck were felled before 1539 was over.',
    passage: 'Tree rings show that the planks of the wreck were cut in the winter of 1538–39.',
  },
  {
    kind: 'true',
    claim: 'By 1 minute and 52 seconds the crew from Balnamara won.',
    passage: 'The crew from Balnamara beat the favourites by one minute and 52 seconds.',
  },
  {
    kind: 'true',
    claim: 'Not a single crack turned up when Okello’s engineers looked the wall over.',
    passage: DAM,
    quotes: ['Engineers led by Ruth Okello checked the wall in May 2021 and found no cracks.'],
  },
  {
    kind: 'true',
    claim: 'Up the valley people had to leave, as the water would not stop coming up.',
    passage: DAM,
    quotes: ['The valley below had been evacuated because the water was rising'],
  },
  {
    kind: 'true',
    claim: 'Tarn did not find the opera long, whatever critics made of it.',
    passage: OPERA,
    quotes: ['Critics said it was too long … Tarn said it was too short.'],
  },
]

const trueGerman: readonly WeakAnswer[] = [
  {
    kind: 'true',
    claim: 'Dreizehn Jahre lang führte Permoser die Ortsstelle.',
    passage: 'Permoser hat die Ortsstelle von 2006 bis 2019 geleitet.',
    calculation: '2019 - 2006 = 13',
  },
  {
    kind: 'true',
    claim: 'Der Gewinn ist nach Ansicht des Österreichers Matthias Prantl deutlich.',
    passage: '„Unter dem Strich bleibt ein deutlicher Gewinn“, sagt der österreichische Geoökologe Matthias Prantl.',
    quotes: ['"Unter dem Strich bleibt ein deutlicher Gewinn", sagt der österreichische Geoökologe Matthias Prantl.'],
  },
]

const trueSpanish: readonly WeakAnswer[] = [
  {
    kind: 'true',
    claim: 'La campaña de 2024 ha durado 16 días.',
    passage: 'Cosecha de 2024. La campaña que acaba de cerrarse ha durado 16 días.',
    quotes: ['La campaña que acaba de cerrarse ha durado 16 días.'],
  },
  {
    kind: 'true',
    claim: 'No la sequía, sino el calor redujo la cosecha, según Mateo Sanchís.',
    passage:
      'La causa, explica Mateo Sanchís, no ha sido la sequía, que el bulbo aguanta bien, sino el calor de septiembre.',
  },
]

/** The language that each list of true claims is in. */
export const trueAnswers: readonly (readonly [ContentLanguage, readonly WeakAnswer[]])[] = [
  ['English-US', trueEnglish],
  ['German', trueGerman],
  ['Spanish', trueSpanish],
]

/** The language that each list is in. */
export const weakAnswers: readonly (readonly [ContentLanguage, readonly WeakAnswer[]])[] = [
  ['English-US', englishAnswers],
  ['German', germanAnswers],
  ['Spanish', spanishAnswers],
]
