import { setImmediate as turn } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { hashPassword, verifyPassword } from './passwords.ts'

test('a hash knows its password and no other, and is another each time', async () => {
  const [one, two] = [await hashPassword('Grüße 🌊'), await hashPassword('Grüße 🌊')]
  expect(one).not.toBe(two)
  for (const hash of [one, two]) expect(hash).toMatch(/^scrypt\$16384\$8\$5\$/)
  expect(await verifyPassword({ hash: one, password: 'Grüße 🌊'.normalize('NFD') })).toBe(true)
  expect(await verifyPassword({ hash: one, password: 'grüße 🌊' })).toBe(false)
})

test('a hash of older parameters still knows its password', async () => {
  const hash = 'scrypt$1024$8$1$c2FsdHNhbHQ$ziEiAjYpdgSiHjf4xjj2W7F2rjf5CMrQ7qUnrEKDw5c'
  expect(await verifyPassword({ hash, password: 'anything' })).toBe(true)
})

test.each(['', 'plain', 'bcrypt$x$y', 'scrypt$16384$8$5$$'])(
  'what is no hash of ours knows nothing: “%s”',
  async (hash) => {
    expect(await verifyPassword({ hash, password: 'plain' })).toBe(false)
  },
)

test('the event loop turns while passwords are hashed, many at once', async () => {
  let isDone = false
  const hashing = Promise.all(Array.from({ length: 5 }, () => hashPassword('password'))).finally(() => {
    isDone = true
  })
  let turns = 0
  while (!isDone) {
    await turn()
    turns += 1
  }
  await hashing
  expect(turns).toBeGreaterThan(50)
})
