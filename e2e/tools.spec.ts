import { scriptedModels } from '../test-kit/models.ts'
import { connectModel, expect, expectAccessible, signUp, test } from './fixtures.ts'

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
  // from anywhere, by its name
  await page.keyboard.press('Control+k')
  await page.getByRole('combobox', { name: 'Search or go to' }).fill('meta desc')
  await expect(page.getByRole('option', { name: /Meta description/ })).toBeVisible()
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Fill in the example' }).click()
  await page.getByRole('button', { name: 'Write', exact: true }).click()
  const result = page.getByRole('article', { name: 'Result 1', exact: true })
  await expect(result.getByText(/^\d+ of 156 characters$/)).toBeVisible()

  await result.getByRole('button', { name: 'Edit' }).click()
  await expect(page.getByRole('textbox', { name: 'Meta description' })).toBeFocused()
  await page.getByRole('textbox', { name: 'Meta description' }).fill('The tide turns. '.repeat(12))
  await expect(result.getByText('Too long')).toBeVisible()
  await result.getByRole('button', { name: 'Save' }).click()
  await result.getByRole('button', { name: 'Bad result' }).click()
  await page.getByRole('menuitem', { name: 'Too long' }).click()
  await result.getByRole('button', { name: 'Keep', exact: true }).click()
  await expect(result.getByRole('button', { name: 'Kept' })).toBeVisible()
  await expectAccessible(page)

  await page.reload()
  await expect(page.getByRole('textbox', { name: 'Text' })).toHaveValue(/sourdough/)
  await page.getByRole('searchbox', { name: 'Search history' }).fill('turns')
  await page
    .getByText(/^The tide turns/)
    .first()
    .click()
  await page.getByRole('button', { name: 'New blog' }).click()
  await page.waitForURL(/\/blogs\/[^/]+$/)
  await expect(page.locator('.tiptap').getByText(/The tide turns\./)).toBeVisible()

  await page.goBack()
  await page
    .getByText(/^The tide turns/)
    .first()
    .click()
  await page.getByRole('button', { name: 'Add to a blog' }).click()
  await page.getByRole('combobox', { name: 'Blog' }).click()
  await page
    .getByRole('option', { name: /The tide turns/ })
    .first()
    .click()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Add', exact: true }).click()
  await page.getByRole('button', { name: 'Open', exact: true }).click()
  await expect(page.locator('.tiptap').getByText(/The tide turns\./)).toHaveCount(2)
})

test('a tool that needs a model says so and keeps what was filled in; with one, two results are compared', async ({
  page,
  longhand,
  writer,
}) => {
  expect(writer.id).toBeTruthy()
  const models = await scriptedModels()
  models.says(/public reply[\s\S]*version 1 of 2/, '{"reply":"Thank you for telling us about the wait."}')
  models.says(/public reply/, '{"reply":"A table that is booked should be free. We regret the wait."}')
  await page.goto('/standalones/greview')
  await page.getByRole('textbox', { name: 'Review' }).fill('Waited 40 minutes.')
  await expect(page.getByRole('link', { name: 'Connect a model' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Write', exact: true })).toHaveCount(0)

  await connectModel(page, longhand.url, models)
  await page.goto('/standalones/greview')
  await expect(page.getByRole('textbox', { name: 'Review' })).toHaveValue('Waited 40 minutes.')
  // this server has nothing read once more
  await expect(page.getByRole('checkbox', { name: 'Have the model read its text once more' })).toHaveCount(0)
  await page.getByRole('button', { name: 'Clear form' }).click()
  await page.getByRole('button', { name: 'Write', exact: true }).click()
  await expect(page.getByRole('textbox', { name: 'Review' })).toBeFocused()
  await page.getByRole('button', { name: 'Fill in the example' }).click()
  await page.getByRole('button', { name: 'Write', exact: true }).click()
  await expect(page.getByRole('article', { name: 'Result 2' }).getByText(/^Thank you for telling us/)).toBeVisible()
  for (const at of [0, 1]) await page.getByRole('checkbox', { name: 'Compare' }).nth(at).check()
  await page.getByRole('button', { name: 'Compare 2 results' }).click()
  await expect(page.getByRole('dialog', { name: 'Compare results' }).getByText(/We regret the wait/)).toBeVisible()
  await expectAccessible(page)
  await models.stop()
})

test('posts and emails are previewed as they will look where they are read', async ({ page, longhand, writer }) => {
  expect(writer.id).toBeTruthy()
  const models = await scriptedModels()
  const body = [
    'The tide clock on the kitchen wall shows high water at a glance, before anybody has looked for a phone.',
    'It has one hand, oiled oak around it, and a battery that lasts two years.',
    'Whoever lives by the sea sees whether the boat will float at five or the dog can run on the sand until six.',
    'https://example.org/clock',
  ].join(' ')
  const copy = { headline: 'Know when the water turns', body, call_to_action: 'Order one today' }
  models.says(/The three are read as one text/, JSON.stringify(copy))
  const mail = { subject: 'Tide gauges checked in one visit a year, with a report', preheader: 'For your harbor.' }
  models.says(
    /Write a sales email/,
    JSON.stringify({ ...mail, body: 'Hello {{first_name}},\n\nwe check gauges for [Company Name].' }),
  )
  await connectModel(page, longhand.url, models)
  const write = async (tool: string, channel?: string) => {
    await page.goto(`/standalones/${tool}`)
    await page.getByRole('button', { name: 'Fill in the example' }).click()
    if (channel) {
      await page.getByRole('combobox', { name: 'Where it appears' }).click()
      await page.getByRole('option', { name: channel }).click()
    }
    await page.getByRole('button', { name: 'Write', exact: true }).click()
    await page.getByRole('button', { name: 'Preview' }).first().click()
  }

  await write('marketingcopy', 'Post on X')
  const post = page.getByRole('list', { name: 'Post on X' })
  await expect(post.getByText(/^Too long by \d+/)).toBeVisible()
  await expect(post.getByText('Each link counts as 23.')).toBeVisible()
  await expectAccessible(page)

  await write('marketingcopy', 'Post on LinkedIn')
  const folded = page.getByRole('region', { name: 'Post on LinkedIn' })
  await expect(folded.getByText('Order one today')).toBeHidden()
  await page.getByRole('button', { name: 'Phone' }).click()
  await folded.getByRole('button', { name: '…see more' }).press('Enter')
  await expect(folded.getByText('Order one today')).toBeVisible()

  await write('salesemail')
  const email = page.getByRole('region', { name: 'Email' })
  await expect(email.getByText('The subject is cut off.')).toBeVisible()
  await expect(email.getByText('These placeholders wouldn’t be filled in: [Company Name]')).toBeVisible()
  await email.getByRole('tab', { name: 'Plain text' }).click()
  await page.setViewportSize({ width: 390, height: 844 })
  await expect(email.getByText('{{first_name}}').last()).toBeVisible()
  await expectAccessible(page)
  await models.stop()
})

test('what a model wrote is read by it once more and corrected, unless somebody does without', async ({
  page,
  start,
}) => {
  const { url } = await start({ MODEL_REVIEW: 'on' })
  await signUp(page, url)
  const models = await scriptedModels()
  const edit = { wrong: 'Not on Sundays.', words: 'every day', instead: 'every day but Sunday' }
  models.says(/Skar[\s\S]*What the writer handed in/, JSON.stringify({ edits: [edit] }))
  models.says('Skar', 'The ferry to Skar runs every day.')
  await connectModel(page, url, models)

  await page.goto(`${url}/standalones/synopsis`)
  await page.getByRole('textbox', { name: 'Text' }).fill('The ferry to Skar runs at 7 and at 9, but not on Sundays.')
  const second = page.getByRole('checkbox', { name: 'Have the model read its text once more' })
  await expect(second).toBeChecked()
  await page.getByRole('button', { name: 'Write', exact: true }).click()
  const results = page.getByRole('article', { name: /^Result/ })
  await expect(results.getByText('The ferry to Skar runs every day but Sunday.')).toBeVisible()
  await expectAccessible(page)

  // what the order limits is counted, and said where it stays off
  const sentence = 'The ferry to Oare runs at seven and at nine.'
  const lengths = [{ said: 'sentences of at most 8 words', unit: 'words', most: 8, places: [sentence] }]
  models.says(/Oare[\s\S]*A program has counted/, JSON.stringify({ edits: [] }))
  models.says(/Oare[\s\S]*What the writer handed in/, JSON.stringify({ edits: [], lengths }))
  models.says('Oare', sentence)
  const ferry = page.getByRole('textbox', { name: 'Text' })
  await ferry.fill('Sentences of at most 8 words. The ferry to Oare runs at 7 and at 9.')
  await page.getByRole('button', { name: 'Write', exact: true }).click()
  await expect(results.getByText(`Too long: “${sentence}” has 10 words (you asked for at most 8).`)).toBeVisible()
  await expectAccessible(page)

  await ferry.fill('The ferry to Skar runs at 7 and at 9, but not on Sundays.')
  await second.uncheck()
  await page.getByRole('button', { name: 'Write', exact: true }).click()
  await expect(results.getByText('The ferry to Skar runs every day.', { exact: true })).toBeVisible()
  await page.reload()
  await expect(second).not.toBeChecked()
  await models.stop()
})
