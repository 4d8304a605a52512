import { describe, expect, test } from 'vitest'
import type { ContentLanguage } from '../../text/index.ts'
import { claimReader } from '../index.ts'

const bridge =
  'The bridge was designed by the Danish engineer Karin Holm, while the Norwegian firm Aker built its foundations.'
const strike = 'Delays in the delivery of steel led to a strike in 1990 that stopped work for seven weeks.'

function stateOf(claim: string, sentence: string, language: ContentLanguage = 'English-US') {
  return claimReader(claim, language)(sentence).state
}

test('a whole number is rounded to one digit only by “about”, or by next to nothing', () => {
  const votes = 'The council approved the order in Graz by 31 votes to 22.'
  expect(stateOf('The council approved the order in Graz by 30 votes to 22.', votes)).toBe('open')
  expect(stateOf('The council approved the order in Graz by about 30 votes to 22.', votes)).toBe('same')
  const people = 'The town of Wexcombe had 2,960,000 visitors in 2019.'
  expect(stateOf('The town of Wexcombe had 3 million visitors in 2019.', people)).toBe('same')
})

describe('a sentence says the same', () => {
  test.each([
    ['word for word', 'Over 60 % of the people died in 1348–50.', 'Over 60 % of the people died in 1348–50.'],
    ['active for passive', 'Karin Holm, a Danish engineer, designed the bridge.', bridge],
    ['with another word for a thing', 'A strike in 1990 halted work for seven weeks.', strike],
    ['the time first', 'In 1990, a strike stopped work for 7 weeks.', strike],
    ['years of a short range in full', 'The plague raged in 1576 and 1577.', 'The plague raged in 1576–77.'],
    ['with a small word of degree', 'Unemployment rose a little in May.', 'Unemployment rose slightly in May.'],
    ['every day for a day', 'Up to 600 people cross the sound every day.', 'Up to 600 people a day cross the sound.'],
    ['a part in percent', 'A third of the members are women.', 'Of the members, 34 percent are women.'],
    ['years between two', 'She ran the mill for 24 years.', 'She ran the mill from 1807 to 1831.'],
    ['a verb of two words', 'The council turned down the plan.', 'The council rejected the plan.'],
    ['a bound in other words', 'The fire killed no fewer than 12 people.', 'The fire killed at least 12 people.'],
    [
      'a denial in other words',
      'Most losses came from two sensors in the quarry, which cannot see any gateway.',
      'Most losses came from two sensors in the quarry, which have no line of sight to any gateway.',
    ],
    ['a phrase for a word', 'The council agreed immediately.', 'The council agreed at once.'],
    ['an irregular form', 'She left after seeing the plans.', 'She left after she had seen the plans.'],
    ['an age in other words', 'It helps patients over the age of 70.', 'It helps patients older than 70.'],
    ['the other spelling', 'The theatre was modernised.', 'The theater was modernized.'],
    ['the word for a year', 'In the years 1834–38 he taught Latin.', 'From 1834 to 1838 he taught Latin.'],
    ['only in, not until', 'Women were only admitted in 1976.', 'Women were not admitted until 1976.'],
    [
      'what two figures show',
      'Sales were £45 million, up from £35 million.',
      'Sales of £45 million followed £35 million.',
    ],
    [
      'a length just under',
      'The finished pier is just under 2.5 kilometres long.',
      'The completed pier is 2,467 metres long.',
    ],
    ['both for the two', 'The two ships left Bergen in 1911.', 'Both ships left Bergen in 1911.'],
    [
      'what a colon explains',
      'The wall turned out to be hollow, with 70 per cent of its volume being air.',
      'The wall proved to be hollow: 70 per cent of its volume is air.',
    ],
    [
      'one scale for a range',
      'The firm expects sales of £23–25 million.',
      'The firm expects sales of between £23 million and £25 million.',
    ],
    [
      'a share of two figures',
      'Of the £900,000 it needs, the trust has raised about a third.',
      'Of the £900,000 it needs, the trust has raised £310,000.',
    ],
    ['a part of a month', 'The gate was shut in late April.', 'The gate was shut on 27 April.'],
    ['a whole unit', 'The data are published after a year.', 'The data are published after 12 months.'],
    ['less of a date', 'The bridge opened in May 1992.', 'The bridge opened to traffic on 14 May 1992.'],
    [
      'some as a bound',
      'Nearly 39 per cent of the finds were cleaned.',
      'Some 38.7 per cent of the finds were cleaned.',
    ],
    [
      'a time at the beginning, of both halves',
      'Visits rose by 24 per cent between 2013 and 2022.',
      'Between 2013 and 2022 loans fell by half, while visits rose by 24 per cent.',
    ],
    ['what precedes', 'A swelling preceded the collapse in 1994.', 'The collapse in 1994 was preceded by a swelling.'],
    ['a doubt in another word', 'A new outbreak is probable in Kirrin.', 'A new outbreak is likely in Kirrin.'],
  ])('%s', (_, claim, sentence) => expect(stateOf(claim, sentence)).toBe('same'))

  test.each<[string, string, string, ContentLanguage]>([
    [
      'a verb in two parts',
      'Die Zahl ging etwas zurück, von 1.036 auf 1.011.',
      'Die Zahl sank leicht von 1.036 auf 1.011.',
      'German',
    ],
    ['a strong verb', 'Der Rat schlug den Umbau vor.', 'Der Rat hat den Umbau vorgeschlagen.', 'German'],
    ['a passive', 'La plata fue extraída en las minas.', 'La plata se extrajo en las minas.', 'Spanish'],
    [
      'a participle of a verb in two parts',
      'Im Krieg lagerte man die Karten in ein Bergwerk aus.',
      'Im Krieg wurden die Karten in ein Bergwerk ausgelagert.',
      'German',
    ],
    [
      'a regular form',
      'El alcalde aseguró que las obras empezaron.',
      'El alcalde afirmó que las obras empezaron.',
      'Spanish',
    ],
    ['a part in words', 'Han excavado la tercera parte del cerro.', 'Han excavado un tercio del cerro.', 'Spanish'],
    ['a bound over an article', 'Casi el 69 % de los hornos cerró.', 'El 68,7 % de los hornos cerró.', 'Spanish'],
    [
      'two verbs in two parts',
      'Die Stadträtin regte an, den Speicher auf dem Bahnhof zu bauen.',
      'Die Stadträtin schlug vor, den Speicher auf dem Bahnhof zu bauen.',
      'German',
    ],
  ])('%s', (_, claim, sentence, language) => expect(stateOf(claim, sentence, language)).toBe('same'))
})

test('two sides of a contract differ, though they have one stem', () => {
  expect(stateOf('In May 2019 the employers paid £300.', 'In May 2019 the employees paid £300.')).toBe('differs')
})

test.each<[string, string, string, ContentLanguage]>([
  [
    'who gives and who gets, each by what it is',
    'El monasterio de San Gil cedió nueve campos al conde Lope Ruiz.',
    'El conde Lope Ruiz cedió nueve campos al monasterio de San Gil.',
    'Spanish',
  ],
  [
    'neither … nor and both',
    'Die Halle hat Heizung und Licht für alle.',
    'Die Halle hat weder Heizung noch Licht für alle.',
    'German',
  ],
  ['dead and alive', 'The hiker was found dead on Sunday.', 'The hiker was found alive on Sunday.', 'English-US'],
])('%s differ', (_, claim, sentence, language) => {
  expect(stateOf(claim, sentence, language)).toBe('differs')
})

test('who did another thing beside it did not do this', () => {
  const basin = 'The basin was designed by Corrie Haldane, while the walls were built by Tullis Construction.'
  expect(stateOf('Tullis Construction designed the basin.', basin)).not.toBe('same')
  expect(stateOf('Corrie Haldane designed the basin.', basin)).toBe('same')
})

test('amounts of quite another size are of something else', () => {
  const rise = 'The costs of the pool rose from 6.8 to 9.4 million euros.'
  expect(stateOf('A day at the pool costs 5.50 euros.', rise)).toBe('open')
})

test('German `noch` denies nothing by itself', () => {
  expect(
    stateOf('Nur zwei der fünf Stellen waren besetzt.', 'Nur noch zwei der fünf Stellen waren besetzt.', 'German'),
  ).toBe('same')
})

test('two names exchanged around what joins them differ', () => {
  expect(stateOf('Anna Holm wrote Otto Kern in May.', 'Otto Kern wrote Anna Holm in May.')).toBe('differs')
})

test('two countries exchanged around what one does to the other differ', () => {
  expect(stateOf('Chile overtook Peru as the largest producer.', 'Peru overtook Chile as the largest producer.')).toBe(
    'differs',
  )
})

describe('a sentence differs in one piece', () => {
  test.each([
    [
      'a nationality of somebody else',
      'The Norwegian engineer Karin Holm designed the bridge.',
      bridge,
      'Norwegian',
      'Danish',
    ],
    ['a bound', 'Up to 70,000 people live there.', 'Up to 60,000 people live there.', '70,000', '60,000'],
    ['swapped digits', 'The hall has 260 seats.', 'The hall has 620 seats.', '260', '620'],
    ['ten times as much', 'The strike stopped work for 70 weeks.', strike, '70 weeks', 'seven weeks'],
    [
      'points of another size',
      'The rate rose by 50 percentage points.',
      'The rate rose by 50 basis points.',
      '50 percentage points',
      '50 basis points',
    ],
    ['a unit', 'The membrane is 80 micrometres thick.', 'The membrane is 80 nm thick.', '80 micrometres', '80 nm'],
    [
      'a month',
      'Aftershocks were felt until September 1931.',
      'Aftershocks were felt until November 1931.',
      'September 1931',
      'November 1931',
    ],
    ['a name', 'The letters are kept in Basel.', 'The letters are kept in Bern.', 'Basel', 'Bern'],
    ['a material', 'The membrane is made of carbon.', 'The membrane is made of nylon.', 'carbon', 'nylon'],
    ['all for some', 'All survivors moved to Nelson.', 'Some survivors moved to Nelson.', 'All', 'Some'],
    ['only for mainly', 'Otters eat only crabs.', 'Otters eat mainly crabs.', 'only', 'mainly'],
    ['a direction', 'Unemployment fell slightly in May.', 'Unemployment rose slightly in May.', 'fell', 'rose'],
  ])('%s', (_, claim, sentence, wrong, right) => {
    const found = claimReader(claim, 'English-US')(sentence)
    const words = found.state === 'differs' ? [found.claim, found.evidence] : []
    expect(words.map(({ start, end }, at) => [claim, sentence][at]?.slice(start, end))).toEqual([wrong, right])
  })

  test.each<[string, string, string, ContentLanguage]>([
    [
      'a clause that denies',
      'People with asthma were excluded, and so were smokers.',
      'People with asthma were not excluded, but smokers were.',
      'English-US',
    ],
    ['who receives', 'Harriet dictated the paper to him.', 'He dictated the paper to Harriet.', 'English-US'],
    [
      'the whole for a part',
      'The museum holds the whole of the collection.',
      'The museum holds two thirds of the collection.',
      'English-US',
    ],
    [
      'all for all except',
      'All files are kept in Rome.',
      'All files except those of 1903 are kept in Rome.',
      'English-US',
    ],
    ['all for so many', 'All of the 198 teams finished.', 'Of the 198 teams that set out, 187 finished.', 'English-US'],
    [
      'another bridge',
      'Die meisten fuhren über die Nordbrücke.',
      'Die meisten fuhren über die Kaiserbrücke.',
      'German',
    ],
    ['a denial', 'The toll was not abolished in 2008.', 'The toll was abolished in 2008.', 'English-US'],
    ['cause and effect', 'A strike led to delays in the delivery of steel.', strike, 'English-US'],
    [
      'before and after',
      'Gas pipes burst after fires broke out.',
      'Fires broke out after gas pipes burst.',
      'English-US',
    ],
    [
      'two that are compared',
      'Orcas kill more otters than sharks do.',
      'Sharks kill more otters than orcas do.',
      'English-US',
    ],
    [
      'who said it',
      'Anna Rieder said that Paul Lenz resigned.',
      'Paul Lenz said that Anna Rieder resigned.',
      'English-US',
    ],
    ['what another did', 'Karin Holm built the foundations.', bridge, 'English-US'],
    ['all for none', 'All of the soldiers were tried.', 'None of the soldiers were tried.', 'English-US'],
    ['a denial', 'Ministerin Karin Brand lobte den Plan nicht.', 'Ministerin Karin Brand lobte den Plan.', 'German'],
    ['a denial', 'La reacción no fue muy positiva.', 'La reacción fue muy positiva.', 'Spanish'],
    ['a place', 'La mayoría viene de Perú.', 'La mayoría viene de Chile.', 'Spanish'],
  ])('in %s: %s', (_, claim, sentence, language) => expect(stateOf(claim, sentence, language)).toBe('differs'))
})

describe('a sentence that has a claim in quite other words', () => {
  const report = 'Its report, delivered on 4 February 1918, put the blame on both captains.'
  const read = (claim: string, sentence: string, context = {}) => claimReader(claim, 'English-US')(sentence, context)

  test.each([
    [
      'a figure',
      'The museum hired 40 guides and issued 117,000 tickets in its first year.',
      'In the first year 171,000 tickets were printed, and 40 guides worked there.',
    ],
    [
      'a name of who says it',
      'Ann Bech told reporters that the cover would end in May.',
      '“The cover will end in May,” Keane said.',
    ],
  ])('differs in %s', (_, claim, sentence) => expect(read(claim, sentence, {}).state).toBe('differs'))

  test.each([
    ['it has little of it', 'The ferry sank in June 1918 off the coast of Spain with its crew.', report],
    ['a second figure is missing', 'Two captains got 14 years on 9 May 1918.', report],
    [
      'what is meant is the largest',
      'The largest wheel ever made weighed 310 kilograms.',
      'A wheel weighs 12 kilograms.',
    ],
  ])('is open where %s', (_, claim, sentence) => expect(read(claim, sentence).state).toBe('open'))
})

describe('a sentence leaves a claim open', () => {
  test.each([
    ['a word that it lacks', 'The old bridge opened in 1992.', 'The bridge opened in 1992.'],
    ['more than a bound', 'The spill killed 88 otters.', 'The spill killed at least 88 otters.'],
    ['what somebody says', 'Demand will double.', 'The minister says that demand will double.'],
    ['what is called a myth', 'The gates close slowly.', 'It is a myth that the gates close slowly.'],
    ['a denial of the other', 'Dogs were allowed, but cats were not.', 'Dogs were not allowed, but cats were.'],
    ['a condition', 'The dam leaks.', 'The dam leaks if the lake is full.'],
    ['another thing that is counted', 'About 9,000 cars cross it each day.', 'Up to 6,000 people cross it each day.'],
    [
      'how often a thing is counted',
      'The cleaner went out 418 times in 2022.',
      'The cleaner led in 2022 with 418 loans.',
    ],
    ['some of all', 'From May all boats need a light.', 'From May all new boats need a light.'],
    [
      'an end in a month for a day of it',
      'The repairs of the bridge end in April.',
      'The repairs of the bridge block all traffic on 27 April.',
    ],
    ['another part of a month', 'The gate was shut in early April.', 'The gate was shut on 27 April.'],
    [
      'another share',
      'Of the £900,000 it needs, the trust has raised about a half.',
      'Of the £900,000 it needs, the trust has raised £310,000.',
    ],
    [
      'a ratio for a count',
      'The club has 900 members in the town.',
      'The club voted by two to one that members swim in the town.',
    ],
    [
      'a denial of the contrary',
      'The union rejects the offer of 3 per cent in May.',
      'The union does not accept the offer of 3 per cent in May.',
    ],
    [
      'what was expected, whoever expected it',
      'Each pump ran well, with fewer faults than the owner had expected.',
      'The owner saw fewer faults than expected: each pump ran well.',
    ],
    ['a time as a cause', 'The bridge closed because of the storm.', 'The bridge closed in the storm.'],
    [
      'what is done to it',
      'They decided to conduct a survey of 400 homes.',
      'They decided to cancel a survey of 400 homes.',
    ],
    ['two that change places', 'The mill sued the town in 1964.', 'The town of Holm sued the mill in 1964.'],
    [
      'weekly hours beside hours a week',
      'The Holm branch, which has four people, is to open 30 hours a week from 2025 instead of 18.',
      'Branch Holm, Weekly hours now 18 hours; Weekly hours from 2025: 30 hours; Staff 4.',
    ],
  ])('%s', (_, claim, sentence) => expect(stateOf(claim, sentence)).toBe('open'))

  test.each<[string, string, string, ContentLanguage]>([
    [
      'a fall beside another word that rose',
      'Aunque cayó la venta, la tienda ganó 3 millones de euros en 2020.',
      'Pese a la caída de la venta, la tienda ganó 3 millones de euros en 2020, ya que el precio subió.',
      'Spanish',
    ],
    [
      'a name behind a verb in its own clause',
      'Vom Preis der Auktion sah Otto Kern nichts, da das Geld in eine Kasse ging.',
      'Der Direktor Emil Holm kaufte die Bilder; vom Preis bekam der Eigentümer nichts, weil das Geld in eine Kasse floss.',
      'German',
    ],
  ])('%s', (_, claim, sentence, language) => expect(stateOf(claim, sentence, language)).toBe('open'))

  test('another who acts, and whom a pronoun means that the title has', () => {
    const helped = claimReader('When Kern was dismissed, he helped Ada Brandt to find a post.', 'English-US')
    expect(
      helped('She came when Kern was dismissed, and helped him to find a post.', { topic: 'Ada Brandt' }).state,
    ).toBe('open')
    const flew = claimReader('A valve had to be replaced, and so Tern-2 flew 19 days late.', 'English-US')
    const launch = 'It flew aboard a Boreas rocket, 19 days late because a valve had to be replaced.'
    expect(flew(launch, { topic: 'Tern-2 in orbit' }).state).not.toBe('differs')
  })

  test('what a relative did, though its title has the name', () => {
    const read = claimReader('Ada Brandt founded a school.', 'English-US')
    expect(read('Her sister Clara founded a school.', { topic: 'Ada Brandt' }).state).not.toBe('same')
    expect(read('She founded a school.', { topic: 'Ada Brandt' }).state).toBe('same')
  })
})
