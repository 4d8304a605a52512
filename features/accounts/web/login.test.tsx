// @vitest-environment happy-dom
import { waitFor } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { screen, show } from '../../../platform/web/test/screen.tsx'
import { answering, failing, fakeServer } from '../../../platform/web/test/server.ts'
import { LoginPage } from './LoginPage.tsx'

beforeEach(() => void vi.stubGlobal('scrollTo', () => undefined))

test('signing in leads to where one wanted to go', async () => {
  const received = fakeServer({ 'POST /api/auth/sign-in/email': () => answering({}) })
  const { person, router } = await show(<LoginPage />, { at: '/login?next=%2Fblogs%2F7' })
  await person.type(screen.getByLabelText('Email'), ' ada@example.com ')
  await person.type(screen.getByLabelText('Password'), 'correct horse{Enter}')
  await waitFor(() => expect(router.state.location.pathname).toBe('/blogs/7'))
  expect(received[0]?.body).toEqual({ email: 'ada@example.com', password: 'correct horse', rememberMe: true })
})

test('a wrong password says so, keeps what was typed, and does not leave', async () => {
  fakeServer({
    'POST /api/auth/sign-in/email': () => failing(401, 'invalid-email-or-password', 'Invalid email or password'),
  })
  const { person, router } = await show(<LoginPage />, { at: '/login' })
  await person.type(screen.getByLabelText('Email'), 'ada@example.com')
  await person.type(screen.getByLabelText('Password'), 'wrong{Enter}')
  expect((await screen.findByRole('alert')).textContent).toBe('Incorrect email or password.')
  expect(screen.getByLabelText('Email')).toHaveProperty('value', 'ada@example.com')
  expect(router.state.location.pathname).toBe('/login')
})

test('an address that is taken is said at its field', async () => {
  fakeServer({ 'POST /api/auth/sign-up/email': () => failing(422, 'user-already-exists-use-another-email', 'x') })
  const { person } = await show(<LoginPage />, { at: '/login?view=sign-up' })
  await person.type(screen.getByLabelText('Name'), 'Ada')
  await person.type(screen.getByLabelText('Email'), 'ada@example.com')
  await person.type(screen.getByLabelText('Password'), 'long enough{Enter}')
  await waitFor(() => expect(screen.getByLabelText('Email').getAttribute('aria-invalid')).toBe('true'))
  expect(screen.getByRole('alert').textContent).toMatch(/already exists/)
})

test('signing up makes account and profile, then asks a few questions', async () => {
  const received = fakeServer({
    'POST /api/auth/sign-up/email': () => answering({ token: 't' }),
    'POST /api/add/user': () => answering({ unique_id: 'u1', created: true }),
  })
  const { person, router } = await show(<LoginPage />, { at: '/login?view=sign-up&partner_id=p9' })
  await person.type(screen.getByLabelText('Name'), 'Ada')
  await person.type(screen.getByLabelText('Email'), 'ada@example.com')
  await person.type(screen.getByLabelText('Password'), 'long enough{Enter}')
  await waitFor(() => expect(router.state.location.pathname).toBe('/onboarding'))
  expect(received.at(-1)?.body).toEqual({ name: 'Ada', onboarding_data: { partner_id: 'p9' } })
})

test('if the email must be confirmed first, sign-up says to check it, and sends it again', async () => {
  const received = fakeServer({
    'POST /api/auth/sign-up/email': () => answering({ token: null }),
    'POST /api/auth/send-verification-email': () => answering({ status: true }),
  })
  const { person } = await show(<LoginPage />, { at: '/login?view=sign-up&next=%2Fblogs%3Ftab%3Dfacts' })
  await person.type(screen.getByLabelText('Name'), 'Ada')
  await person.type(screen.getByLabelText('Email'), 'ada@example.com')
  await person.type(screen.getByLabelText('Password'), 'long enough{Enter}')
  expect(await screen.findByText('Check your email')).toBeDefined()
  await person.click(screen.getByRole('button', { name: 'Send again' }))
  expect(await screen.findByText('We’re sending it again. Use the link in the latest email.')).toBeDefined()
  expect(received.at(-1)?.body).toEqual({
    email: 'ada@example.com',
    callbackURL: '/onboarding?next=%2Fblogs%3Ftab%3Dfacts',
  })
})

test('offers and teams stay in the address from view to view', async () => {
  const { person, router } = await show(<LoginPage />, { at: '/login?team_id=t1&offer=byok&next=%2Fblogs' })
  expect(screen.getByText(/invited to a team/)).toBeDefined()
  await person.click(screen.getByRole('link', { name: 'Create an account' }))
  await waitFor(() =>
    expect(router.state.location.search).toMatchObject({
      view: 'sign-up',
      team_id: 't1',
      offer: 'byok',
      next: '/blogs',
    }),
  )
})

test('a reset link that is too old offers a new one', async () => {
  await show(<LoginPage />, { at: '/login?view=reset&error=INVALID_TOKEN' })
  expect(screen.getByText(/has expired/)).toBeDefined()
  expect(screen.getByRole('link', { name: 'Reset your password' })).toBeDefined()
})

test('in the pseudo-locale no text of the page is hard-coded', async () => {
  const { container } = await show(<LoginPage />, { at: '/login', locale: 'pseudo' })
  const walker = document.createTreeWalker(container, NodeFilter.SHOW_TEXT)
  const bare: string[] = []
  while (walker.nextNode()) {
    const text = walker.currentNode.textContent ?? ''
    // Text inside of tags is marked as part of its sentence.
    const isMarked = (
      walker.currentNode.parentElement?.closest('p, label, h1, button, a')?.textContent ?? text
    ).includes('⟦')
    if (/\p{L}/u.test(text) && !isMarked && text !== 'longhand') bare.push(text)
  }
  expect(bare).toEqual([])
})
