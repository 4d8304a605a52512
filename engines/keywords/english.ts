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
  resemble restrict result revisit start trigger undergo yield include`

/** Verbs that are as often nouns: their past is left out, and their present after a plural (`teams work`). */
const halfVerbs = `address aim base build call cause claim concern contact control deal display draw end estimate face fall
  focus form hold influence join limit link look mean move note offer play present report result run search start state
  study support test treat use work cost love pay plan talk walk wait win help move meet need want rise drop`

const irregular = `told found shown known given made done held led met said kept built brought taken written chosen drawn
  seen left lost became began grew fell came went thought`

const adjectives = `able actual additional available bad basic best better big certain clear common complex current
  different difficult due each early easy effective efficient entire existing few final first following full further
  general given good great hard high huge important interesting key large last late later latest least less little
  long low lower main major many minor more most much necessary new next novel old only other overall own particular
  possible present previous proposed real recent same second several short significant similar simple single small
  special specific strong such third total typical useful usual various well whole wide young alternative another
  appropriate complete comprehensive considerable consistent conventional detailed extensive innovative modern
  multiple numerous powerful promising rapid realistic reasonable relevant subsequent substantial sufficient suitable
  traditional underlying unique`

const connectives = `like prior via beneath according whereas unlike one two three four five six seven eight nine ten
  twofold threefold situ resulting al e.g i.e eq`

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

const presentVerbs: ReadonlySet<string> = new Set(listed(halfVerbs))

const thirdPersons: ReadonlySet<string> = new Set(listed(halfVerbs).flatMap((verb) => presentOf(verb).slice(0, 1)))

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

/**
 * Whether a word, lower case, parts one phrase from the next: a verb, an adverb, an adjective of size or time. `before` is
 * the word before it in the phrase as it is written, empty at its head: after a name `calls` is a verb.
 */
export function breaksPhrase(word: string, before: string): boolean {
  if (breakers.has(word) || (word.endsWith('ly') && !nounsInLy.has(word))) return true
  if (/^\p{Lu}/u.test(before)) return thirdPersons.has(word)
  return presentVerbs.has(word) && /[^aisu]s$/.test(before) && before !== 'sales'
}

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
  if (word.length < 5 || nounsLikeAdjectives.has(word)) return false
  if (/(?:al|ive|ous|able|ible|ful|less|ic)$/.test(word)) return true
  return word.endsWith('ed') && !/(?:seed|speed|need|feed|breed|weed)$/.test(word)
}
