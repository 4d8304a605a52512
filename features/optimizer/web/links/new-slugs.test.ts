import { expect, test } from 'vitest'
import type { LinkablePageShape } from '../../contract.ts'
import { newSlugs } from './new-slugs.ts'

const blog = (id: string, title: string, url: string | null = null): LinkablePageShape => ({
  id,
  kind: 'blog',
  title,
  url,
  keywords: [],
  subjects: [],
})

test('blogs without a URL get one from their titles, each its own', () => {
  const targets = [
    blog('a', 'Cold proofing', 'https://example.com/blog/cold-proofing'),
    blog('b', 'Cold proofing!'),
    blog('c', 'Cold proofing'),
    blog('d', 'Café & Brötchen'),
    blog('e', '???'),
    { ...blog('f', 'A page'), kind: 'page' as const },
  ]
  expect(newSlugs(targets)).toEqual([
    { id: 'b', slug: 'cold-proofing-2' },
    { id: 'c', slug: 'cold-proofing-3' },
    { id: 'd', slug: 'cafe-brotchen' },
  ])
})
