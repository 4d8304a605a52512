import { makeBlog, openBlog, openPanel } from './editor/desk.ts'
import { expect, expectAccessible, OPERATOR, test } from './fixtures.ts'

const BAKERY = `We bake at night. Our oven is old, and we know its moods. You come in at seven, and we hand you a loaf that's still warm.
We don't sell what we wouldn't eat. If the rye is dull, we say so, and you get the spelt. It's that simple.

We started with two tables and a borrowed mixer. We've never bought a second oven, because we'd rather sleep. You'll find us behind the station, next to the tailor.
We keep the list short: rye, spelt, and wheat. On Fridays we bake a dark loaf with seeds. You can't order it, but you can be early.

Our flour comes from a mill up the valley. The miller rings when the harvest is wet, and we change the dough. You'd taste it if we didn't.
We teach whoever asks. You bring an apron, and we bring the rest. Nobody leaves without a loaf, and nobody leaves without flour on their shoes.`

test('a voice is made from a text, described, given a rule, and kept in the editor by one fix that undo takes back', async ({
  page,
  longhand,
  writer,
}) => {
  expect(writer.id).toBeTruthy()
  await page.goto('/brandvoice')
  await page.getByRole('button', { name: 'New voice' }).click()
  await page.getByRole('textbox', { name: 'Name' }).fill('Night bakery')
  await page.getByRole('textbox', { name: 'Text' }).fill('We bake at night.')
  await page.getByRole('button', { name: /^Analyze/ }).click()
  await expect(page.getByText('Add at least 146 words more.')).toBeVisible()
  await page.getByRole('textbox', { name: 'Text' }).fill(BAKERY)
  await page.getByRole('button', { name: /^Analyze/ }).click()
  await expect(page.getByRole('textbox', { name: 'Description' })).toHaveValue(/Uses contractions\./)
  await expect(page.getByRole('textbox', { name: 'Sample 1' })).toHaveValue(
    /^We bake at night\.[\s\S]*on their shoes\.$/,
  )
  for (const count of [2, 3]) {
    await page.getByRole('button', { name: 'Add sample' }).click()
    await expect(page.getByRole('textbox', { name: /^Sample / })).toHaveCount(count)
  }
  await page.getByRole('button', { name: 'Remove sample 2' }).click()
  await expect(page.getByRole('button', { name: 'Add sample' })).toBeFocused()
  await page.getByRole('textbox', { name: 'Sample 2' }).fill('We don’t hurry, and you’ll taste it.')
  await page.getByRole('button', { name: 'Playful' }).click()
  await page.getByRole('slider', { name: 'Energy' }).press('ArrowRight')
  await page.getByRole('link', { name: 'Assets' }).click()
  await expect(page.getByText('Your changes to this voice aren’t saved.')).toBeVisible()
  await page.getByRole('button', { name: 'Cancel' }).click()
  await page.getByRole('button', { name: 'Save' }).first().click()
  await expect(page.getByText('Saved', { exact: true })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('textbox', { name: /^Sample / })).toHaveCount(2)
  await expect(page.getByRole('slider', { name: 'Humor' })).toHaveValue('5')
  await expect(page.getByRole('slider', { name: 'Energy' })).toHaveValue('5')
  await expect(page.getByRole('textbox', { name: 'Sample 2' })).toHaveValue('We don’t hurry, and you’ll taste it.')
  await page.getByRole('textbox', { name: 'Preferred words' }).fill('loaf, bread')
  await page.getByRole('button', { name: 'Save' }).last().click()
  await expect(page.getByText('Saved', { exact: true })).toBeVisible()
  await page.getByRole('textbox', { name: 'Text' }).fill('We sell bread. The baker said: “We sell bread.”')
  await page.getByRole('button', { name: 'Compare' }).click()
  await expect(page.getByRole('region', { name: 'Fixed' })).toContainText(
    'We sell loaf. The baker said: “We sell bread.”',
  )
  await expect(page.getByText('1 place breaks a rule.')).toBeVisible()
  await page.getByRole('textbox', { name: 'Text' }).fill(BAKERY)
  await page.getByRole('button', { name: 'Compare' }).click()
  await expect(page.getByText('Sounds like this voice: every rule is kept, and no measure is off.')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('radio', { name: /^A prompt/ }).check()
  const prompt = 'Rewrite this: We utilize good bread in order to make toast.'
  await page.getByRole('textbox', { name: 'Prompt' }).fill(prompt)
  await page.getByRole('button', { name: 'Write with and without this voice' }).click()
  await expect(page.getByRole('region', { name: 'Without the voice' })).toContainText('bread')
  await expect(page.getByRole('region', { name: 'With the voice' })).toContainText('loaf')

  const id = await makeBlog(
    page,
    longhand.url,
    '<h1>Shop</h1><p>We sell bread and good bread. She said: “We sell bread.”</p>',
  )
  const text = await openBlog(page, id)
  await openPanel(page, 'Checks', 'Voice')
  await expect(page.getByText('0 kept, 2 broken')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Fix all 2 places' }).click()
  await expect(text).toContainText('We sell loaf and good loaf. She said: “We sell bread.”')
  await expect(page.getByText('2 kept, 0 broken')).toBeVisible()
  await text.press('ControlOrMeta+z')
  await expect(text).toContainText('We sell bread and good bread. She said: “We sell bread.”')
})

test('what no voice can be made of is said with what was typed kept; voices page by five, and the plan’s limit is said', async ({
  page,
  longhand,
  writer,
  playwright,
}) => {
  const headers = { origin: longhand.url }
  const answers = { speaker: 'we', sentences: 'mixed' }
  // a server that has none may say 404, and one that fails says so word for word
  const list = '**/api/fetch/brand/voice/info*'
  await page.route(list, (route) => route.fulfill({ status: 404, json: { status: 404, message: 'None.', code: 'x' } }))
  await page.goto('/brandvoice')
  await expect(page.getByText('No brand voices yet')).toBeVisible()
  await page.route(list, (route) => route.fulfill({ status: 500, json: { status: 500, message: 'No.', code: 'x' } }))
  await page.reload()
  await expect(page.getByText('Failed to fetch brand voice, please contact support if this persists.')).toBeVisible()
  await page.unroute(list)
  for (let at = 1; at <= 5; at += 1)
    await page.request.post(`${longhand.url}/api/brand-voices`, { headers, data: { name: `Voice ${at}`, answers } })
  await page.goto('/brandvoice')
  await page.getByRole('button', { name: 'New voice' }).click()
  const dialog = page.getByRole('dialog')
  const text = dialog.getByRole('textbox', { name: 'Text' })
  await dialog.getByRole('textbox', { name: 'Name' }).fill('夜间面包房')
  await text.evaluate((area: HTMLTextAreaElement) => {
    area.value = 'bread '.repeat(350_000)
  })
  await dialog.getByRole('button', { name: /^Analyze/ }).click()
  await expect(dialog.getByText('This text is too long to analyze. Use at most 2,000,000 characters.')).toBeVisible()
  await expect(dialog.getByRole('textbox', { name: 'Name' })).toHaveValue('夜间面包房')
  const chinese = '我们在夜里烤面包。你早上七点来，面包还是热的。'.repeat(30)
  await text.fill(chinese)
  await dialog.getByRole('button', { name: /^Analyze/ }).click()
  await expect(dialog.getByText('A voice can’t be measured in this text’s language.')).toBeVisible()
  await dialog.getByRole('radio', { name: 'Files and web pages' }).check()
  await dialog.getByLabel('Upload files').setInputFiles([
    { name: 'bakery.md', mimeType: 'text/markdown', buffer: Buffer.from(BAKERY) },
    { name: 'damaged.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4 nothing') },
  ])
  await expect(dialog.getByText('couldn’t be read · This PDF is damaged or incomplete')).toBeVisible()
  await dialog.getByRole('textbox', { name: 'Web addresses' }).fill('nowhere')
  await dialog.getByRole('button', { name: /^Analyze/ }).click()
  await expect(dialog.getByText('Correct or remove these addresses.')).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'New voice' }).click()
  await dialog.getByRole('radio', { name: 'Text' }).check()
  await expect(text).toHaveValue(chinese)
  await dialog.getByRole('radio', { name: 'Files and web pages' }).check()
  await dialog.getByRole('textbox', { name: 'Web addresses' }).clear()
  await dialog.getByRole('button', { name: /^Analyze/ }).click()
  await expect(page.getByRole('heading', { name: '夜间面包房', exact: true })).toBeVisible()
  await expectAccessible(page)

  await page.goto('/brandvoice')
  await expect(
    page
      .getByRole('listitem')
      .filter({ has: page.getByRole('link') })
      .getByText(/^Voice \d$/),
  ).toHaveCount(4)
  await page.getByRole('button', { name: 'Next' }).click()
  await expect(page.getByText('Page 2 of 2')).toBeVisible()
  await page.goto('/brandvoice?page=99')
  await page.waitForURL('**/brandvoice?page=2')
  await expect(page.getByText('Page 2 of 2')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Voice 1' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Voice 2' })).toHaveCount(0)
  await page.getByRole('searchbox', { name: 'Search brand voices' }).fill('voice 4')
  await expect(page.getByRole('link', { name: /^Voice \d$/ })).toHaveText(['Voice 4'])

  const [username = '', password = ''] = OPERATOR.split(':')
  const operator = await playwright.request.newContext({ httpCredentials: { username, password, send: 'always' } })
  const plan = { unique_id: writer.id, credit_limit: 10, expiry_days: 30, plan_name: 'forever_free' }
  expect((await operator.put(`${longhand.url}/api/update/user`, { data: plan })).status()).toBe(200)
  await operator.dispose()
  await page.getByRole('button', { name: 'New voice' }).click()
  await dialog.getByRole('textbox', { name: 'Name' }).fill('One too many')
  await dialog.getByRole('radio', { name: 'Questions' }).check()
  await dialog.getByRole('button', { name: 'Create' }).click()
  await expect(page.getByText('Your plan includes 1 brand voice. Delete one, or upgrade your plan.')).toBeVisible()
  await expect(dialog.getByRole('textbox', { name: 'Name' })).toHaveValue('One too many')
})
