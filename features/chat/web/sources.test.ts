import { expect, test } from 'vitest'
import { oddAddressIn, sourcesOf } from './sources.ts'

test('a word is no address; a host, an IP address, and a port are', () => {
  const odd = (...urls: string[]) => oddAddressIn(sourcesOf('url', { urls }))
  expect(odd('tides.example', 'not', 'a', 'url')).toBe('not')
  expect(odd('https://tides.example/a', 'tides.example/b', '127.0.0.1:3000', 'localhost:80/x')).toBeNull()
})
