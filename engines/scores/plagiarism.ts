import { bicycle } from '../digest/cases/bicycle.ts'
import { honeybees } from '../digest/cases/honeybees.ts'
import { overlap, similarity } from '../plagiarism/index.ts'
import { shareOf } from './share.ts'

const sources = [...bicycle.sources, ...honeybees.sources].map(({ text }) => text).join('\n\n')

const copied = [
  'The large front wheel made it fast, because one turn of the pedals carried the rider further.',
  'John Kemp Starley built the Rover safety bicycle in Coventry in 1885.',
  'In winter the colony does not sleep. The bees form a cluster around the queen and shiver to keep warm.',
  'Colonies that are not treated usually die within a few years.',
]
const reworded = [
  'Karl Drais, a baron and forest official from Germany, presented his running machine on two wheels in Mannheim in 1817.',
  'Cycling changed clothes as well, because long skirts near the wheels were dangerous.',
  'By dancing, foragers tell one another where there is food.',
  'Lorenzo Langstroth took out a patent for a hive with frames that can be moved in 1852.',
  'In the autumn, drones are driven out of the hive by the workers.',
]
const own = [
  'My grandfather rode to the mill every morning, whatever the weather, on a bicycle without gears.',
  'Bees interest me less than the people who keep them.',
  'A good lock costs about a tenth of what the bicycle does.',
  'The meadow behind the school has been mown too early again.',
  'Honey from heather is dark and hardly flows.',
]

const pairs: readonly (readonly [a: string, b: string, isSame: boolean])[] = [
  ['The plant was closed in 2019.', 'In 2019 they closed the plant.', true],
  ['Bread with leaven was made in ancient Egypt.', 'In ancient Egypt, people made bread with leaven.', true],
  ['The dough should rest for an hour.', 'Let the dough rest for one hour.', true],
  ['The plant was closed in 2019.', 'The plant was opened in 1984.', false],
  ['Bread with leaven was made in ancient Egypt.', 'Bread with butter was eaten in modern Rome.', false],
  ['The dough should rest for an hour.', 'The baker should rest for a day.', false],
]

const found = (text: string) => overlap(text, sources).spans.length > 0

/** Share of sentences, copied or not, of which it is rightly said whether they match. */
export function copies(): number {
  return shareOf([...copied, ...own], (text) => found(text) === copied.includes(text))
}

/** Share of reworded sentences that are found. */
export function rewordings(): number {
  return shareOf(reworded, found)
}

/** Share of pairs of a same and another meaning that similarity puts in order. */
export function likeness(): number {
  const all = pairs.filter(([, , isSame]) => isSame)
  const others = pairs.filter(([, , isSame]) => !isSame)
  const both = all.flatMap((same) => others.map((other) => [same, other] as const))
  return shareOf(both, ([same, other]) => similarity(same[0], same[1]) > similarity(other[0], other[1]))
}
