import type { Case } from './case.ts'

export const honeybees: Case = {
  name: 'honeybees',
  language: 'English-UK',
  topic: 'Honeybees',
  sources: [
    {
      id: 'colony',
      title: 'Inside a honeybee colony',
      text: `A honeybee colony has one queen, some tens of thousands of workers and, in summer, several hundred drones. The queen lays all the eggs, up to 2,000 a day in early summer. Workers are females that do not normally lay eggs. They clean cells, feed larvae, build comb, guard the entrance and, in the last weeks of their lives, fly out for food.

A worker lives about six weeks in summer and several months in winter. Drones have no sting and leave the work to others. In autumn the workers drive them out of the hive.

Foragers tell each other where food is by dancing. Karl von Frisch described the waggle dance and shared the Nobel Prize for it in 1973. The angle of the dance shows the direction of the food relative to the sun, and its length shows the distance.

In winter the colony does not sleep. The bees form a cluster around the queen and shiver to keep warm. They live on the honey that they stored in summer.`,
    },
    {
      id: 'use',
      title: 'Honeybees and people',
      date: '2020-06-30',
      text: `People have taken honey from bees for thousands of years. Lorenzo Langstroth patented a hive with movable frames in 1852. His hive made it possible to take honey without destroying the colony. Most hives today still follow his design.

Honeybees pollinate many crops, among them apples, almonds and rapeseed. In California, beekeepers bring hives to the almond orchards every February. Wild bees and other insects also pollinate crops, and for some plants they do it better than honeybees.

The varroa mite is the most serious pest of honeybees in much of the world. It feeds on bees and larvae and spreads viruses. Colonies that are not treated usually die within a few years. Pesticides, lack of flowers and disease weaken colonies as well.

A new beekeeper needs a hive, a smoker, a veil and a hive tool. Two hives are better than one, because a weak colony can be helped with brood from the other. The first honey harvest often comes in the second year. Our shop has everything you need, buy now!`,
    },
  ],
}
