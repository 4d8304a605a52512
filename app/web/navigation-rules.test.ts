import { describe, expect, test } from 'vitest'
import { rule } from './navigation-rules.ts'

const everywhere = () => true
const visit = (
  pathname: string,
  search: Record<string, string> = {},
  isSignedIn = true,
  hasPage: (path: string) => boolean = everywhere,
) => rule({ pathname, search, isSignedIn, hasPage })

describe('on every visit', () => {
  test('a signed-in person who arrives at sign-in goes to the dashboard', () => {
    expect(visit('/login').redirect).toEqual({ to: '/dashboard' })
    expect(visit('/login', {}, false).redirect).toBeNull()
  })

  test('a link for a new password works although somebody is signed in', () => {
    expect(visit('/login', { view: 'reset', token: 't' }).redirect).toBeNull()
  })

  test('a sign-in with a lifetime offer signs out first, and stays there', () => {
    expect(visit('/login', { offer: 'lifetime-2024' })).toMatchObject({ signOutFirst: true, redirect: null })
    expect(visit('/login', { offer: 'lifetime-2024' }, false).signOutFirst).toBe(false)
  })

  test('a visitor who would join a team signs in with its id in the address', () => {
    expect(visit('/join', { team_id: 't1' }, false).redirect).toEqual({ to: '/login', search: { team_id: 't1' } })
  })

  test('a content checklist leads to the editor’s pages', () => {
    expect(visit('/dashboard', { content_checklist: '1' }).redirect).toEqual({
      to: '/blogs',
      search: { content_checklist: '1' },
    })
    expect(visit('/blogs', { content_checklist: '1' }).redirect).toBeNull()
  })

  test('a question for FactGPT is remembered, and leads there once that page exists', () => {
    const search = { factgpt: 'Why is the sky blue?' }
    expect(visit('/dashboard', search).redirect).toEqual({ to: '/factgpt', search })
    expect(visit('/dashboard', search, true, () => false).redirect).toBeNull()
    expect(visit('/login', search, false).remember).toEqual({ 'factgpt-question': 'Why is the sky blue?' })
  })

  test('a plugin’s callback leads to its consent page, which asks visitors to sign in first', () => {
    const search = { callback_url: 'https://plugin.example/back', state: 's' }
    expect(visit('/login', search, false).redirect).toEqual({ to: '/connect', search })
    expect(visit('/login', search).redirect).toEqual({ to: '/connect', search })
    expect(visit('/connect', search).redirect).toBeNull()
  })

  test('the offer of an own model key leads to the page for it, at once or after signing in', () => {
    expect(visit('/dashboard', { offer: 'byok' }).redirect).toEqual({ to: '/account/model-key' })
    expect(visit('/login', { offer: 'byok' }).redirect).toEqual({ to: '/account/model-key' })
    const kept = { offer: 'byok', next: '/account/model-key' }
    expect(visit('/login', { offer: 'byok' }, false).redirect).toEqual({ to: '/login', search: kept })
    expect(visit('/login', kept, false).redirect).toBeNull()
    expect(visit('/dashboard', { offer: 'other' }).redirect).toBeNull()
  })
})
