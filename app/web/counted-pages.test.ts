import { expect, test } from 'vitest'
import { countedPages } from '../../features/visits/contract.ts'
import { features } from './features.ts'

/** Shown by the server itself, or by the router where there is no page. */
const BESIDE_FEATURES = ['/share-blog/$shareId', '/$']

test('visits are counted of every page there is, and of no other', () => {
  const pages = features.flatMap(({ routes }) => routes.map(({ path }) => path))
  expect([...countedPages].sort()).toEqual([...new Set<string>([...pages, ...BESIDE_FEATURES])].sort())
})
