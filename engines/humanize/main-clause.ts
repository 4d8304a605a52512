/** Small words that end as adjectives do: `heute Kinder spielen`. */
const ADVERB = '(?:heute|gerne|gerade|lange|beinahe|nahe|ehe|je|\\p{Ll}+weise)'
const DETERMINER =
  '(?:der|die|das|dem|den|ein|eine|einen|dieser|diese|dieses|diesen|jeder|jede|jedes|unser|unsere|viele|einige|manche|solche|mehrere|kein|keine|alle|beide)'
const PREPOSITION = '(?:unter|über|hinter|neben|gegen|zwischen|wegen|außer|ohne)'
const NOUN = `${DETERMINER} (?:(?!${PREPOSITION} )\\p{Ll}+(?:e|en|er|es) ){0,2}\\p{Lu}[\\p{L}-]+`
const BARE_NOUN = `(?:(?!${ADVERB} )\\p{Ll}+e )?\\p{Lu}\\p{Ll}+`
/** A subject or object of one word, or a noun with what is before it: whatever stands first in a sentence, the verb is second. */
const FIRST = new RegExp(`^(?:(?:es|er|wir|man|ich|sie|Sie)|${NOUN}|${BARE_NOUN})(?= )`, 'u')
/** Behind a noun these may still belong to it: `die Arbeit im Garten`, `der Rat der Stadt`, `Bäume und Wiesen`. */
const BELONGS = new Set(
  `in im an am auf aus bei beim mit nach von vom zu zum zur über unter vor für gegen ohne um durch seit während wegen trotz zwischen neben hinter
  ab bis laut gemäß samt statt anstatt innerhalb außerhalb ins ans aufs fürs entlang der des dieser dieses jener deren dessen einer eines ihrer seiner unserer
  meiner eurer jeder aller vieler mancher welcher beider und oder sowie als wie bzw weder sowohl selbst allein wo`.split(
    /\s+/,
  ),
)
/** A finite verb, as far as its form says. */
const FINITE =
  /^(?:ist|sind|war|waren|wäre|wären|hat|haben|hatte|hatten|kann|können|konnte|konnten|könnte|könnten|muss|müssen|musste|mussten|soll|sollen|sollte|sollten|wird|werden|wurde|wurden|darf|dürfen|mag|lässt|weiß|\p{Ll}{2,}(?:t|te|ten|en|eln|ern))$/u
/** Words that end as verbs do and are none. */
const NO_VERBS = new Set(
  `nicht oft fast jetzt selbst erst sonst längst zuletzt meist leicht gut laut weit seit bereit damit somit dort seltener häufiger besser heute gestern
  gerne morgen eben neben zwischen gegen wegen unten oben außen innen selten zusammen dagegen deswegen hingegen mitten schlecht recht echt direkt bekannt
  gern modern draußen drinnen daneben stattdessen inzwischen bisweilen indessen unterdessen zuweilen wichtigsten besten meisten ersten letzten allen vielen einigen anderen beiden unter über hinter immer wieder weiter aber`.split(
    /\s+/,
  ),
)
/** Front parts of verbs that may part from them in a main clause. */
const PARTING =
  /^(?:ab|an|auf|aus|bei|dar|ein|fest|fort|frei|her|hin|los|mit|nach|nieder|statt|teil|über|um|unter|durch|voll|vor|weg|weiter|wieder|wider|zu|zurück|zusammen|fehl|hoch|klar|gut|leicht|bereit|sicher|wahr|wert|preis)/
/** Verbs with such a part, as a main clause has them, and verbs that only begin alike. */
const PARTED: Readonly<Record<string, string>> = {
  abhängt: 'hängt … ab',
  abhängen: 'hängen … ab',
  abnimmt: 'nimmt … ab',
  abnehmen: 'nehmen … ab',
  ausmacht: 'macht … aus',
  ausmachen: 'machen … aus',
  beiträgt: 'trägt … bei',
  beitragen: 'tragen … bei',
  darstellt: 'stellt … dar',
  darstellen: 'stellen … dar',
  stattfindet: 'findet … statt',
  stattfinden: 'finden … statt',
  vorkommt: 'kommt … vor',
  vorkommen: 'kommen … vor',
  zunimmt: 'nimmt … zu',
  zunehmen: 'nehmen … zu',
  zusammenhängt: 'hängt … zusammen',
  zusammenhängen: 'hängen … zusammen',
  arbeitet: 'arbeitet',
  arbeiten: 'arbeiten',
  antwortet: 'antwortet',
  unterscheidet: 'unterscheidet',
  unterscheiden: 'unterscheiden',
  unterstützt: 'unterstützt',
  unterstützen: 'unterstützen',
  überprüft: 'überprüft',
  überprüfen: 'überprüfen',
  überrascht: 'überrascht',
  überwiegt: 'überwiegt',
  überwiegen: 'überwiegen',
  überzeugt: 'überzeugt',
  überzeugen: 'überzeugen',
  unterliegt: 'unterliegt',
  unterliegen: 'unterliegen',
  hinterlässt: 'hinterlässt',
  wiederholt: 'wiederholt',
  widerspricht: 'widerspricht',
  umfasst: 'umfasst',
  umfassen: 'umfassen',
}
const HELPERS =
  /^(?:hat|hatten?|hätten?|habe|haben|würden?|werden?|wird|wurden?|können|müssen|sollen|dürfen|wollen|lassen)$/
/** Finite forms that stand before the last word only where that is not the verb to move: `dass er sie hat kommen sehen`. */
const STRAY = /^(?:hat|hatten?|hätten?|habe|wird|würden?|wurden?|ist|sind|war|waren|kann|muss|soll|will|darf)$/
/** Before these the other half of a clause has its own verb. */
const JOINED = /(?:^| )(\P{L}*\p{Ll}[\p{L}]*) (?:und|oder|aber|sondern|sowie) /u

/**
 * What stands behind `dass`, as a sentence of its own: `die Dauer nicht zählt.` is `Die Dauer zählt nicht.` The verb moves from the end to the
 * second place. Null unless it is surely one verb, and surely one thing that comes first.
 */
export function mainClause(clause: string): string | null {
  const [, body = '', rest = ''] = /^([^,;:()–—„“"!?]+?)((?:\.|, [^;:()–—!?]+\.))$/u.exec(clause) ?? []
  const first = FIRST.exec(body)?.[0]
  const words = body.split(' ')
  const verb = words.at(-1) ?? ''
  if (first === undefined || !FINITE.test(verb) || NO_VERBS.has(verb)) return null
  const middle = words.slice(first.split(' ').length, -1)
  if (!endsThere(first, middle[0] ?? verb) || isOfTwoVerbs(middle, verb) || JOINED.test(` ${body}`)) return null
  if (rest !== '.' && !goesOn(rest)) return null
  const [front, back] = placedVerb(verb)
  if (front === null) return null
  const said = [first, front, ...middle, ...(back ? [back] : [])].join(' ')
  return said.charAt(0).toUpperCase() + said.slice(1) + rest
}

/** Whether what comes first ends before a word. */
function endsThere(first: string, next: string): boolean {
  // `es` is an object here, and can't come first
  if (first === 'es' && /^(?:der|die|das|man|jeder|jede|jedes)$/.test(next)) return false
  if (/^(?:es|er|wir|man|ich|sie|Sie)$/.test(first)) return true
  return /^\p{Ll}/u.test(next) && !BELONGS.has(next)
}

/** `hätte kommen können`, `gehen lassen will`: the last word is not the one that moves, or not alone. */
function isOfTwoVerbs(middle: readonly string[], verb: string): boolean {
  const isInfinitive =
    /en$/.test(middle.at(-1) ?? '') && HELPERS.test(verb) && middle.some((word) => HELPERS.test(word))
  return isInfinitive || middle.some((word) => STRAY.test(word)) || middle.includes('zu')
}

/** What goes on behind the verb: `zu` with its verb, or a clause; nothing else is set off there. */
function goesOn(rest: string): boolean {
  return (
    /^, (?:dass|weil|wenn|ob|wie|wann|wo|warum|was|wer|damit|obwohl|sobald|bevor|nachdem|um) /.test(rest) ||
    / zu \p{Ll}+en\.$/u.test(rest)
  )
}

/** Verbs that begin as if a part of them could part. */
const WHOLE = /^(?:darf|dürfen|herrscht|herrschen|hindert|hindern|wahrt|wahren|zuckt|zahlt|zahlen)$/

function placedVerb(verb: string): [string | null, string?] {
  const known = PARTED[verb]
  if (known !== undefined) {
    const [front = '', back] = known.split(' … ')
    return back === undefined ? [front] : [front, back]
  }
  return [PARTING.test(verb) && !WHOLE.test(verb) ? null : verb]
}
