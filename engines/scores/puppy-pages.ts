import type { SmallPages } from './small-pages.ts'

/** Pages for people with their first dog, and a text for them: written last, when no rule was changed anymore. */
export const puppyPages: SmallPages = {
  pages: [
    ['crate', 'How to crate train a puppy in two weeks', 'Feed every meal inside, with the door open.'],
    ['leash', 'Loose-leash walking: the first three lessons', 'Stop whenever the line tightens.'],
    ['ticks', 'Removing a tick from your dog', 'Pull straight up, and do not twist.'],
    ['teeth', 'Do dogs need their teeth brushed?', 'Twice a week makes a difference.'],
    ['vet', 'What happens at the first vet visit', 'Weight, ears, heart, and a lot of treats.'],
    ['chocolate', 'My dog ate chocolate: what now?', 'Call first and note how much is missing.'],
    ['grooming', 'Grooming a double coat at home', 'Never shave it.'],
    ['insurance', 'Is pet insurance a good deal?', 'It depends on the breed and the excess.'],
    ['car', 'Traveling by car with a nervous dog', 'Short trips that end somewhere nice.'],
    ['fireworks', 'Fear of fireworks: a plan for December', 'Start with quiet recordings in autumn.'],
    ['food', 'Reading the label on dog food', 'Ingredients are listed by weight.'],
    ['raw', 'Raw feeding, and what vets think of it', 'Hygiene is the first problem.'],
    ['recall', 'A reliable recall, even near squirrels', 'Never call your dog for a bath.'],
    ['chewing', 'Why puppies chew on furniture', 'They are teething or bored.'],
    ['neighbors', 'When your dog barks all day', 'Record it before you argue.'],
    ['adoption', 'Adopting an older dog from a shelter', 'Old dogs sleep more, and so will you.'],
    ['microchip', 'Where to register a microchip', 'The vet does not do it for you.'],
    ['puppy-class', 'Choosing a puppy class', 'Watch one before you pay.'],
    ['heat', 'Hot pavement and tender paws', 'Hold your hand on it for seven seconds.'],
    ['allergies', 'Food allergies in dogs: signs and tests', 'Itchy ears are often the first sign.'],
    ['sitter', 'Finding a dog sitter you can trust', 'Meet twice before your trip.'],
    ['worms', 'How often should you deworm?', 'Four times a year, for most.'],
    ['cost', 'What a dog costs in its first year', 'More than you wrote down.'],
    ['names', 'Two-syllable names and other myths', 'They learn any name.'],
    ['imprint', 'Imprint', 'Who we are.'],
  ],
  text: `<h1>Our first six months with Nell</h1>
    <p>Nell came to us in April, nine weeks old and the size of a loaf. We had read that one should [crate train the puppy|crate], and for three nights nobody slept. The [first vet visit|vet] was easier than I had feared; she fell asleep on the scale.</p>
    <p>In May she went to a [puppy class|puppy-class] with six others, all of them louder. The [loose-leash walking|leash] took until autumn. I learned to [remove a tick|ticks] with a card, and my son learned to look away. Nobody warned us about [hot pavement|heat], although the street lies in the sun all day.</p>
    <p>We argued about food. A friend swears by [raw feeding|raw], the breeder does not. When the itching began we suspected [food allergies|allergies], and it was the carpet. In the end we bought [pet insurance|insurance], mostly so that I could stop reading about it.</p>
    <p>By now she has a [reliable recall|recall] unless there is cheese. In August we needed a [dog sitter|sitter] for a wedding, and she came back fatter. On the way home from the lake she was sick again; [traveling by car|car] is still not her favorite thing.</p>
    <p>She barks at the moon, she has chewed one chair, and my tooth hurts from laughing. The label on her collar has our number. At the end of the year there were fireworks in the valley, far away, and she slept through them. What did it cost? I stopped counting names and bills in July.</p>`,
}
