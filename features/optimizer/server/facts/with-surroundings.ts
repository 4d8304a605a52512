import type { Passage } from '../../../../engines/retrieval/index.ts'
import { passagesOf, presentSources } from '../../../assets/server/index.ts'
import { weigh } from './check-claim.ts'
import type { Candidate, CheckContext, Weighed } from './context.ts'
import { type Surroundings, surroundingsOf } from './surroundings.ts'

/** Sources of which all passages are kept during a run. */
const MOST_SOURCES = 40

/** Judges a claim on what was found for it, wherever that is from, with what its sources say around it. */
export async function weighAround(
  context: CheckContext,
  claim: string,
  candidates: readonly Candidate[],
): Promise<Weighed> {
  return weigh(context, claim, await withSurroundings(context, candidates))
}

/** Candidates with what their sources say around them. Each source is read once in a run. */
async function withSurroundings(context: CheckContext, candidates: readonly Candidate[]): Promise<Candidate[]> {
  const { language } = context
  const titles = [...new Set(candidates.flatMap(({ passage }) => passage?.title ?? []))]
  return Promise.all(
    candidates.map(async (candidate) => {
      const { passage } = candidate
      if (!passage) return candidate
      const all = await sourceOf(context, passage.sourceId)
      return { ...candidate, beside: surroundingsOf(passage, all, { titles, language }) }
    }),
  )
}

/** What a source says around one of its passages. */
export async function surroundingsIn(context: CheckContext, passage: Passage): Promise<Surroundings> {
  const all = await sourceOf(context, passage.sourceId)
  return surroundingsOf(passage, all, { titles: [passage.title], language: context.language })
}

/** All passages of a source, as far as it is still there. */
function sourceOf({ deps, check, sources }: CheckContext, id: string): Promise<Passage[]> {
  const known = sources.get(id)
  if (known) return known
  const read = presentSources(deps, check, [id]).then((found) =>
    found.length > 0 ? passagesOf(deps, check, [id]) : [],
  )
  const [oldest] = sources.keys()
  if (sources.size >= MOST_SOURCES && oldest !== undefined) sources.delete(oldest)
  sources.set(id, read)
  return read
}
