import { describe, expect, test } from 'vitest'
import { contentLanguages } from '../../../text/index.ts'
import { aboutTopic } from '../../planning/wording.ts'
import { sidesAsked } from '../../ranking/relevance.ts'
import { readMaterial } from '../material.ts'
import { packOf } from './of.ts'
import { askedFacets, facets, headedFacets } from './pack.ts'

describe.each(contentLanguages)('%s', (language) => {
  const pack = packOf(language)
  test('has words for everything', () => {
    for (const facet of facets) {
      expect(pack.cues[facet].length, facet).toBeGreaterThan(10)
      expect(pack.asks[facet].length, facet).toBeGreaterThan(5)
    }
    for (const [name, words] of Object.entries(pack.phrases)) expect(words.length, name).toBeGreaterThan(0)
  })
  test('understands its own headings and questions', () => {
    const material = readMaterial({ language, topic: 'Zorbing', given: 'Zorbing.' })
    const patterns = [
      ...headedFacets.map((facet) => [facet, pack.headings[facet]] as const),
      ...askedFacets.map((facet) => [facet, pack.questions[facet]] as const),
    ]
    for (const [facet, pattern] of patterns) {
      const text = aboutTopic(material, pattern)
      expect(sidesAsked(material, text).facets, text).toContain(facet)
      expect(text).not.toMatch(/[{}|]/)
    }
  })
  test('asks with question marks only where it asks', () => {
    for (const facet of askedFacets) expect(pack.questions[facet]).toMatch(/\?$/)
    for (const facet of headedFacets) expect(pack.headings[facet]).not.toMatch(/\?$/)
  })
})
