import { pixelWidth } from './glyph-widths.ts'
import { postLength } from './post-length.ts'
import { countWords } from './words.ts'

/** What the target of a text counts: characters as people see them, pixels of a search page's title, a post's own count, words. */
export type CountUnit = 'characters' | 'pixels' | 'post' | 'words'

/** How long a text is, as its target counts. Pages and the server count by this one function. */
export function countIn(unit: CountUnit, text: string): number {
  if (unit === 'pixels') return pixelWidth(text)
  if (unit === 'post') return postLength(text)
  return unit === 'words' ? countWords(text) : [...text].length
}
