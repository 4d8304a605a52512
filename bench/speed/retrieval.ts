/*
 * Searches over 100,000 passages of 60 words: ours beside minisearch and wink-bm25-text-search in the same run. The
 * texts are drawn from a vocabulary in which few words are common and most are rare, as in real ones; a query is ten
 * words of one passage.
 *
 *   (cd bench/peers && npm ci) && node bench/speed/retrieval.ts [passages] [queries]
 */
import { createRequire } from 'node:module'
import { performance } from 'node:perf_hooks'
import { passageIndex, termsOf } from '../../engines/retrieval/index.ts'

const PASSAGES = Number(process.argv[2] ?? 100_000)
const QUERIES = Number(process.argv[3] ?? 200)
const WORDS_A_PASSAGE = 60
const WORDS_A_QUERY = 10
const VOCABULARY = 60_000
const peer = createRequire(new URL('../peers/package.json', import.meta.url))

interface Peer {
  add(id: string, text: string): void
  ready(): void
  search(query: string): unknown
}

const random = seeded(7)
const vocabulary = Array.from({ length: VOCABULARY }, (_, at) => wordOf(at))
const texts = Array.from({ length: PASSAGES }, () =>
  Array.from({ length: WORDS_A_PASSAGE }, () => vocabulary[Math.floor(VOCABULARY ** random()) - 1] ?? '').join(' '),
)
const queries = Array.from({ length: QUERIES }, () => {
  const words = (texts[Math.floor(random() * PASSAGES)] ?? '').split(' ')
  return Array.from({ length: WORDS_A_QUERY }, () => words[Math.floor(random() * words.length)] ?? '').join(' ')
})

console.log(`${PASSAGES} passages of ${WORDS_A_PASSAGE} words, ${QUERIES} queries of ${WORDS_A_QUERY} words`)
for (const [name, make] of Object.entries({ ours, minisearch, winkBm25 })) measure(name, make())

function measure(name: string, index: Peer): void {
  const from = performance.now()
  for (const [at, text] of texts.entries()) index.add(String(at), text)
  index.ready()
  const built = performance.now() - from
  for (const query of queries.slice(0, 20)) index.search(query)
  const times = queries.map((query) => {
    const start = performance.now()
    index.search(query)
    return performance.now() - start
  })
  times.sort((a, b) => a - b)
  const at = (share: number) => (times[Math.min(times.length - 1, Math.floor(share * times.length))] ?? 0).toFixed(1)
  console.log(`${name.padEnd(12)} built in ${(built / 1000).toFixed(1)} s; median ${at(0.5)}, p95 ${at(0.95)} ms`)
}

function ours(): Peer {
  const index = passageIndex()
  return {
    add: (id, text) => index.add([{ id, sourceId: id, title: '', text, start: 0, end: text.length }]),
    // the first search reads the vocabulary
    ready: () => void index.search(queries[0] ?? ''),
    search: (query) => index.search(query, { limit: 10 }),
  }
}

function minisearch(): Peer {
  const MiniSearch = peer('minisearch')
  const index = new MiniSearch({ fields: ['text'] })
  return { add: (id, text) => index.add({ id, text }), ready: () => {}, search: (query) => index.search(query) }
}

function winkBm25(): Peer {
  const index = peer('wink-bm25-text-search')()
  index.defineConfig({ fldWeights: { text: 1 }, bm25Params: { k1: 0.9, b: 0.4 } })
  index.definePrepTasks([(text: string) => termsOf(text)])
  return {
    add: (id, text) => index.addDoc({ text }, id),
    ready: () => index.consolidate(),
    search: (query) => index.search(query, 10),
  }
}

/** Made-up words of two to four syllables, all different. */
function wordOf(at: number): string {
  const syllables = ['ba', 'ce', 'di', 'fo', 'gu', 'ha', 'je', 'ki', 'lo', 'mu', 'na', 'pe', 'ri', 'so', 'tu', 've']
  let [word, rest] = ['', at + 16]
  while (rest > 0) {
    word += syllables[rest % 16]
    rest = Math.floor(rest / 16)
  }
  return word
}

/** Numbers from 0 to 1, the same each run (Park and Miller 1988). */
function seeded(from: number): () => number {
  let seed = from
  return () => {
    seed = (seed * 16_807) % 2_147_483_647
    return seed / 2_147_483_647
  }
}
