import { expect, test } from 'vitest'
import { answering, fakeServer } from '../../../platform/web/test/server.ts'
import { findSources } from './find-sources.ts'

const passage = (id: string, asset: string) => ({
  passage: {
    ...{ id, asset_id: asset, text: `Words of ${id}`, start: 0, end: 9, kind: 'paragraph', level: null },
    ...{ page: null, heading: null },
  },
  asset: { id: asset, kind: 'file', title: `Source ${asset}`, name: `${asset}.pdf`, url: null },
  hits: [],
})

test('each source is found once: by its name, or else at the best passage', async () => {
  fakeServer({
    'GET /api/assets': () => answering({ assets: [{ id: 'a', title: 'Tides', name: 'tides.pdf' }], total: 1 }),
    'GET /api/assets/search': () =>
      answering({ found: [passage('p1', 'b'), passage('p2', 'a'), passage('p3', 'b'), passage('p4', 'c')] }),
  })
  const found = await findSources('tides', new AbortController().signal)
  expect(found.map(({ id, path }) => [id, path])).toEqual([
    ['a', '/assets/a'],
    ['b', '/assets/b?passage=p1'],
    ['c', '/assets/c?passage=p4'],
  ])
})
