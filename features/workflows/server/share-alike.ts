import type { z } from 'zod'
import { sharedRunsFinder } from '../../../engines/plagiarism/index.ts'
import { isShareAlike } from '../../../engines/text/index.ts'
import type { Deps } from '../../../platform/server/deps.ts'
import { rightsOfSources } from '../../assets/server/index.ts'
import type { ShareAlikeCopy } from '../contract.ts'
import { passagesOfSources } from './passages.ts'
import type { WorkflowRow } from './store.ts'

/** Findings that are shown; who copied more sees it from these. */
const MOST_COPIES = 20

/** Words of share-alike sources that stand in a text outside of quotations: eight or more in a row. */
export async function copiedFromShareAlike(
  deps: Pick<Deps, 'db'>,
  workflow: WorkflowRow,
  text: string,
): Promise<z.output<typeof ShareAlikeCopy>[]> {
  const bySource = Map.groupBy(await passagesOfSources(deps, workflow), ({ assetId }) => assetId ?? '')
  const rights = await rightsOfSources(deps, workflow, [...bySource.keys()])
  const found = [...bySource].flatMap(([assetId, passages]) => {
    const license = rights.get(assetId)?.license ?? null
    if (!license || !isShareAlike(license)) return []
    const copiedWords = sharedRunsFinder(passages.map((passage) => passage.text))
    return copiedWords(text)
      .filter(({ start }) => !isInBlockQuote(text, start))
      .map(({ start, end }) => ({ words: text.slice(start, end), title: passages[0]?.title ?? '', license }))
  })
  return found.slice(0, MOST_COPIES)
}

function isInBlockQuote(text: string, at: number): boolean {
  return text
    .slice(text.lastIndexOf('\n', at - 1) + 1, at)
    .trimStart()
    .startsWith('>')
}
