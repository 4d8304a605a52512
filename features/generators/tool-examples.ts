import { clockFacts, repairCafeNotes, sourdoughArticle } from './example-texts.ts'
import type { ToolName } from './tools.ts'

const SAILORS = 'People who live or sail on the North Sea coast and know what a tide table is'

/**
 * What the forms of tools can be filled in with, where it says more than the fields’ own short examples: a text of the length that people bring.
 * Together with those they make a valid call.
 */
export const toolExamples: Readonly<Partial<Record<ToolName | 'factgpt', Readonly<Record<string, string>>>>> = {
  headlines: { text: 'A repair café and what it saves', keyphrase: 'repair café', facts: repairCafeNotes },
  blogideas: {
    text: `A blog of a repair café. ${repairCafeNotes}`,
    audience: 'Neighbors who throw away a broken lamp because a new one costs 15 euros',
  },
  blogoutline: { text: sourdoughArticle, subheadline: 'Why sourdough bread keeps longer' },
  talkingpoints: {
    headline: 'What a repair café saves, and what it can’t',
    outline: `Who repairs, and what guests do themselves
Items that came in, and those that left working
Repairs, parts, and donations
Safety: electrical items are tested
Wishes for 2026`,
    text: repairCafeNotes,
  },
  intros: { headline: 'What a repair café saves, and what it can’t', text: repairCafeNotes },
  faqs: {
    text: `Do I need an appointment? No. Take a number at the door between 10 a.m. and 1 p.m.; whoever has a number is served, even if it takes until after 2 p.m.

What does a repair cost? Nothing. You pay for parts, which we order at cost, and a jar by the door takes donations.

Can I leave my things and pick them up later? No. You sit next to the person who repairs them and do what you can yourself. That is how most of our volunteers learned it.

Is it safe to use a repaired toaster? Every electrical item is tested for its insulation and its protective conductor before it leaves. If it fails, it stays unplugged and you take it home with a red tag.

What can’t you repair? Glued phones, microwave ovens, and anything that runs on gas. In 2025 we repaired 431 of 612 items.`,
    known: '### When is the repair café open?\n### Where is it?',
  },
  keywordstotext: {
    text: 'repair café, insulation test, spare parts, first Saturday of the month, donations',
    facts: repairCafeNotes,
  },
  bulletpointstotext: {
    text: `- the repair café opened in March 2023 in the old fire station
- it is open on the first Saturday of the month from 10 a.m. to 2 p.m.
- guests sit next to the person who repairs their things and do what they can themselves
- 612 items came in 2025 and 431 of them left working
- lamps, zippers, and coffee makers are the most common
- every electrical item is tested before it leaves
- repairs are free, parts are paid for, and donations cover rent and insurance
- glued phones and microwave ovens can’t be repaired here
- a second evening for bicycles is planned for 2026`,
  },
  synopsis: { text: sourdoughArticle },
  longsummary: {
    text: `${sourdoughArticle}

Flour matters as well. Rye binds more water than wheat, so that a rye loaf starts out moister and dries later. Whole grain flour keeps bread moist for a day longer than white flour, but its oil can turn rancid if the flour itself is old. Salt slows mold a little; two percent of the weight of the flour is usual.`,
  },
  metadescription: { text: sourdoughArticle, keyphrase: 'sourdough bread shelf life' },
  rephraser: {
    text: `Please be informed that, due to maintenance work on the district heating network, the supply of hot water in buildings 4 to 9 will be interrupted on Tuesday, March 10, between 8 a.m. and 4 p.m. Residents are kindly requested to refrain from opening radiator valves during this period, as air may otherwise enter the system. Should the supply not have been restored by 5 p.m., residents are asked to contact the caretaker’s office by telephone. We regret any inconvenience that may be caused and thank you for your understanding.`,
  },
  extender: {
    text: `We moved our team of nine from weekly status meetings to written updates in May. Everybody writes five lines by Thursday noon: what is done, what is next, what is in the way. The hour on Friday is gone; questions are asked under the update. Two people found writing harder than talking and now record a minute of speech that is transcribed. After three months, we asked everybody: seven want to keep it, one wants a short meeting once a month, and one doesn’t mind.`,
  },
  eli5: {
    text: `A heat pump transfers thermal energy from a low-temperature source, such as outdoor air, to a heating circuit by means of a vapor-compression cycle. A refrigerant evaporates at low pressure, absorbing heat; a compressor raises its pressure and thereby its temperature; in the condenser it releases that heat to the water of the heating system and liquefies; an expansion valve lowers the pressure, and the cycle begins again. The ratio of delivered heat to consumed electricity is the coefficient of performance, typically between 3 and 4 for air-source units at moderate outdoor temperatures. It decreases as the difference between source and flow temperature grows, which is why low flow temperatures, as with underfloor heating, are favorable.`,
  },
  paragraphshredder: {
    text: `When we opened the repair café in March 2023 we thought that people would bring what they were fond of, an heirloom radio or a father’s watch, and in the first months some did. What came most, though, were lamps, zippers, and coffee makers, things that cost little and break at one spot that anybody can find with a screwdriver and somebody beside them who has done it before. In 2025 we saw 612 items, and 431 of them left working. Ninety-six had to wait for a part first, which we order at cost. The others were beyond repair, most of them phones whose cases are glued and mixers whose gears are made of soft plastic. Repairs are free. A jar by the door takes donations, and last year it took 3,940 euros, which is more than rent and insurance cost us. What we lack is people: two who know sewing machines, and a few who would give an evening to bicycles.`,
  },
  editcopy: {
    text: `We are happy to announce that our repair café will once again open its doors on the first Saturday of the month. As always, our volunteers will be there from 10 a.m. to 2 p.m. in the old fire station. In the past year, 612 items were brought in and 431 left working. Please note that microwave ovens and devices that run on gas can’t be repaired. Parts are paid for by the guests, the repair itself is free. We look forward to seeing you and your broken things!`,
    instruction: 'Begin with when and where, cut it to four sentences, and use “you” instead of “guests”.',
  },
  marketingcopy: { product: 'Gezeiten 2 tide clock', text: clockFacts, audience: SAILORS },
  product: { product: 'Gezeiten 2 tide clock', text: clockFacts, audience: SAILORS },
  salesemail: {
    text: `We service tide gauges for small harbors.
- One visit a year: cleaning, calibration, a check of readings against the national network for 30 days
- Report as a PDF within five working days, signed, in the form that the waterways office asks for
- If a gauge reads more than 2 cm off, we set it on the same visit at no extra cost
- 390 euros a gauge and year, travel included up to 150 km from Wilhelmshaven; no contract, one year at a time
- Two technicians, since 2009; 41 harbors between Emden and Husum at present
- Emergency repairs within 24 hours on working days, 120 euros plus parts
- We sell no gauges of our own and repair those of all makers`,
  },
  videodescription: {
    text: `0:00 Welcome to the old fire station. It’s the first Saturday of the month, and by ten there’s a line at the door.
0:45 This is how it works: you take a number, and you sit next to the person who repairs your thing. You hold the lamp, they hold the meter.
2:10 The most common repair we do: a lamp with a broken switch. Unplug it, two screws, check which wire is live, and fit the new switch. Four euros, ten minutes.
5:30 Zippers. Most of the time the slider is worn, not the teeth. We show you how to squeeze it, and when that no longer helps.
8:05 Before an electrical thing leaves, it’s tested. Green tag: use it. Red tag: it stays unplugged.
9:40 What we can’t do: glued phones, microwave ovens, anything with gas.
10:30 Last year 612 things came in and 431 left working. Come by, and bring a cake if you like.`,
    keyphrase: 'repair café',
  },
  localservices: {
    text: `- Repairs, calibrates, and replaces tide gauges and water level sensors of all makes
- Two technicians, in business since 2009; certified for pressure and radar sensors
- On site within 24 hours on working days, from Emden to Cuxhaven; weekends by arrangement
- First inspection 120 euros, credited if you order the repair; most repairs take half a day
- Loan gauge at no charge while yours is in the workshop
- Workshop at Südstrand 12 in Wilhelmshaven, Monday to Friday from 8 a.m. to 4:30 p.m.
- Call 04421 555 0134 or write to pegel@pegelwerk.example
- Customers: harbors, sailing clubs, shipyards, two research institutes`,
  },
  greview: {
    text: `We had booked a table for six at 7 p.m. for my mother’s 70th birthday and waited 40 minutes in the draft by the door, while two groups who came after us were seated. When I asked, the waiter, Jonas, just shrugged and said it was Saturday. Two of the fish plates came lukewarm, and the bill had a bottle of wine on it that we never ordered; it was taken off, but without a word of apology. The plaice itself was very good, and so was the view. At these prices I expect more. We won’t be back for a celebration, and I’d advise anybody with small children to go somewhere else on weekends.`,
    facts: `Since this week a second person seats guests on Friday and Saturday evenings, and tables for six or more are confirmed by phone on the day before. The heater at the entrance was out of order that evening and has been repaired. Bills are now read back before they are printed. The owner, Frauke Behrens, would like to talk to them: gast@hafenkueche.example, or 04971 555 0118 after 3 p.m. We offer no refunds or vouchers in public replies.`,
  },
  instructprompt: {
    text: `Summarize in three sentences:

${sourdoughArticle}`,
  },
  custom: {
    prompt: `Write a short summary:

${sourdoughArticle}`,
  },
  factgpt: {
    conversation: `Question: What is in indoor air?
Answer: Carbon dioxide from our breath, water vapor, dust, pollen, and gases from furniture, paint, and cleaning agents. What there is most of depends on how many people are in a room and how often it is aired. Outdoor air has about 420 parts per million of carbon dioxide; in a closed classroom the figure rises above 1,500 within a lesson.
Question: How is it measured?
Answer: With a sensor that counts carbon dioxide in parts per million. It stands for the rest: where carbon dioxide is high, other things that people and rooms give off are too.`,
  },
}
