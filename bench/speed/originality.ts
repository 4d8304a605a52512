/*
 * How long a text of 2,000 words takes against an index of 1,000,000 passages: fingerprints, one query, ranking, and the word by
 * word comparison of the best; on PostgreSQL and on the embedded database.
 *
 *   node bench/speed/originality.ts [passages] [texts]
 *
 * Uses the PostgreSQL of TEST_POSTGRES_URL (default: local, user postgres) and a database of its own, which it drops, and a
 * temporary folder for the embedded one. Passages are 90 words, ten to a document. Those of some documents are real: made-up words, marked by
 * the engine, from which the texts copy. All others are stored as what the engine makes of any words: even numbers of 53 bits;
 * besides, forty phrases stand in a thousandth of all documents each, and half of them in every text.
 */
import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { performance } from 'node:perf_hooks'
import { candidates, comparer, fingerprints } from '../../engines/plagiarism/index.ts'
import { openEmbedded } from '../../platform/server/db/embedded.ts'
import { openPostgres } from '../../platform/server/db/postgres.ts'
import type { Database } from '../../platform/server/db/types.ts'

const PASSAGES = Number(process.argv[2] ?? 1_000_000)
const TEXTS = Number(process.argv[3] ?? 60)
const ADMIN = process.env.TEST_POSTGRES_URL ?? 'postgres://postgres@127.0.0.1:5432/postgres'
const PASSAGES_A_DOCUMENT = 10
const WORDS_A_PASSAGE = 90
/** Of the engine: one fingerprint for about 5.9 words. */
const WORDS_A_FINGERPRINT = 5.9
const WORDS = 2_000
const VOCABULARY = 30_000
/** A fingerprint names so many documents at most: what stands everywhere says nothing. */
const MOST_PER_HASH = 25
const COMPARED = 5
const BATCH = 500_000

const phrases = Array.from({ length: 40 }, () => prose(20))
const originals = Array.from({ length: TEXTS }, () => prose(PASSAGES_A_DOCUMENT * WORDS_A_PASSAGE))
const texts = originals.map(textFrom)

await onPostgres((database) => measure('PostgreSQL', database, 80))
await onEmbedded((database) => measure('embedded', database, 200))

async function measure(name: string, database: Database, target: number): Promise<void> {
  const from = performance.now()
  await fill(database)
  console.log(`${name}: ${await sizeOf(database)}, filled in ${((performance.now() - from) / 1000).toFixed(0)} s`)
  const parts: number[][] = []
  for (const [at, text] of [...texts.slice(0, 5), ...texts].entries()) {
    const times = await check(database, text, Math.max(0, at < 5 ? at : at - 5))
    if (at >= 5) parts.push(times)
  }
  const told = ['fingerprints', 'query', 'ranking', 'comparing']
  for (const [at, what] of told.entries())
    report(
      `  ${what}`,
      parts.map((times) => times[at] ?? 0),
    )
  report(
    '  all',
    parts.map((times) => times.reduce((sum, time) => sum + time, 0)),
    target,
  )
}

/** Times of the four steps in milliseconds; the document that was copied from must come out first. */
async function check(database: Database, text: string, original: number): Promise<number[]> {
  const at = [performance.now()]
  const hashes = [...new Set(fingerprints(text).map(({ hash }) => hash))]
  at.push(performance.now())
  const { rows } = await database.query<{ hash: string; document: number }>(
    `select asked.hash, found.document from unnest($1::bigint[]) as asked(hash)
     cross join lateral (select document from marks where marks.hash = asked.hash limit ${MOST_PER_HASH}) as found`,
    [hashes],
  )
  at.push(performance.now())
  const best = candidates(
    rows.map(({ hash, document }) => ({ hash: Number(hash), id: String(document) })),
    { limit: COMPARED },
  )
  at.push(performance.now())
  const compare = comparer(text)
  const found = best.map(({ id }) => compare(originals[Number(id)] ?? '').matchedWords)
  at.push(performance.now())
  if (best[0]?.id !== String(original) || (found[0] ?? 0) < 150) throw new Error(`text ${original} was not traced`)
  return at.slice(1).map((time, step) => time - (at[step] ?? 0))
}

function report(what: string, times: readonly number[], target?: number): void {
  const sorted = times.toSorted((a, b) => a - b)
  const at = (share: number) => (sorted[Math.floor(sorted.length * share)] ?? 0).toFixed(1).padStart(7)
  console.log(`${what.padEnd(16)} p50 ${at(0.5)} ms  p95 ${at(0.95)} ms${target ? `  (target ${target} ms)` : ''}`)
}

async function fill(database: Database): Promise<void> {
  await database.query('create table marks (hash bigint not null, document integer not null)')
  const documents = PASSAGES / PASSAGES_A_DOCUMENT
  const rows = Math.round((PASSAGES * WORDS_A_PASSAGE) / WORDS_A_FINGERPRINT)
  for (let from = 0; from < rows; from += BATCH) {
    await database.query(
      `insert into marks select floor(random() * 9007199254740992)::bigint, ${TEXTS} + floor(random() * $2)::int from generate_series(1, $1)`,
      [Math.min(BATCH, rows - from), documents],
    )
  }
  for (const [document, text] of originals.entries()) await store(database, fingerprints(text), document)
  for (const phrase of phrases) {
    for (const { hash } of fingerprints(phrase)) {
      await database.query(
        `insert into marks select $1, ${TEXTS} + floor(random() * $2)::int from generate_series(1, $3)`,
        [hash, documents, Math.ceil(documents / 1000)],
      )
    }
  }
  await database.query('create index marks_hash on marks (hash, document)')
  await database.query('vacuum analyze marks')
}

async function store(database: Database, marks: readonly { hash: number }[], document: number): Promise<void> {
  await database.query('insert into marks select unnest($1::bigint[]), $2', [marks.map(({ hash }) => hash), document])
}

async function sizeOf(database: Database): Promise<string> {
  const { rows } = await database.query<{ marks: string; size: string }>(
    `select count(*) as marks, pg_size_pretty(pg_total_relation_size('marks')) as size from marks`,
  )
  return `${PASSAGES} passages, ${rows[0]?.marks} fingerprints, ${rows[0]?.size}`
}

/** New words, with three stretches of an original and half of the phrases among them. */
function textFrom(original: string): string {
  const words = original.split(' ')
  const copied = [0, 300, 600].map((from) => words.slice(from, from + 60).join(' '))
  const usual = phrases.filter((_, at) => at % 2 === 0)
  const own = (WORDS - 3 * 60 - usual.length * 20) / (copied.length + usual.length)
  return [...copied, ...usual].map((part) => `${prose(own)} ${part}`).join(' ')
}

function prose(words: number): string {
  return Array.from({ length: Math.round(words) }, () => word(VOCABULARY ** Math.random())).join(' ')
}

/** The word of a rank: the same letters every time; few are common, most are rare. */
function word(rank: number): string {
  let left = (Math.floor(rank) + 1) * 7919
  let made = ''
  while (left > 0) {
    made += 'taseriondulm'[left % 12]
    left = Math.floor(left / 12)
  }
  return made
}

async function onPostgres(work: (database: Database) => Promise<void>): Promise<void> {
  const name = `longhand_bench_${randomBytes(4).toString('hex')}`
  const admin = await openPostgres(ADMIN, { connections: 1 })
  await admin.query(`create database ${name}`)
  const address = new URL(ADMIN)
  address.pathname = `/${name}`
  const database = await openPostgres(address.href, { connections: 1 })
  try {
    await work(database)
  } finally {
    await database.close()
    await admin.query(`drop database if exists ${name} with (force)`)
    await admin.close()
  }
}

async function onEmbedded(work: (database: Database) => Promise<void>): Promise<void> {
  const dir = mkdtempSync(join(tmpdir(), 'longhand-bench-'))
  const database = await openEmbedded(dir)
  try {
    await work(database)
  } finally {
    await database.close()
    rmSync(dir, { recursive: true, force: true })
  }
}
