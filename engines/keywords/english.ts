/*
 * What English words are unlikely to be part of a keyphrase, without a tagger: the forms of common verbs, adjectives that
 * say nothing of a subject, numerals and what joins, and nouns that every text has. Our own lists.
 */

const verbs = `accept accomplish achieve acquire adapt add adopt affect allow analyze analyse announce appear apply
  argue arise ask assess assume attempt avoid become begin behave believe belong bring calculate capture carry
  characterize choose collect combine come compare compute conclude conduct confirm consider consist construct contain
  continue contribute convert correspond create decide define deliver demonstrate depend derive describe detect
  determine develop differ discover discuss distinguish eliminate emerge employ enable encourage enhance ensure
  establish evaluate examine exceed exhibit exist expect explain exploit explore express extend extract fail find
  follow formulate generate grow handle happen help identify illustrate implement imply improve incorporate increase
  indicate induce infer introduce investigate involve keep know lead learn leave lie lose maintain manage meet modify
  motivate observe obtain occur optimize outperform overcome perform permit possess predict prefer prepare preserve
  prevent proceed produce propose prove provide pursue receive recognize recommend reduce refer reflect reject relate
  remain remove replace represent require resolve respond retain reveal satisfy seek seem select send serve show
  simulate solve specify succeed suffer suggest summarize suppose surround tackle take teach tell tend think try turn
  understand undertake utilize validate vary verify want write enjoy hate like miss save stay buy eat sell spend wear
  accommodate alter attain attribute cause comprise conform diminish divide emit encounter facilitate govern hinder
  impose incur initiate justify minimize mitigate neglect occupy originate outline range realize reconstruct rely
  resemble restrict result revisit start trigger undergo yield include give go come see hear speak
  arrive agree disagree forbid throw forget rebuild reopen admit deny quit invite borrow
  lend earn disturb hurt grind drown melt dissolve cling tolerate forgive droop weaken strengthen
  worsen shrink hire curb bring clean steep marry pop`

/** Verbs that are as often nouns: their past is left out, and their present after a plural (`teams work`). */
const halfVerbs = `address aim base build call cause claim concern contact control deal display draw end estimate face fall
  focus form hold influence join limit link look mean move note offer play present report result run search start state
  study support test treat use work cost love pay plan talk walk wait win help move meet need want rise drop
  water store power price fund fear stand stop interest average plant trade flood pass cross land name order host house
  record rent repair reply request rescue return share supply target tax trust value view visit vote waste award damage
  risk limit rank rate rule shape shift guide grant gain flow feed fight force charge burn cut hit lift load lock mark
  match mix pack point press promise pump push sign sail score sense sound spread strike switch taste trap travel wash weigh`

/** Verbs that are seldom nouns: behind a noun their third person is one, and so is their plain form behind `to` or at the head. */
const mostlyVerbs = `fill slow block brew push sink swim sort suit trap stick tie touch pour stir knead rinse soak steam boil
  bake shake hide jump kick lay hold hope join wait walk talk pay keep save win rise drop want worry wish wonder welcome fit
  freeze fly kill die accuse blame warn injure survive raise reach harm steal`

const irregular = `told found shown known given made done held led met said kept built brought taken written chosen drawn
  seen left lost became began grew fell came went thought won bought sold broke
  rebuilt rode fought wrote ate drank slept woke spoke stole fled hid swam threw gave flew forgot paid spent sent sought
  taught caught dug ran lent rang rose sank shook stood struck swore understood born`

/** Participles that no phrase ends with, though `data driven design` may have one. */
const participles = new Set('driven built broken grown worn thrown hidden frozen'.split(' '))

const adjectives = `able actual additional available bad basic best better big certain clear common complex current
  different difficult due each early easy effective efficient entire existing few final first following full further
  general given good great hard high huge important interesting key large last late later latest least less little
  long low lower main major many minor more most much necessary new next novel old only other overall own particular
  possible present previous proposed real recent same second several short significant similar simple single small
  special specific strong such third total typical useful usual various well whole wide young alternative another
  far fewer worse worst finer appropriate complete comprehensive considerable consistent conventional detailed extensive innovative modern
  multiple numerous powerful promising rapid realistic reasonable relevant subsequent substantial sufficient suitable
  traditional underlying unique`

const connectives = `like prior via beneath according whereas unlike one two three four five six seven eight nine ten
  twofold threefold situ resulting al e.g i.e eq ahead anywhere everywhere elsewhere`

const generic = `abstract approach approaches area areas aspect aspects author authors basis case cases change changes
  chapter conclusion conclusions day days effect effects et example examples experiment experiments fact factor factors
  fig figure form forms group groups introduction issue issues kind level levels lot man means method methods month months
  need needs number numbers order paper part parts people point points problem problems process purpose question questions
  reason reasons result results role section set sets studies study table term terms thing things time times type types use
  user users value values view way ways week weeks woman work works year years`

const listed = (text: string) => text.split(/\s+/).filter((word) => word !== '')

const breakers: ReadonlySet<string> = new Set([
  ...listed(verbs).flatMap((verb) => [verb, ...pastOf(verb), ...presentOf(verb)]),
  ...listed(halfVerbs).flatMap(pastOf),
  ...listed(irregular),
  ...listed(adjectives),
  ...listed(connectives),
])

const presentVerbs: ReadonlySet<string> = new Set(listed(`${halfVerbs} ${mostlyVerbs}`))

const thirdPersons: ReadonlySet<string> = new Set([...presentVerbs].flatMap((verb) => presentOf(verb).slice(0, 1)))

const seldomNouns: ReadonlySet<string> = new Set(
  listed(mostlyVerbs).flatMap((verb) => [verb, ...presentOf(verb).slice(0, 1)]),
)

/** Verbs whose past is like their present: `cost 780 million`. */
const unchanging = new Set('cost cut hit put set read'.split(' '))

const genericNouns: ReadonlySet<string> = new Set(listed(generic))

function pastOf(verb: string): string[] {
  if (verb.endsWith('e')) return [`${verb}d`]
  return /[^aeiou]y$/.test(verb) ? [`${verb.slice(0, -1)}ied`] : [`${verb}ed`]
}

function presentOf(verb: string): string[] {
  const gerund = verb.endsWith('e') ? `${verb.slice(0, -1)}ing` : `${verb}ing`
  const third = /(?:s|x|ch|sh)$/.test(verb)
    ? `${verb}es`
    : /[^aeiou]y$/.test(verb)
      ? `${verb.slice(0, -1)}ies`
      : `${verb}s`
  return gerund === 'learning' || gerund === 'meaning' ? [third] : [third, gerund]
}

const nounsInLy = new Set(
  'family supply assembly anomaly italy july reply monopoly fly ally rally bully jelly belly'.split(' '),
)

/** What stands around a word. All as written but `after` and `spoken`, which are lower case. */
export interface Neighbours {
  /** The word before it in the phrase; empty at its head. */
  readonly before: string
  /** Whether that one opens its sentence, where its capital says nothing. */
  readonly isBeforeFirst: boolean
  /** The word spoken before it, in the phrase or not; empty at the head of a sentence. */
  readonly spoken: string
  /** The word behind it; empty where a mark comes first. */
  readonly after: string
}

/**
 * Whether a word, lower case, parts one phrase from the next: a verb, an adverb, an adjective of size or time. Words that
 * are verbs and nouns are told by what stands around them: after a name `calls` is a verb, and so is `limits` before what
 * it limits.
 */
export function breaksPhrase(word: string, around: Neighbours): boolean {
  const { before, isBeforeFirst, spoken } = around
  if (breakers.has(word) || (word.endsWith('ly') && !nounsInLy.has(word))) return true
  if (MODAL.has(spoken) && (presentVerbs.has(word) || thirdPersons.has(word))) return true
  if (seldomNouns.has(word) && (spoken === 'to' || spoken === '') && around.after !== '') return true
  if (before === '') return seldomNouns.has(word) && hasObject(word, around.after)
  if (/^\p{Lu}/u.test(before) && thirdPersons.has(word)) return true
  if (/^\p{Lu}/u.test(before) && !isBeforeFirst) return false
  if (isPlural(before.toLowerCase()) && (presentVerbs.has(word) || /..ed$/.test(word))) return true
  return hasObject(word, around.after)
}

/** Words that are followed by verbs. */
const MODAL = new Set(
  'can could will would should must may might cannot not they we you it he she who often usually always sometimes rarely seldom also'.split(
    ' ',
  ),
)

/** Whether what follows makes a noun of many a verb: `limits food`, `pays the rent`, `costs 2 dollars`. */
function hasObject(word: string, after: string): boolean {
  if (after === '') return false
  const isObject = DETERMINERS.has(after) || /^\p{N}/u.test(after)
  if (unchanging.has(word)) return isObject
  if (!thirdPersons.has(word)) return false
  return isObject || (seldomNouns.has(word) && BEHIND_VERB.has(after))
}

const DETERMINERS = new Set('the a an its their his her our my your it them about'.split(' '))
const BEHIND_VERB = new Set('as when because while until if up out off down back away'.split(' '))

/** Plurals that are part of a phrase: `sports`, `arms trade`. */
const PLURAL_PARTS = new Set(
  'sales sports goods arms news customs savings systems operations communications services species series'.split(' '),
)

function isPlural(word: string): boolean {
  return (/[^aisu]s$/.test(word) && !PLURAL_PARTS.has(word) && !word.endsWith('ics')) || PEOPLE.has(word)
}

const PEOPLE = new Set('people men women children'.split(' '))

/** Whether a word is a noun that any text may have. */
export function isGeneric(word: string): boolean {
  return genericNouns.has(word)
}

const nounsLikeAdjectives = new Set(
  `alternative animal appeal approval archive archival arithmetic cable capital chemical clinic crystal deal detective
  directive drive editorial executive fabric festival general goal hospital individual initiative interval journal logic
  magic manual material meal memorial metal metric mineral motive music narrative native objective official olive
  perspective potential principal professional proposal protocol public referral removal renewal republic retrieval rival
  signal survival table terminal topic traffic trial variable vegetable withdrawal`.split(/\s+/),
)

/** Whether a word looks like an adjective or a participle, which no phrase ends with. */
export function cannotEndPhrase(word: string): boolean {
  if (participles.has(word)) return true
  if (word.length < 5 || nounsLikeAdjectives.has(word)) return false
  if (/(?:al|ive|ous|able|ible|ful|less|ic)$/.test(word)) return true
  return word.endsWith('ed') && !/(?:seed|speed|need|feed|breed|weed)$/.test(word)
}
