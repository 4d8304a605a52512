import { splitPassages } from '../../../engines/retrieval/index.ts'
import { defaultLanguage, sentences, textOf } from '../../../engines/text/index.ts'
import { weigh } from '../../../features/optimizer/server/facts/check-claim.ts'
import { statementOf } from '../../../features/optimizer/server/facts/judge.ts'
import { searchIn } from './check.ts'
import { plantedCases } from './planted-cases.ts'

/** Sentences of one source that are read; some are as long as a book. */
const MOST_SENTENCES = 40

/**
 * What plain statements cost: those of each source, held against all sources of its set but its own. None of them speaks of the same, so
 * that whatever is settled is wrong.
 */
export function foreignTable(folder: string): string {
  const rows = Object.entries(plantedCases(folder)).map(([name, { sources }]) => {
    const passages = sources.flatMap(({ title, text }, at) => splitPassages({ sourceId: `${at}`, title, text }))
    const read = sources.map(({ text }) =>
      sentences(text)
        .slice(0, MOST_SENTENCES)
        .map((span) => textOf(text, span).trim()),
    )
    const settled = read.flatMap((list, at) => {
      const plain = list.filter((sentence) => statementOf(sentence, defaultLanguage)?.kind === 'plain')
      if (plain.length === 0) return []
      const own = new Set(list)
      const search = searchIn(
        passages.filter(({ sourceId }) => sourceId !== `${at}`),
        defaultLanguage,
      )
      return plain.map((sentence) => {
        // what several sources have word for word is theirs too
        const candidates = search(sentence).filter((candidate) => !own.has(candidate.sentence))
        return { sentence, verdict: weigh({ language: defaultLanguage }, sentence, candidates).finding.verdict }
      })
    })
    const wrong = settled.filter(({ verdict }) => verdict !== 'unsure')
    const of = (verdict: string) => wrong.filter((one) => one.verdict === verdict).length
    const row = `| ${[name, read.flat().length, settled.length, of('supported'), of('disputed')].join(' | ')} |`
    return [row, ...wrong.map(({ verdict, sentence }) => `  ${verdict}: ${sentence}`)].join('\n')
  })
  return ['| set | sentences | plain statements | supported | disputed |', '|---|---|---|---|---|', ...rows].join('\n')
}
