import { rmSync, statfsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { smallDisk } from '../../../test-kit/small-disk.ts'
import { openEmbedded } from './embedded.ts'

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
