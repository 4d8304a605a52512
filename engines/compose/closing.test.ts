import { expect, test } from 'vitest'
import { materials } from './cases/material.ts'
import { closingOf } from './closing.ts'
import { writeConclusion } from './conclusion.ts'
import { writeFaq } from './faq.ts'
import { writeIntro } from './intro.ts'
import { readMaterial } from './material.ts'
import { openingOf } from './opening.ts'
import { outlines } from './outlines.ts'
import { writeSection } from './section.ts'

/** A whole draft as a workflow writes it: opening and end set aside first. */
function drafted(material: (typeof materials)[number][1]) {
  const aside = [...openingOf(material), ...closingOf(material)]
  const [plan] = outlines(material)
  const said = []
  const texts = []
  for (const section of plan?.sections ?? []) {
    const others = plan?.sections.filter((other) => other !== section)
    const written = writeSection(material, { ...section, level: 0, others, used: [...aside, ...said] })
    said.push(...written.citations)
    texts.push(written)
  }
  const intro = writeIntro(material, { used: [...said, ...closingOf(material)] })
  said.push(...intro.citations)
  const faq = writeFaq(material, { used: [...said, ...closingOf(material)], onlyAnswers: true })
  said.push(...faq.citations)
  const closing = writeConclusion(material, { used: said })
  return { texts: [intro, ...texts, faq, closing], closing }
}

test('a draft says nothing twice, its end and its answers included', () => {
  for (const [name, material] of materials) {
    const { texts } = drafted(material)
    const places = texts.flatMap(({ citations }, part) =>
      citations
        .filter(({ quote }) => quote.split(' ').length > 4)
        .map(({ passageId, quoteStart }) => ({ part, place: `${passageId}@${quoteStart}` })),
    )
    for (const { part, place } of places)
      expect(
        places.filter((other) => other.place === place && other.part !== part),
        `${name}: ${place}`,
      ).toEqual([])
  }
})

test('where there is enough to quote, something is left for the end', () => {
  let ended = 0
  for (const [name, material] of materials) {
    const aside = closingOf(material)
    if (aside.length === 0) continue
    ended += 1
    const { closing } = drafted(material)
    expect(closing.citations.map(({ quote }) => quote).toSorted(), name).toEqual(
      aside.map(({ quote }) => quote).toSorted(),
    )
    expect(
      openingOf(material).some(({ quote }) => aside.some((one) => one.quote === quote)),
      name,
    ).toBe(false)
  }
  expect(ended).toBeGreaterThan(4)
})

test('a text that has said everything has no end, not even its heading', () => {
  const material = readMaterial({
    language: 'English-US',
    given: 'Night buses run every 30 minutes. A single ride costs two dollars. The city pays for them.',
  })
  const used = material.sentences.map(({ passage, full }) => ({
    start: 0,
    end: 0,
    passageId: passage.id,
    quote: passage.text.slice(full.start, full.end),
    quoteStart: full.start,
    quoteEnd: full.end,
  }))
  expect(writeConclusion(material, { used }).text).toBe('')
})
