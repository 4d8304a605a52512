import { opposition } from '../../../../engines/fact-check/index.ts'
import { findQuote, guessLanguage, hostOf, sentences, support, textOf } from '../../../../engines/text/index.ts'
import { newId } from '../../../../platform/server/ids.ts'
import type { GivenPassage } from '../../../writing/contract.ts'
import type { ArticleSetting } from '../prompts/article-setting.ts'
import type { Noted } from '../prompts/findings.ts'
import { briefOf } from '../setting.ts'
import type { WorkflowRow } from '../store.ts'
import { byDate, isNewPair, MOST_DISAGREEMENTS } from './disagreements.ts'
import { foundAt } from './found-at.ts'
import { bestCount } from './rank-facts.ts'
import { type Findings, MOST_FACTS } from './read-sources.ts'

type Fact = Findings['facts'][number]
type Disagreement = Findings['disagreements'][number]
/** Shorter words are in every source, and say nothing. */
const LEAST_QUOTE = 12

/** Passages that lead to another. */
const PASSAGES_BEFORE = 2

/** A quote with the passage that holds it, in that passage's own spelling, and all passages of its source. */
interface FoundQuote {
  passage: GivenPassage
  source: readonly GivenPassage[]
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
  const definitions = noted.definitions.flatMap((note) => checkedFact(note, finder(note), setting).map(asDefinition))
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
    facts: joined(distinct([...facts, ...definitions], identity), byCode.facts, bestCount(briefOf(workflow).words)),
    disagreements: joinedDisagreements(checkedDisagreements(noted, finder, setting), byCode.disagreements),
    keywords: byCode.keywords,
  }
}

function identity({ id }: Fact): string {
  return id
}

function asDefinition(fact: Fact): Fact {
  return { ...fact, defines: true }
}

/** Definitions of the model are chosen, and of its facts as many as the article can hold; what code has found besides follows. */
function joined(facts: Fact[], byCode: Fact[], most: number): Fact[] {
  if (facts.length === 0) return byCode
  const stated = facts.filter(({ defines }) => !defines)
  const others = byCode.filter(
    (fact) => !facts.some((own) => own.passage_id === fact.passage_id && sharesWords(own.quote, fact.quote)),
  )
  return [
    ...stated.map((fact, at) => ({ ...fact, chosen: at < most })),
    ...facts.filter(({ defines }) => defines),
    ...others.map((fact) => ({ ...fact, chosen: false })),
  ].slice(0, MOST_FACTS)
}

/** What code has found besides follows, not chosen: it compares figures without knowing what they are said of. */
function joinedDisagreements(noted: Disagreement[], byCode: Disagreement[]): Disagreement[] {
  const besides = noted.length > 0 ? byCode.map((one) => ({ ...one, chosen: false })) : byCode
  return [...noted, ...besides].filter(isNewPair()).slice(0, MOST_DISAGREEMENTS)
}

function sharesWords(one: string, other: string): boolean {
  return findQuote(one, other) !== null || findQuote(other, one) !== null
}

function checkedFact(note: Noted['facts'][number], found: FoundQuote | null, { language }: ArticleSetting): Fact[] {
  if (!found) return []
  const { passage, quote } = found
  const spoken = guessLanguage(passage.text) ?? language
  const isTranslated = spoken.split('-')[0] !== language.split('-')[0]
  const context = contextOf(found)
  const says = plain(note.says)
  const { missing } = support(says, { passage: passage.text, context, language: spoken }, language)
  // names are spelled as the other language spells them
  const over = figuresIn([passage.title, passage.heading, passage.date].join(' '))
  const isCarried = missing.every(
    ({ kind, words }) =>
      (isTranslated && (kind === 'name' || kind === 'quote')) ||
      (kind === 'number' && figuresIn(words).every((figure) => over.includes(figure))),
  )
  if (!isCarried && isTranslated) return []
  return [
    {
      id: `${passage.id}@${found.start}`,
      text: isCarried && says ? says : quote.replace(/\s+/g, ' '),
      ...foundAt(passage, quote),
      defines: false,
      chosen: true,
      excluded: false,
    },
  ]
}

/** Where it may stand who says something and when: over the passage, or in what leads to it under the same heading. */
function contextOf({ passage, source }: FoundQuote): string {
  const { title, heading, publisher, url, date } = passage
  const before = source.filter((one) => one.heading === heading && one.end <= passage.start)
  const lead = before.filter(({ kind }) => kind !== 'list-item' && kind !== 'table-row').slice(-PASSAGES_BEFORE)
  return [title, heading, publisher, url && hostOf(url), date, ...lead.map(({ text }) => text)]
    .filter(Boolean)
    .join('\n')
}

function questionOf(text: string, { passage, quote }: FoundQuote): Findings['questions'][number] {
  return { id: newId(), text, origin: 'sources', answered: true, answer: quote, passage_id: passage.id, chosen: true }
}

/**
 * A disagreement stands where at least two sides are found, in different sources, the older first. It is chosen where the
 * words show it: two true quotes of one matter need not disagree.
 */
function checkedDisagreements(
  noted: Noted,
  finder: ReturnType<typeof quoteFinder>,
  { language }: ArticleSetting,
): Disagreement[] {
  return noted.disagreements.flatMap(({ about, sides: quoted }) => {
    const found = distinct(
      quoted.flatMap((side) => finder(side) ?? []),
      ({ passage }) => passage.sourceId,
    )
    if (found.length < 2) return []
    const sides = found.map(({ passage, quote }) => foundAt(passage, quote)).toSorted(byDate)
    const evident = isEvident(found, language)
    const said = isBorneOut(plain(about), found) ? plain(about) : ''
    return [{ id: newId(), about: said, sides, evident, chosen: evident }]
  })
}

/** Whether two of the sides are seen to be opposed, in their quotes or in the sentences around them. */
function isEvident(sides: readonly FoundQuote[], language: ArticleSetting['language']): boolean {
  const spoken = guessLanguage(sides.map(({ passage }) => passage.text).join('\n')) ?? language
  const read = sides.map((side) => [side.quote, sentenceAround(side, spoken)])
  return read.some((one, at) =>
    read.slice(at + 1).some((other) => one.some((words, way) => opposition(words, other[way] ?? '', spoken) !== null)),
  )
}

/** A quote may begin behind the “not”. */
function sentenceAround({ passage, start, end, quote }: FoundQuote, language: ArticleSetting['language']): string {
  const found = sentences(passage.text, language).find((span) => span.start <= start && end <= span.end)
  return found ? textOf(passage.text, found) : quote
}

/** Whether the sources of the sides hold every figure that is said of them, in their words, titles, or dates. */
function isBorneOut(about: string, sides: readonly FoundQuote[]): boolean {
  const known = new Set(
    sides.flatMap(({ source }) =>
      source.flatMap(({ text, title, date = '' }) => figuresIn(`${title} ${date} ${text}`)),
    ),
  )
  return figuresIn(about).every((figure) => known.has(figure))
}

/** Without points and commas, which languages use differently. */
function figuresIn(text: string): string[] {
  return (text.match(/\d+(?:[.,]\d+)*/g) ?? []).map((figure) => figure.replace(/[.,]/g, ''))
}

/** Finds a quote in the source that is named for it, else in any other; null where no source has it. */
function quoteFinder({ sources }: ArticleSetting) {
  return ({ quote: wanted, source }: { quote: string; source: number }): FoundQuote | null => {
    const quote = wanted.trim().replace(/^["“„«]|["”“»]$/g, '')
    if (quote.length < LEAST_QUOTE) return null
    const named = sources.toSorted((a, b) => Number(b.number === source) - Number(a.number === source))
    for (const { all } of named) {
      for (const passage of all) {
        const place = findQuote(passage.text, quote)
        if (place) return { passage, source: all, quote: passage.text.slice(place.start, place.end), ...place }
      }
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
