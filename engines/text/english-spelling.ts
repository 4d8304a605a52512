import type { ContentLanguage } from './language.ts'

/** Spellings that one side of the Atlantic has alone, by what is regular in them, and what it alone calls its things. */
const BRITISH =
  /\b(?:(?:fav|hon|lab|harb|neighb|behavi|flav|hum|rum|vap|arm|end|od)our\w*|colour\w*|(?:cent|theat|lit|fib|spect|somb|calib|lust|met|kilomet|millimet|centimet)res?|(?:organ|real|recogn|apolog|emphas|special|final|memor|summar|critic|util|minim|maxim|analy)is(?:e|ed|es|ing|ation|ations)|(?:travel|cancel|label|model|counsel|fuel|level|signal)l(?:ed|ing|er|ers)|(?:catalog|dialog)ues?|programmes?|cheques?|tyres?|kerbs?|grey|whilst|mum|licences?|defences?|offences?|jewellery|enrolment|fulfil|skilful|plough|mould\w*)\b|£\d/gi
const AMERICAN =
  /\b(?:(?:col|fav|hon|lab|harb|neighb|behavi|flav|hum|rum|vap|arm|end)or(?:s|ed|ing|able|ite|hood|al)?|(?:cent|theat|lit|fib|lust|met|kilomet|millimet|centimet)ers?|(?:organ|real|recogn|apolog|emphas|special|final|memor|summar|critic|util|minim|maxim)iz(?:e|ed|es|ing|ation|ations)|analyz(?:e|ed|es|ing)|(?:travel|cancel|label|model|counsel|fuel|level|signal)(?:ed|ing|er|ers)|gray|mom|jewelry|enrollment|fulfill|skillful|plow\w*|mold(?:s|y)?|defense|offense)\b|(?<!\w)\$\d/gi

/** Which English a text is spelled in; null where nothing in it tells, or both do alike. */
export function englishSpellingOf(text: string): Extract<ContentLanguage, 'English-UK' | 'English-US'> | null {
  const [british, american] = [BRITISH, AMERICAN].map((side) => text.match(side)?.length ?? 0)
  if (british === american) return null
  return (british ?? 0) > (american ?? 0) ? 'English-UK' : 'English-US'
}
