import { type ContentLanguage, type LanguageCode, languageCode } from '../text/index.ts'

/** Small words that show who speaks and who is spoken to, in the language's own spelling, all lower case. */
export interface LanguageWords {
  /** The writer alone. */
  readonly i: ReadonlySet<string>
  /** The writer as one of several. */
  readonly we: ReadonlySet<string>
  /** The reader, where the language has one form or where it is the familiar one. */
  readonly you: ReadonlySet<string>
  /** The reader, addressed politely; empty where the language has one form. `Sie` counts with its capital inside a sentence alone. */
  readonly politeYou: ReadonlySet<string>
  /** One to nine, in order; empty where they are not known here. */
  readonly digits: readonly string[]
}

interface Lists {
  readonly i: string
  readonly we: string
  readonly you: string
  readonly politeYou?: string
  readonly digits: string
}

const lists: Partial<Record<LanguageCode, Lists>> = {
  en: {
    i: "i i'm i've i'll i'd me my mine myself",
    we: "we we're we've we'll we'd us our ours ourselves",
    you: "you you're you've you'll you'd your yours yourself yourselves",
    digits: 'one two three four five six seven eight nine',
  },
  de: {
    i: 'ich mich mir mein meine meinen meinem meiner meines',
    we: 'wir uns unser unsere unseren unserem unserer unseres',
    you: 'du dich dir dein deine deinen deinem deiner deines ihr euch euer eure euren eurem eurer',
    politeYou: 'Sie Ihnen Ihr Ihre Ihren Ihrem Ihrer Ihres',
    digits: 'eins zwei drei vier fünf sechs sieben acht neun',
  },
  es: {
    i: 'yo me mí mi mis mío mía míos mías conmigo',
    we: 'nosotros nosotras nos nuestro nuestra nuestros nuestras',
    you: 'tú te ti tu tus tuyo tuya tuyos tuyas contigo vosotros vosotras os vuestro vuestra vuestros vuestras',
    politeYou: 'usted ustedes',
    digits: 'uno dos tres cuatro cinco seis siete ocho nueve',
  },
  fr: {
    i: "je j' me m' moi mon ma mes mien mienne",
    we: 'nous notre nos',
    you: 'tu te toi ton ta tes tien tienne',
    politeYou: 'vous votre vos vôtre vôtres',
    digits: 'un deux trois quatre cinq six sept huit neuf',
  },
}

const known = new Map<LanguageCode, LanguageWords>()

/** The small words of a language; null where they are not known here. */
export function wordsOf(language: ContentLanguage): LanguageWords | null {
  const code = languageCode(language)
  const list = lists[code]
  if (!list) return null
  const found = known.get(code) ?? {
    i: new Set(list.i.split(' ')),
    we: new Set(list.we.split(' ')),
    you: new Set(list.you.split(' ')),
    politeYou: new Set(list.politeYou?.split(' ')),
    digits: list.digits.split(' '),
  }
  known.set(code, found)
  return found
}
