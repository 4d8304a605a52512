import { type ContentLanguage, languageCode } from '../../text/index.ts'
import { extentWords } from '../lexicon/extent-words.ts'
import type { Slot } from './slot.ts'

/** Whether a small word takes in all of something, or only a part; null for any other. */
export function extentOf({ words, kind }: Slot, language: ContentLanguage): 'whole' | 'part' | null {
  const lists = extentWords[languageCode(language)]
  const [word = ''] = words
  if (lists === undefined || kind !== 'mark') return null
  const isIn = (list: string) => list.split(' ').some((entry) => entry === word || entry.split('_').includes(word))
  if (isIn(lists.whole.many) || isIn(lists.whole.often)) return 'whole'
  return isIn(lists.part.many) || isIn(lists.part.often) ? 'part' : null
}
