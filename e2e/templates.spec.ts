import { scriptedModels } from '../test-kit/models.ts'
import { connectModel, expect, expectAccessible, OPERATOR, signUp, test } from './fixtures.ts'

test('a template is written, tried before it is saved, run as a form, brought back to an earlier version, and published', async ({
  page,
  browser,
  longhand,
  writer,
}) => {
  expect(writer.id).toBeTruthy()
  const models = await scriptedModels()
  models.says(/two sentences about Olive soap for nurses/, 'Olive soap is mild. Nurses may use it all day.')
  await connectModel(page, longhand.url, models)
  await page.goto('/templates/new')
  await page.getByRole('textbox', { name: 'Title' }).fill('Product note')
  await page.getByRole('textbox', { name: 'Prompt' }).fill('Write two sentences about {{product}} for {{reader name}}.')
  await expect(page.getByText('{{reader name}} isn’t a variable.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Try it' })).toHaveAccessibleDescription(/^Correct the variables/)
  await page.getByRole('textbox', { name: 'Prompt' }).fill('Write two sentences about {{product}} for {{reader')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('{{reader isn’t closed.')).toBeVisible()
  await page.getByRole('textbox', { name: 'Prompt' }).fill('Write two sentences about {{product}} for {{reader}}.')
  const field = page.getByRole('group', { name: '{{reader}}' })
  await field.getByRole('textbox', { name: 'Label' }).fill('Who reads it')
  await expectAccessible(page)

  await page.getByRole('button', { name: 'Try it' }).click()
  const tried = page.getByRole('region', { name: 'What to write' })
  await tried.getByRole('textbox', { name: 'Product' }).fill('Olive soap')
  await tried.getByRole('textbox', { name: 'Who reads it' }).fill('nurses')
  await tried.getByRole('button', { name: 'Write', exact: true }).click()
  await expect(page.getByRole('article', { name: 'Result 1' })).toContainText('Nurses may use it all day.')
  await page.reload()
  await expect(page.getByRole('textbox', { name: 'Title' })).toHaveValue('Product note')
  await page.getByRole('button', { name: 'Save', exact: true }).click()

  await expect(page.getByRole('heading', { name: 'Product note', exact: true })).toBeVisible()
  await page.getByRole('textbox', { name: 'Product' }).fill('Olive soap')
  await page.getByRole('textbox', { name: 'Who reads it' }).fill('nurses')
  await page.getByRole('button', { name: 'Write', exact: true }).click()
  await expect(page.getByRole('article', { name: 'Result 1' })).toContainText('Olive soap is mild.')
  await expectAccessible(page)

  await page.getByRole('link', { name: 'Edit', exact: true }).click()
  await page.getByRole('textbox', { name: 'Title' }).fill('Soap note')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByRole('button', { name: 'Discard changes' })).toHaveCount(0)
  await page.getByRole('textbox', { name: 'Title' }).fill('Not saved yet')
  await page.getByText('Version 1: Product note').click()
  await page.getByRole('button', { name: 'Restore this version' }).click()
  await expect(page.getByRole('textbox', { name: 'Title' })).toHaveValue('Product note')
  await expect(page.getByText('You have unsaved changes to version 2.')).toBeVisible()
  await page.getByRole('button', { name: 'Show changes' }).click()
  await expect(page.getByRole('textbox', { name: 'Title' })).toHaveValue('Not saved yet')
  await page.getByRole('button', { name: 'Discard changes' }).click()
  await expect(page.getByRole('textbox', { name: 'Title' })).toHaveValue('Product note')
  await page.getByRole('button', { name: 'Submit to the gallery' }).click()
  await expect(page.getByText('In review', { exact: true })).toBeVisible()

  const operator = { headers: { authorization: `Basic ${Buffer.from(OPERATOR).toString('base64')}` } }
  const { templates } = await (await page.request.get(`${longhand.url}/api/operator/templates`, operator)).json()
  await page.request.post(`${longhand.url}/api/operator/templates/${templates[0].id}/review`, {
    ...operator,
    data: { decision: 'approve' },
  })
  const guest = await (await browser.newContext()).newPage()
  await signUp(guest, longhand.url)
  await guest.goto(`${longhand.url}/templates?q=product+note`)
  await guest.getByRole('link', { name: 'Product note' }).click()
  await guest.getByRole('button', { name: 'Copy to your templates' }).click()
  await expect(guest.getByRole('heading', { name: 'Edit “Product note”' })).toBeVisible()
  await guest.context().close()
  await models.stop()
})

test('the gallery is searched; without a model a template says that it needs one; a file that is wrong says where', async ({
  page,
  writer,
}) => {
  expect(writer.id).toBeTruthy()
  await page.goto('/standalones/public')
  const first = page.getByRole('listitem').filter({ hasText: 'By Longhand' }).first()
  await expect(first).not.toContainText('Newsletter issue')
  await page.getByRole('button', { name: 'Add Newsletter issue to favorites' }).click()
  await expect(first).toContainText('Newsletter issue')
  await page.getByRole('searchbox', { name: 'Search templates' }).fill('press')
  await expect(page.getByRole('listitem').filter({ hasText: 'By Longhand' })).toHaveCount(1)
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Press release' }).click()
  await expect(page.getByRole('link', { name: 'Connect a model' })).toBeVisible()
  await page.getByRole('button', { name: 'Fill in the example' }).click()
  await expect(page.getByRole('textbox', { name: 'Who sends it' })).toHaveValue('Millbrook Public Library')

  await page.getByRole('link', { name: 'All templates' }).click()
  await page.getByRole('button', { name: 'Import' }).click()
  const json = page.getByRole('textbox', { name: 'Or paste JSON' })
  const file = { format: 'longhand-templates', version: 1, templates: [{ title: '', body: 'About {{it}}' }] }
  await json.fill(JSON.stringify(file))
  await page.getByRole('button', { name: 'Check', exact: true }).click()
  await expect(page.getByRole('alert')).toContainText('#1.title: Enter a title.')
  await json.fill(JSON.stringify({ ...file, templates: [{ title: 'It', body: 'About {{it}}' }] }))
  await page.getByRole('button', { name: 'Check', exact: true }).click()
  await page.getByRole('button', { name: 'Import 1 template' }).click()
  await page.getByRole('link', { name: 'It', exact: true }).click()
  await page.getByRole('link', { name: 'Edit', exact: true }).click()
  await page.getByRole('button', { name: 'Delete', exact: true }).click()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByRole('link', { name: 'It', exact: true })).toBeVisible()
})
