import type { Span } from '../text/index.ts'
import type { PassiveRules } from './languages/index.ts'
import type { Token } from './tokens.ts'

/**
 * The first passive of a sentence, from its auxiliary to its participle (or the other way round); null when it has none.
 * A participle counts if it follows the auxiliary within the clause: before another one, a mark or a word that opens a
 * clause or phrase, and not right after an article.
 */
export function passiveIn(tokens: readonly Token[], rules: PassiveRules): Span | null {
  for (let at = 0; at < tokens.length; at += 1) {
    const token = tokens[at]
    if (token === undefined || !rules.auxiliaries.has(token.word)) continue
    if (rules.reflexives.has(tokens[at - 1]?.word ?? '')) continue
    const after = participleAfter(tokens, at, rules)
    if (after !== null) return { start: token.start, end: after.end }
    const before = rules.before ? tokens[at - 1] : undefined
    if (before !== undefined && !token.isParted && isParticiple(before.word, rules)) {
      return { start: before.start, end: token.end }
    }
  }
  return null
}

function participleAfter(tokens: readonly Token[], at: number, rules: PassiveRules): Token | null {
  for (let index = at + 1; index <= Math.min(tokens.length - 1, at + rules.window + 1); index += 1) {
    const token = tokens[index]
    if (token === undefined || token.isParted || isBreak(token.word, rules)) return null
    if (isParticiple(token.word, rules) && !rules.determiners.has(tokens[index - 1]?.word ?? '')) return token
  }
  return null
}

function isBreak(word: string, { breaks, breakPattern }: PassiveRules): boolean {
  return breaks.has(word) || (breakPattern !== null && word.length <= LONGEST_WORD && breakPattern.test(word))
}

const LONGEST_WORD = 40

function isParticiple(word: string, rules: PassiveRules): boolean {
  if (rules.participles.has(word)) return true
  return word.length <= LONGEST_WORD && !rules.noParticiples.has(word) && rules.participle.test(word)
}
