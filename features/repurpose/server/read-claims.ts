import { contentLanguageOf, languageCode } from '../../../engines/text/index.ts'
import { readingThread } from './read-source.ts'
import type { PlacedText } from './reading.ts'
import type { DerivativeRow, SourceRow } from './tables.ts'

/** What the claims of a derived text rest on in its original; none where the two are in different languages. */
export async function readClaims(
  source: SourceRow,
  { layout, parts, language }: Pick<DerivativeRow, 'layout' | 'parts' | 'language'>,
  signal?: AbortSignal,
): Promise<Pick<DerivativeRow, 'claims' | 'isCompared' | 'restsOn'>> {
  const written = contentLanguageOf(language)
  if (languageCode(written) !== languageCode(contentLanguageOf(source.language)))
    return { claims: [], isCompared: false, restsOn: [] }
  // a subject or headline may be the title, which not every original has among its sentences
  const sentences = [...source.sentences.map(({ text }) => text), source.title]
  const question = { texts: textsIn(layout, parts), sentences, language: written }
  const claims = await readingThread.ask('claims', question, signal)
  const keys = claims.flatMap(({ from }) => from.flatMap((at) => source.sentences[at]?.key ?? []))
  return { claims, isCompared: true, restsOn: [...new Set(keys)] }
}

/** Every text that may state something; of pairs the second column, which answers the first. */
function textsIn(layout: DerivativeRow['layout'], parts: DerivativeRow['parts']): PlacedText[] {
  return layout.flatMap(({ name, columns }) => {
    const value = parts[name]
    if (value === undefined) return []
    if (typeof value === 'string') return [{ part: name, entry: 0, text: value }]
    return value.map((one, entry) => ({
      part: name,
      entry,
      text: typeof one === 'string' ? one : (one[columns?.[1] ?? ''] ?? ''),
    }))
  })
}
