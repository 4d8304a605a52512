import { type ContentLanguage, type LanguageCode, languageCode, type Span } from '../text/index.ts'
import { raised } from './swaps.ts'

/** A heading that says nothing in its words around the subject. */
export interface EmptyHeading extends Span {
  /** The heading without them; null where it would not be surely right. */
  readonly plain: string | null
}

/** A way in which headings say nothing, and what is left of one; null where that is not sure. */
type Shape = readonly [pattern: RegExp, plain: (parts: readonly string[], heading: string) => string | null]

const subject = ([, words = '']: readonly string[]) => headed(words)
const nothing = () => null

const EN_DEED =
  '(?:unlock|unleash|harness|discover|explor|embrac|leverag|unveil|tap into|tapping into|discovering|navigat|uncover)(?:ing|e)?'
const EN_FULL = '(?:(?:full|true|hidden|transformative|untapped|limitless|incredible|endless) )?'
const DE_DEED =
  '(?:entfesseln|ausschöpfen|freisetzen|nutzen|entdecken|erschließen|entfalten|heben|erleben|erkunden|verstehen)'
const DE_FULL =
  '(?:(?:volle|volles|vollen|ganze|ganzes|wahre|wahres|verborgene|verborgenes|grenzenlose|transformative) )?'
const ES_DEED =
  '(?:desbloque|desat|liber|aprovech|explor|desvel|descubr|despiert|despert|abraz)(?:a|ar|ando|e|ir|iendo|emos)'
const ES_FULL = '(?:(?:verdader[oa]|máximo|pleno|gran|fascinante) )?'
const FR_DEED =
  '(?:libér|débloqu|exploit|dévoil|découvr|explor|révél|embrass|plong)(?:er|ez|ir|e|ons) (?:dans )?(?:tout )?|plongée (?:dans|au cœur de) |à la découverte de '
const FR_FULL = '(?:(?:plein|véritable|vrai|fascinant|formidable) )?'

const shapes: Readonly<Partial<Record<LanguageCode, readonly Shape[]>>> = {
  en: [
    [
      new RegExp(
        `^${EN_DEED} (?:the )?${EN_FULL}(?:power|potential|magic|world|wonders|realm|essence|complexities|landscape|intricacies) of (?:the )?(.+)$`,
        'iu',
      ),
      subject,
    ],
    [/^(?:a |the )?(?:transformative|untapped|limitless) (?:power|potential) of (.+)$/iu, subject],
    [/^(?:a )?(?:deep dive|diving deep|diving deeper|delving|delve|dive) into (?:the world of )?(.+)$/iu, subject],
    [/^(?:embracing|shaping|exploring|embrace) the (future of .+)$/iu, ([, words = '']) => `The ${words}`],
    [/^the ultimate (guide (?:to|for) .+)$/iu, ([, words = '']) => `A ${words}`],
    [/^(.+): an? (?:true |real )?game[- ]changer( for .+)?$/iu, ([, words = '', whom = '']) => words + whom],
    [/^(.+): (?:unlocking|unleashing|navigating|embracing|harnessing) .+$/iu, nothing],
    [/^(?:elevate|transform|supercharge|revolutionize) your .+$/iu, nothing],
  ],
  de: [
    [
      new RegExp(`^(?:das |ihr |dein )?${DE_FULL}(?:potenzial|potential) (von|der) ([\\p{L}-]+) ${DE_DEED}$`, 'iu'),
      germanNoun,
    ],
    [new RegExp(`^(?:die )?${DE_FULL}(?:kraft|macht|magie|welt) (von|der) ([\\p{L}-]+) ${DE_DEED}$`, 'iu'), germanNoun],
    [
      new RegExp(
        `^(?:entfesseln|entdecken|nutzen|erleben|erschließen) sie (?:das|die) ${DE_FULL}(?:potenzial|potential|kraft|macht|magie|welt) (von|der) ([\\p{L}-]+)$`,
        'iu',
      ),
      germanNoun,
    ],
    [/^(?:ein )?(?:tiefes? )?eintauchen in die welt (von|der) ([\p{L}-]+)$/iu, germanNoun],
    [/^([^:]+): (?:ein )?(?:echter )?game[- ]?changer( für .+)?$/iu, ([, words = '', whom = '']) => words + whom],
    [
      new RegExp(
        `^(?:das |die |ihr |dein )?${DE_FULL}(?:potenzial|potential|kraft|macht|magie|welt) .+ ${DE_DEED}$`,
        'iu',
      ),
      nothing,
    ],
  ],
  es: [
    [
      new RegExp(
        `^${ES_DEED} (?:todo )?(?:el|la|los) ${ES_FULL}(?:poder|potencial|magia|mundo|fuerza|secretos)(?: transformador| oculto)? (de la|de los|de las|del|de) (.+)$`,
        'iu',
      ),
      withArticle,
    ],
    [
      /^(?:sumérgete|sumérjase|sumergirse|adentrándose|adéntrate|inmersión) en (?:el )?(?:fascinante )?mundo (de la|de los|de las|del|de) (.+)$/iu,
      withArticle,
    ],
    [/^la guía definitiva (sobre|para|de) (.+)$/iu, ([, joint = 'sobre', words = '']) => `Guía ${joint} ${words}`],
    [/^([^:]+): (?:un|el) (?:verdadero )?(?:motor de cambio|antes y un después)$/iu, ([, words = '']) => words],
  ],
  fr: [
    [
      new RegExp(
        `^(?:${FR_DEED})(?:le |la |l['’]|les )?${FR_FULL}(?:potentiel|pouvoir|puissance|magie|monde|univers|force|essence|secrets) (de la |de l['’]|des |du |de |d['’])(.+)$`,
        'iu',
      ),
      withArticle,
    ],
    [/^le guide ultime (pour|de|du|des|sur) (.+)$/iu, ([, joint = 'pour', words = '']) => `Guide ${joint} ${words}`],
    [/^([^:]+?)\s?: (?:un|une) (?:véritable )?(?:révolution|levier de transformation)$/iu, ([, words = '']) => words],
  ],
}

/** Headings in which a subject is dressed up, in order; for languages without such shapes, none. */
export function emptyHeadings(text: string, headings: readonly Span[], language: ContentLanguage): EmptyHeading[] {
  const known = shapes[languageCode(language)] ?? []
  return headings.flatMap(({ start, end }) => {
    const heading = text.slice(start, end)
    for (const [pattern, plain] of known) {
      const parts = pattern.exec(heading)
      if (parts !== null) return [{ start, end, plain: plain(parts, heading) }]
    }
    return []
  })
}

/**
 * `das Potenzial der Digitalisierung` is about `Digitalisierung`: the noun alone, where its form is that of the nominative. After
 * `von` a plural may have an `n` more (`von Kindern`).
 */
function germanNoun([, joint = '', noun = '']: readonly string[]): string | null {
  const isNoun = /^\p{Lu}/u.test(noun)
  return isNoun && (joint.toLowerCase() === 'der' || !noun.endsWith('n')) ? noun : null
}

const articles: Readonly<Record<string, string>> = {
  'de la': 'la ',
  'de los': 'los ',
  'de las': 'las ',
  del: 'el ',
  "de l'": "l'",
  'de l’': 'l’',
  des: 'les ',
  du: 'le ',
}

/** `el poder de la lectura` is about `la lectura`. */
function withArticle([, joint = '', words = '']: readonly string[]): string {
  return headed(`${articles[joint.trim().toLowerCase()] ?? ''}${words}`)
}

/** With a capital at the head, unless it has one further on: `iPhone`. */
function headed(words: string): string {
  return /^\p{Ll}\p{Lu}/u.test(words) ? words : raised(words)
}
