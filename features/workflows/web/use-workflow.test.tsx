// @vitest-environment happy-dom
import { act, waitFor } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { type FakeConnection, fakeConnection } from '../../../platform/web/test/connection.ts'
import { screen, show } from '../../../platform/web/test/screen.tsx'
import { answering, fakeServer } from '../../../platform/web/test/server.ts'
import { useWorkflow } from './use-workflow.ts'

let connection: FakeConnection
beforeEach(() => {
  connection = fakeConnection()
})

function Page() {
  const { data } = useWorkflow('w1')
  return <p>{data ? `${data.sections_done} written` : 'loading'}</p>
}

test('news that comes faster than its answers is shown as it comes, the last of it too', async () => {
  const answers: Array<() => void> = []
  let written = 0
  fakeServer({
    'GET /api/workflows/w1': () => {
      const answer = answering({ workflow: { sections_done: written } })
      return new Promise((resolve) => answers.push(() => resolve(answer)))
    },
  })
  await show(<Page />)
  await waitFor(() => expect(answers).toHaveLength(1))
  answers[0]?.()
  await screen.findByText('0 written')
  const tell = (done: number) =>
    act(() => {
      written = done
      connection.push({ kind: 'workflow', workflow_id: 'w1' })
    })
  tell(1)
  await waitFor(() => expect(answers).toHaveLength(2))
  tell(2)
  tell(3)
  answers[1]?.()
  await screen.findByText('1 written')
  await waitFor(() => expect(answers).toHaveLength(3))
  answers[2]?.()
  await screen.findByText('3 written')
  expect(answers).toHaveLength(3)
})
