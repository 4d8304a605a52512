/*
 * How long the checks of a writer's own text take: tone with its findings, a strong rewriting, and the comparison with one source of the
 * same length; for 2,000 words and for 100,000, which may take 60 times as long.
 *
 *   node bench/speed/tone.ts
 *
 * Times are medians in milliseconds.
 */
import { performance } from 'node:perf_hooks'
import { machineTone, rewrite } from '../../engines/humanize/index.ts'
import { overlap } from '../../engines/plagiarism/index.ts'

const SHORT = 2_000
const LONG = 100_000

/** Made-up prose in which every fourth sentence has something to find. */
const sentences = [
  'The harbour at $1 was built in 18$2, when the $3 line reached the coast.',
  'It is important to note that $1 plays a crucial role in the $3 trade, highlighting the need for care.',
  'Few of the $2 boats that lay there in $1 are left, and nobody knows who owned the $3.',
  'A storm took the $3 pier in the winter of 19$2; what $1 lost that night it never got back.',
]

const cases: readonly (readonly [string, (text: string) => unknown])[] = [
  ['tone and findings', (text) => machineTone(text)],
  ['strong rewriting', (text) => rewrite(text, 'strong')],
  [
    'compared with a source',
    (text) => overlap(text, `${text.slice(text.length / 2)} ${text.slice(0, text.length / 2)}`),
  ],
]
for (const [name, check] of cases) {
  const [short, long] = [timed(prose(SHORT), check, 25), timed(prose(LONG), check, 3)]
  console.log(
    `${name.padEnd(24)} ${SHORT} words ${short.toFixed(1).padStart(7)} ms, ${LONG} words ${long.toFixed(0).padStart(6)} ms: ${(long / short).toFixed(0)} times`,
  )
}

function timed(text: string, check: (text: string) => unknown, runs: number): number {
  const times = Array.from({ length: runs }, () => {
    const from = performance.now()
    check(text)
    return performance.now() - from
  })
  return times.toSorted((a, b) => a - b)[Math.floor(runs / 2)] ?? 0
}

function prose(words: number): string {
  let made = ''
  for (let at = 0, count = 0; count < words; at += 1) {
    const sentence = sentences[at % sentences.length] ?? ''
    made += `${sentence
      .replaceAll('$1', name(at * 7919))
      .replaceAll('$2', String(10 + (at % 90)))
      .replaceAll('$3', name(at * 104729).toLowerCase())}${at % 5 === 4 ? '\n\n' : ' '}`
    count += sentence.split(' ').length
  }
  return made
}

/** A name of a number: the same letters every time. */
function name(number: number): string {
  let left = number + 12
  let made = ''
  while (left > 0) {
    made += ['ta', 'se', 'ri', 'on', 'du', 'lm'][left % 6]
    left = Math.floor(left / 6)
  }
  return made.charAt(0).toUpperCase() + made.slice(1)
}
