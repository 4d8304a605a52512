import { type ContentLanguage, postCut, postLength, sentences, textOf } from '../text/index.ts'

/**
 * A post that is too long as several that fit: between paragraphs, else between sentences, and within a sentence only where
 * it alone is too long; then between words. Nothing is lost. A text that fits comes back as it is.
 */
export function splitPost(text: string, most: number, language: ContentLanguage): string[] {
  const posts: string[] = []
  let open = ''
  for (const { words, joint } of pieces(text, most, language)) {
    const longer = open === '' ? words : `${open}${joint}${words}`
    if (postLength(longer) <= most) open = longer
    else {
      if (open !== '') posts.push(open)
      open = words
    }
  }
  return open === '' ? posts : [...posts, open]
}

/** A stretch that stays together, and what joins it to the one before. */
interface Piece {
  words: string
  joint: string
}

function pieces(text: string, most: number, language: ContentLanguage): Piece[] {
  return text
    .split(/\n{2,}/)
    .map((paragraph) => paragraph.trim())
    .filter(Boolean)
    .flatMap((paragraph) => {
      if (postLength(paragraph) <= most) return [{ words: paragraph, joint: '\n\n' }]
      return sentences(paragraph, language)
        .flatMap((span) => fitting(textOf(paragraph, span).trim(), most))
        .map((words, at) => ({ words, joint: at === 0 ? '\n\n' : ' ' }))
    })
}

/** A sentence in stretches that fit, broken between words where there are any. */
function fitting(sentence: string, most: number): string[] {
  const parts: string[] = []
  let rest = sentence
  while (postLength(rest) > most) {
    const cut = postCut(rest, most)
    const space = rest.lastIndexOf(' ', cut)
    const at = space > 0 ? space : Math.max(1, cut)
    parts.push(rest.slice(0, at).trimEnd())
    rest = rest.slice(at).trimStart()
  }
  return rest === '' ? parts : [...parts, rest]
}
