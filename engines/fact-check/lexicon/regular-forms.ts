import { type ContentLanguage, languageCode } from '../../text/index.ts'

/** Shorter roots are those of too many words. */
const SHORTEST_ROOT = 4
const SHORTEST_SPANISH_ROOT = 3

const spanish: readonly (readonly [ending: RegExp, plain: readonly string[]])[] = [
  [/(?:ó|aron|aba|aban|ado|ada|ados|adas|ando|ara|aran|a|an)$/, ['ar']],
  [/(?:ió|ieron|ía|ían|ido|ida|idos|idas|iendo|e|en)$/, ['er', 'ir']],
]

/**
 * What a word may be a regular form of, as lists have it: `aseguró` of `asegurar`, `ausgelagert` of `auslagern`. Many are no
 * words at all, which does no harm: they only matter where a list has them.
 */
export function regularFormsOf(word: string, language: ContentLanguage): readonly string[] {
  const code = languageCode(language)
  if (code === 'es')
    return spanish.flatMap(([ending, plain]) => {
      const root = word.replace(ending, '')
      return root === word || root.length < SHORTEST_SPANISH_ROOT ? [] : plain.map((end) => `${root}${end}`)
    })
  if (code !== 'de') return []
  const root = word.replace(/e?t(?:e|en|est|et)?$/, '')
  if (root === word || root.length < SHORTEST_ROOT) return []
  const bare = root.replace(
    /^(ab|an|auf|aus|ein|fort|her|hin|los|mit|nach|um|vor|weg|zurück|zusammen|)ge(?=\p{L}{3})/u,
    '$1',
  )
  return [...new Set([root, bare])].flatMap((one) => [`${one}en`, ...(/e[lr]$/.test(one) ? [`${one}n`] : [])])
}
