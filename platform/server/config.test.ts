import { expect, test } from 'vitest'
import { readConfig } from './config.ts'

test('a secret key that is too short stops the start, with how to make a good one', () => {
  expect(() => readConfig({ SECRET_KEY: 'short' })).toThrow(
    /SECRET_KEY: This key is too short.*openssl rand -base64 32/,
  )
  expect(() => readConfig({ DATABASE_URL: 'postgres://host/name' })).toThrow(/SECRET_KEY is required.*openssl rand/)
  expect(readConfig({ SECRET_KEY: 'k'.repeat(32) }).SECRET_KEY).toHaveLength(32)
})

test('a contact that cannot stand in a header stops the start', () => {
  for (const contact of ['ops@example.org', 'https://social.example/@ops'])
    expect(readConfig({ OUTBOUND_CONTACT: contact }).OUTBOUND_CONTACT).toBe(contact)
  for (const contact of ['Müller@example.org', 'ops at example', 'ops@example.org (Ops)'])
    expect(() => readConfig({ OUTBOUND_CONTACT: contact })).toThrow(/OUTBOUND_CONTACT/)
})
