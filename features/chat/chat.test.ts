import { describe, expect, test } from 'vitest'
import { joinedAt, wholePart } from './continuation.ts'
import { conversationText, searchWords, titleOf } from './conversation.ts'
import { markdownOf } from './markdown-of.ts'
import { changedSelection, noSelection } from './selection.ts'
import { branchTo, leafUnder, versionsIn } from './tree.ts'
import { unsourcedIn } from './unsourced.ts'

const place = (id: string, parentId: string | null) => ({ id, parentId })
/** q1 has the answers a1 and a2; a1 is followed by q2, which was edited to q3. */
const tree = [
  place('q1', null),
  place('a1', 'q1'),
  place('q2', 'a1'),
  place('b2', 'q2'),
  place('a2', 'q1'),
  place('q3', 'a1'),
  place('b3', 'q3'),
]

describe('the tree', () => {
  test.each([
    ['b2', 'q1 a1 q2 b2'],
    ['a2', 'q1 a2'],
    ['unknown', ''],
    [null, ''],
  ])('the branch to %s', (id, branch) => {
    const ids = branchTo(tree, id).map((message) => message.id)
    expect(ids.join(' ')).toBe(branch)
  })
  test.each([
    [null, 'a2'],
    ['a1', 'b3'],
    ['q2', 'b2'],
    ['b2', 'b2'],
  ])('below %s, the latest version is %s', (id, leaf) => expect(leafUnder(tree, id)).toBe(leaf))
  test('versions have the same parent', () => {
    expect(versionsIn(tree).get('a1')).toEqual(['a1', 'a2'])
    expect(versionsIn(tree).get('q1')).toEqual(['q1'])
  })
  test('a circle ends', () => expect(branchTo([place('a', 'b'), place('b', 'a')], 'a')).toHaveLength(2))
})

describe('sentences without a source', () => {
  const words = (text: string, cited: string[] = []) =>
    unsourcedIn(
      text,
      cited.map((one) => ({ start: text.indexOf(one), end: text.indexOf(one) + one.length })),
      'English-US',
    ).map(({ start, end }) => text.slice(start, end))
  test('are facts that no citation is on, in paragraphs, lists, and quotations', () => {
    const [first, second] = ['The Rance station opened in 1966.', 'It has 24 turbines.']
    expect(words(`${first} ${second} That is all you need.`, [first])).toEqual([second])
    expect(words(`## Built in 1966\n\n- **${first}**\n> ${second}\n\nIs it old?`)).toEqual([`**${first}**`, second])
  })
  test('a clause that its citation leaves out is one, the words around a quotation are none', () => {
    const text = 'The Rance station opened in 1966, so that quarries nearby earned more.'
    expect(words(text, ['The Rance station opened in 1966'])).toEqual([', so that quarries nearby earned more.'])
    expect(words(text, [text])).toEqual([])
    const quoted = 'According to the operator of the station, “it opened in 1966.”'
    expect(words(quoted, ['it opened in 1966.'])).toEqual([])
  })
  test('rows with figures count, their head and code do not', () => {
    const table = '| Station | Opened 2 |\n|---|---|\n| Rance | 1966 |\n| Sihwa | later |'
    expect(words(`${table}\n\n\`\`\`\nIt opened in 1966 in France.\n\`\`\``)).toEqual(['| Rance | 1966 |'])
    expect(words(table, ['| Rance | 1966 |'])).toEqual([])
    expect(words('| A | B |\n|---|---|\n| The dam at the Rance | 1966 |', ['1966'])).toEqual([])
  })
})

describe('what goes with a question', () => {
  const before = [
    { role: 'question', text: 'How many turbines does the Rance station have?' },
    { role: 'answer', text: 'It has 24.' },
  ] as const
  test('the latest turns that fit', () => {
    expect(conversationText(before, 1_000)).toBe(`Question: ${before[0].text}\n\nAnswer: It has 24.`)
    expect(conversationText(before, 30)).toBe('Answer: It has 24.')
    expect(conversationText([{ role: 'answer', text: 'x'.repeat(9_000) }], 5_000)).toHaveLength(2_010)
  })
  test('a question that says little is searched with the one before', () => {
    expect(searchWords('And how old?', before, 'English-US')).toContain('Rance')
    expect(searchWords('How large is the Sihwa Lake station?', before, 'English-US')).not.toContain('Rance')
    expect(searchWords('And how old?', [], 'English-US')).toBe('And how old?')
  })
  test('a title is its first line, cut between words', () => {
    expect(titleOf('What is  a tide?\nIn two lines.')).toBe('What is a tide?')
    expect(titleOf('tide '.repeat(40))).toMatch(/^(?:tide ){14}tide…$/)
  })
  test.each([
    ['It has 24 turbines. It is', 'It has 24 turbines.'],
    ['It has 24 turbines.', 'It has 24 turbines.'],
    ['He called it “old.”', 'He called it “old.”'],
    ['It is old.\n\n1. It has 24 turbines.\n2. **It', 'It is old.\n\n1. It has 24 turbines.'],
    ['It is old.\n\n## Cos', 'It is old.'],
    ['It is old.\n\n| Year | Turbines |\n| --- | --- |\n| 1966 | 24', 'It is old.'],
    ['It is old.\n\n```js\nlet a = 1.', 'It is old.'],
    ['It is', ''],
  ])('%j goes on from its last whole sentence, table, or code', (text, whole) =>
    expect(wholePart(text, 'English-US')).toBe(whole),
  )
  test('what goes on begins a paragraph', () => expect([joinedAt('Half. '), joinedAt(' ')]).toEqual(['Half.\n\n', '']))
})

test('another mode begins without the sources of the one before', () => {
  const files = changedSelection(noSelection, { mode: 'file', files: ['a'] })
  expect(files).toEqual({ ...noSelection, mode: 'file', files: ['a'] })
  expect(changedSelection(files, {})).toEqual(files)
  expect(changedSelection(files, { mode: 'url', files: ['b'] })).toEqual({ ...noSelection, mode: 'url' })
  expect(changedSelection(changedSelection(files, { mode: 'url' }), { mode: 'file' }).files).toEqual([])
})

test('a conversation as one text: citations move along, and what a question says is no markup', () => {
  const answer = { role: 'answer' as const, text: 'It has 24. ![x](http://a.b/c)', citations: [{ start: 0, end: 10 }] }
  const { markdown, citations } = markdownOf([
    { role: 'question', text: 'Is *this* <b>it</b>?', citations: [] },
    answer,
    { role: 'question', text: 'One\n# two', citations: [] },
    answer,
  ])
  expect(markdown).toContain('## Is \\*this\\* \\<b>it\\</b>?\n\n')
  expect(markdown).toContain('## Question\n\n> One\n> \\# two')
  expect(markdown).not.toContain('![')
  expect(citations.map(({ start, end }) => markdown.slice(start, end))).toEqual(['It has 24.', 'It has 24.'])
})
