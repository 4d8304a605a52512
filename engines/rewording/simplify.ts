import type { ContentLanguage } from '../text/index.ts'
import { keepsMeaning } from './meaning-lock.ts'
import { type OwnText, readOwnText, rewritten } from './own-text.ts'
import { type Move, simpleMovesOf } from './sentence-moves.ts'
import { wordsToCompare } from './wording-moves.ts'

/** How a text is made simpler. */
export interface SimplifyOptions {
  readonly language: ContentLanguage
  /** An odd one cuts no sentences. */
  readonly variant?: number
}

/** The writer's own sentences in plainer words, long ones cut where they join, the passive made active. Nothing goes. */
export function simplify(text: string, { language, variant = 0 }: SimplifyOptions): string {
  const own = readOwnText(text, language)
  const moves = simpleMovesOf(language).slice(variant % 2)
  return rewritten(own, (sentence) => simpler(own, sentence, moves))
}

function simpler(own: OwnText, sentence: string, moves: readonly Move[]): string {
  const { language } = own
  const parts = moves.reduce<string[]>(
    (list, move) =>
      list.flatMap((part) => {
        const after = move(part, own)
        return after !== null && keepsMeaning(part, after.join(' '), language) ? after : [part]
      }),
    [sentence],
  )
  return parts
    .map((part) => {
      const plain = wordsToCompare(part, 'plain', language)
      return keepsMeaning(part, plain, language) ? plain : part
    })
    .join(' ')
}
