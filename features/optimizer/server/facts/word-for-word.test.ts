import { describe, expect, test } from 'vitest'
import { addText, checkingWith, claimOn } from './checking.fixture.ts'

const RANCE = `The Rance station stands in the estuary near Saint-Malo. It opened in 1966. “We waited forty years for this day,” said the engineer Marie Le Goff.
She was never asked again.`

const { writer, checked, used } = checkingWith('The Sihwa Lake station is in South Korea. It opened in 2011.')

describe('word for word in a source', () => {
  test('a sentence that begins with a pronoun is supported for nothing', async () => {
    const assetId = await addText(writer(), RANCE, 'rance.txt')
    const sources = { own: false, web: false, asset_ids: [assetId] }
    const before = await used()
    const report = await checked({ text: 'It opened in 1966.', sources })
    expect(claimOn(report, 'It opened')).toMatchObject({
      verdict: 'supported',
      evidence: [{ stance: 'supports', quote: 'It opened in 1966.' }],
    })
    expect(await used()).toBe(before)
  })

  test('a quotation is supported for nothing with its speaker, before or behind it, and with no other', async () => {
    const assetId = await addText(writer(), `${RANCE} More is told of her.`, 'le-goff.txt')
    const sources = { own: false, web: false, asset_ids: [assetId] }
    const said = '“We waited forty years for this day,” said the engineer Marie Le Goff.'
    const before = await used()
    const report = await checked({
      text: [said, 'Marie Le Goff said: “We waited forty years for this day.”'].join('\n\n'),
      sources,
    })
    expect(report.claims.map(({ verdict }) => verdict)).toEqual(['supported', 'supported'])
    expect(report.claims[0]?.evidence[0]?.quote).toBe(said)
    expect(await used()).toBe(before)
    const other = await checked({ text: '“We waited forty years for this day,” said Anne Kerr.', sources })
    expect(other.claims[0]?.verdict).not.toBe('supported')
  })
})
