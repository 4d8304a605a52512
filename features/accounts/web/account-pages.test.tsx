// @vitest-environment happy-dom
import { waitFor } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { screen, show } from '../../../platform/web/test/screen.tsx'
import { answering, failing, fakeServer } from '../../../platform/web/test/server.ts'
import { ChangeEmail } from './ChangeEmail.tsx'
import { TermsPage } from './TermsPage.tsx'

beforeEach(() => void vi.stubGlobal('scrollTo', () => undefined))

test('an address changes behind the password; a wrong one is said at its field', async () => {
  let tries = 0
  const received = fakeServer({
    'PUT /api/account/email': () => {
      tries += 1
      if (tries > 1) return answering({ status: 200, email: 'new@example.com', state: 'changed' })
      const details = [{ path: 'password', message: 'Incorrect password.' }]
      return failing(403, 'wrong-password', 'Incorrect password.', { details })
    },
  })
  const { person } = await show(<ChangeEmail />, { at: '/account/profile' })
  await person.click(screen.getByRole('button', { name: 'Change email' }))
  await person.type(await screen.findByLabelText('New email'), 'new@example.com')
  await person.type(screen.getByLabelText('Password'), 'mistake{Enter}')
  expect(await screen.findByText('Incorrect password.')).toBeDefined()
  await person.type(screen.getByLabelText('Password'), 's{Enter}')
  await waitFor(() => expect(screen.queryByLabelText('New email')).toBeNull())
  expect(received.at(-1)?.body).toEqual({ email: 'new@example.com', password: 'mistakes' })
})

test('the operator’s terms stand in the place of ours', async () => {
  fakeServer({ 'GET /api/terms': () => answering({ status: 200, html: '<h1>House rules</h1>' }) })
  await show(<TermsPage />, { at: '/terms' })
  expect(await screen.findByRole('heading', { name: 'House rules' })).toBeDefined()
  expect(screen.queryByText(/This is a Longhand server/)).toBeNull()
})
