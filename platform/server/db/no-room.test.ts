import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, statfsSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { openEmbedded } from './embedded.ts'

/** A disk of so many MB; null where this user may mount none. */
function smallDisk(megabytes: number): string | null {
  const folder = mkdtempSync(join(tmpdir(), 'longhand-small-'))
  try {
    execFileSync('/bin/mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', folder], { stdio: 'ignore' })
  } catch {
    rmSync(folder, { recursive: true })
    return null
  }
  onTestFinished(() => {
    execFileSync('/bin/umount', ['-l', folder])
    rmSync(folder, { recursive: true, force: true })
  })
  return folder
}

test('without room for its log the embedded database refuses, and goes on once there is room: nothing committed is lost', async ({
  skip,
}) => {
  const disk = smallDisk(120) ?? skip('this user may not mount a small disk')
  const database = await openEmbedded(join(disk, 'database'))
  await database.query('create table kept (number int)')
  const { bavail, bsize } = statfsSync(disk)
  writeFileSync(join(disk, 'filler'), Buffer.alloc(bavail * bsize - 2_000_000))
  let stored = 0
  const store = () =>
    database.transaction(async () => {
      await database.query('insert into kept values ($1)', [stored])
      await database.query(`select pg_logical_emit_message(true, 'fill', repeat('x', 1000000))`)
    })
  const ending = async () => {
    for (; stored < 60; stored++) await store()
  }
  await expect(ending()).rejects.toThrow('the line broke while the database committed')
  await expect(store()).rejects.toThrow('The embedded database has stopped')
  rmSync(join(disk, 'filler'))
  const { rows } = await database.query<{ count: number }>(
    'select count(*)::int as count from kept where number < $1',
    [stored],
  )
  expect(stored).toBeGreaterThan(0)
  expect(rows).toEqual([{ count: stored }])
  await store()
  await database.close()
}, 60_000)

test('a disk without room for a new database is reported with its free space', async ({ skip }) => {
  const disk = smallDisk(24) ?? skip('this user may not mount a small disk')
  await expect(openEmbedded(join(disk, 'database'))).rejects.toThrow(
    /^The disk with DATA_DIR \(.*\) is full: \d+\.\d MB free/,
  )
}, 60_000)
