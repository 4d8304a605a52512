/*
 * How long a text of 2,000 words takes against an index of 1,000,000 passages: marks, the store's query, ranking, and the word by
 * word comparison of the best; on PostgreSQL and on the embedded database, in the tables that the migrations make. And whether
 * the document comes out that words were copied from, and the one that a passage was reworded from.
 *
 *   node bench/speed/originality.ts [passages] [texts]
 *
 * Uses the PostgreSQL of TEST_POSTGRES_URL (default: local, user postgres) and a database of its own, which it drops, and a
 * temporary folder for the embedded one. Passages are 90 words, ten to a document. Up to 100,000 passages every document is
 * made-up words, marked by the engine; of more, all but those that texts take from are stored as what the engine makes of any
 * words: even numbers of 53 bits; besides, forty phrases stand in a thousandth of all documents each, and half of them in every text.
 */
import { createHash, randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { performance } from 'node:perf_hooks'
import { comparer } from '../../engines/plagiarism/index.ts'
import { answering } from '../../features/optimizer/server/originality/comparing.ts'
import { hitsOf, putDocument } from '../../features/optimizer/server/originality/index-store.ts'
import { likeliest } from '../../features/optimizer/server/originality/likeliest.ts'
import { openEmbedded } from '../../platform/server/db/embedded.ts'
import { migrate } from '../../platform/server/db/migrate.ts'
import { openPostgres } from '../../platform/server/db/postgres.ts'
import type { Database } from '../../platform/server/db/types.ts'

const PASSAGES = Number(process.argv[2] ?? 1_000_000)
const TEXTS = Number(process.argv[3] ?? 60)
const ADMIN = process.env.TEST_POSTGRES_URL ?? 'postgres://postgres@127.0.0.1:5432/postgres'
const PASSAGES_A_DOCUMENT = 10
const WORDS_A_PASSAGE = 90
/** Of the engine: one mark for about three words of English, half of them of copied and half of reworded words. */
const WORDS_A_MARK = 2.95
/** Above so many documents most are numbers instead of words. */
const MOST_REAL = 10_000
const WORDS = 2_000
const VOCABULARY = 30_000
/** Of these, so many are short words that stand everywhere: about half of all that is written. */
const SHORT = 130
/** Words of the passage that each text rewords. */
const REWORDED = 120
const BATCH = 10_000
const OWNER = randomBytes(16).toString('hex')

const OWN_DOCUMENTS = 2 * TEXTS

/** Texts copy from the first documents, reword the next, and have nothing of the others. */
const phrases = Array.from({ length: 40 }, () => prose(20))
const originals = Array.from({ length: OWN_DOCUMENTS }, () => prose(PASSAGES_A_DOCUMENT * WORDS_A_PASSAGE))
const texts = Array.from({ length: TEXTS }, (_, at) => textFrom(originals[at] ?? '', originals[TEXTS + at] ?? ''))
const keys = originals.map((_, at) => keyOf(at))

await onPostgres((database) => measure('PostgreSQL', database, 80))
await onEmbedded((database) => measure('embedded', database, 200))

async function measure(name: string, database: Database, target: number): Promise<void> {
  const from = performance.now()
  await fill(database)
  console.log(`${name}: ${await sizeOf(database)}, filled in ${((performance.now() - from) / 1000).toFixed(0)} s`)
  const parts: number[][] = []
  const found = { copied: 0, reworded: 0, compared: 0 }
  const processor = process.cpuUsage()
  for (const [at, text] of [...texts.slice(0, 5), ...texts].entries()) {
    const times = await check(database, text, { at: at < 5 ? at : at - 5, found })
    if (at >= 5) parts.push(times)
  }
  const { user, system } = process.cpuUsage(processor)
  const told = ['marks', 'query', 'ranking', 'comparing']
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
  const checks = parts.length + 5
  console.log(
    `  processor time of this process ${((user + system) / 1000 / checks).toFixed(1)} ms a text; ${(found.compared / checks).toFixed(1)} documents compared;` +
      ` copied from found ${found.copied} of ${checks}, reworded ${found.reworded} of ${checks}`,
  )
}

/** Times of the four steps in milliseconds. */
async function check(
  database: Database,
  text: string,
  { at: original, found }: { at: number; found: { copied: number; reworded: number; compared: number } },
): Promise<number[]> {
  const at = [performance.now()]
  const marks = answering.marks({ text })
  at.push(performance.now())
  const hits = await hitsOf(database, OWNER, [...marks.copied, ...marks.reworded])
  at.push(performance.now())
  const best = likeliest(hits, marks, WORDS)
  at.push(performance.now())
  const compare = comparer(text)
  // documents that are numbers have no words: another text of their length stands in
  const overlaps = best.map((id) => [id, compare(originals.at(keys.indexOf(id)) ?? '').matchedWords] as const)
  at.push(performance.now())
  const wordsIn = new Map(overlaps)
  found.compared += best.length
  if ((wordsIn.get(keyOf(original)) ?? 0) >= 150) found.copied += 1
  if (wordsIn.has(keyOf(TEXTS + original))) found.reworded += 1
  return at.slice(1).map((time, step) => time - (at[step] ?? 0))
}

function report(what: string, times: readonly number[], target?: number): void {
  const sorted = times.toSorted((a, b) => a - b)
  const at = (share: number) => (sorted[Math.floor(sorted.length * share)] ?? 0).toFixed(1).padStart(7)
  console.log(`${what.padEnd(16)} p50 ${at(0.5)} ms  p95 ${at(0.95)} ms${target ? `  (target ${target} ms)` : ''}`)
}

async function fill(database: Database): Promise<void> {
  await migrate(database)
  const { rows } = await database.query<{ indexdef: string }>(
    `select indexdef from pg_indexes where indexname = 'originality_documents_marks'`,
  )
  await database.query('drop index originality_documents_marks') // row by row it costs hours
  const documents = PASSAGES / PASSAGES_A_DOCUMENT
  const isReal = documents <= MOST_REAL
  for (const [at, text] of originals.entries()) await store(database, text, at)
  for (let at = 0; isReal && at < documents; at += 1) {
    await store(
      database,
      [prose(PASSAGES_A_DOCUMENT * WORDS_A_PASSAGE), ...phrasesOf(at)].join(' '),
      OWN_DOCUMENTS + at,
    )
  }
  for (let from = 0; !isReal && from < documents; from += BATCH) {
    await database.query(
      `insert into originality_documents (id, owner_id, stamp, marks)
       select ${keySql(`n + ${OWN_DOCUMENTS}`)}, $3, '', array(select floor(random() * 9007199254740992)::bigint from generate_series(1, $4) where n >= 0)
       from generate_series($1::int, $2::int - 1) as n`,
      [
        from,
        Math.min(from + BATCH, documents),
        OWNER,
        Math.round((PASSAGES_A_DOCUMENT * WORDS_A_PASSAGE) / WORDS_A_MARK),
      ],
    )
  }
  for (let at = 0; !isReal && at < documents; at += 1) {
    const [phrase] = phrasesOf(at)
    if (phrase) await store(database, phrase, OWN_DOCUMENTS + at)
  }
  for (const { indexdef } of rows) await database.query(indexdef)
  await database.query('vacuum analyze originality_documents')
}

/** What is in a thousandth of all documents. */
function phrasesOf(document: number): string[] {
  return phrases.filter((_, at) => at === document % 1000)
}

/** The id of the document of a number, as long as real ones are. */
function keySql(number: string): string {
  return `'asset:' || md5((${number})::text)`
}

function keyOf(number: number): string {
  return `asset:${createHash('md5').update(String(number)).digest('hex')}`
}

async function store(database: Database, text: string, number: number): Promise<void> {
  const { copied, reworded } = answering.marks({ text })
  await putDocument(database.db, { id: keyOf(number), ownerId: OWNER, stamp: '', marks: [...copied, ...reworded] })
}

async function sizeOf(database: Database): Promise<string> {
  const { rows } = await database.query<{ marks: string; size: string }>(
    `select sum(cardinality(marks)) as marks, pg_size_pretty(pg_total_relation_size('originality_documents')) as size
     from originality_documents`,
  )
  return `${PASSAGES} passages, ${rows[0]?.marks} marks, ${rows[0]?.size}`
}

/** New words, with three stretches of an original, a passage of another in other words, and half of the phrases among them. */
function textFrom(original: string, told: string): string {
  const words = original.split(' ')
  const copied = [0, 300, 600].map((from) => words.slice(from, from + 60).join(' '))
  const usual = phrases.filter((_, at) => at % 2 === 0)
  const given = [...copied, reworded(told.split(' ').slice(400, 400 + REWORDED)), ...usual]
  const own = (WORDS - 3 * 60 - REWORDED - usual.length * 20) / given.length
  return given.map((part) => `${prose(own)} ${part}`).join(' ')
}

/** Every third word is another, and of each four in a row the first pair comes last. */
function reworded(words: readonly string[]): string {
  const changed = words.map((one, at) => (at % 3 === 2 ? prose(1) : one))
  const parts = Array.from({ length: Math.ceil(changed.length / 4) }, (_, at) => changed.slice(4 * at, 4 * at + 4))
  return parts.flatMap(([a = '', b = '', c = '', d = '']) => [c, d, a, b]).join(' ')
}

function prose(words: number): string {
  return Array.from({ length: Math.round(words) }, () => word(VOCABULARY ** Math.random())).join(' ')
}

/** The word of a rank: the same letters every time; few are common, and those are short, most are rare. */
function word(rank: number): string {
  let left = rank < SHORT ? Math.floor(rank) + 12 : (Math.floor(rank) + 1) * 7919
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
