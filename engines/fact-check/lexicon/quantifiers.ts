import { type ContentLanguage, type LanguageCode, languageCode, type Span } from '../../text/index.ts'

/** What is before a number and loosens it: `about`, or a bound that the number lies over or under. */
export type Quantifier = 'about' | 'over' | 'under'

/* Our own lists. */
const lists: Readonly<Record<LanguageCode, Readonly<Record<Quantifier, string>>>> = {
  en: {
    about:
      'about,around,roughly,nearly,almost,approximately,approx.,some,circa,ca.,close to,an estimated,estimated at,estimated,just under,just over,a little over,a little under,slightly over,slightly under,in the region of,~,≈',
    over: 'over,more than,older than,over the age of,above the age of,aged over,at least,in excess of,well over,exceeding,above,upwards of,no fewer than,not fewer than,no less than,not less than,>',
    under:
      'under,less than,younger than,under the age of,below the age of,aged under,fewer than,at most,below,up to,no more than,not more than,<',
  },
  de: {
    about: 'etwa,rund,ungefähr,circa,ca.,fast,knapp,gut,beinahe,nahezu,annähernd,an die',
    over: 'über,mehr als,älter als,mindestens,wenigstens',
    under: 'unter,weniger als,jünger als,höchstens,bis zu,maximal',
  },
  fr: {
    about: 'environ,presque,près de,quelque,autour de',
    over: 'plus de,plus d’,au moins',
    under: "moins de,au plus,jusqu'à,moins d’",
  },
  es: {
    about:
      'unos,unas,alrededor de,cerca de,casi,aproximadamente,en torno a,poco más de,algo más de,poco menos de,algo menos de',
    over: 'más de,mayores de,al menos,por lo menos',
    under: 'menos de,menores de,hasta,como máximo',
  },
  it: { about: 'circa,quasi,intorno a', over: 'più di,oltre,almeno', under: 'meno di,fino a,al massimo' },
  pt: {
    about: 'cerca de,aproximadamente,quase,por volta de',
    over: 'mais de,pelo menos',
    under: 'menos de,até,no máximo',
  },
  nl: {
    about: 'ongeveer,circa,ca.,bijna,rond,zo’n',
    over: 'meer dan,ruim,minstens,boven',
    under: 'minder dan,hooguit,onder,tot',
  },
  pl: {
    about: 'około,ok.,prawie,niemal',
    over: 'ponad,więcej niż,co najmniej',
    under: 'mniej niż,poniżej,najwyżej,do',
  },
  tr: { about: 'yaklaşık,neredeyse', over: 'en az,fazla', under: 'en fazla,az' },
  vi: { about: 'khoảng,gần,xấp xỉ', over: 'hơn,trên,ít nhất', under: 'dưới,ít hơn,tối đa' },
}

const LONGEST = 24

/** The loosening word right before a span; null when there is none. */
export function quantifierBefore(text: string, span: Span, language: ContentLanguage): Quantifier | null {
  return boundBefore(text, span, language)?.kind ?? null
}

/** The loosening words right before a span, over an article, and where they begin. */
export function boundBefore(
  text: string,
  span: Span,
  language: ContentLanguage,
): { kind: Quantifier; start: number } | null {
  const before = text
    .slice(Math.max(0, span.start - LONGEST), span.start)
    .trimEnd()
    .toLowerCase()
  const from = Math.max(0, span.start - LONGEST)
  const kinds = lists[languageCode(language)]
  // over an article, and without one that has grown together with the last word: `casi el 73 %`, `cerca del 40 %`
  const bare = before.replace(/ (?:el|la|los|las|un|una|the|der|die|das|den)$/, '').replace(/(?<= )(de|a)l$/, '$1')
  for (const kind of ['about', 'over', 'under'] as const) {
    const word = kinds[kind]
      .split(',')
      .filter((one) => endsWithWord(bare, one))
      .reduce((longest, one) => (one.length > longest.length ? one : longest), '')
    if (word !== '') return { kind, start: from + bare.length - word.length }
  }
  return null
}

function endsWithWord(text: string, word: string): boolean {
  return text.endsWith(word) && !/[\p{L}\p{N}]/u.test(text.charAt(text.length - word.length - 1))
}
