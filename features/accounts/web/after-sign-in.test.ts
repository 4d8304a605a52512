import { expect, test } from 'vitest'
import { safeNext } from './after-sign-in.ts'

test.each([
  ['/blogs/1?tab=facts#a', '/blogs/1?tab=facts#a'],
  [undefined, '/dashboard'],
  ['', '/dashboard'],
  ['blogs', '/dashboard'],
  ['https://evil.example/x', '/dashboard'],
  ['//evil.example/x', '/dashboard'],
  ['/\\evil.example', '/dashboard'],
  ['/\t/evil.example', '/dashboard'],
  ['/login?next=/login', '/dashboard'],
  ['/../../etc', '/etc'],
])('after signing in, %s leads to %s', (next, expected) => {
  expect(safeNext(next)).toBe(expected)
})
