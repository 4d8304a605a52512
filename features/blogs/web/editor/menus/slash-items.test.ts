import { expect, test } from 'vitest'
import { messages as assist } from '../assist/messages.ts'
import { messages as editor } from '../core/messages.ts'
import { messages } from './messages.ts'
import { matching, offeredIn, type SlashItem, slashItems } from './slash-items.ts'

const catalogue: Record<string, string> = { ...assist, ...editor }
const named = (item: SlashItem) => ({ name: catalogue[item.id] ?? '', also: item.also ? messages[item.also] : '' })
const found = (typed: string) => matching(slashItems, typed, named).map(({ id }) => id)

test('every item has a name', () => {
  expect(slashItems.filter((item) => !named(item).name)).toEqual([])
})

test('names come before other words, and words are matched from their beginning', () => {
  expect(found('he').slice(0, 4)).toEqual(['heading1', 'heading2', 'heading3', 'heading4'])
  expect(found('he')).not.toContain('bulletList')
  expect(found('todo')).toEqual(['bulletList', 'orderedList', 'taskList'])
  expect(found('youtube')).toEqual(['embed'])
  expect(found('')).toHaveLength(slashItems.length)
  expect(found('zzz')).toEqual([])
})

test('a table is offered everywhere but in a table', () => {
  const idsWhere = (isInTable: boolean) => offeredIn({ isActive: () => isInTable }).map(({ id }) => id)
  expect(idsWhere(false)).toEqual(slashItems.map(({ id }) => id))
  expect(idsWhere(true)).toEqual(idsWhere(false).filter((id) => id !== 'table'))
})
