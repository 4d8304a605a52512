import type { ContentLanguage } from '../text/index.ts'

/** Words that may stand twice in a row. */
const TWICE = new Set(['had', 'that', 'very', 'die', 'das', 'der', 'sie', 'nous', 'vous', 'muy', 'so'])
const SPLICE =
  /^(?!(?:if|when|while|because|as|since|although|though|once|after|before|until|unless|whether|in|on|at|for|with|by|to|from|what)\b)[^,;]*\b(?:is|are|was|were|isn['’]t|aren['’]t|has|have|makes|helps|needs|works)\b[^,;]*, (?:it['’]s|it is|they['’]re|they are|this is|that['’]s|that is)\b/i
const OPEN_END = /\b(?:the|a|an|of|and|or|to|with|for|that|in|which)[.!?]$/i

/** What is plainly wrong in the grammar of `after` and was not in `before`, in its words; null where code sees nothing. */
export function grammarFault(before: string, after: string, language: ContentLanguage): string | null {
  if (/^\p{Lu}/u.test(before) && /^\p{Ll}/u.test(after)) return after.split(' ', 1)[0] ?? ''
  const double = [...after.matchAll(/(?<![\p{L}'’-])(\p{L}+) \1(?![\p{L}'’-])/giu)].find(
    ([, word = '']) => !TWICE.has(word.toLowerCase()),
  )
  const patterns = [/[,;]\s?[,;.]/, /(?<!\.)\.\.(?!\.)/, / {2,}/, ...(language === 'French' ? [] : [/ [,.;!?]/])]
  if (language.startsWith('English'))
    patterns.push(
      SPLICE,
      OPEN_END,
      /\ba (?=[aeio]\p{Ll}+)(?!one|once|eu|un[ai]|us[ae])/iu,
      /\ban (?=[bcdfgjklmnpqrstvwxyz]\p{Ll})/iu,
    )
  const found = patterns.find((pattern) => pattern.test(after) && !pattern.test(before))
  return double?.[0] ?? (found === undefined ? null : (found.exec(after)?.[0].trim() ?? ''))
}
