import { expect, test } from 'vitest'
import { linkOf } from './tracked-link.ts'

const derivative = {
  link: 'https://example.org/tides?utm_source=own&page=2#top',
  is_tracked: true,
  network: 'x' as const,
  shape_id: 'twitter-thread',
  source: { id: 's', kind: 'text' as const, title: 'Über Ebbe & Flut: 24 Turbinen!', url: null, blog_id: null },
}

test('a link says where it was published; what it says of itself already stays', () => {
  const url = new URL(linkOf(derivative))
  expect(Object.fromEntries(url.searchParams)).toEqual({
    utm_source: 'own',
    page: '2',
    utm_medium: 'social',
    utm_campaign: 'uber-ebbe-flut-24-turbinen',
  })
  expect(url.hash).toBe('#top')
})

test.each([
  ['email', 'email', 'email'],
  [null, 'executive-summary', 'content'],
] as const)('of network %s it says %s and %s', (network, source, medium) => {
  const { searchParams } = new URL(
    linkOf({ ...derivative, link: 'https://example.org/', network, shape_id: 'executive-summary' }),
  )
  expect([searchParams.get('utm_source'), searchParams.get('utm_medium')]).toEqual([source, medium])
})

test('it stays as it is where that is wanted, or where it cannot be read', () => {
  expect(linkOf({ ...derivative, is_tracked: false })).toBe(derivative.link)
  expect(linkOf({ ...derivative, link: 'tides' })).toBe('tides')
})
