import { checkWorthiness, judgeClaim, needsSource, type Verdict } from '../fact-check/index.ts'
import { shareOf } from './share.ts'

const rance =
  'The Rance station in Brittany opened in 1966. It has 24 turbines and an installed capacity of 240 megawatts. For 45 years it was the largest tidal power plant in the world.'
const bees =
  'A worker lives about six weeks in summer and several months in winter. The queen lays up to 2,000 eggs a day. Drones have no sting.'
const bicycle =
  'John Kemp Starley built the Rover safety bicycle in Coventry in 1885. John Boyd Dunlop made a practical pneumatic tire in Belfast in 1888.'

const claims: readonly (readonly [claim: string, evidence: string, verdict: Verdict])[] = [
  ['The Rance station started work in 1966.', rance, 'supported'],
  ['The Rance plant can deliver 240 MW.', rance, 'supported'],
  ['Two dozen turbines turn at the Rance station.', rance, 'supported'],
  ['The Rance station opened in 1976.', rance, 'disputed'],
  ['The Rance station has 42 turbines.', rance, 'disputed'],
  ['The Rance station has a capacity of 240 kilowatts.', rance, 'disputed'],
  ['For 25 years it was the largest tidal power plant in the world.', rance, 'disputed'],
  ['The Rance station cost 620 million francs.', rance, 'not-enough-evidence'],
  ['The Rance station feeds 130,000 homes.', rance, 'not-enough-evidence'],
  ['In winter, a worker bee lives for several months.', bees, 'supported'],
  ['A queen can lay 2,000 eggs in one day.', bees, 'supported'],
  ['Drones do not have a sting.', bees, 'supported'],
  ['Drones have a sting.', bees, 'disputed'],
  ['A worker lives about nine weeks in summer.', bees, 'disputed'],
  ['The queen lays up to 5,000 eggs a day.', bees, 'disputed'],
  ['A queen lives for up to five years.', bees, 'not-enough-evidence'],
  ['Workers fly up to five kilometers for food.', bees, 'not-enough-evidence'],
  ['Starley built the Rover in Coventry in 1885.', bicycle, 'supported'],
  ['Dunlop’s practical pneumatic tire was made in Belfast in 1888.', bicycle, 'supported'],
  ['Dunlop made a practical pneumatic tire in Dublin in 1888.', bicycle, 'disputed'],
  ['John Boyd Dunlop built the Rover safety bicycle in 1885.', bicycle, 'disputed'],
  ['John Kemp Starley died in 1901.', bicycle, 'not-enough-evidence'],
  ['The Rover weighed 20 kilograms.', bicycle, 'not-enough-evidence'],
]

const sentences: readonly (readonly [sentence: string, isNeeded: boolean])[] = [
  ['The plant opened in 1966 and delivers 240 megawatts.', true],
  ['About half of all office workers reuse a password.', true],
  ['Researchers at Leeds found that dancing bees rest less.', true],
  ['“We will not build it,” said Marie Lefèvre.', true],
  ['It is the largest plant of its kind in Europe.', true],
  ['Louis Pasteur showed that yeast is alive.', true],
  ['In this guide we look at three ways to use the tides.', false],
  ['Have you ever wondered how bees find their way home?', false],
  ['Mix the flour with warm water and wait.', false],
  ['I think the second recipe tastes better.', false],
  ['Why bother with compost?', false],
  ['Let us begin.', false],
]

/** Share of claims with the right verdict. */
export function verdicts(): number {
  return shareOf(claims, ([claim, evidence, verdict]) => judgeClaim(claim, [evidence]).verdict === verdict)
}

/** Share of sentences of which it is rightly said whether they need a source. */
export function sourceNeeds(): number {
  return shareOf(sentences, ([sentence, isNeeded]) => needsSource(sentence).needed === isNeeded)
}

/** Share of pairs in which the sentence with a fact is worth more of a check than the one without. */
export function worthiness(): number {
  const worth = checkWorthiness(sentences.map(([sentence]) => sentence))
  const pairs = sentences.flatMap(([, isNeeded], at) =>
    isNeeded ? sentences.flatMap(([, other], beside) => (other ? [] : [[at, beside] as const])) : [],
  )
  return shareOf(pairs, ([at, beside]) => (worth[at] ?? 0) > (worth[beside] ?? 0))
}
