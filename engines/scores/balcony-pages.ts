import type { SmallPages } from './small-pages.ts'

/** Pages on growing food on a balcony, and a text for it: written after the rules were fixed, as a first look. */
export const balconyPages: SmallPages = {
  pages: [
    ['soil', 'Which potting soil is worth its price?', 'Peat-free mixes dry out faster but hold their shape.'],
    ['aphids', 'Getting rid of aphids without poison', 'Soap and water do most of the work.'],
    ['tomatoes', 'The easiest tomatoes for a north-facing balcony', 'Choose small fruit and early varieties.'],
    ['watering', 'Watering while you are away: four ways that work', 'A wick in a bucket lasts for ten days.'],
    ['compost', 'Can you make compost on a balcony?', 'A worm bin fits under most benches.'],
    ['rail', 'How much weight can a balcony railing carry?', 'Ask your landlord before you hang boxes on it.'],
    ['herbs', 'Herbs that come back every year', 'Chives, thyme, and mint survive frost in a pot.'],
    ['seedlings', 'Why seedlings grow long and thin', 'They lack light, not water.'],
    ['harden', 'Hardening off seedlings in one week', 'An hour outside on the first day is plenty.'],
    ['pots', 'Clay pots or plastic pots: a comparison', 'Clay breathes, and breaks.'],
    ['fertilizer', 'When and how to use liquid fertilizer', 'Little and often, from May on.'],
    ['bees', 'Plants that feed wild bees', 'Single flowers, from March to October.'],
    ['pigeons', 'How to keep pigeons off your balcony', 'They come where they are fed.'],
    ['strawberries', 'Growing strawberries in hanging baskets', 'Plant three to a basket.'],
    ['frost', 'Protecting potted plants from frost', 'Wrap the pot rather than the leaves.'],
    ['seeds', 'How to save seeds from your own vegetables', 'Dry them on paper and write the year on it.'],
    ['lettuce', 'Cut-and-come-again lettuce, sown in March', 'Take the outer leaves only.'],
    ['neighbors', 'Dripping water and the people below', 'A saucer saves a friendship.'],
    ['potatoes', 'Potatoes in a bucket: what one plant yields', 'About two pounds, in a good year.'],
    ['mildew', 'Powdery mildew on zucchini', 'Cut off the white leaves and give it air.'],
    ['chilies', 'Overwintering chili plants on a windowsill', 'Cut them back to a hand’s height.'],
    ['shade', 'Making shade with climbing beans', 'A few strings and a warm May.'],
    ['tools', 'Five tools, and no more', 'A knife is one of them.'],
    ['calendar', 'A sowing calendar for small spaces', 'Stagger your sowing by two weeks.'],
    ['contact', 'Write to us', 'We answer on weekends.'],
  ],
  text: `<h1>What I would tell myself before my first summer outside</h1>
    <p>Start small. I bought eleven bags of [potting soil|soil] and carried them up four floors, only to learn about the [balcony railing|rail] and the load it can bear. My landlord was kind about it, and so was my back, in the end.</p>
    <p>Everybody sows too early. My [seedlings grew long and thin|seedlings] on the sill, and then they fainted in the first wind because nobody had told me about [hardening off|harden]. A [sowing calendar|calendar] would have saved me from both.</p>
    <p>In June came the green lice. I learned to [get rid of aphids|aphids] with soap, and to leave some for the ladybirds. The zucchini got [powdery mildew|mildew] in August, as they do everywhere. I used a [liquid fertilizer|fertilizer] only twice and saw no difference.</p>
    <p>The [strawberries in hanging baskets|strawberries] were the great success, and the children ate them warm. So were the [climbing beans|shade], which made a green roof over the table. In October I read that one can [save seeds|seeds] from almost anything, and filled three envelopes.</p>
    <p>Not everything needs a plan. We keep our tools in a drawer with the forks, the calendar in the kitchen is from 2019, and the pigeons on the roof watch us without a comment. My neighbor writes poems about water. Then the first [frost|frost] came, and I wrapped the pots in old towels.</p>`,
}
