import { type ContentLanguage, languageCode } from '../text/index.ts'

const split = (words: string): ReadonlySet<string> => new Set(words.split(/\s+/))

/** Words that join clauses of a headline. */
export const joins = split('and or but und oder aber y e o et ou mais')

/** Words behind which a verb says what a page is on: `how to`, `ways to`, `cómo`, `comment`. */
export const asksFor = split(
  'how when where what why whether way ways time reason reasons como cuando donde para comment quand pourquoi pour',
)

const articles: Readonly<Record<string, ReadonlySet<string>>> = {
  en: split('a an the your my our his her their its this that these those'),
  de: split(
    `der die das den dem des ein eine einen einem einer eines dein deine deinen deinem deiner ihr ihre ihren ihrem ihrer
    mein meine meinen meinem meiner unser unsere unseren unserem unserer sein seine seinen seinem seiner zu`,
  ),
  es: split('el la los las un una unos unas su sus mi mis tu tus nuestro nuestra nuestros nuestras'),
  fr: split('le la les un une des son sa ses mon ma mes ton ta tes notre nos votre vos leur leurs'),
}
const prepositions: Readonly<Record<string, ReadonlySet<string>>> = {
  en: split('in on at for with from into under over to of through by'),
  de: split('auf im in am an mit fur fürs vom von aus zum zur'),
  es: split('de del en con para por al a'),
  fr: split('de du en avec pour sur a au aux'),
}
/** What follows these is what a thing is done with. */
export const instruments = split('with mit con avec')

const none: ReadonlySet<string> = new Set()

/** Articles and owners: they make no difference within a phrase. */
export function articlesOf(language: ContentLanguage): ReadonlySet<string> {
  return articles[languageCode(language)] ?? none
}

/** Words that join a thing to where, with what, or for whom it is. */
export function prepositionsOf(language: ContentLanguage): ReadonlySet<string> {
  return prepositions[languageCode(language)] ?? none
}

const nounsInIng = split('morning evening building spring string wedding meeting king ring wing thing ceiling clothing')

/** A form by which headlines name a deed: `Cleaning`, `limpiar`, `nettoyer`. */
export function isVerbForm(key: string, language: ContentLanguage): boolean {
  const code = languageCode(language)
  if (code === 'en') return key.length > 4 && key.endsWith('ing') && !nounsInIng.has(key)
  return (code === 'es' && /.{2}[aei]r(?:se)?$/.test(key)) || (code === 'fr' && /.{2}(?:er|ir|re)$/.test(key))
}

const lightVerbs = split(
  'take taking make making get getting have having do doing use using find finding keep keeping need know knowing see hacer tener usar faire avoir utiliser',
)

/** Verbs that say nothing by themselves. */
export function isLightVerb(key: string): boolean {
  return lightVerbs.has(key)
}

const emptyWords = split(
  `best better good new first simple small little quick easy right full great perfect complete ultimate two three four
  five six seven eight nine ten twelve guide tips`,
)

/** Words before a thing that say little of it. */
export function isEmptyWord(key: string): boolean {
  return emptyWords.has(key)
}
