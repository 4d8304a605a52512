import type { Passage } from '../../../../engines/retrieval/index.ts'
import type { ContentLanguage } from '../../../../engines/text/index.ts'

/** A marked sentence, with the numbers of the sources that carry it or a part that the others lack. */
export interface Labelled {
  kind:
    | 'carried'
    | 'not carried'
    | 'rider'
    | 'jointly'
    | 'wrong number'
    | 'paraphrase'
    | 'pronoun'
    | 'heading'
    | 'across languages'
  language: ContentLanguage
  text: string
  sources: readonly string[]
  holds: readonly number[]
}

const texts: Record<string, { title: string; heading?: string; text: string }> = {
  rance: {
    title: 'Rance Tidal Power Station',
    text: 'The power station opened in November 1966 on the estuary of the Rance in Brittany. It was the first large tidal power plant in the world. Its 24 turbines reach a peak of 240 MW and supply about 0.12 % of the power demand of France. The barrage is 750 metres long.',
  },
  sihwa: {
    title: 'Sihwa Lake Tidal Power Station',
    text: 'The South Korean plant has been the largest of its kind since August 2011. Ten submerged bulb turbines have a capacity of 254 MW. The seawall was built in 1994 for flood control and farming. The project cost 560 billion won.',
  },
  tides: {
    title: 'Tidal power',
    heading: 'Costs',
    text: 'Tides are more predictable than wind and sun. High cost and few suitable sites have kept the use of tidal energy small. New turbine designs may bring costs down to competitive levels.',
  },
  bees: {
    title: 'How honey bees find food',
    text: 'Forager bees tell their nest mates where food is by dancing. The waggle dance gives the direction relative to the sun. Karl von Frisch received the Nobel Prize in 1973 for decoding it. A colony sends out thousands of foragers on a warm day.',
  },
  pollen: {
    title: 'Pollination and yields',
    text: 'About 35 % of the food crops by volume depend on animal pollinators. In orchards with wild bees, apple trees set more fruit. Spraying at night spares bees that fly by day.',
  },
  tyre: {
    title: 'John Boyd Dunlop',
    text: 'He was a Scottish vet who lived in Belfast. In 1888 he was granted a patent for a pneumatic tyre that he had made for his son’s tricycle. The patent was declared invalid in 1891 because Robert Thomson had held one for the same idea since 1847.',
  },
  rover: {
    title: 'Rover safety bicycle',
    text: 'John Kemp Starley built the Rover in Coventry in 1885. With wheels of equal size and a chain to the rear wheel it became the model for modern bicycles. It weighed 20 kg.',
  },
  sleep: {
    title: 'Sleep in adults',
    heading: 'Findings',
    text: 'The trial followed 412 nurses over two years. Those who slept less than six hours had 1.7 times as many colds. Naps of 20 minutes made no difference. The authors warn that the nurses reported their own sleep.',
  },
  bauhaus: {
    title: 'Bauhaus Dessau',
    text: 'Das Gebäude entstand 1925 und 1926 nach Plänen von Walter Gropius. Die Hochschule war zuvor in Weimar gewesen und zog 1925 nach Dessau. Seit 1996 gehört das Gebäude zum Welterbe der UNESCO. Die Glasfassade des Werkstattflügels wurde 1976 erneuert.',
  },
  brot: {
    title: 'Sauerteigbrot',
    heading: 'Haltbarkeit',
    text: 'Sauerteig senkt den pH-Wert des Brotes auf etwa 4,5. Dadurch schimmelt es später als Brot mit Hefe. Ein Roggenbrot hält sich im Steintopf bis zu neun Tage. Im Kühlschrank wird es schneller altbacken.',
  },
  hefe: {
    title: 'Backhefe',
    text: 'Hefe vergärt Zucker zu Alkohol und Kohlendioxid. In Deutschland werden jährlich rund 60.000 Tonnen Backhefe verkauft. Frische Hefe ist im Kühlschrank etwa zwölf Tage haltbar. Trockenhefe hält sich zwei Jahre.',
  },
  moor: {
    title: 'Moore und Klima',
    text: 'Moore bedecken nur 3 % der Landfläche der Erde, speichern aber etwa 30 % des Kohlenstoffs im Boden. In Deutschland sind rund 92 % der Moore entwässert. Sie verursachen etwa 7 % der deutschen Treibhausgase. Wird ein Moor wieder vernässt, sinken die Emissionen rasch.',
  },
  rad: {
    title: 'Radverkehr in Münster',
    text: 'In Münster werden 43,5 % aller Wege mit dem Fahrrad zurückgelegt. Die Promenade ist ein 4,5 Kilometer langer Ring für Fußgänger und Radfahrer. Am Hauptbahnhof stehen 3.300 überdachte Stellplätze. Die Stadt zählt etwa 500.000 Fahrräder.',
  },
}

/** The passage of a name in the fixture. */
export function labelledPassage(name: string): Passage {
  const { text, ...about } = texts[name] ?? { title: '', text: '' }
  return { id: name, sourceId: name, ...about, text, start: 0, end: text.length }
}

const english = (kind: Labelled['kind'], text: string, sources: string, ...holds: number[]): Labelled => ({
  kind,
  language: 'English-US',
  text,
  sources: sources.split(' '),
  holds,
})
const german = (...args: Parameters<typeof english>): Labelled => ({ ...english(...args), language: 'German' })

/** Sentences of our own making about passages of our own making. Those at even places tune, those at odd ones judge. */
export const labelled: readonly Labelled[] = [
  english('carried', 'The Rance station opened in 1966 [1].', 'rance', 1),
  english('carried', 'Its 24 turbines peak at 240 MW [1].', 'rance', 1),
  english('carried', 'The barrage at Rance is 750 metres long [1].', 'rance', 1),
  english('carried', 'Sihwa Lake has been the largest tidal plant since 2011 [1].', 'sihwa', 1),
  english('carried', 'The seawall dates from 1994 and was built for flood control [1].', 'sihwa', 1),
  english('carried', 'Karl von Frisch won the Nobel Prize in 1973 [1].', 'bees', 1),
  english('carried', 'The waggle dance tells the direction of food [1].', 'bees', 1),
  english('carried', 'About 35 percent of food crops depend on pollinators [1].', 'pollen', 1),
  english('carried', 'Starley built the Rover in Coventry in 1885 [1].', 'rover', 1),
  english('carried', 'Nurses with less than six hours of sleep had 1.7 times as many colds [1].', 'sleep', 1),
  german('carried', 'Walter Gropius entwarf das Gebäude, das 1925 und 1926 entstand [1].', 'bauhaus', 1),
  german('carried', 'Seit 1996 ist das Bauhaus Welterbe der UNESCO [1].', 'bauhaus', 1),
  german('carried', 'Frische Hefe hält im Kühlschrank etwa zwölf Tage [1].', 'hefe', 1),
  german('carried', 'Rund 92 Prozent der deutschen Moore sind entwässert [1].', 'moor', 1),
  german('carried', 'Am Hauptbahnhof von Münster gibt es 3.300 überdachte Stellplätze [1].', 'rad', 1),
  german('carried', 'Moore speichern etwa 30 % des Kohlenstoffs im Boden [1].', 'moor', 1),

  english('not carried', 'Rabbits eat grass and clover in spring [1].', 'tides'),
  english('not carried', 'The Rance station was sold to a Chinese investor [1].', 'rance'),
  english('not carried', 'Tides are not predictable [1].', 'tides'),
  english('not carried', 'The power plant harms many fish and birds of the estuary [1].', 'sihwa'),
  english('not carried', 'Bees sleep six hours in the hive every night [1].', 'bees'),
  english('not carried', 'General Dupont opened the power station [1].', 'rance'),
  english('not carried', 'Dunlop built the Rover in Coventry [1].', 'rover'),
  english('not carried', 'Apple trees need deep and moist soil [1].', 'pollen'),
  german('not carried', 'Das Gebäude brannte im Krieg aus [1].', 'bauhaus'),
  german('not carried', 'Sauerteig enthält viele Vitamine und ist gut für den Darm [1].', 'brot'),
  german('not carried', 'Ludwig Mies van der Rohe entwarf das Gebäude [1].', 'bauhaus'),
  german('not carried', 'Moore sind ein Lebensraum für seltene Libellen [1].', 'moor'),
  german('not carried', 'Die Stadt baut bis heute neue Parkhäuser für Autos [1].', 'rad'),

  english('wrong number', 'The Rance station opened in 1967 [1].', 'rance'),
  english('wrong number', 'Its 42 turbines reach 240 MW [1].', 'rance'),
  english('wrong number', 'The trial followed 421 nurses [1].', 'sleep'),
  english('wrong number', 'The Rover weighed 30 kg [1].', 'rover'),
  english('wrong number', 'Von Frisch received the Nobel Prize in 1937 [1].', 'bees'),
  german('wrong number', 'Die Promenade ist 5,4 Kilometer lang [1].', 'rad'),
  german('wrong number', 'Moore bedecken 30 Mio. Hektar [1].', 'moor'),
  german('wrong number', 'Seit 1986 gehört das Gebäude zum Welterbe [1].', 'bauhaus'),
  german('wrong number', 'Jährlich werden 600.000 Tonnen Backhefe verkauft [1].', 'hefe'),

  english('rider', 'The Rance station opened in 1966 [1][2].', 'rance sihwa', 1),
  english('rider', 'Ten bulb turbines give Sihwa Lake a capacity of 254 MW [1][2].', 'rance sihwa', 2),
  english('rider', 'Bees dance to tell nest mates where food is [1][2].', 'bees pollen', 1),
  english('rider', 'Starley built the Rover in 1885 [1][2][3].', 'tyre rover bees', 2),
  english('rider', 'Few suitable sites keep the use of tidal energy small [1, 2].', 'tides rance', 1),
  english('rider', 'Dunlop was granted a patent for a pneumatic tyre in 1888 [1][2].', 'tyre rover', 1),
  german('rider', 'Ein Roggenbrot hält sich im Steintopf bis zu neun Tage [1][2].', 'brot hefe', 1),
  german('rider', 'Trockenhefe hält sich zwei Jahre [1][2].', 'brot hefe', 2),
  german('rider', 'In Deutschland sind rund 92 % der Moore entwässert [1][2].', 'moor hefe', 1),
  german('rider', 'Die Promenade in Münster ist ein Ring von 4,5 Kilometern [1][2].', 'rad bauhaus', 1),

  english('jointly', 'Rance opened in 1966 and Sihwa Lake in 2011 [1][2].', 'rance sihwa', 1, 2),
  english('jointly', 'Rance peaks at 240 MW, Sihwa Lake at 254 MW [1][2][3].', 'rance sihwa bees', 1, 2),
  english(
    'jointly',
    'Starley built the Rover in 1885, and Dunlop patented his tyre in 1888 [1][2].',
    'rover tyre',
    1,
    2,
  ),
  english(
    'jointly',
    'Bees dance to show where food is, and 35 % of food crops depend on pollinators [1][2].',
    'bees pollen',
    1,
    2,
  ),
  german('jointly', 'Roggenbrot hält neun Tage, frische Hefe zwölf [1][2].', 'brot hefe', 1, 2),
  german(
    'jointly',
    'Das Bauhaus zog 1925 nach Dessau, und in Münster stehen 3.300 Stellplätze [1][2].',
    'bauhaus rad',
    1,
    2,
  ),

  english('paraphrase', 'Building a tidal plant is costly, and there are few suitable sites [1].', 'tides', 1),
  english('paraphrase', 'The French plant covers roughly 0.12 % of national power demand [1].', 'rance', 1),
  english('paraphrase', 'Short naps of 20 minutes did not help [1].', 'sleep', 1),
  english('paraphrase', 'Orchards visited by wild bees bear more apples [1].', 'pollen', 1),
  english('paraphrase', 'Its chain drive and equal wheels made the Rover a model for later bicycles [1].', 'rover', 1),
  german('paraphrase', 'Brot mit Sauerteig schimmelt erst spät [1].', 'brot', 1),
  german('paraphrase', 'Werden Moore vernässt, gehen die Emissionen schnell zurück [1].', 'moor', 1),
  german('paraphrase', 'Fast jeder zweite Weg in Münster, nämlich 43,5 %, wird geradelt [1].', 'rad', 1),

  english('pronoun', 'Dunlop lived in Belfast. He was granted a patent in 1888 [1].', 'tyre', 1),
  english('pronoun', 'It has 24 turbines and is 750 metres long [1].', 'rance', 1),
  english('pronoun', 'Dunlop, a Scottish vet, made the tyre for his son’s tricycle [1].', 'tyre', 1),
  english('pronoun', 'Thomson had a patent of 1847. That is why it was declared invalid in 1891 [1].', 'tyre', 1),
  german('pronoun', 'Gropius plante das Haus. Es gehört seit 1996 zum Welterbe [1].', 'bauhaus', 1),
  german('pronoun', 'Sie verursachen etwa 7 % der deutschen Treibhausgase [1].', 'moor', 1),

  english('heading', '## Rance\n\nThe plant opened in November 1966 [1].', 'rance', 1),
  english('heading', '# Tides are predictable [1]\n\nMore below.', 'tides', 1),
  english('heading', 'The costs of tidal energy may come down with new turbine designs [1].', 'tides', 1),
  english('heading', 'Sihwa Lake cost 560 billion won [1].', 'sihwa', 1),
  german('heading', 'Das Bauhaus in Dessau entstand 1925 und 1926 [1].', 'bauhaus', 1),
  german('heading', '## Münster\n\n- 500.000 Fahrräder zählt die Stadt [1].', 'rad', 1),

  german(
    'across languages',
    'Das Gezeitenkraftwerk Rance wurde im November 1966 eröffnet und hat 24 Turbinen [1].',
    'rance',
    1,
  ),
  german('across languages', 'Karl von Frisch erhielt 1973 den Nobelpreis [1].', 'bees', 1),
  german('across languages', 'Die 24 Turbinen leisten bis zu 240 MW [1].', 'rance', 1),
  german('across languages', 'Das Gezeitenkraftwerk Rance wurde 1967 eröffnet [1].', 'rance'),
  german('across languages', 'Kaninchen fressen im Frühling gern Klee und Gras [1].', 'tides'),
  english(
    'across languages',
    'Walter Gropius designed the Bauhaus in Dessau, built in 1925 and 1926 [1].',
    'bauhaus',
    1,
  ),
  english('across languages', 'In Münster 43.5 % of all trips are made by bicycle [1].', 'rad', 1),
  english('across languages', 'In Münster 53.5 % of all trips are made by bicycle [1].', 'rad'),
]
