import type { Case } from './case.ts'

export const sourdough: Case = {
  name: 'sourdough bread',
  language: 'English-UK',
  topic: 'How do you bake sourdough bread at home?',
  sources: [
    {
      id: 'starter',
      title: 'Keeping a sourdough starter',
      text: `A sourdough starter is a mix of flour and water in which wild yeasts and lactic acid bacteria live. The yeasts make the gas that lifts the bread. The bacteria make the acids that give it its taste.

To make a starter, mix 50 grams of wholemeal flour with 50 grams of water in a clean jar. Leave the jar at room temperature with the lid loose. Every day, throw away half of the mix and feed the rest with fresh flour and water. After about a week the starter should double in size within a few hours of each feed. If it smells like nail varnish, it is hungry.

A starter kept at room temperature is fed once a day. In the fridge it needs food about once a week. Bakers who travel can dry a starter and wake it up later with water and flour.`,
    },
    {
      id: 'loaf',
      title: 'A first sourdough loaf',
      date: '2021-01-15',
      text: `Sourdough bread is bread that rises with a sourdough starter instead of baker's yeast. It needs only flour, water and salt besides the starter.

1. Mix 500 grams of bread flour with 350 grams of water and let the dough rest for an hour.
2. Add 100 grams of active starter and 10 grams of salt.
3. Fold the dough four times over two hours.
4. Let the dough rise until it has grown by about half, which takes four to eight hours at room temperature.
5. Shape the loaf and leave it in the fridge overnight.
6. Heat a lidded iron pot to 250 degrees Celsius, put the loaf in, and bake it for 20 minutes with the lid on.
7. Take the lid off and bake for another 25 minutes at 220 degrees.

Let the loaf cool for at least an hour before you cut it. The inside is still setting while it cools. A dense loaf usually means that the dough had too little time to rise. A flat loaf often means that it had too much. The dough is ready when a finger mark springs back slowly.`,
    },
    {
      id: 'history',
      title: 'Old bread, new fashion',
      text: `People baked with sourdough long before they knew what yeast was. Bread with leaven was made in ancient Egypt. Louis Pasteur showed in 1857 that living yeast causes fermentation. Baker's yeast sold in blocks spread in the second half of the 19th century, and many bakeries gave up sourdough because the new yeast was faster.

Sourdough keeps fresh longer than bread made with baker's yeast, because its acids slow down mould. The long rise also breaks down part of the phytic acid in the flour. It is not free of gluten, so people with coeliac disease cannot eat it. A sourdough loaf takes about a day from mixing to baking, most of it waiting. Do you need special tools for it? A scale and a pot with a lid are enough.`,
    },
  ],
}
