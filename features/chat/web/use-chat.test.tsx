// @vitest-environment happy-dom
import { act, waitFor } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { type FakeConnection, fakeConnection } from '../../../platform/web/test/connection.ts'
import { screen, show } from '../../../platform/web/test/screen.tsx'
import { answering, fakeServer } from '../../../platform/web/test/server.ts'
import { useChat } from './use-chat.ts'

let connection: FakeConnection
beforeEach(() => {
  connection = fakeConnection()
})

function Page() {
  const { data } = useChat('c1')
  return <p>{data ? data.chat.title : 'loading'}</p>
}

test('an event that comes while a conversation is read for the first time has it read again', async () => {
  const answers: Array<() => void> = []
  let title = 'Tides'
  fakeServer({
    'GET /api/chats/c1': () => {
      const answer = answering({ chat: { title }, messages: [] })
      return new Promise((resolve) => answers.push(() => resolve(answer)))
    },
  })
  await show(<Page />)
  await waitFor(() => expect(answers).toHaveLength(1))
  act(() => {
    title = 'Tides, renamed'
    connection.push({ kind: 'chat', chat_id: 'c1' })
  })
  answers[0]?.()
  await screen.findByText('Tides')
  await waitFor(() => expect(answers).toHaveLength(2))
  answers[1]?.()
  await screen.findByText('Tides, renamed')
})
