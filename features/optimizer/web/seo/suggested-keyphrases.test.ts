import { expect, test } from 'vitest'
import { htmlToPage } from '../../../../engines/text/index.ts'
import { suggestedKeyphrases } from './suggested-keyphrases.ts'

test('what only begins a longer phrase is no keyphrase', () => {
  const page = htmlToPage(
    '<p>Low-cost air sensors are cheap. Low-cost air sensors count light. A sensor is small, and low-cost sensors drift.</p>',
  )
  const title = 'Low-cost air sensors: what two winters teach us'
  const found = suggestedKeyphrases({ title, page }, 'English-US')
  expect(found).toContain('Low-cost air sensors')
  expect(found).not.toContain('Low-cost')
  expect(found).not.toContain('Low-cost air')
  expect(found).not.toContain('cost air sensors')
})

test('what the title joins to a phrase belongs to it where the text says so too', () => {
  const suggested = (title: string, text: string) =>
    suggestedKeyphrases({ title, page: htmlToPage(`<h1>${title}</h1><p>${text}</p>`) }, 'English-US')
  const title = 'Why every town needs a library of things'
  expect(suggested(title, 'A library of things lends drills. The library is old.')).toContain('library of things')
  expect(suggested(title, 'The library lends drills. The library is old.')).toContain('library')
})
