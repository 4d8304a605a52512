import { findQuote, guessLanguage, support } from '../../../../engines/text/index.ts'
import { newId } from '../../../../platform/server/ids.ts'
import type { GivenPassage } from '../../../writing/contract.ts'
import type { ArticleSetting } from '../prompts/article-setting.ts'
import type { Noted } from '../prompts/findings.ts'
import { briefOf } from '../setting.ts'
import type { WorkflowRow } from '../store.ts'
import { isNewPair, MOST_DISAGREEMENTS } from './disagreements.ts'
import { foundAt } from './found-at.ts'
import { bestCount } from './rank-facts.ts'
import { type Findings, MOST_FACTS } from './read-sources.ts'

type Fact = Findings['facts'][number]
/** Shorter words are in every source, and say nothing. */
const LEAST_QUOTE = 12

/** A quote with the passage that holds it, in that passage's own spelling. */
interface FoundQuote {
  passage: GivenPassage
  quote: string
  start: number
  end: number
}

/**
 * What a model noted, as far as code finds it in the sources: every quote stands in a passage word for word, and a fact says
 * no figure, date, or name that its passage lacks. Behind it comes what code found by itself, not chosen.
 */
export function checkedNotes(
  noted: Noted,
  setting: ArticleSetting,
  { workflow, byCode }: { workflow: WorkflowRow; byCode: Findings },
): Findings {
  const finder = quoteFinder(setting)
  const facts = noted.facts.flatMap((note) => checkedFact(note, finder(note), setting))
  const questions = noted.questions.flatMap(({ asks, ...quoted }) => {
    const found = finder(quoted)
    const text = plain(asks)
    return found && /[?？]$/.test(text) ? [questionOf(text, found)] : []
  })
  return {
    questions: [
      ...byCode.questions.filter(({ origin }) => origin !== 'sources'),
      ...distinct(questions, ({ text }) => text),
    ],
    facts: joined(
      distinct(facts, ({ id }) => id),
      byCode.facts,
      bestCount(briefOf(workflow).words),
    ),
    disagreements: [...checkedDisagreements(noted, finder), ...byCode.disagreements]
      .filter(isNewPair())
      .slice(0, MOST_DISAGREEMENTS),
    keywords: byCode.keywords,
  }
}

/** Facts of the model are chosen, as many as the article can hold; what code has found besides follows. */
function joined(facts: Fact[], byCode: Fact[], most: number): Fact[] {
  if (facts.length === 0) return byCode
  const others = byCode.filter(
    (fact) => !facts.some((own) => own.passage_id === fact.passage_id && sharesWords(own.quote, fact.quote)),
  )
  return [
    ...facts.map((fact, at) => ({ ...fact, chosen: at < most })),
    ...others.map((fact) => ({ ...fact, chosen: false })),
  ].slice(0, MOST_FACTS)
}

function sharesWords(one: string, other: string): boolean {
  return findQuote(one, other) !== null || findQuote(other, one) !== null
}

function checkedFact(note: Noted['facts'][number], found: FoundQuote | null, { language }: ArticleSetting): Fact[] {
  if (!found) return []
  const { passage, quote } = found
  const spoken = guessLanguage(passage.text) ?? language
  const isTranslated = spoken.split('-')[0] !== language.split('-')[0]
  const context = [passage.title, passage.heading].filter(Boolean).join('\n')
  const says = plain(note.says)
  const { missing } = support(says, { passage: passage.text, context, language: spoken }, language)
  // names are spelled as the other language spells them
  const isCarried = missing.every(({ kind }) => isTranslated && (kind === 'name' || kind === 'quote'))
  if (!isCarried && isTranslated) return []
  return [
    {
      id: `${passage.id}@${found.start}`,
      text: isCarried && says ? says : quote.replace(/\s+/g, ' '),
      ...foundAt(passage, quote),
      chosen: true,
      excluded: false,
    },
  ]
}

function questionOf(text: string, { passage, quote }: FoundQuote): Findings['questions'][number] {
  return { id: newId(), text, origin: 'sources', answered: true, answer: quote, passage_id: passage.id, chosen: true }
}

/** A disagreement stands where at least two sides are found, in different sources. */
function checkedDisagreements(noted: Noted, finder: ReturnType<typeof quoteFinder>): Findings['disagreements'] {
  return noted.disagreements.flatMap(({ about, sides }) => {
    const found = distinct(
      sides.flatMap((side) => finder(side) ?? []),
      ({ passage }) => passage.sourceId,
    )
    if (found.length < 2) return []
    return [
      {
        id: newId(),
        about: plain(about),
        sides: found.map(({ passage, quote }) => foundAt(passage, quote)),
        chosen: true,
      },
    ]
  })
}

/** Finds a quote in the source that is named for it, else in any other; null where no source has it. */
function quoteFinder({ sources }: ArticleSetting) {
  return ({ quote: wanted, source }: { quote: string; source: number }): FoundQuote | null => {
    const quote = wanted.trim().replace(/^["“„«]|["”“»]$/g, '')
    if (quote.length < LEAST_QUOTE) return null
    const named = sources.toSorted((a, b) => Number(b.number === source) - Number(a.number === source))
    for (const passage of named.flatMap(({ all }) => all)) {
      const place = findQuote(passage.text, quote)
      if (place) return { passage, quote: passage.text.slice(place.start, place.end), ...place }
    }
    return null
  }
}

/** A line without source numbers, which belong to texts. */
function plain(text: string): string {
  return text
    .replace(/\s*\[\d+\]/g, '')
    .replace(/\s+/g, ' ')
    .trim()
}

function distinct<Thing>(things: readonly Thing[], keyOf: (thing: Thing) => string): Thing[] {
  return [...Map.groupBy(things, keyOf).values()].flatMap(([first]) => first ?? [])
}
