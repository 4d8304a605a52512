/** What a sentence says that a source does not say: no words of the source can carry that. */
const SILENCES = [
  String.raw`,?\s+(?:(?:but|and|though|yet|although)\s+)?without\s+(?:saying|naming|giving|stating|explaining|mentioning|citing|showing|adding)\b[^.;!?]*`,
  String.raw`,?\s+(?:but|and|though|yet|although)\s+(?:it\s+|they\s+)?(?:do(?:es)?\s+not|don['’]t|doesn['’]t|never)\s+(?:say|name|state|explain|mention|cite|show)s?\b[^.;!?]*`,
  String.raw`,?\s+ohne\s+[^.;!?]*(?:zu\s+(?:sagen|nennen|erklären|belegen|begründen|erwähnen)|anzugeben)[^.;!?]*`,
  String.raw`,?\s+(?:aber|jedoch|doch|und)\s+(?:sie\s+|er\s+|es\s+)?(?:sagt|nennt|erklärt|belegt|erwähnt|begründet)\s+(?:aber\s+|jedoch\s+)?(?:nicht|kein\p{L}*)\b[^.;!?]*`,
  String.raw`,?\s+(?:pero\s+|y\s+|aunque\s+)?sin\s+(?:decir|indicar|explicar|citar|aclarar|precisar|mencionar|nombrar|detallar)\b[^.;!?]*`,
  String.raw`,?\s+(?:pero|y|aunque)\s+no\s+(?:dice|dicen|indica|indican|explica|explican|cita|citan|aclara|aclaran|menciona|mencionan|precisa)\b[^.;!?]*`,
  String.raw`,?\s+sans\s+(?:dire|indiquer|expliquer|citer|préciser|mentionner)\b[^.;!?]*`,
  String.raw`,?\s+senza\s+(?:dire|indicare|spiegare|citare|precisare)\b[^.;!?]*`,
  String.raw`,?\s+sem\s+(?:dizer|indicar|explicar|citar|precisar)\b[^.;!?]*`,
  String.raw`,?\s+zonder\s+(?:te\s+(?:zeggen|noemen)|[^.;!?]*\s+te\s+(?:zeggen|noemen|vermelden))\b[^.;!?]*`,
]
const SILENCE = new RegExp(SILENCES.join('|'), 'giu')

/**
 * A sentence without what it says of a source's silence: “the shop promises 70 percent, without saying where the figure is
 * from” rests on what the shop promises. A sentence that is nothing else stays whole.
 */
export function withoutSilences(sentence: string): string {
  const rest = sentence.replace(SILENCE, '')
  return /\p{L}{3}.*\p{L}{3}/su.test(rest) ? rest : sentence
}
