import { type ContentLanguage, type LanguageCode, languageCode } from '../../text/index.ts'

/* Our own lists. */

type Words = Readonly<Partial<Record<LanguageCode, ReadonlySet<string>>>>
const setOf = (words: string) => new Set(words.split(/\s+/))

/** Words that, where a sentence begins with them, speak of what was named before it. */
const pointing: Words = {
  en: setOf('he she it they him them his her its their this these that those such both another others here there'),
  de: setOf(
    `er sie es ihn ihm ihnen sein seine seiner seinem seinen ihre ihrer ihrem ihren dieser diese dieses diesem diesen solche solcher
    solches beide das dort hier dabei dazu dafür dadurch davon darin darauf damit`,
  ),
  es: setOf(
    'él ella ellos ellas su sus este esta esto estos estas ese esa eso esos esas tal tales ambos ambas allí aquí',
  ),
  fr: setOf(
    "il elle ils elles son sa ses leur leurs ce c'est cet cette ces cela ça celui celle ceux celles tel telle là ici",
  ),
}

/** Whoever writes, and whoever reads: of them no source speaks. */
const persons: Words = {
  en: setOf("i me my mine we us our ours you your yours i'm i've i'd we're we've let's you're"),
  de: setOf('ich mich mir mein meine wir uns unser unsere du dich dir dein deine ihr euch euer'),
  es: setOf('yo me mi mis nosotros nos nuestro nuestra nuestros nuestras tú te tu tus usted ustedes'),
}

/** Words of a language that begin a sentence which depends on the one before; none where we have no list. */
export function pointingWords(language: ContentLanguage): ReadonlySet<string> {
  return pointing[languageCode(language)] ?? new Set()
}

/** Words of a language for writer and reader; none where we have no list. */
export function firstAndSecondPersons(language: ContentLanguage): ReadonlySet<string> {
  return persons[languageCode(language)] ?? new Set()
}
