import { expect, test } from 'vitest'
import { vendorOf, vendorOfKey } from './key-forms.ts'

test.each([
  ['sk-proj-abcdefghijklmnop', 'openai'],
  ['  sk-abcdefghijklmnop\n', 'openai'],
  ['sk-ant-api03-abcdefgh', 'anthropic'],
  ['sk-or-v1-abcdefgh', 'openrouter'],
  ['gsk_abcdefgh', 'groq'],
  ['xai-abcdefgh', 'xai'],
  [`AIza${'x'.repeat(35)}`, 'google'],
  ['tgp_v1_abcdefgh', 'together'],
  ['0123456789abcdef0123456789abcdef', null],
  ['', null],
])('%j is a key of %s', (key, vendor) => {
  expect(vendorOfKey(key)).toBe(vendor)
})

test('a stored key is named after the vendor of its address, else after its provider', () => {
  expect(vendorOf({ provider: 'compatible', base_url: 'https://api.groq.com/openai/v1' }).label).toBe('Groq')
  expect(vendorOf({ provider: 'compatible', base_url: 'http://127.0.0.1:1/v1' }).label).toBe('OpenAI-compatible server')
  expect(vendorOf({ provider: 'openai', base_url: null }).label).toBe('OpenAI')
})
