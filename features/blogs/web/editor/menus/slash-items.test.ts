import { expect, test } from 'vitest'
import { messages as editor } from '../core/messages.ts'
import { messages } from './messages.ts'
import { matching, offeredIn, type SlashItem, slashItems } from './slash-items.ts'

const offer = (id: string, name: string, isFirst: boolean) => ({ id, name, isFirst, icon: null, run: () => undefined })
const items = slashItems([offer('writeMore', 'Continue writing', true), offer('conclusion', 'Conclusion', false)])
const named = (item: SlashItem) => ({
  name: 'name' in item ? item.name : editor[item.id],
  also: 'also' in item && item.also ? messages[item.also] : '',
})
const found = (typed: string) => matching(items, typed, named).map(({ id }) => id)

test('the most used assistant items come before the blocks, the others after them', () => {
  expect(items.at(0)?.id).toBe('writeMore')
  expect(items.map(({ id }) => id).slice(-4)).toEqual(['embed', 'conclusion', 'heading4', 'paragraph'])
})

test('names come before other words, and words are matched from their beginning', () => {
  expect(found('he').slice(0, 4)).toEqual(['heading1', 'heading2', 'heading3', 'heading4'])
  expect(found('he')).not.toContain('bulletList')
  expect(found('todo')).toEqual(['bulletList', 'orderedList', 'taskList'])
  expect(found('youtube')).toEqual(['embed'])
  expect(found('')).toHaveLength(items.length)
  expect(found('zzz')).toEqual([])
})

test('a table is offered everywhere but in a table', () => {
  const idsWhere = (isInTable: boolean) => offeredIn({ isActive: () => isInTable }, items).map(({ id }) => id)
  expect(idsWhere(false)).toEqual(items.map(({ id }) => id))
  expect(idsWhere(true)).toEqual(idsWhere(false).filter((id) => id !== 'table'))
})
