// @vitest-environment happy-dom
import { act } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { screen, show } from '../test/screen.tsx'
import { translated } from './catalogues.ts'
import { chosenLocale, formattingLocale } from './locales.ts'
import { formatFor } from './use-format.ts'
import { useT } from './use-t.ts'

const messages = {
  files: '{count, plural, =0 {No files} one {# file} other {# files}} in {place}',
  more: 'Read <a>the notice</a> first',
  group: { inner: 'Inside' },
} as const

function Words({ count }: { count: number }) {
  const t = useT(messages)
  return (
    <>
      <p>{t('files', { count, place: 'Berlin' })}</p>
      <p>{t.rich('more', { a: (words) => <a href="/terms">{words}</a> })}</p>
      <p>{t('group.inner')}</p>
    </>
  )
}

test('a text takes its values, its plural and its tags', async () => {
  await show(<Words count={2} />)
  expect(screen.getByText('2 files in Berlin')).toBeDefined()
  expect(screen.getByRole('link', { name: 'the notice' }).getAttribute('href')).toBe('/terms')
})

test('the pseudo-locale marks and lengthens every text, so that unmarked text is hard-coded', async () => {
  const { container } = await show(<Words count={1} />, { locale: 'pseudo' })
  const paragraphs = [...container.querySelectorAll('p')].map((p) => p.textContent ?? '')
  for (const text of paragraphs) {
    expect(text.startsWith('⟦')).toBe(true)
    expect(text.endsWith('⟧')).toBe(true)
  }
  expect(paragraphs[0]?.length).toBeGreaterThan('1 file in Berlin'.length * 1.3)
})

test('a translation loads when it is first shown, and a key that it lacks is said in the source language', async () => {
  const source = { hello: 'Hello', bye: 'Goodbye' } as const
  translated(source, { de: async () => ({ hello: 'Guten Tag' }) })
  function Greeting() {
    const t = useT(source)
    return <p>{`${t('hello')}, ${t('bye')}`}</p>
  }
  await act(async () => {
    await show(<Greeting />, { locale: 'de' })
  })
  expect(await screen.findByText('Guten Tag, Goodbye')).toBeDefined()
})

describe('the locale', () => {
  const storage = () => {
    const kept = new Map<string, string>()
    return {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => void kept.set(key, value),
    }
  }

  test('comes from the address and stays chosen', () => {
    const kept = storage()
    expect(chosenLocale('?locale=pseudo', kept)).toBe('pseudo')
    expect(chosenLocale('', kept)).toBe('pseudo')
  })

  test('of a nonsense address is the source language', () => {
    expect(chosenLocale('?locale=not a locale', storage())).toBe('en-US')
  })

  test.each([
    ['en-US', 'en-GB', 'en-GB'],
    ['en-US', 'de-DE', 'en-DE'],
    ['en-US', 'de', 'en-DE'],
    ['en-US', undefined, 'en-US'],
    ['pseudo', 'fr-FR', 'en-FR'],
  ])('%s for somebody who prefers %s writes dates and numbers as %s', (locale, preferred, expected) => {
    expect(formattingLocale(locale, preferred)).toBe(expected)
  })
})

test('sizes, shares and moments are written as the locale does', () => {
  const us = formatFor('en-US', 'UTC')
  expect(us.number(1234567)).toBe('1,234,567')
  expect(us.percent(0.256)).toBe('26%')
  expect(us.size(1_400_000)).toBe('1.3 MB')
  expect(us.size(25 * 1_024 * 1_024)).toBe('25 MB')
  expect(us.size(720)).toBe('720 bytes')
  expect(us.moment('2026-11-21T16:05:00Z')).toMatch(/Nov 21, 2026, 4:05\sPM/)
  expect(us.ago('2026-11-21T16:00:00Z', Date.parse('2026-11-21T16:03:00Z'))).toBe('3 minutes ago')
  expect(us.list(['a', 'b', 'c'])).toBe('a, b, and c')
  expect(formatFor('en-DE', 'Europe/Berlin').moment('2026-11-21T16:05:00Z')).toContain('17:05')
})
