import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { documentSchema } from '../../../document/schema.ts'
import { htmlToDocument } from '../../../document/server-html.ts'
import { countEvidence, evidenceBetween } from './evidence-counts.ts'
import { cutByContent, sentenceEvidence } from './sentence-evidence.ts'

const language = 'English-US'
const evidenceOf = (html: string) => {
  const document = htmlToDocument(html)
  return evidenceBetween(document, { from: 0, to: document.content.size }, { language }).map((found) => ({
    text: document.textBetween(found.start, found.end),
    state: found.state,
    citations: found.citations,
  }))
}

describe('what is behind a sentence', () => {
  test('a citation anywhere in it makes it cited; numbers and names without one make it unsourced; the rest has no mark', () => {
    expect(
      evidenceOf(
        '<h2>Opened in 1966</h2><p>It is nice. <span data-citation="a">The plant has 24 turbines.</span> It opened in 1966 near Paris. Is it 3?</p><ul><li>Cost: <span data-citation="b">500</span> million</li></ul>',
      ),
    ).toEqual([
      { text: 'The plant has 24 turbines.', state: 'cited', citations: ['a'] },
      { text: 'It opened in 1966 near Paris.', state: 'unsourced', citations: [] },
      { text: 'Cost: 500 million', state: 'cited', citations: ['b'] },
    ])
  })

  test('a clause that its citation leaves out is unsourced beside it, until the whole sentence has a verdict', () => {
    const html =
      '<p><span data-citation="a">The plant opened in 1966</span>, and it cost 380 million francs. <span data-citation="b">The plant was built by Dupont</span> in 1966.</p>'
    expect(evidenceOf(html).map(({ text, state }) => [text, state])).toEqual([
      ['The plant opened in 1966, and it cost 380 million francs.', 'cited'],
      ['and it cost 380 million francs.', 'unsourced'],
      ['The plant was built by Dupont in 1966.', 'cited'],
    ])
    const document = htmlToDocument(html)
    const verdict = { state: 'supported' as const, id: 'v', quotes: [] }
    const verdicts = {
      of: (words: string) => (words.startsWith('The plant opened') ? verdict : null),
      card: () => null,
    }
    const all = { from: 0, to: document.content.size }
    expect(evidenceBetween(document, all, { language, verdicts }).map(({ state }) => state)).toEqual(['cited', 'cited'])
  })

  test('text that a model wrote is marked, and two citations on one sentence are both listed', () => {
    expect(
      evidenceOf(
        '<p><span data-engine="builtin">It may be so.</span> <span data-citation="a"><span data-citation="b">Both say 3.</span></span></p>',
      ),
    ).toEqual([
      { text: 'It may be so.', state: 'assistant', citations: [] },
      { text: 'Both say 3.', state: 'cited', citations: ['a', 'b'] },
    ])
  })

  test('a heading has a mark only where a model wrote it, and never needs a source', () => {
    expect(
      evidenceOf(
        '<h2>Opened in 1966</h2><h2><span data-engine="builtin">The dam of 1966</span></h2><p>It is nice.</p>',
      ),
    ).toEqual([{ text: 'The dam of 1966', state: 'assistant', citations: [] }])
  })

  test('suggested text is ignored', () => {
    const block = documentSchema.node('paragraph', null, [
      documentSchema.text('It is nice. '),
      documentSchema.text('It has 24 of them.', [documentSchema.mark('insertion', { id: 's' })]),
    ])
    expect(sentenceEvidence(block, language).map(({ state }) => state)).toEqual(['plain'])
  })

  test('counts are those of the whole document, and can be stopped', async () => {
    const document = htmlToDocument(
      `<p>It opened in 1966 near Paris. <span data-citation="a">It has 24.</span></p>`.repeat(200),
    )
    expect(await countEvidence(document, language, () => Promise.resolve(true))).toEqual({
      cited: 200,
      unsourced: 200,
      assistant: 0,
    })
    expect(await countEvidence(document, language, () => Promise.resolve(false))).toBeNull()
  })
})

describe('a very long block', () => {
  const word = fc.constantFrom(
    'tide',
    'plant',
    'opened',
    'in',
    '1966',
    'large',
    'of',
    'France',
    'power',
    'sea',
    'cost',
    'high',
  )
  const sentence = fc
    .tuple(fc.array(word, { minLength: 3, maxLength: 14 }), fc.constantFrom('. ', '? ', '! '))
    .map(([words, end]) => words.join(' ') + end)

  test('is cut without losing a letter, and a change moves only the cuts around it', () => {
    fc.assert(
      fc.property(fc.array(sentence, { minLength: 150, maxLength: 300 }), fc.nat(149), (list, place) => {
        const text = list.join('')
        const cuts = cutByContent(text)
        expect(cuts.join('')).toBe(text)
        const changed = list.with(place, 'Something else 7. ').join('')
        const before = new Set(cuts)
        expect(cutByContent(changed).filter((cut) => !before.has(cut)).length).toBeLessThanOrEqual(4)
      }),
      { numRuns: 30 },
    )
  })

  test('has the same sentences as a short one', () => {
    const words = 'It opened in 1966 near Paris. It is nice. '
    const block = documentSchema.node('paragraph', null, [documentSchema.text(words.repeat(400))])
    const found = sentenceEvidence(block, language)
    const stating = found.filter(({ state }) => state === 'unsourced')
    expect(stating.map(({ from }) => from)).toEqual(Array.from({ length: 400 }, (_, index) => index * words.length))
  })

  test('one without any end of a sentence is cut all the same', () => {
    expect(cutByContent('word '.repeat(20_000)).every((cut) => cut.length <= 8_000)).toBe(true)
    expect(cutByContent('x'.repeat(50_000)).join('')).toHaveLength(50_000)
  })
})
