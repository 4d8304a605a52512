import type { SmallPages } from './small-pages.ts'

/** Pages of a bicycle shop that hold a sentence or two, and a text for it. Rules were chosen on these. */
export const cyclingPages: SmallPages = {
  pages: [
    ['flat', 'How to fix a flat tire on the road', 'You need two levers, a tube, and a pump.'],
    ['pressure', 'What tire pressure should you ride?', 'Heavier riders need more air, and wide tires less.'],
    ['chain-clean', 'Cleaning your bike chain without making a mess', 'A rag and a little degreaser will do.'],
    ['chain-wear', 'When to replace a worn chain', 'Measure it with a gauge every few months.'],
    ['lock', 'The best bike locks for the city', 'A U-lock holds a thief up longer than a cable.'],
    ['helmet', 'Does your helmet fit? A one-minute check', 'Two fingers should fit above your eyebrows.'],
    ['lights', 'Front and rear lights: what the law asks for', 'White in front, red behind, and no blinking.'],
    ['saddle', 'Saddle height: how to find yours', 'Your heel should just reach the pedal.'],
    ['panniers', 'Panniers or a backpack for commuting?', 'Your back will thank you for a rack.'],
    ['winter', 'Winter riding: what to wear below freezing', 'Thin layers, thick gloves, and a hat under it all.'],
    ['kids', 'Choosing a child seat for your bike', 'From nine months on, a child can sit behind you.'],
    ['battery', 'How to make an e-bike battery last longer', 'Charge it indoors and keep it half full.'],
    ['brakes', 'Adjusting disc brakes that rub', 'Loosen the caliper, pull the lever, and tighten it again.'],
    [
      'shifting',
      'Why shifting gets rough, and how to adjust the derailleur',
      'A quarter turn at the barrel is often enough.',
    ],
    ['tubeless', 'Is tubeless worth it for commuters?', 'Sealant closes small holes while you ride.'],
    [
      'insurance',
      'Bike insurance: what it covers and what it doesn’t',
      'Theft from a locked cellar is usually included.',
    ],
    ['train', 'Taking your bike on the train', 'Book a space early in summer.'],
    ['storage', 'Storing a bike in a small apartment', 'A hook in the wall needs no more than a foot of room.'],
    ['used', 'Buying a used bike: twelve things to check', 'Lift the front wheel and turn it.'],
    ['route', 'Planning a quiet route to work', 'Ride it once on a Sunday.'],
    ['mudguards', 'Full-length mudguards, fitted in half an hour', 'Leave a finger of space above the tire.'],
    ['mirror', 'Do you need a rear-view mirror?', 'In dense traffic it saves many a glance.'],
    ['lease', 'Leasing a bike through your employer', 'The rate comes off your gross pay.'],
    ['puncture', 'Puncture-proof tires: do they keep their promise?', 'A thick belt stops most shards.'],
    ['about', 'About our workshop', 'We have been on Mill Street since 1998.'],
  ],
  text: `<h1>A year without a car</h1>
    <p>I sold my car last spring. The insurance had run out, and the engine made a noise that my neighbor called expensive. Buying a [used bike|used] took one afternoon; the seller even threw in a [bike lock|lock] and a bell.</p>
    <p>In the first week I had a [flat tire|flat] twice, both times in the rain. A colleague pressed her thumb on the rubber and shook her head: my [tire pressure|pressure] was half of what it should have been. Since then the law of averages has been on my side.</p>
    <p>My knees hurt until somebody at the lights told me that my [saddle height|saddle] was wrong. Two days later they had forgiven me.</p>
    <p>I now [clean the chain|chain-clean] every second Sunday while the radio plays. A [worn chain|chain-wear] eats the sprockets, and sprockets cost money. In autumn the [disc brakes|brakes] started to sing, and a mechanic showed me what to turn.</p>
    <p>We live in two rooms on the fourth floor, so [storing the bike|storage] was a question of its own. It hangs over the sofa, and guests take it for art. My daughter rides along in a [child seat|kids] and comments on the traffic.</p>
    <p>When I visit my parents, I take my [bike on the train|train]. The last winter was mild, and my phone’s battery gave up before I did. I gave a talk about all this at a writing workshop, with a mirror as my only prop.</p>
    <p>Would I do it again? Yes, and cheaper: my company has offered [bike leasing|lease] since March.</p>`,
}
