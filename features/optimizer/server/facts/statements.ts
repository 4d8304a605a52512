import type { ReadSentence } from '../../facts/read-sentences.ts'
import { type Statement, statementOf } from './judge.ts'
import { languageNamed } from './read-text.ts'

/** A sentence that states something, with what that is. */
export interface FoundStatement extends Statement {
  sentence: ReadSentence
}

/** What a text states, each sentence once however often it stands there. */
export function statementsIn(sentences: readonly ReadSentence[], language: string): FoundStatement[] {
  const once = new Map<string, ReadSentence>()
  for (const sentence of sentences) if (!once.has(sentence.anchor)) once.set(sentence.anchor, sentence)
  return [...once.values()].flatMap((sentence) => {
    const statement = statementOf(sentence.text, languageNamed(language))
    return statement ? [{ ...statement, sentence }] : []
  })
}
