/*
 * Does a claim find its own evidence? The evidence sentences of a whole set are one index; each claim is asked, and what
 * its annotators took for evidence is sought among the answers. A check beside SciFact, so that ranking is not tuned to
 * one set.
 *
 *   node bench/quality/evidence-search.ts FOLDER
 *
 * FOLDER is the measuring data for text engines; it is not part of this repository.
 */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { passageIndex } from '../../engines/retrieval/index.ts'

/** A claim with all sentences its set has beside it, and those that are evidence. */
interface Case {
  readonly claim: string
  readonly sentences: readonly string[]
  readonly evidence: readonly string[]
}

type Row = Record<string, unknown>

const sets: Readonly<Record<string, (row: Row) => Case>> = {
  'fool-me-twice': ({ claim, gold_evidence, retrieved_evidence }) => ({
    claim: String(claim),
    sentences: [...(retrieved_evidence as string[]), ...(gold_evidence as string[])],
    evidence: gold_evidence as string[],
  }),
  'climate-fever': ({ claim, evidences }) => {
    const all = evidences as { text: string; label: string }[]
    const evidence = all.filter(({ label }) => label !== 'NOT_ENOUGH_INFO')
    return { claim: String(claim), sentences: textsOf(all), evidence: textsOf(evidence) }
  },
  healthver: ({ claim, evidence, label }) => ({
    claim: String(claim),
    sentences: [String(evidence)],
    evidence: label === 'Neutral' ? [] : [String(evidence)],
  }),
}

const textsOf = (list: readonly { text: string }[]) => list.map(({ text }) => text)

const folder = join(process.argv[2] ?? '.', 'verification')
for (const [name, read] of Object.entries(sets)) report(name, rowsOf(join(folder, `${name}.jsonl`)).map(read))

function rowsOf(path: string): Row[] {
  const text = existsSync(path) ? readFileSync(path) : gunzipSync(readFileSync(`${path}.gz`))
  return text
    .toString('utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as Row)
}

function report(name: string, cases: readonly Case[]): void {
  const sentences = [...new Set(cases.flatMap((one) => one.sentences))]
  const index = passageIndex()
  index.add(
    sentences.map((text, at) => ({ id: `${at}`, sourceId: `${at}`, title: '', text, start: 0, end: text.length })),
  )
  const evidenceOf = new Map<string, Set<string>>()
  for (const { claim, evidence } of cases) {
    if (evidence.length > 0) evidenceOf.set(claim, new Set([...(evidenceOf.get(claim) ?? []), ...evidence]))
  }
  const found = [...evidenceOf].map(([claim, evidence]) => {
    const hits = index.search(claim, { limit: 100 }).map(({ passage }) => evidence.has(passage.text))
    return { gain: gainOf(hits, evidence.size), recall: hits.slice(0, 5).filter(Boolean).length / evidence.size }
  })
  const mean = (values: readonly number[]) => (values.reduce((sum, value) => sum + value, 0) / values.length).toFixed(3)
  const [gain, recall] = [mean(found.map((one) => one.gain)), mean(found.map((one) => one.recall))]
  console.log(`${name}: ${sentences.length} sentences, ${found.length} claims, nDCG@10 ${gain}, recall@5 ${recall}`)
}

/** Järvelin and Kekäläinen 2002: discounted gain of the first ten as a share of the best possible. */
function gainOf(hits: readonly boolean[], relevant: number): number {
  const discount = (at: number) => 1 / Math.log2(at + 2)
  const got = hits.slice(0, 10).reduce((sum, hit, at) => sum + (hit ? discount(at) : 0), 0)
  const best = Array.from({ length: Math.min(10, relevant) }, (_, at) => discount(at)).reduce(
    (sum, one) => sum + one,
    0,
  )
  return got / best
}
