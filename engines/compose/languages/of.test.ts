import { describe, expect, test } from 'vitest'
import { contentLanguages } from '../../text/index.ts'
import { readMaterial } from '../material.ts'
import { sidesAsked } from '../relevance.ts'
import { worded } from '../wording.ts'
import { packOf } from './of.ts'
import { facets } from './pack.ts'

describe.each(contentLanguages)('%s', (language) => {
  const pack = packOf(language)
  test('has words for everything', () => {
    for (const facet of facets) {
      expect(pack.cues[facet].length, facet).toBeGreaterThan(10)
      expect(pack.asks[facet].length, facet).toBeGreaterThan(5)
      expect(pack.headings[facet].length, facet).toBeGreaterThan(0)
      expect(pack.questions[facet].length, facet).toBeGreaterThan(0)
    }
    for (const [name, words] of Object.entries(pack.phrases)) {
      if (name === 'adding') continue
      for (const phrase of [words].flat()) expect(phrase.length, name).toBeGreaterThan(0)
    }
  })
  test('understands its own headings and questions', () => {
    const material = readMaterial({ language, topic: 'Zorbing', given: 'Zorbing.' })
    for (const facet of facets) {
      for (const pattern of [...pack.headings[facet], ...pack.questions[facet]]) {
        const text = worded(pattern, { topic: 'Zorbing' })
        expect(sidesAsked(material, text).facets, text).toContain(facet)
        expect(text).not.toMatch(/[{}|]/)
      }
    }
  })
  test('asks with question marks only where it asks', () => {
    for (const facet of facets) {
      for (const pattern of pack.questions[facet]) expect(pattern).toMatch(/\?$/)
      for (const pattern of pack.headings[facet]) expect(pattern).not.toMatch(/\?$/)
    }
  })
})
