import { expect, test } from 'vitest'
import { postLength } from '../text/index.ts'
import { splitPost } from './index.ts'

const LONG = Array.from({ length: 30 }, (_, at) => `Sentence number ${at} says that the tide turns.`).join(' ')

test('a post that is too long comes apart between sentences, and loses nothing', () => {
  const posts = splitPost(LONG, 280, 'English-US')
  expect(posts.length).toBeGreaterThan(1)
  for (const post of posts) {
    expect(postLength(post)).toBeLessThanOrEqual(280)
    expect(post).toMatch(/\.$/)
  }
  expect(posts.join(' ')).toBe(LONG)
})

test('paragraphs stay together where they fit, and a sentence that alone is too long breaks between words', () => {
  expect(splitPost('One.\n\nTwo.', 280, 'English-US')).toEqual(['One.\n\nTwo.'])
  const words = 'tide '.repeat(100).trim()
  const posts = splitPost(words, 280, 'English-US')
  expect(posts.every((post) => postLength(post) <= 280)).toBe(true)
  expect(posts.join(' ')).toBe(words)
})
