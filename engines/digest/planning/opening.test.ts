import { expect, test } from 'vitest'
import { materials } from '../cases/material.ts'
import { readMaterial } from '../reading/material.ts'
import { openingSentences } from './opening.ts'

test('most subjects have an opening, the same however often it is asked for', () => {
  const opened = materials.filter(([name, { language, passages, topic }]) => {
    const [once, again] = [0, 1].map(() => openingSentences(readMaterial({ language, passages, topic: topic.phrase })))
    expect(again, name).toEqual(once)
    return (once ?? []).length > 0
  })
  expect(opened.length).toBeGreaterThan(4)
})

test('a source that says what something else is opens no text', () => {
  const texts = [
    'A constellation is a group of stars, usually in a pattern. When seen together, the stars look like a picture.',
    'Most stars have planets orbiting them. Planets of other stars are called exoplanets. Their light is hard to see.',
  ]
  const passages = texts.map((text, at) => ({
    id: `${at}`,
    sourceId: `${at}`,
    title: '',
    text,
    start: 0,
    end: text.length,
  }))
  const material = readMaterial({ language: 'English-US', passages, topic: 'planets around other stars' })
  expect(openingSentences(material)[0]?.text).toBe('Most stars have planets orbiting them.')
  const [constellation] = passages.slice(0, 1)
  const alone = readMaterial({
    language: 'English-US',
    passages: constellation ? [constellation] : [],
    topic: material.topic.phrase,
  })
  expect(openingSentences(alone)).toEqual([])
})
