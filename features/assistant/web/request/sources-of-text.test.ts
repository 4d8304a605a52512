import { expect, test } from 'vitest'
import { htmlToDocument } from '../../../blogs/document/server-html.ts'
import { sourcesOfText } from './sources-of-text.ts'
import { sourcesByDefault, sourcesInput } from './write.ts'

const text = htmlToDocument(
  '<p><span data-citation="a">One.</span> <span data-citation="b">Two.</span> <span data-citation="c">Three.</span></p>',
)
const citations = [
  { id: 'a', asset_id: 'tides' },
  { id: 'b', asset_id: 'dams' },
  { id: 'c', asset_id: 'dams' },
  { id: 'gone from the text', asset_id: 'moon' },
]

test('the assistant writes on with what the text cites, the most cited first, as far as the plan goes', () => {
  expect(sourcesOfText(text, citations, -1)).toEqual(['dams', 'tides'])
  expect(sourcesOfText(text, citations, 1)).toEqual(['dams'])
  expect(sourcesInput(sourcesByDefault, ['dams', 'tides'])).toEqual({ mode: 'file', files: ['dams', 'tides'] })
})

test('a text without sources is written on alone; pages and sites are named as such', () => {
  expect(sourcesOfText(htmlToDocument('<p>Plain.</p>'), citations, 3)).toEqual([])
  expect(sourcesInput(sourcesByDefault, [])).toEqual({ mode: 'instruct' })
  const addresses = ['https://tides.example']
  expect(sourcesInput({ mode: 'url', files: [], addresses }, ['dams'])).toEqual({ mode: 'url', urls: addresses })
  expect(sourcesInput({ mode: 'domain', files: [], addresses }, [])).toEqual({ mode: 'domain', domains: addresses })
})
