/** Notes on a subject that several tools begin from, as somebody jots them down. All of it is made up or common knowledge. */
export const repairCafeNotes = `Repair café in the old fire station, first Saturday of the month, 10 a.m. to 2 p.m., since March 2023.
- 14 volunteers: two electricians, a watchmaker, four people who sew, the rest learned it here
- Nobody drops a thing off: guests sit next to the person who repairs it and do what they can themselves
- 2025: 612 items came in, 431 left working; 96 needed a part first; the others were beyond repair, mostly glued phones and cheap mixers
- Most common: lamps (118), zippers (97), coffee makers (71)
- Repairs are free, parts cost what they cost, a jar by the door takes donations; 2025 brought 3,940 euros, rent and insurance cost 3,100
- What readers ask: Do I need an appointment? Is it safe to use a repaired toaster? (Every electrical item is tested before it leaves.)
- Wish for 2026: a second evening for bicycles, and two people who know sewing machines`

/** A finished article, short enough to read in a minute. */
export const sourdoughArticle = `A sourdough loaf stays fresh longer than a loaf raised with baker’s yeast, and the reason is the acid. The bacteria in the starter turn sugar into lactic and acetic acid, which bring the dough down to a pH of about 4.5. Mold grows slowly there. Acid also slows the change in starch that makes bread go stale.

How long a loaf lasts still depends on where it lies. In a bread box or a paper bag at room temperature, a wheat loaf keeps for three to four days and a rye loaf for up to a week. In a plastic bag the crust goes soft and mold finds the moisture it needs. The refrigerator is worse than either: starch goes stale fastest just above freezing.

What isn’t eaten by the third day belongs in the freezer, sliced, so that single slices can go straight into the toaster. Frozen bread keeps its taste for about three months.`

/** What several things that are sold or offered are true of. */
export const clockFacts = `Gezeiten 2, a tide clock for the wall.
- Case of oiled oak from Lower Saxony, 28 cm across, 4 cm deep, 1.1 kg
- One hand shows the hours to the next high or low water; it goes round once in 12 hours and 25 minutes, the time from one high water to the next
- Set once, at high water, for the nearest harbor; no app, no account, no network
- Quartz movement, one AA battery, lasts about two years
- Follows the mean tide: strong winds and spring tides shift the real one by up to 40 minutes, so it is no instrument for navigation
- For coasts with two tides a day: the North Sea, the Atlantic, the Channel; it does not work in the Baltic or the Mediterranean
- 89 euros with shipping within Germany, three-year guarantee, every part can be replaced
- Made by four people in Leer since 2019, about 1,400 sold so far`
