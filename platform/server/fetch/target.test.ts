import { expect, test } from 'vitest'
import { Refusal } from '../../contract/failures.ts'
import { allowList } from './allow-list.ts'
import { parseTarget } from './target.ts'

const nobody = allowList([])

function verdict(address: string, allow = nobody): string {
  try {
    return parseTarget(address, allow).href
  } catch (error) {
    return error instanceof Refusal ? error.code : String(error)
  }
}

test.each([
  ['http://localhost/'],
  ['http://localhost./'],
  ['http://LOCALHOST'],
  ['http://app.localhost'],
  ['http://printer.local'],
  ['http://metadata.google.internal/computeMetadata/v1/'],
  ['http://metadata.google.internal./'],
  ['http://router.lan'],
  ['http://nas.home.arpa'],
  ['http://intranet/'],
  ['http:intranet'],
  ['http://127.0.0.1/'],
  ['http://127.0.0.1./'],
  ['http://2130706433/'],
  ['http://0x7f000001/'],
  ['http://017700000001/'],
  ['http://0177.0.0.1/'],
  ['http://0x7f.1/'],
  ['http://127.1/'],
  ['http://0/'],
  ['http://①②⑦.⓪.⓪.①/'],
  ['http://127。0。0。1/'],
  ['http://%31%32%37.0.0.1/'],
  ['http://[::1]/'],
  ['http://[::]/'],
  ['http://[::ffff:127.0.0.1]/'],
  ['http://[::ffff:7f00:1]/'],
  ['http://[0:0:0:0:0:ffff:7f00:1]/'],
  ['http://[::127.0.0.1]/'],
  ['http://[64:ff9b::7f00:1]/'],
  ['http://[2002:7f00:1::]/'],
  ['http://[fe80::1]/'],
  ['http://169.254.169.254/latest/meta-data/'],
  ['http://2852039166/'],
])('%s leads inwards', (address) => {
  expect(verdict(address)).toBe('address-forbidden')
})

test.each([
  ['ftp://example.com/a.txt'],
  ['file:///etc/passwd'],
  ['gopher://example.com'],
  ['data:text/html,hello'],
  ['javascript:alert(1)'],
  ['blob:https://example.com/1'],
  ['http://user@example.com'],
  ['http://user:pass@example.com'],
  ['http://example.com:22/'],
  ['http://example.com:25/'],
  ['http://example.com:6379/'],
  ['http://example.com:5432/'],
  ['http://example.com:99999/'],
  ['http://1.2.3.4.5/'],
  ['http://'],
  ['example.com'],
  ['not an address'],
  [''],
])('%s is no address of a page', (address) => {
  expect(verdict(address)).toBe('address-invalid')
})

test.each([
  ['https://example.com', 'https://example.com/'],
  ['http://example.com:8080/a?b#c', 'http://example.com:8080/a?b'],
  ['https://münchen.de/straße', 'https://xn--mnchen-3ya.de/stra%C3%9Fe'],
  ['http://8.8.8.8/', 'http://8.8.8.8/'],
  ['https://example.com./', 'https://example.com./'],
])('%s is taken', (address, href) => {
  expect(verdict(address)).toBe(href)
})

test.each(['http://invalid/', 'https://nowhere.invalid/page', 'https://NOWHERE.invalid./'])(
  '%s can’t exist',
  (address) => {
    expect(verdict(address)).toBe('address-unreachable')
  },
)

test('a host of the allow list may be private, but nothing else is loosened for it', () => {
  const allow = allowList(['localhost', '10.0.0.0/8'])
  expect(verdict('http://localhost:3000/', allow)).toBe('http://localhost:3000/')
  expect(verdict('http://10.2.3.4/', allow)).toBe('http://10.2.3.4/')
  expect(verdict('http://127.0.0.1/', allow)).toBe('address-forbidden')
  expect(verdict('http://localhost:6379/', allow)).toBe('address-invalid')
  expect(verdict('ftp://localhost/', allow)).toBe('address-invalid')
})
