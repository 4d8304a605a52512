import { linker, subjectsOf } from '../interlinking/index.ts'
import { type ContentLanguage, defaultLanguage, htmlToPage } from '../text/index.ts'

/** Pages that hold no more than a sentence or two, and a text with the links to them that an editor would want as `[words|id]`. */
export interface SmallPages {
  readonly pages: readonly (readonly [id: string, title: string, text: string])[]
  readonly text: string
  readonly language?: ContentLanguage
}

/** Links found in the text: those that an editor would want, and the others. */
export interface SmallPageLinks {
  readonly right: readonly string[]
  readonly missed: readonly string[]
  readonly wrong: readonly string[]
}

const MARK = /\[([^|\]]+)\|([^\]]+)\]/g

/** Suggests links to pages by what the product knows of them: title and subjects. Limits are off. */
export function linksToSmallPages({ pages, text, language = defaultLanguage }: SmallPages): SmallPageLinks {
  const wanted = new Map([...text.matchAll(MARK)].map(([, words = '', id = '']) => [id, words]))
  const targets = pages.map(([id, title, body]) => ({
    id,
    title,
    subjects: subjectsOf({ title, page: htmlToPage(`<h1>${title}</h1><p>${body}</p>`) }, language),
  }))
  const page = htmlToPage(text.replace(MARK, '$1'))
  const found = linker(targets, language).suggest(page, { mostPer250Words: 0 })
  const named = found.map(({ anchor, targetId, confidence, reason }) => ({
    targetId,
    said: `${anchor} → ${targetId} (${confidence.toFixed(2)} ${reason})`,
  }))
  return {
    right: named.filter(({ targetId }) => wanted.has(targetId)).map(({ said }) => said),
    wrong: named.filter(({ targetId }) => !wanted.has(targetId)).map(({ said }) => said),
    missed: [...wanted]
      .filter(([id]) => !named.some(({ targetId }) => targetId === id))
      .map(([id, words]) => `${words} → ${id}`),
  }
}
