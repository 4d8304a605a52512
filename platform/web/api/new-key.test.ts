import { expect, test } from 'vitest'
import { newKey, newUuid } from './new-key.ts'

test('keys and UUIDs are made without what browsers offer over https alone', () => {
  expect(newKey()).toMatch(/^[0-9a-f]{32}$/)
  const ids = Array.from({ length: 200 }, newUuid)
  for (const id of ids) expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
  expect(new Set(ids).size).toBe(200)
})
