/*
 * English only, our own lists: words by which sentences of debates and speeches tell whether there is something in them
 * to look up. After the features of ClaimBuster (Hassan et al. 2017: tense, numbers, names) written as word lists.
 */

const setOf = (list: string): ReadonlySet<string> => new Set(list.split(/\s+/))

/** Irregular past forms; regular ones end in -ed. */
export const pastForms = setOf(
  `was were had did became began bought brought built came chose cost cut drew drove fell felt fought found gave got grew
  went held kept knew led left lost made meant met paid put ran rose said saw sold sent set shot shut spent spoke stood stole
  took taught told thought threw understood voted won wrote been done seen given taken gone known passed`,
)

/** What is asked, wished or to come, not what is. */
export const wishWords = setOf(
  `will going gonna won't shall should would could can must may might ought needs need want wants hope try let if i'll we'll`,
)

/** How somebody feels, judges or greets. */
export const stanceWords = setOf(
  `think believe want hope feel guess love like know understand mean agree see look say tell talk question thank thanks sorry
  please welcome great good wonderful beautiful tremendous important right wrong evening ladies gentlemen applause okay well
  yeah yes sir`,
)

/** Compares, ranks or counts. */
export const comparingWords = setOf(
  `more most less least fewer highest lowest higher lower than bigger biggest largest larger greatest smallest worst best
  better worse first last only record half twice double doubled tripled every never majority nearly almost over times increase
  increased decreased decline rise rose grew growth cut lost`,
)

/** Tells what somebody said or did that is on record. */
export const recordWords = setOf(
  `said says voted vote supported supports opposed opposes called signed claimed wrote announced promised told reported
  according study proposed plan`,
)

/** Speaks of others. */
export const otherPersons = setOf("he she they his her their him them he's she's they're people")

/** Speaks of oneself. */
export const firstPerson = setOf("i me my i'm i've i'd i'll myself mine")

/** States that something is. */
export const stateWords = setOf("has have is are he's they've we've it's there's")
