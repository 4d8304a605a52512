/*
 * How long a text of 2,000 words takes against an index of 1,000,000 passages: fingerprints, the store's query, ranking, and the
 * word by word comparison of the best; on PostgreSQL and on the embedded database, in the tables that the migrations make.
 *
 *   node bench/speed/originality.ts [passages] [texts]
 *
 * Uses the PostgreSQL of TEST_POSTGRES_URL (default: local, user postgres) and a database of its own, which it drops, and a
 * temporary folder for the embedded one. Passages are 90 words, ten to a document. Those of some documents are real: made-up words, marked by
 * the engine, from which the texts copy. All others are stored as what the engine makes of any words: even numbers of 53 bits;
 * besides, forty phrases stand in a thousandth of all documents each, and half of them in every text.
 */
import { createHash, randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { performance } from 'node:perf_hooks'
import { candidates, comparer, fingerprints } from '../../engines/plagiarism/index.ts'
import { hitsOf } from '../../features/optimizer/server/originality/index-store.ts'
import { openEmbedded } from '../../platform/server/db/embedded.ts'
import { migrate } from '../../platform/server/db/migrate.ts'
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
const COMPARED = 5
const BATCH = 500_000
const OWNER = randomBytes(16).toString('hex')

const phrases = Array.from({ length: 40 }, () => prose(20))
const originals = Array.from({ length: TEXTS }, () => prose(PASSAGES_A_DOCUMENT * WORDS_A_PASSAGE))
const texts = originals.map(textFrom)
const keys = originals.map((_, at) => keyOf(at))

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
  const hashes = hashesOf(text)
  at.push(performance.now())
  const hits = await hitsOf(database.db, OWNER, hashes)
  at.push(performance.now())
  const best = candidates(hits, { limit: COMPARED })
  at.push(performance.now())
  const compare = comparer(text)
  // documents that are marks alone have no words: another text of their length stands in
  const found = best.map(({ id }) => compare(originals.at(keys.indexOf(id)) ?? '').matchedWords)
  at.push(performance.now())
  if (best[0]?.id !== keys[original] || (found[0] ?? 0) < 150) throw new Error(`text ${original} was not traced`)
  return at.slice(1).map((time, step) => time - (at[step] ?? 0))
}

function report(what: string, times: readonly number[], target?: number): void {
  const sorted = times.toSorted((a, b) => a - b)
  const at = (share: number) => (sorted[Math.floor(sorted.length * share)] ?? 0).toFixed(1).padStart(7)
  console.log(`${what.padEnd(16)} p50 ${at(0.5)} ms  p95 ${at(0.95)} ms${target ? `  (target ${target} ms)` : ''}`)
}

async function fill(database: Database): Promise<void> {
  await migrate(database)
  const rebuild = await withoutIndexes(database)
  const documents = PASSAGES / PASSAGES_A_DOCUMENT
  await database.query(
    `insert into originality_documents select ${keySql('n')}, $1, '' from generate_series(0, $2 + ${TEXTS} - 1) as n`,
    [OWNER, documents],
  )
  const rows = Math.round((PASSAGES * WORDS_A_PASSAGE) / WORDS_A_FINGERPRINT)
  for (let from = 0; from < rows; from += BATCH) {
    await database.query(
      `insert into originality_fingerprints (document_id, owner_id, hash)
       select ${keySql(`${TEXTS} + floor(random() * $2)::int`)}, $3, floor(random() * 9007199254740992)::bigint from generate_series(1, $1)`,
      [Math.min(BATCH, rows - from), documents, OWNER],
    )
  }
  for (const [at, text] of originals.entries()) await store(database, hashesOf(text), keyOf(at))
  for (const [at, phrase] of phrases.entries()) {
    for (let count = 0; count < documents / 1000; count += 1) {
      await store(database, hashesOf(phrase), keyOf(TEXTS + count * 1000 + at))
    }
  }
  await rebuild()
  await database.query('vacuum analyze originality_fingerprints')
}

/** Drops the indexes of the fingerprints and their tie to documents, which cost hours row by row; gives what makes the indexes anew. */
async function withoutIndexes(database: Database): Promise<() => Promise<void>> {
  const { rows } = await database.query<{ indexdef: string }>(
    `select indexdef from pg_indexes where tablename = 'originality_fingerprints'`,
  )
  const ties = await database.query<{ conname: string }>(
    `select conname from pg_constraint where conrelid = 'originality_fingerprints'::regclass and contype in ('p', 'f')`,
  )
  for (const { conname } of ties.rows) {
    await database.query(`alter table originality_fingerprints drop constraint "${conname}"`)
  }
  await database.query('drop index originality_fingerprints_hash')
  return async () => {
    for (const { indexdef } of rows) await database.query(indexdef)
  }
}

/** The id of the document of a number, as long as real ones are. */
function keySql(number: string): string {
  return `'asset:' || md5((${number})::text)`
}

function keyOf(number: number): string {
  return `asset:${createHash('md5').update(String(number)).digest('hex')}`
}

function hashesOf(text: string): number[] {
  return [...new Set(fingerprints(text).map(({ hash }) => hash))]
}

async function store(database: Database, hashes: readonly number[], key: string): Promise<void> {
  await database.query(
    'insert into originality_fingerprints (document_id, owner_id, hash) select $2, $3, unnest($1::bigint[])',
    [hashes, key, OWNER],
  )
}

async function sizeOf(database: Database): Promise<string> {
  const { rows } = await database.query<{ marks: string; size: string }>(
    `select count(*) as marks, pg_size_pretty(pg_total_relation_size('originality_fingerprints')) as size
     from originality_fingerprints`,
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
