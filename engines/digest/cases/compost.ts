import type { Case } from './case.ts'

export const compost: Case = {
  name: 'garden compost',
  language: 'English-US',
  topic: 'composting',
  sources: [
    {
      id: 'basics',
      title: 'Composting basics',
      text: `Composting is the controlled rotting of plant matter into a dark, crumbly soil improver. Bacteria and fungi do most of the work, and worms finish it. They need air, water, carbon and nitrogen.

Green materials such as grass clippings and vegetable scraps bring nitrogen. Brown materials such as dry leaves, straw and cardboard bring carbon. A heap works best with roughly two to three parts brown to one part green by volume. Too much green matter turns the heap wet and smelly. Too much brown matter slows it down.

A well-mixed heap heats up to between 55 and 65 degrees Celsius within a few days. Heat of this kind kills most weed seeds. The heap should be as damp as a wrung-out sponge. Turn it every week or two to let air in.

Meat, fish, dairy and cooked food attract rats and do not belong in an open heap. Diseased plants and the roots of perennial weeds are better left out too. Pet waste can carry germs that harm people.`,
    },
    {
      id: 'use',
      title: 'Why bother with compost?',
      url: 'https://example.org/why-compost',
      text: `Compost improves almost any soil. It helps sandy soil hold water and makes heavy clay easier to dig. It also feeds the soil slowly, because its nutrients are released over months.

Food and garden waste that rots in a landfill without air gives off methane, a strong greenhouse gas. A compost heap that gets enough air gives off very little of it. Composting at home also saves the trips that carry waste away.

A hot heap that is turned often can be ready in two to three months. A cold heap that is left alone takes six months to two years. Finished compost smells of earth, and the materials can no longer be told apart. Spread a layer of 2 to 5 centimeters over the beds in spring or autumn.

Composting costs little. A simple bin can be made from old pallets, and a kitchen pail with a lid is all that one needs indoors. Worm bins suit flats without a garden. They hold red wiggler worms, which live near the surface and eat up to half their weight in scraps each day.`,
    },
  ],
}
