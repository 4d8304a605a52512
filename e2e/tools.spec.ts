import { LLMock } from '@copilotkit/aimock'
import { expect, expectAccessible, signUp, startLonghand, test } from './fixtures.ts'

test('a writer marks a tool, fills in its example, edits, rates and keeps a result, and finds it again', async ({
  page,
  writer,
}) => {
  expect(writer.id).toBeTruthy()
  await page.goto('/standalones')
  await page.getByRole('searchbox', { name: 'Search tools' }).fill('meta')
  await page.getByRole('button', { name: 'Add Meta description to favorites' }).click()
  await expect(page.getByRole('heading', { name: 'Favorites' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Meta description' }).click()
  await page.getByRole('button', { name: 'Fill in the example' }).click()
  await page.getByRole('button', { name: 'Write', exact: true }).click()
  const result = page.getByRole('article', { name: /^Result/ })
  await expect(result.getByText(/^\d+ of 156 characters$/)).toBeVisible()

  await result.getByRole('button', { name: 'Edit' }).click()
  await page.getByRole('textbox', { name: 'Meta description' }).fill('The tide turns. '.repeat(12))
  await expect(result.getByText('Too long')).toBeVisible()
  await result.getByRole('button', { name: 'Save' }).click()
  await result.getByRole('button', { name: 'Bad result' }).click()
  await page.getByRole('menuitem', { name: 'Too long' }).click()
  await result.getByRole('button', { name: 'Keep', exact: true }).click()
  await expect(result.getByRole('button', { name: 'Kept' })).toBeVisible()
  await expectAccessible(page)

  await page.reload()
  await expect(page.getByRole('textbox', { name: 'Text' })).toHaveValue(/Rance/)
  await page.getByRole('searchbox', { name: 'Search history' }).fill('turns')
  await page
    .getByText(/^The tide turns/)
    .first()
    .click()
  await page.getByRole('button', { name: 'New blog' }).click()
  await page.waitForURL(/\/blogs\/[^/]+$/)
  await expect(page.getByText(/The tide turns\./).first()).toBeVisible()
})

test('a tool that needs a model says so and keeps what was filled in; with one, two results are compared', async ({
  page,
}) => {
  const mock = new LLMock({ port: 0, chunkSize: 12 })
  await mock.start()
  mock.onMessage(/public reply[\s\S]*version 1 of 2/, {
    content: '{"reply":"Thank you for telling us about the wait."}',
  })
  mock.onMessage(/public reply/, { content: '{"reply":"A table that is booked should be free. We regret the wait."}' })
  const without = await startLonghand()
  await signUp(page, without.url)
  await page.goto(`${without.url}/standalones/greview`)
  await page.getByRole('textbox', { name: 'Review' }).fill('Waited 40 minutes.')
  await expect(page.getByRole('link', { name: 'Connect a model' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Write', exact: true })).toHaveCount(0)
  await without.kill()

  const server = await startLonghand({ COMPATIBLE_BASE_URL: `${mock.url}/v1`, COMPATIBLE_MODEL: 'house' })
  await signUp(page, server.url)
  await page.goto(`${server.url}/standalones/greview`)
  await page.getByRole('button', { name: 'Write', exact: true }).click()
  await expect(page.getByRole('textbox', { name: 'Review' })).toBeFocused()
  await page.getByRole('button', { name: 'Fill in the example' }).click()
  await page.getByRole('button', { name: 'Write', exact: true }).click()
  await expect(page.getByRole('article', { name: 'Result 2' }).getByText(/^Thank you for telling us/)).toBeVisible()
  for (const at of [0, 1]) await page.getByRole('checkbox', { name: 'Compare' }).nth(at).check()
  await page.getByRole('button', { name: 'Compare 2 results' }).click()
  await expect(page.getByRole('dialog', { name: 'Compare results' }).getByText(/We regret the wait/)).toBeVisible()
  await expectAccessible(page)
  await server.kill()
  await mock.stop()
})
