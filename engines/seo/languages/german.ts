import { type LanguageRules, listOf } from './rules.ts'

/* Our own lists, from the grammar of the language. */

const transitions = `
  auch | außerdem | zudem | ferner | darüber hinaus | zusätzlich | ebenfalls | ebenso | gleichfalls | sowie | des weiteren |
  überdies | hinzu kommt | nicht nur | sowohl | weiterhin | dazu | daneben | nebenbei | übrigens | genauso |
  weil | ^da | denn | daher | deshalb | deswegen | darum | folglich | somit | demnach | infolgedessen | dadurch | also |
  aufgrund | wegen | dank | damit | sodass | so dass | um zu | aus diesem grund | demzufolge | mithin | nämlich | indem |
  aber | jedoch | doch | dennoch | trotzdem | allerdings | sondern | obwohl | obgleich | obschon | während | hingegen |
  dagegen | andererseits | einerseits | im gegensatz | im gegenteil | stattdessen | anstatt | statt | trotz | gleichwohl |
  nichtsdestotrotz | vielmehr | zwar | wohingegen | ansonsten | sonst | andernfalls | entweder | weder | immerhin | dafür |
  wenn | falls | sofern | sobald | solange | ob | es sei denn | im falle | vorausgesetzt | je nachdem | selbst wenn |
  ^als | nachdem | bevor | ehe | ^bis | ^seit | seitdem | danach | dann | zuerst | zunächst | anschließend | schließlich |
  endlich | später | vorher | zuvor | inzwischen | währenddessen | gleichzeitig | erstens | zweitens | drittens | zuletzt |
  daraufhin | sofort | bald | zum schluss | am ende | am anfang | anfangs | früher | nunmehr | mittlerweile | künftig |
  zum beispiel | beispielsweise | insbesondere | besonders | vor allem | unter anderem | und zwar | das heißt | z.b |
  d.h | in diesem fall | tatsächlich | in der tat | natürlich | selbstverständlich | offensichtlich | sicherlich | gewiss |
  bekanntlich | zweifellos | schließlich | wichtig ist | hauptsächlich | allem voran | wie gesagt | wie erwähnt |
  insgesamt | kurz gesagt | zusammenfassend | zusammengefasst | mit anderen worten | im allgemeinen | im großen und ganzen |
  letztlich | letztendlich | im grunde | alles in allem | im vergleich | ähnlich | genau wie | hinsichtlich | bezüglich |
  was betrifft | in bezug auf | vielleicht | wahrscheinlich | möglicherweise`

/** German. Sentences of up to 20 words. */
export const german: LanguageRules = {
  longSentence: { words: 20, okShare: 25, badShare: 30 },
  transitions: {
    phrases: transitions,
    pairs:
      'entweder … oder | weder … noch | sowohl … auch | nicht nur … sondern | zwar … aber | je … desto | wenn … dann',
  },
  passive: {
    auxiliaries: listOf('werde wirst wird werden werdet wurde wurdest wurden wurdet worden würde würden'),
    reflexives: listOf(''),
    participles:
      listOf(`getan gesehen gegeben genommen verlassen vergessen erhalten entlassen zerrissen vergeben verboten
      verstanden verloren begonnen gewonnen entschieden besprochen versprochen unterschrieben beschrieben verschrieben
      betroffen bewiesen erhoben empfohlen entnommen übernommen unternommen verbunden erfunden empfunden überwunden
      unterbrochen verworfen entworfen erworben geboten angeboten berufen verraten beraten überfahren empfangen`),
    participle:
      /^(?:[a-zäöüß]{0,8}ge[a-zäöüß]{2,}(?:t|en)|(?:be|ver|er|ent|emp|zer|miss|über|unter|wider|hinter)[a-zäöüß]{2,}t|[a-zäöüß]{2,}iert)$/,
    noParticiples:
      listOf(`gegen gehen geben gelten gewinnen gestern gefallen geschehen gelangen gelingen genießen gehören
      genügen gesamt gut geht gehört gegenwart bereit überhaupt unterwegs weggehen eingehen ausgehen umgehen vorgehen zugehen
      angehen abgeben ausgeben eingeben zugeben angeben aufgeben nachgeben umgeben weitergeben entgegen dagegen hingegen
      morgen wegen sorgen folgen tragen sagen fragen zeigen steigen liegen fliegen legen bringen fangen
      gerecht geschickt gesicht gebiet geschäft gericht gewicht gedicht recht leicht schlecht echt nicht zurecht`),
    breaks: listOf('dass weil wenn obwohl der,die als'),
    determiners: listOf('der die das den dem des ein eine einen einem einer eines kein keine'),
    breakPattern: null,
    window: 14,
    before: true,
  },
}
