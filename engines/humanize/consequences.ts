import { type ContentLanguage, type LanguageCode, languageCode } from '../text/index.ts'

/** How a language hangs on what follows from a sentence: the sentence, the verb, and the rest, in this order or as `order` says. */
interface Shape {
  pattern: RegExp
  /** What the consequence is as a sentence of its own, from the verb and the rest. */
  alone: (verb: string, rest: string) => string
  /** A sentence with one of these would be read otherwise. */
  never: RegExp
}

const MAIN = '^([^;:()—–«»“”"?!]{20,300}),'

/** Verbs behind which `lo que` and `ce qui` ask: `Nadie sabe, en el fondo, lo que hace la empresa.` */
const KNOWING_ES =
  '(?<!\\p{L})(?:sab|sé|muestr|mostr|explic|dice|dijo|pregunt|entiend|entend|vemos|veo|ve|ven|cree|conoc|descubr|cuent|analiz|estudi)\\p{L}*'
const KNOWING_FR =
  '(?<!\\p{L})(?:sai|sav|voi|voy|montr|expliqu|dit|disent|demand|compren|découvr|racont|analys|étudi|cherch)\\p{L}*'

const shapes: Readonly<Partial<Record<LanguageCode, readonly Shape[]>>> = {
  de: [
    {
      pattern: new RegExp(
        `${MAIN} was ([^,;:()—–]{3,120}?) (erleichtert|verbessert|ermöglicht|stärkt|fördert|reduziert|verringert|erhöht|senkt|steigert|spart|verhindert|verkürzt|vereinfacht|schont|entlastet|kostet|erfordert|erschwert|zeigt|führt)\\.$`,
        'u',
      ),
      alone: (rest, verb) => `Das ${verb} ${rest}.`,
      // “Studien zeigen, was den Schlaf verbessert” asks, and “alles, was hilft” names
      never:
        /(?<!\p{L})(?:alle[sm]|etwas|nichts|vieles|manches|einiges|wenig|das|dem|wei(?:ß|ss)|wiss|wüss|zeig|sag|frag|erklär|lern|verr[aä]t|seh|sieh|versteh|entscheid|prüf|klär|test|untersuch|herausf|merk|erf[aä]hr|l[ei]es|beschreib|forsch|verfolg|beobacht|glaub|denk|überleg|r[aä]t|mess|miss|bestimm|nenn|festleg|leg|regel|verg[ei]ss|kenn|ahn|schau|such|find|vergleich|bewert|hör)\p{L}*(?=[^,]*$)/iu,
    },
  ],
  es: [
    {
      pattern: new RegExp(
        `${MAIN} lo que (permite|facilita|reduce|mejora|ayuda|aumenta|evita|simplifica|favorece|refuerza|limita|ahorra|supone|implica|hace|contribuye|dificulta) ([^,;:()—–]{8,200}\\.)$`,
        'u',
      ),
      alone: (verb, rest) => `Esto ${verb} ${rest}`,
      never: new RegExp(`^(?:si|cuando|aunque|mientras|como|porque|quien) |${KNOWING_ES}`, 'iu'),
    },
    {
      pattern: new RegExp(`${MAIN} (permitiendo) ((?:así )?(?:a |al |que )?[^,;:()—–]{8,200}\\.)$`, 'u'),
      alone: (_verb, rest) => `Esto permite ${rest}`,
      never:
        /^(?:si|cuando|aunque|mientras|como|porque|quien) |(?<!\p{L})(?:no|que|ha|han|había|habían|fue|fueron|será|serán|sería|\p{L}+(?:ó|aron|ieron|aba|aban|ía|ían|rá|rán|ría|rían))(?!\p{L})/iu,
    },
  ],
  fr: [
    {
      pattern: new RegExp(
        `${MAIN} ce qui (permet|facilite|réduit|améliore|favorise|rend|évite|limite|contribue|augmente|simplifie|renforce|garantit|laisse|entraîne|complique) ([^,;:()—–]{8,200}\\.)$`,
        'u',
      ),
      alone: (verb, rest) => `Cela ${verb} ${rest}`,
      never: new RegExp(`^(?:si|s['’]|quand|lorsqu|bien qu|comme |parce |puisqu|qui )|${KNOWING_FR}`, 'iu'),
    },
    {
      pattern: new RegExp(`${MAIN} (permettant|rendant) ((?:ainsi )?[^,;:()—–]{8,200}\\.)$`, 'u'),
      alone: (verb, rest) => `Cela ${verb === 'rendant' ? 'rend' : 'permet'} ${rest}`,
      never:
        /^(?:si|s['’]|quand|lorsqu|bien qu|comme |parce |puisqu|qui |je |tu |il |elle |on |nous |vous |ils |elles )|(?<!\p{L})(?:ne|n['’]|qu[ei]|pas|a|ont|avait|avaient|fut|furent|était|étaient|\p{L}+(?:ait|aient|ra|ront|rait|raient|èrent))(?!\p{L})/iu,
    },
  ],
}

/** `Les cours sont courts, ce qui facilite la vie.` is `Les cours sont courts. Cela facilite la vie.` */
export function consequenceAlone(sentence: string, language: ContentLanguage): string {
  for (const { pattern, alone, never } of shapes[languageCode(language)] ?? []) {
    const [, main = '', one = '', other = ''] = pattern.exec(sentence) ?? []
    if (main !== '' && !never.test(main)) return `${main}. ${alone(one, other)}`
  }
  return sentence
}
