import { type ContentLanguage, type LanguageCode, languageCode, type Span } from '../../text/index.ts'

/** What is before a number and loosens it: `about`, or a bound that the number lies over or under. */
export type Quantifier = 'about' | 'over' | 'under'

/* Our own lists. */
const lists: Readonly<Record<LanguageCode, Readonly<Record<Quantifier, string>>>> = {
  en: {
    about:
      'about,around,roughly,nearly,almost,approximately,approx.,some,circa,ca.,close to,an estimated,estimated at,estimated,just under,just over,~,≈',
    over: 'over,more than,at least,exceeding,above,upwards of,no fewer than,not fewer than,no less than,not less than,>',
    under: 'under,less than,fewer than,at most,below,up to,no more than,not more than,<',
  },
  de: {
    about: 'etwa,rund,ungefähr,circa,ca.,fast,knapp,gut,beinahe',
    over: 'über,mehr als,mindestens',
    under: 'unter,weniger als,höchstens,bis zu,maximal',
  },
  fr: {
    about: 'environ,presque,près de,quelque,autour de',
    over: 'plus de,plus d’,au moins',
    under: "moins de,au plus,jusqu'à,moins d’",
  },
  es: {
    about: 'unos,unas,alrededor de,cerca de,casi,aproximadamente',
    over: 'más de,al menos,por lo menos',
    under: 'menos de,hasta,como máximo',
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
  for (const kind of ['about', 'over', 'under'] as const) {
    const word = kinds[kind]
      .split(',')
      .filter((one) => endsWithWord(before, one))
      .reduce((longest, one) => (one.length > longest.length ? one : longest), '')
    if (word !== '') return { kind, start: from + before.length - word.length }
  }
  return null
}

function endsWithWord(text: string, word: string): boolean {
  return text.endsWith(word) && !/[\p{L}\p{N}]/u.test(text.charAt(text.length - word.length - 1))
}
