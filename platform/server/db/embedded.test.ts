import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, expect, test } from 'vitest'
import { openEmbedded } from './embedded.ts'
import { tidy } from './tidy.ts'

const EMBEDDED = fileURLToPath(new URL('./embedded.ts', import.meta.url))

const dir = mkdtempSync(join(tmpdir(), 'longhand-embedded-'))
afterAll(() => rmSync(dir, { recursive: true, force: true }))

test('keeps a second process out and says who holds it; a lock whose process is gone is taken over', async () => {
  const holder = child(
    `const { openEmbedded } = await import(${JSON.stringify(EMBEDDED)}); await openEmbedded(${JSON.stringify(dir)}); console.log('open'); setInterval(() => {}, 1000)`,
  )
  await printed(holder, 'open')
  await expect(openEmbedded(dir)).rejects.toThrow(`process ${holder.pid}`)
  holder.kill('SIGKILL')
  await once(holder, 'exit')
  const database = await openEmbedded(dir)
  await database.close()
})

test('keeps a container out while another one, whose processes it cannot see, shows signs of life', async () => {
  const lock = join(dir, 'lock')
  writeFileSync(lock, `${process.pid} 1 another-container`)
  await expect(openEmbedded(dir)).rejects.toThrow('on another-container')
  utimesSync(lock, new Date(0), new Date(0))
  const database = await openEmbedded(dir)
  expect(statSync(lock).mtimeMs).toBeGreaterThan(0)
  await database.close()
  expect(existsSync(lock)).toBe(false)
})

test('uses the room of replaced rows again, and knows how large tables are', async () => {
  const database = await openEmbedded('memory://')
  await database.query(`create table rewritten as select n, repeat('x', 500) as body from generate_series(1, 2000) n`)
  const size = async () =>
    Number((await database.query<{ size: string }>(`select pg_relation_size('rewritten') as size`)).rows[0]?.size)
  const rewrite = () => database.query(`update rewritten set body = repeat(chr(97 + n % 9), 500)`)
  await rewrite()
  await database.query('select pg_stat_force_next_flush()') // otherwise reported a second later
  await tidy(database.db)
  const before = await size()
  await rewrite()
  expect(await size()).toBe(before)
  const known = await database.query(`select reltuples::int as n from pg_class where relname = 'rewritten'`)
  expect(known.rows).toEqual([{ n: 2000 }])
  await database.close()
})

test('loses no committed row to kill -9', async () => {
  const writer = child(
    `const { openEmbedded } = await import(${JSON.stringify(EMBEDDED)}); const db = await openEmbedded(${JSON.stringify(dir)});
     await db.query('create table if not exists kept (n int)'); for (let n = 0; ; n++) { await db.query('insert into kept values ($1)', [n]); console.log('row ' + n) }`,
  )
  const output = await printed(writer, 'row 25')
  writer.kill('SIGKILL')
  await once(writer, 'exit')
  const acknowledged = Math.max(...[...output().matchAll(/row (\d+)/g)].map(([, n]) => Number(n)))
  const database = await openEmbedded(dir)
  const { rows } = await database.query<{ n: number }>('select count(*)::int as n from kept')
  await database.close()
  expect(rows[0]?.n).toBeGreaterThanOrEqual(acknowledged + 1)
})

function child(code: string) {
  return spawn(process.execPath, ['--input-type=module', '-e', code], { stdio: ['ignore', 'pipe', 'inherit'] })
}

/** Waits until a child has printed a line; returns the way to read all that it printed. */
async function printed(process: ReturnType<typeof child>, wanted: string): Promise<() => string> {
  let all = ''
  await new Promise<void>((resolve) => {
    process.stdout.on('data', (chunk: Buffer) => {
      all += chunk
      if (all.includes(wanted)) resolve()
    })
  })
  return () => all
}
