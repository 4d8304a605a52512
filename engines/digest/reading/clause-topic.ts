import { type LanguageCode, languageCode } from '../../text/index.ts'
import { foldedWords } from './content-terms.ts'
import type { Material } from './material.ts'

/** Words that begin a question or a clause that asks, as folded words. */
const ASKING: Readonly<Record<LanguageCode, string>> = {
  en: 'how what why when where who which whether',
  de: 'wie was warum wann wo wer welche welcher welches wieso weshalb ob',
  es: 'como que por cuando donde quien cual cuanto cuanta cuantos cuantas',
  fr: 'comment que quoi pourquoi quand ou qui quel quelle quels quelles combien',
  it: 'come che cosa perche quando dove chi quale quali quanto quanta quanti quante',
  nl: 'hoe wat waarom wanneer waar wie welke hoeveel',
  pt: 'como que por quando onde quem qual quais quanto quanta quantos quantas',
  pl: 'jak co dlaczego kiedy gdzie kto ktory ktora ktore ile czy',
  tr: 'nasil ne neden nicin nerede kim hangi kac',
  vi: 'lam tai khi ai bao nhu cach',
}

/** Whether a text puts a topic that is a clause (`How much sleep adults need`) where a noun belongs: `The pros and cons of How much …`. */
export function pastesClause({ topic, language }: Pick<Material, 'topic' | 'language'>, text: string): boolean {
  const phrase = topic.phrase.toLowerCase()
  return isClause({ topic, language }) && text.toLowerCase() !== phrase && text.toLowerCase().includes(phrase)
}

/** Whether the topic is a clause that asks, for which no pattern with a noun in it is made. */
export function isClause({ topic, language }: Pick<Material, 'topic' | 'language'>): boolean {
  const [first, ...more] = foldedWords(topic.phrase, language)
  return more.length > 1 && first !== undefined && ASKING[languageCode(language)].split(' ').includes(first)
}
