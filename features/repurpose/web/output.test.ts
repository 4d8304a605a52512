import { expect, test } from 'vitest'
import { isAdvice } from '../../../engines/repurposing/index.ts'
import type { Derivative } from './api.ts'
import { csvFor, outputOf, wholeText } from './output.ts'

const thread = {
  id: 'd',
  form: 'posts',
  network: 'x',
  shape_id: 'twitter-thread',
  shape_title: 'Thread on X',
  language: 'English-US',
  link: '',
  is_tracked: false,
  source: { id: 's', kind: 'text', title: 'Tides', url: null, blog_id: null },
  layout: [
    {
      name: 'posts',
      label: 'Posts',
      form: 'list',
      style: 'numbers',
      entries: [2, 3],
      limit: { unit: 'post', most: 280 },
    },
  ],
} as unknown as Derivative
const draft = (posts: string[], link = '') => ({ parts: { posts }, link, is_tracked: link !== '' })

test('the link is counted in the last post, and an empty post goes nowhere', () => {
  const posts = ['Tides turn.', '', 'a'.repeat(260)]
  const { problems, link } = outputOf(thread, draft(posts, 'https://example.org/tides'))
  expect(link).toContain('utm_source=x')
  expect(problems).toMatchObject([{ kind: 'too-long', measure: { entry: 1, count: 260 + 2 + 23 } }])
  expect(outputOf(thread, draft(['Tides turn.', ' '])).problems).toMatchObject([{ kind: 'entries', count: 1 }])
  expect(wholeText(thread, draft(['One.', ' ', 'Two.']))).toBe('One.\n\n\nTwo.')
})

test('too few entries are advice, and none or too many keep a text from going out', () => {
  const problemsOf = (count: number) => outputOf(thread, draft(Array(count).fill('Tides turn.'))).problems
  expect(problemsOf(1).map(isAdvice)).toEqual([true])
  expect(problemsOf(3)).toEqual([])
  expect(problemsOf(4).map(isAdvice)).toEqual([false])
  expect(problemsOf(0)).toMatchObject([{ kind: 'empty' }])
  expect(problemsOf(0).map(isAdvice)).toEqual([false])
})

test('a file for spreadsheets has every post, quoted, with its count, and no formula', () => {
  const csv = csvFor(thread, { values: { posts: ['He said “hi”, "bye"\n\nand 🌊', '=1+1'] } })
  expect(csv).toBe('\uFEFFnumber,text,count\r\n1,"He said “hi”, ""bye""\n\nand 🌊",27\r\n2,\'=1+1,4\r\n')
})

test('questions go into such a file with their answers, and texts that are no list don’t', () => {
  const layout = [
    { name: 'title', label: 'Title', form: 'title' },
    { name: 'questions', label: 'Questions', form: 'pairs', style: 'questions', columns: ['question', 'answer'] },
  ]
  const qna = { ...thread, form: 'questions', layout } as unknown as Derivative
  const questions = [
    { question: 'When?', answer: 'In 1966, by the sea.' },
    { question: '', answer: ' ' },
  ]
  expect(csvFor(qna, { values: { questions } })).toBe(
    '\uFEFFnumber,question,answer\r\n1,When?,"In 1966, by the sea."\r\n',
  )
  const page = { parts: { title: 'Tides', questions }, link: '', is_tracked: false }
  expect(wholeText(qna, page)).toBe('## Tides\n\n### When?\n\nIn 1966, by the sea.')
  // one that lacks its answer keeps them from going out
  const open = { ...page, parts: { title: 'Tides', questions: [...questions, { question: 'Why?', answer: '' }] } }
  expect(outputOf(qna, open).problems).toEqual([{ kind: 'incomplete', part: 'questions', entry: 1 }])
  expect(csvFor({ ...thread, form: 'email' }, { values: {} })).toBeNull()
})
