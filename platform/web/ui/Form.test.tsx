// @vitest-environment happy-dom
import { waitFor } from '@testing-library/react'
import { createPortal } from 'react-dom'
import { expect, test, vi } from 'vitest'
import { ApiFailure, unreachable } from '../api/failure.ts'
import { screen, show } from '../test/screen.tsx'
import { Form, FormActions, SubmitButton } from './Form.tsx'
import type { FormValues } from './form-state.ts'
import { TextArea, TextField } from './Input.tsx'

function Example({ onSubmit }: { onSubmit: (values: FormValues) => Promise<unknown> }) {
  return (
    <Form onSubmit={onSubmit}>
      <TextField label="Name" name="name" required />
      <TextField label="Email" name="email" type="email" />
      <TextArea label="About" name="about" minLength={3} />
      <FormActions>
        <SubmitButton>Save</SubmitButton>
      </FormActions>
    </Form>
  )
}

test('sends the trimmed values on Enter', async () => {
  const send = vi.fn(async (values: FormValues) => [values.text('name'), values.raw('name'), values.text('email')])
  const { person } = await show(<Example onSubmit={send} />)
  await person.type(screen.getByLabelText('Name'), '  Ada {Enter}')
  await waitFor(() => expect(send.mock.results[0]?.type).toBe('return'))
  expect(await send.mock.results[0]?.value).toEqual(['Ada', '  Ada ', ''])
})

test('a form in a dialog that another form opened sends itself alone', async () => {
  const [outer, inner] = [vi.fn(async () => undefined), vi.fn(async () => undefined)]
  const { person } = await show(
    <Form onSubmit={outer}>
      {createPortal(
        <Form onSubmit={inner}>
          <SubmitButton>Save inside</SubmitButton>
        </Form>,
        document.body,
      )}
    </Form>,
  )
  await person.click(screen.getByRole('button', { name: 'Save inside' }))
  await waitFor(() => expect(inner).toHaveBeenCalledOnce())
  expect(outer).not.toHaveBeenCalled()
})

test('a required field left empty says so, is announced, and gets the focus; nothing is sent', async () => {
  const send = vi.fn(async () => undefined)
  const { person } = await show(<Example onSubmit={send} />)
  await person.click(screen.getByRole('button', { name: 'Save' }))
  const name = screen.getByLabelText('Name')
  await waitFor(() => expect(document.activeElement).toBe(name))
  expect(name.getAttribute('aria-invalid')).toBe('true')
  expect(screen.getByRole('alert').textContent).toBe('This field is required.')
  expect(document.getElementById(name.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
    'This field is required.',
  )
  expect(send).not.toHaveBeenCalled()
})

test('what is disabled is not sent, so it need not be filled in', async () => {
  const send = vi.fn(async () => undefined)
  const { person } = await show(
    <Form onSubmit={send}>
      <TextField label="Name" name="name" required disabled />
      <SubmitButton>Save</SubmitButton>
    </Form>,
  )
  await person.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(send).toHaveBeenCalled())
})

test('a day that is not in the calendar is not sent as none', async () => {
  const send = vi.fn(async () => undefined)
  const { person } = await show(<Example onSubmit={send} />)
  await person.type(screen.getByLabelText('Name'), 'Ada')
  const about = screen.getByLabelText('About')
  Object.defineProperty(about, 'validity', { value: { badInput: true } })
  await person.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(document.activeElement).toBe(about))
  expect(send).not.toHaveBeenCalled()
})

test('spaces alone do not fill a required field', async () => {
  const send = vi.fn(async () => undefined)
  const { person } = await show(<Example onSubmit={send} />)
  await person.type(screen.getByLabelText('Name'), '   {Enter}')
  expect(await screen.findByText('This field is required.')).toBeDefined()
})

test('a refusal appears at the field it names, the first of them is focused, the input stays', async () => {
  const refusal = new ApiFailure(422, {
    message: 'Something went wrong',
    details: [
      { path: 'onboarding.email', message: 'This address is taken.' },
      { path: 'about', message: 'Too short.' },
    ],
  })
  const { person } = await show(<Example onSubmit={() => Promise.reject(refusal)} />)
  await person.type(screen.getByLabelText('Name'), 'Ada')
  await person.type(screen.getByLabelText('Email'), 'ada@example.com')
  await person.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('This address is taken.')).toBeDefined()
  expect(screen.getByText('Too short.')).toBeDefined()
  expect(screen.queryByText('Something went wrong')).toBeNull()
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Email')))
  expect(screen.getByLabelText('Name')).toHaveProperty('value', 'Ada')
})

test('the problem of a field goes when the field is changed', async () => {
  const refusal = new ApiFailure(422, { details: [{ path: 'name', message: 'Taken.' }] })
  const { person } = await show(<Example onSubmit={() => Promise.reject(refusal)} />)
  await person.type(screen.getByLabelText('Name'), 'Ada{Enter}')
  expect(await screen.findByText('Taken.')).toBeDefined()
  await person.type(screen.getByLabelText('Name'), 'x')
  await waitFor(() => expect(screen.queryByText('Taken.')).toBeNull())
})

test('what is wrong with something that has no field stands above the buttons, in the words for it', async () => {
  const details = [
    { path: 'name', message: 'Taken.' },
    { path: 'parts', message: 'At most 50 parts.' },
  ]
  const refusal = new ApiFailure(422, { code: 'invalid', message: 'Something went wrong', details })
  const { person } = await show(<Example onSubmit={() => Promise.reject(refusal)} />)
  await person.type(screen.getByLabelText('Name'), 'Ada{Enter}')
  expect(await screen.findByText('Taken.')).toBeDefined()
  expect(screen.getByText('At most 50 parts.')).toBeDefined()
})

test('a failure of the whole stands above the buttons, in our words where no answer came', async () => {
  const { person } = await show(<Example onSubmit={() => Promise.reject(unreachable(new Error('down')))} />)
  await person.type(screen.getByLabelText('Name'), 'Ada{Enter}')
  expect((await screen.findByRole('alert')).textContent).toMatch(/What you typed is kept/)
})

test('cannot be sent twice while it is being sent', async () => {
  let finish: () => void = () => undefined
  const send = vi.fn(
    () =>
      new Promise<void>((resolve) => {
        finish = resolve
      }),
  )
  const { person } = await show(<Example onSubmit={send} />)
  await person.type(screen.getByLabelText('Name'), 'Ada{Enter}')
  const button = screen.getByRole('button', { name: 'Save' })
  await waitFor(() => expect(button.getAttribute('aria-busy')).toBe('true'))
  await person.click(button)
  await person.type(screen.getByLabelText('Name'), '{Enter}')
  expect(send).toHaveBeenCalledTimes(1)
  finish()
  await waitFor(() => expect(button.getAttribute('aria-busy')).toBeNull())
})

test('a paste that the browser cuts is said to be cut, until something else is typed', async () => {
  const { person } = await show(<TextField label="Question" maxLength={12} />)
  const field = screen.getByLabelText('Question')
  await person.click(field)
  await person.paste('How long does foam last?')
  expect(screen.getByRole('alert').textContent).toBe('Only the first 12 characters fit here. The rest was not pasted.')
  await person.keyboard('{Backspace}')
  expect(screen.queryByRole('alert')).toBeNull()
})

test('what is wrong with the entries of a list stands at the field that holds them', async () => {
  const details = [0, 2].map((at) => ({ path: `content.about.${at}`, message: 'Enter an option.' }))
  const { person } = await show(
    <Example onSubmit={() => Promise.reject(new ApiFailure(422, { code: 'invalid', message: 'No.', details }))} />,
  )
  await person.type(screen.getByLabelText('Name'), 'Ada{Enter}')
  expect((await screen.findByRole('alert')).textContent).toBe('Enter an option.')
  expect(screen.getByLabelText('About').getAttribute('aria-invalid')).toBe('true')
})
