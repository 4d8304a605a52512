/*
 * English words of which a thing is one and not another, our own list: each line one sort of thing, its kinds separated by
 * `/`, words for the same kind by `,`.
 */
const lists = `
  novel,novels/film,films,movie,movies/play,plays/poem,poems/album,albums/song,songs,single/opera/musical/painting,paintings/documentary/sitcom/comic,comics
  painter,painters/poet,poets/novelist/singer,vocalist/actor,actress/composer/architect/sculptor/physicist/chemist/lawyer/journalist/engineer/dancer/politician/businessman
  republican,republicans/democratic,democrat,democrats
  spring/summer/autumn/winter
  catholic,catholics/protestant,protestants/jewish,jews/muslim,muslims/hindu,hindus/buddhist,buddhists
  guitar,guitarist/piano,pianist/drums,drummer/violin,violinist/bass,bassist/trumpet/flute/cello
  baseball/football/basketball/hockey/tennis/cricket/golf/rugby/soccer/boxing
  gold/silver/bronze
  duke/earl/count/baron
  king/queen/emperor/pope
  africa,african/asia,asian/europe,european/australia,australian/antarctica
  second/third/fourth/fifth/sixth/seventh/eighth/ninth/tenth
  comedy/tragedy/thriller/horror/western
  monday/tuesday/wednesday/thursday/friday/saturday/sunday
  red/blue/green/yellow/black/white/brown
  bacteria,bacterial,bacterium/virus,viral,viruses/fungus,fungal
  heart,cardiac/liver,hepatic/kidney,renal/lung,lungs,pulmonary/brain,cerebral/stomach,gastrointestinal,gastric
  uncle/aunt/cousin/grandfather/grandmother
  french/german/spanish/italian/russian/chinese/japanese/dutch/american/british/irish/scottish/canadian/polish/swedish/greek/turkish/indian
  france/germany/spain/italy/russia/china/japan/netherlands/america/britain/ireland/scotland/canada/poland/sweden/greece/turkey/india/mexico/brazil
  river/lake/mountain/island/desert
  army/navy
  morning/afternoon/evening/night
  soldier/sailor/pilot
  divorced/widowed/married
  knife/gun,shot/poison,poisoned/hanged
  murdered,assassinated/suicide/accident
  peripheral/central
  innate/adaptive
  acute/chronic
  linear/exponential`

/** For each word the lines it is on, and which kind of each it names. */
export const kindsOfWord: ReadonlyMap<string, readonly (readonly [sort: number, kind: number])[]> = read()

function read() {
  const known = new Map<string, (readonly [number, number])[]>()
  lists
    .trim()
    .split(/\s+/)
    .forEach((line, sort) => {
      line.split('/').forEach((words, kind) => {
        for (const word of words.split(',')) known.set(word, [...(known.get(word) ?? []), [sort, kind]])
      })
    })
  return known
}
