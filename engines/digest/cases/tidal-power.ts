import type { Case } from './case.ts'

export const tidalPower: Case = {
  name: 'tidal power',
  language: 'English-US',
  topic: 'Tidal power',
  sources: [
    {
      id: 'primer',
      title: 'Tidal power: a primer',
      url: 'https://example.org/tidal-primer',
      date: '2024-03-11',
      text: `Tidal power: a primer

Tidal power is a form of hydropower that converts the energy of tides into electricity. It depends on the gravitational pull of the moon and the sun on the oceans. Because the orbits are known, tides can be predicted many years ahead.

There are three main ways to use the tides. A tidal barrage is a dam across a bay or an estuary. It lets water in as the tide rises and releases it through turbines as the tide falls. A tidal stream generator works much like an underwater wind turbine. It stands in a fast current and turns with the moving water. A tidal lagoon is a ring-shaped wall that encloses a part of the coast.

Water is about 800 times as dense as air, so a tidal turbine can be much smaller than a wind turbine of the same output. However, salt water wears metal down, and the machines are hard to reach for repairs.

Click here to subscribe to our newsletter. In this article we look at costs next.

The cost of building a barrage is high, and sites with a large tidal range are few. A tidal range of at least 5 meters is usually needed for a barrage to pay. Once it is built, the fuel is free and the plant can run for many decades.`,
    },
    {
      id: 'rance',
      title: 'The Rance station',
      url: 'https://example.org/rance',
      date: '2022-09-01',
      text: `The first large tidal power plant was the Rance station in Brittany, France, which opened in 1966. It has 24 turbines and an installed capacity of 240 megawatts. The plant stands in the estuary of the river Rance, where the tidal range reaches 13.5 meters. Building it took six years. A road runs across the dam.

For 45 years the Rance station was the largest tidal power plant in the world. In 2011, the Sihwa Lake plant in South Korea took that place with a capacity of 254 megawatts. Canada opened its Annapolis plant in 1984. It was closed in 2019.

During construction the estuary was closed off for three years, which killed much of the marine life behind the dam. Later the species came back, but the mix had changed. Silt still collects in the basin.`,
    },
    {
      id: 'coast',
      title: 'Tides and the coast: what planners should know',
      date: '2023-05-20',
      text: `Tides are more predictable than wind and sun. That makes tidal power useful for planning a power grid.

The Rance station in France opened in 1966 and has a capacity of 240 megawatts. The Sihwa Lake plant in South Korea, opened in 2011, has a capacity of 254 megawatts.

Barrages change the flow of water in an estuary. They can trap silt, disturb fish and shrink the mud flats on which wading birds feed. Tidal stream turbines disturb their surroundings less than barrages do. They must be placed where the current is strong, such as in straits and around headlands.

Scotland hosts several tidal stream projects. The MeyGen array in the Pentland Firth began feeding power into the grid in 2016 with four turbines of 1.5 megawatts each. The United Kingdom has planned a barrage across the Severn several times since 1925, and none has been built. High costs and worries about birds stopped the plans.`,
    },
  ],
}
