import { type ContentLanguage, type LanguageCode, languageCode } from '../text/index.ts'

/**
 * How people begin to tell what happened to them. Beside a word for the writer, in one sentence; words for customers are left
 * out, since every shop speaks of its own.
 */
const lists: Partial<Record<LanguageCode, string>> = {
  en: "remember(?:s|ed)?|recall|once|(?:a |\\w+ )?(?:years?|months?|weeks?|days?) ago|last (?:week|month|year|spring|summer|autumn|fall|winter|night)|yesterday|used to|grew up|(?:told|asked|taught|showed|called|wrote|wrote to|rang) (?:me|us)|when (?:i|we) (?:was|were|started|opened|began|moved|first)|(?:my|our) (?:wife|husband|mother|father|mum|mom|dad|grandmother|grandfather|son|daughter|sister|brother|neighbou?rs?|friends?|colleagues?|boss)|(?:i|we)(?:['’]ve| have) (?:\\w+ )?(?:been to|stood|visited|walked|watched)",
  de: '(?:erinnere|erinnern)|einmal|vor \\p{L}+ (?:jahren|monaten|wochen|tagen)|letzte[nrs]? (?:woche|monat|jahr|sommer|winter|herbst|frühling|nacht)|gestern|damals|als (?:ich|wir)|(?:mein|meine|unser|unsere)\\p{L}* (?:frau|mann|mutter|vater|großmutter|großvater|oma|opa|sohn|tochter|schwester|bruder|nachbar\\p{L}*|freund\\p{L}*|kolleg\\p{L}*|chef\\p{L}*)',
  es: 'recuerdo|recordamos|una vez|hace \\p{L}+ (?:años|meses|semanas|días)|ayer|el (?:año|mes|verano|invierno) pasado|cuando (?:era|éramos|empec\\p{L}+|empez\\p{L}+|abrimos)|(?:mi|nuestr[oa]) (?:mujer|esposa|marido|madre|padre|abuel[oa]|hij[oa]|herman[oa]|vecin[oa]|amig[oa]|colega|jefe)',
  fr: "souviens|souvenons|il y a \\p{L}+ (?:ans|mois|semaines|jours)|hier|un jour|l['’](?:an|été|hiver|année) derni\\p{L}+|quand (?:j['’]|nous)|(?:mon|ma|notre) (?:femme|mari|mère|père|grand-mère|grand-père|fils|fille|sœur|frère|voisine?|amie?|collègue|patron)",
}

/** Finds the beginning of a recollection; null where a language’s words for it are not known here. */
export function recallsIn(language: ContentLanguage): RegExp | null {
  const list = lists[languageCode(language)]
  return list ? new RegExp(`(?<![\\p{L}'’])(?:${list})(?!\\p{L})`, 'iu') : null
}
