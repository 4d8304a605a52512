// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { screen, show } from '../../../platform/web/test/screen.tsx'
import { answering, fakeServer } from '../../../platform/web/test/server.ts'
import type { SectionView } from './api.ts'
import { CitedText } from './CitedText.tsx'
import { Article } from './DraftPage.tsx'

test('a mark stays on one line with the last letters before it, and the words stay whole', async () => {
  const markdown = 'Tides follow the moon. The range is 16 metres.'
  const citation = { id: 'c1', passage_id: 'p1', title: 'Tides', quote: 'Tides follow the moon.', start: 0, end: 22 }
  const { container } = await show(
    <CitedText
      markdown={markdown}
      citations={[citation as unknown as SectionView['citations'][number]]}
      numbers={new Map([['p1', 1]])}
    />,
  )
  const kept = screen.getByRole('button', { name: 'Source 1: Tides' }).parentElement
  expect(kept?.className).toBe('whitespace-nowrap')
  expect(kept?.textContent).toBe('moon.1')
  expect(container.textContent).toBe('Tides follow the moon.1 The range is 16 metres.')
})

test('bold words, italics, and code are set off; other stars and lines below are letters', async () => {
  const { container } = await show(
    <CitedText
      markdown={'The **whole** *tide* _turns_ in `main.c`, as 2 * 3 * 4 and snake_case_name.'}
      citations={[]}
      numbers={new Map()}
    />,
  )
  const set = [...container.querySelectorAll('strong, em, code')].map(({ tagName, textContent }) => [
    tagName,
    textContent,
  ])
  expect(set).toEqual([
    ['STRONG', 'whole'],
    ['EM', 'tide'],
    ['EM', 'turns'],
    ['CODE', 'main.c'],
  ])
  expect(container.textContent).toBe('The whole tide turns in main.c, as 2 * 3 * 4 and snake_case_name.')
})

test('a quote in another language that a model found says so', async () => {
  const citation = { id: 'c1', passage_id: 'p1', title: 'Ebbe', quote: 'Ebbe und Flut', start: 0, end: 6 }
  const { person } = await show(
    <CitedText
      markdown="Tides."
      citations={[{ ...citation, matched_by: 'model' } as unknown as SectionView['citations'][number]]}
      numbers={new Map([['p1', 1]])}
    />,
  )
  await person.click(screen.getByRole('button', { name: 'Source 1: Ebbe' }))
  expect(await screen.findByText(/A model found these words/)).toBeTruthy()
})

test('several words of one passage have one number, and stand together in its card', async () => {
  const both = ['Clay is £14 a bag.', 'Glaze is £3 a mug.'].map((quote, at) => ({
    ...{ id: `c${at}`, passage_id: 'p1', title: 'Prices', quote, start: 0, end: 12 },
    matched_by: 'calculation',
  }))
  const { person } = await show(
    <CitedText
      markdown="It comes to £89."
      citations={both as unknown as SectionView['citations'][number][]}
      numbers={new Map([['p1', 2]])}
    />,
  )
  await person.click(screen.getByRole('button', { name: 'Source 2: Prices' }))
  for (const { quote } of both) expect(await screen.findByText(quote)).toBeTruthy()
  expect(screen.getAllByText(/was calculated from numbers in the source/)).toHaveLength(2)
})

test('citations are numbered through the article, one number for one passage', async () => {
  const cited = (passage_id: string, end: number) =>
    ({ id: `c${end}`, passage_id, title: passage_id, quote: 'q', start: end - 3, end }) as never
  const section = {
    id: 's1',
    level: 2,
    heading: 'Old dams',
    state: 'done',
    text: 'Two. One.',
    problem: null,
    engine: null,
  }
  const workflow = {
    id: 'w1',
    task_id: null,
    sections: [{ ...section, citations: [cited('p2', 4), cited('p1', 9)] }],
    frame: {
      opening: { text: 'One.', citations: [cited('p1', 4)] },
      closing: { text: '## In short\n\nThree.', citations: [cited('p3', 19)] },
      questions: { text: '', citations: [] },
    },
  }
  const { container } = await show(<Article workflow={workflow as never} />)
  expect(screen.getAllByRole('button', { name: /^Source/ }).map(({ textContent }) => textContent)).toEqual([
    '1',
    '2',
    '1',
    '3',
  ])
  expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
    'Old dams',
    'In short',
  ])
  expect(container.textContent).not.toContain('#')
})

test('quotations, lists with their numbers, and tables look like what they are', async () => {
  const markdown = [
    '> **Rance**: “It opened in 1966.”',
    '',
    '> **Steps**:',
    '>',
    '> 4. Open the gate.',
    '> 5. Close it.',
    '',
    '> **Sizes**: “Two stations”',
    '>',
    '> | Place | Power |',
    '> | --- | --- |',
    '> | Rance | 240 \\| 254 MW |',
  ].join('\n')
  const end = markdown.indexOf(' |', markdown.indexOf('254'))
  const citation = { id: 'c1', passage_id: 'p1', title: 'Sizes', quote: 'q', start: end - 5, end } as never
  const { container } = await show(
    <CitedText markdown={markdown} citations={[citation]} numbers={new Map([['p1', 7]])} />,
  )
  const [first, steps] = container.querySelectorAll('blockquote')
  expect(first?.textContent).toBe('Rance: “It opened in 1966.”')
  expect(first?.querySelector('strong')?.textContent).toBe('Rance')
  expect(steps?.querySelector('ol')?.start).toBe(4)
  expect([...(steps?.querySelectorAll('li') ?? [])].map(({ textContent }) => textContent)).toEqual([
    'Open the gate.',
    'Close it.',
  ])
  expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual(['Place', 'Power'])
  expect(screen.getAllByRole('cell').map(({ textContent }) => textContent)).toEqual(['Rance', '240 | 254 MW7'])
  expect(container.textContent).not.toMatch(/[>*]|---/)
})

test('a citation shows license and date of its source beside the quoted words', async () => {
  const rights = {
    license: 'CC BY-SA 4.0',
    license_url: 'https://creativecommons.org/licenses/by-sa/4.0/',
    abstract_only: false,
  }
  fakeServer({ 'GET /api/assets/a1': () => answering({ asset: { id: 'a1', rights, published_at: '2026-10-03' } }) })
  const citation = {
    id: 'c1',
    passage_id: 'p1',
    asset_id: 'a1',
    title: 'Tides',
    quote: 'Tides rise.',
    start: 0,
    end: 11,
  }
  const { person } = await show(
    <CitedText
      markdown="Tides rise."
      citations={[citation as unknown as SectionView['citations'][number]]}
      numbers={new Map([['p1', 1]])}
    />,
  )
  await person.click(screen.getByRole('button', { name: 'Source 1: Tides' }))
  expect((await screen.findByRole('link', { name: 'CC BY-SA 4.0' })).getAttribute('href')).toContain('by-sa')
  expect(screen.getByText(/Oct 3, 2026.*quote, don’t copy/)).toBeDefined()
})
