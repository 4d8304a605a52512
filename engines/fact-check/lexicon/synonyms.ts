import { type ContentLanguage, stem } from '../../text/index.ts'

/*
 * English words that state the same fact, our own list: each line one matter. Common words only; what means nearly the
 * same but may part two claims (city and village, some and many) is left out.
 */
const groups = `
  die dies died death deaths dead deceased mortality fatal fatality kill killed kills
  born birth native
  movie movies film films picture
  wife husband spouse married marry marries marriage wed wedding
  child children kid kids son sons daughter daughters offspring
  parent parents mother father mom dad
  begin began begins begun start started starts beginning commenced launched
  end ended ends finish finished concluded
  buy bought purchase purchased acquire acquired acquisition
  win won wins winner victory victorious
  doctor doctors physician physicians
  car cars automobile automobiles vehicle vehicles
  big large huge great
  biggest largest greatest
  us usa america american americans
  uk britain british england english
  job jobs employment employed worked
  help helps aid assist assistance
  cause causes caused causing due lead leads led result results resulting trigger
  increase increases increased rise rises rose rising grow grew growth higher elevated
  decrease decreases decreased decline declined fall fell reduce reduced reduction lower
  study studies research trial trials
  illness disease diseases sick sickness disorder
  medicine medicines drug drugs medication medications
  write wrote written writer author authored authors
  make made create created creates produce produced
  company companies firm firms corporation business
  build built construct constructed construction building erected
  receive received obtain obtained awarded
  elect elected election vote voted votes
  lawyer attorney
  show shows showed demonstrate demonstrated demonstrates
  singer sing sang song songs vocalist
  premiere premiered debut debuted aired released release
  nickname nicknamed
  orphan orphaned
  murder murdered assassinated
  soldier soldiers troops military army
  rich wealthy
  team club
  covid coronavirus sars
  co2 carbon
  temperature temperatures warming heat hot
  cancer tumor tumour tumors tumours carcinoma
  patient patients
  effective effectiveness efficacy works
  prevent prevents prevention protect protects protection
  treat treats treatment therapy cure
  risk danger dangerous
  spread spreads transmission transmit transmitted contagious
  common frequent frequently often prevalent`

let known: ReadonlyMap<string, string> | undefined

/** The matter a stem belongs to, by the first word of its line; undefined for most words, and outside English. */
export function matterOf(key: string, language: ContentLanguage): string | undefined {
  if (!language.startsWith('English')) return undefined
  known ??= new Map(
    groups.split('\n').flatMap((line) => {
      const words = line.trim().split(/\s+/)
      return words.map((word) => [stem(word), words[0] ?? ''] as const)
    }),
  )
  return known.get(key)
}
