import { makeBlog, openBlog, openPanel } from './editor/desk.ts'
import { expect, expectAccessible, test } from './fixtures.ts'

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
  await page.getByRole('textbox', { name: 'Preferred words' }).fill('loaf, bread')
  await page.getByRole('button', { name: 'Save' }).last().click()
  await expect(page.getByText('Saved', { exact: true })).toBeVisible()
  await page.getByRole('textbox', { name: 'Text' }).fill('We sell bread. The baker said: “We sell bread.”')
  await page.getByRole('button', { name: 'Compare' }).click()
  await expect(page.getByRole('region', { name: 'Fixed' })).toContainText(
    'We sell loaf. The baker said: “We sell bread.”',
  )
  await expectAccessible(page)

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
