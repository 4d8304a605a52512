// @vitest-environment happy-dom
import { useState } from 'react'
import { expect, test } from 'vitest'
import { show } from '../../../platform/web/test/screen.tsx'
import { AnswerChips } from './AnswerChips.tsx'
import type { CitationView } from './api.ts'
import { CitationCard } from './CitationCard.tsx'
import { type CardSubject, CitationContext } from './citation-context.ts'
import type { ClaimMark } from './claim-marks.ts'

const citation = (id: string, quote: string, title = 'Tides'): CitationView => ({
  id,
  passage_id: id,
  title,
  url: `https://${title.toLowerCase()}.example`,
  asset_id: null,
  quote,
  start: 0,
  end: 60,
  date: null,
  place: '',
})

function Sentence({ citations }: { citations: CitationView[] }) {
  const [card, setCard] = useState<CardSubject | null>(null)
  return (
    <CitationContext value={setCard}>
      <AnswerChips citations={citations} isUnsourced={false} claims={[]} />
      <CitationCard subject={card} onClose={() => setCard(null)} />
    </CitationContext>
  )
}

test('a source that carries a sentence in two passages has one chip, and its card quotes both', async () => {
  const both = [citation('a', 'It opened in 1966.'), citation('b', 'Its basin is silting up.')]
  const { person, findAllByRole, findByRole } = await show(
    <Sentence citations={[...both, citation('c', 'Another says so.', 'Dams')]} />,
  )
  const chips = await findAllByRole('button')
  expect(chips).toHaveLength(2)
  await person.click(chips[0] ?? document.body)
  const card = await findByRole('dialog')
  expect(card.textContent).toContain('It opened in 1966.')
  expect(card.textContent).toContain('Its basin is silting up.')
  expect(card.textContent).not.toContain('Another says so.')
})

test('a sentence without a source that was checked shows the verdict alone', async () => {
  const claim = { id: 'c', end: 60, verdict: 'supported', claim: {} } as unknown as ClaimMark
  const { queryByText, findByText } = await show(<AnswerChips citations={[]} isUnsourced claims={[claim]} />)
  expect(await findByText('Supported')).toBeDefined()
  expect(queryByText('No source')).toBeNull()
})
