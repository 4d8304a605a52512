import { foldedWords, vocabularyOf } from '../digest/index.ts'
import { type ContentLanguage, type LanguageCode, languageCode, names, numbers, quotes } from '../text/index.ts'

/** Something of the sense that a rewording has lost, added or changed. */
export interface LockBreak {
  readonly kind: 'number' | 'name' | 'quote' | 'negation' | 'modal' | 'quantity' | 'link'
  readonly words: string
}

/** Words by which a statement says how sure, allowed or needed something is. */
const modals: Readonly<Record<LanguageCode, string>> = {
  en: 'can could may might must shall should will would probably perhaps possibly likely unlikely ought',
  de: 'kann können könnte könnten muss müssen müsste darf dürfen soll sollen sollte sollten will wollen wird werden würde vielleicht wahrscheinlich vermutlich',
  es: 'puede pueden podría podrían debe deben debería deberían quizá quizás tal probablemente',
  fr: 'peut peuvent pourrait pourraient doit doivent devrait devraient faut probablement',
  it: 'può possono potrebbe potrebbero deve devono dovrebbe dovrebbero forse probabilmente',
  nl: 'kan kunnen kon konden zou zouden moet moeten mag mogen zal zullen misschien waarschijnlijk',
  pt: 'pode podem poderia poderiam deve devem deveria deveriam talvez provavelmente',
  pl: 'może mogą mógłby mogłaby musi muszą powinien powinna powinny trzeba chyba prawdopodobnie',
  tr: 'belki muhtemelen gerekir olabilir',
  vi: 'có_thể phải nên sẽ có_lẽ',
}

/** Words by which a statement says how many, how often, how far it holds. */
const quantities: Readonly<Record<LanguageCode, string>> = {
  en: 'all every each most many some several few any only always usually often sometimes first last largest oldest more less least than before after since until up over under',
  de: 'alle jeder jede jedes meisten viele einige mehrere wenige nur immer meist oft manchmal erste letzte größte mehr weniger als vor nach seit bis über unter',
  es: 'todo todos toda todas cada muchos muchas algunos algunas varios pocos solo siempre normalmente menudo veces primero primera último mayor más menos que antes después desde hasta',
  fr: 'tout tous toute toutes chaque plupart beaucoup certains certaines plusieurs peu seulement toujours souvent parfois premier première dernier plus moins que avant après depuis jusque',
  it: 'tutto tutti tutta tutte ogni molti molte alcuni alcune pochi solo sempre spesso talvolta primo prima ultimo maggiore più meno che dopo dal fino',
  nl: 'alle elk elke ieder meeste veel sommige enkele weinig alleen altijd meestal vaak soms eerste laatste grootste meer minder dan voor na sinds tot over onder',
  pt: 'todo todos toda todas cada muitos muitas alguns algumas vários poucos só sempre normalmente vezes primeiro primeira último maior mais menos que antes depois desde até',
  pl: 'wszystkie wszyscy każdy każda większość wiele niektóre kilka mało tylko zawsze zwykle często czasem pierwszy pierwsza ostatni największy więcej mniej niż przed po od do',
  tr: 'tüm bütün her çoğu çok bazı birkaç az sadece yalnızca hep genellikle sık bazen ilk son en daha önce sonra kadar',
  vi: 'tất_cả mọi mỗi hầu_hết nhiều một_số vài ít chỉ luôn thường đôi_khi đầu_tiên cuối nhất hơn trước sau từ đến',
}

/**
 * What a rewording has changed of the sense, as far as code can tell: numbers, names, quotations, links, denials, and
 * words for how sure and how many must be the same in number and kind. Empty when the lock holds. It cannot see a change
 * of plain words; those come only from lists that were made for it.
 */
export function lockBreaks(before: string, after: string, language: ContentLanguage): LockBreak[] {
  if (before === after) return []
  const code = languageCode(language)
  const [old, fresh] = [before, after].map((text) => foldedWords(spelledOut(text), language))
  const counted = (kind: LockBreak['kind'], list: ReadonlySet<string>) =>
    differences(
      kind,
      (old ?? []).filter((word) => list.has(word)),
      (fresh ?? []).filter((word) => list.has(word)),
    )
  return [
    ...differences(
      'number',
      numbers(before, language).map(({ key }) => key),
      numbers(after, language).map(({ key }) => key),
    ),
    ...lostNames(before, after, language),
    ...differences('quote', quoted(before), quoted(after)),
    ...differences('link', links(before), links(after)),
    ...counted('negation', vocabularyOf(language).negations),
    ...counted('modal', listed(modals[code])),
    ...counted('quantity', listed(quantities[code])),
  ]
}

/** Whether a rewording keeps the sense, as far as code can tell. */
export function keepsMeaning(before: string, after: string, language: ContentLanguage): boolean {
  return lockBreaks(before, after, language).length === 0
}

function listed(list: string): ReadonlySet<string> {
  return new Set(list.split(' '))
}

/** `don't` is `do not`, `prior to` is `before`: another form is no change. */
function spelledOut(text: string): string {
  return text
    .replace(/\b(can)(?:'|’)t\b/gi, '$1 not')
    .replace(/\bcannot\b/gi, 'can not')
    .replace(/\b(wo)n(?:'|’)t\b/gi, 'will not')
    .replace(/(\p{L})n(?:'|’)t\b/gu, '$1 not')
    .replace(/(\p{L})(?:'|’)ll\b/gu, '$1 will')
    .replace(/\bprior to\b/gi, 'before')
}

function lostNames(before: string, after: string, language: ContentLanguage): LockBreak[] {
  const lost = names(before, language).filter(({ name }) => !after.includes(name))
  const added = names(after, language).filter(({ name }) => !before.toLowerCase().includes(name.toLowerCase()))
  return [...lost, ...added].map(({ name }) => ({ kind: 'name', words: name }))
}

function quoted(text: string): string[] {
  return quotes(text).map(({ inner }) => text.slice(inner.start, inner.end))
}

function links(text: string): string[] {
  return text.match(/\bhttps?:\/\/[^\s)]+/g) ?? []
}

/** What one list has more often than the other. */
function differences(kind: LockBreak['kind'], before: readonly string[], after: readonly string[]): LockBreak[] {
  const counts = new Map<string, number>()
  for (const word of before) counts.set(word, (counts.get(word) ?? 0) + 1)
  for (const word of after) counts.set(word, (counts.get(word) ?? 0) - 1)
  return [...counts].filter(([, count]) => count !== 0).map(([words]) => ({ kind, words }))
}
