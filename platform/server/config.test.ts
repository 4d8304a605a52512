import { expect, test } from 'vitest'
import { readConfig } from './config.ts'

test('a secret key that is too short stops the start, with how to make a good one', () => {
  expect(() => readConfig({ SECRET_KEY: 'short' })).toThrow(
    /SECRET_KEY: This key is too short.*openssl rand -base64 32/,
  )
  expect(() => readConfig({ DATABASE_URL: 'postgres://host/name' })).toThrow(/SECRET_KEY is required.*openssl rand/)
  expect(readConfig({ SECRET_KEY: 'k'.repeat(32) }).SECRET_KEY).toHaveLength(32)
})
