/*
 * How long the content report takes beside yoastseo's, text by text in one run: a first report, a report after one changed
 * sentence, and a text fifty times as long.
 *
 *   npm i --prefix bench/peers && node bench/speed/content-report.ts [pages.jsonl]
 *
 * Pages: lines of {html, keyword, title, description, slug, permalink}; without a file, one made-up page of 2,000 words.
 * Times are medians in milliseconds of runs that alternate between the two, after a few that are not counted.
 */
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { performance } from 'node:perf_hooks'
import { contentReport, contentReporter } from '../../engines/seo/index.ts'
import { countWords, htmlToPage } from '../../engines/text/index.ts'

interface Sample {
  html: string
  keyword: string
  title: string
  description: string
  slug: string
  permalink: string
}

const WORDS = 2_000
const RUNS = 15
const WARM_UP = 5
const file = process.argv[2]
const samples = file === undefined ? [madeUp(WORDS)] : readFileSync(file, 'utf8').trim().split('\n').map(read)
const page = samples.length === 1 ? samples[0] : joined(samples, WORDS)
if (page === undefined) throw new Error('no pages')

const yoast = peer()
const text = htmlToPage(page.html)
console.log(`${countWords(text.text)} words, ${text.blocks.length} blocks, ${RUNS} runs each`)
const ours: number[] = []
const theirs: number[] = []
const again: number[] = []
for (let run = -WARM_UP; run < RUNS; run += 1) {
  const own = timed(() => contentReport({ ...page, page: htmlToPage(page.html) }))
  const other = timed(() => yoast(page))
  const change = timeOfChange(page, run)
  if (run < 0) continue
  ours.push(own)
  theirs.push(other)
  again.push(change)
}
const long = { ...page, html: Array.from({ length: 50 }, () => page.html).join('\n') }
const longest = [1, 2, 3].map(() => timed(() => contentReport({ ...long, page: htmlToPage(long.html) })))
console.log(`full report        ${median(ours).toFixed(2)} ms`)
console.log(
  `yoastseo           ${median(theirs).toFixed(2)} ms, ${(median(theirs) / median(ours)).toFixed(0)} times ours`,
)
console.log(`one sentence new   ${median(again).toFixed(2)} ms`)
console.log(`50 times the text  ${median(longest).toFixed(0)} ms, ${(median(longest) / median(ours)).toFixed(0)} times`)

/** The editor's case: the page exists as blocks, one of which got a new sentence. */
function timeOfChange(sample: Sample, run: number): number {
  const reporter = contentReporter()
  const before = htmlToPage(sample.html)
  reporter.report({ ...sample, page: before })
  const after = htmlToPage(sample.html.replace('</p>', ` This is change number ${run} of the text in hand.</p>`))
  return timed(() => reporter.report({ ...sample, page: after }))
}

function peer(): (sample: Sample) => unknown {
  const fromPeers = createRequire(new URL('../peers/package.json', import.meta.url))
  const { Paper, assessors } = fromPeers('yoastseo')
  const Researcher = fromPeers('yoastseo/build/languageProcessing/languages/en/Researcher').default
  return ({ html, keyword, title, description, slug, permalink }) => {
    const paper = new Paper(html, { keyword, title, titleWidth: 500, description, slug, permalink, locale: 'en_US' })
    const researcher = new Researcher(paper)
    return [assessors.ContentAssessor, assessors.SEOAssessor].map((Assessor) => {
      const assessor = new Assessor(researcher)
      assessor.assess(paper)
      return assessor.calculateOverallScore()
    })
  }
}

function timed(work: () => unknown): number {
  const start = performance.now()
  work()
  return performance.now() - start
}

function median(times: number[]): number {
  return times.toSorted((a, b) => a - b)[times.length >> 1] ?? 0
}

function read(line: string): Sample {
  return JSON.parse(line)
}

/** As many of the pages, one after another, as make a page of so many words. */
function joined(all: readonly Sample[], words: number): Sample | undefined {
  const [first] = all
  if (first === undefined) return undefined
  let html = ''
  for (const sample of all) {
    if (countWords(htmlToPage(html).text) >= words) break
    html += `${sample.html}\n`
  }
  return { ...first, html }
}

function madeUp(words: number): Sample {
  const openings = ['However, the', 'A', 'Because of this the', 'In the end, every', 'Our', 'When it rains, the']
  const nouns = ['garden', 'library', 'harbour', 'engine', 'market', 'teacher', 'river', 'orchard', 'bakery', 'museum']
  const verbs = ['was built by', 'changes', 'is known for', 'explains', 'has outlived', 'was painted after', 'feeds']
  const pick = (list: readonly string[], at: number) => list[at % list.length] ?? ''
  const sentence = (at: number) =>
    `${pick(openings, at)} ${pick(nouns, at * 3)} ${pick(verbs, at * 5)} the ${pick(nouns, at * 7 + 1)} near number ${at}.`
  let html = ''
  for (let at = 0; countWords(html) < words; at += 5) {
    if (at % 30 === 0) html += `<h2>About the ${pick(nouns, at)}</h2>\n`
    html += `<p>${Array.from({ length: 5 }, (_, index) => sentence(at + index)).join(' ')}</p>\n`
  }
  return {
    html,
    keyword: 'old garden',
    title: 'The old garden and what grew in it',
    description: 'What an old garden was, and what became of it.',
    slug: 'old-garden',
    permalink: 'https://example.org/old-garden',
  }
}
