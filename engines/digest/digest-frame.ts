import { languageTag, quoted } from '../text/index.ts'
import type { Citation, Composed } from './composed.ts'
import { digestSection } from './digest-section.ts'
import { askedFigures } from './planning/asked-figures.ts'
import { headlineOf } from './planning/headlines.ts'
import { openingSentences } from './planning/opening.ts'
import { Quoter, wordsAt } from './quoting/quote-section.ts'
import { answer } from './ranking/answer.ts'
import { beneathQuestion } from './ranking/asked-in-sources.ts'
import { takenBy } from './ranking/repeats.ts'
import { foldedWords } from './reading/content-terms.ts'
import type { Material } from './reading/material.ts'
import { saidBy } from './reading/said.ts'
import type { Sentence } from './reading/sentence.ts'
import type { SaidThought } from './reading/thought.ts'
import { LEANS } from './reading/vocabulary.ts'
import { weights } from './weights.ts'
import { wordsOf } from './words.ts'

/**
 * What stands at the start of a digest, and is set aside before the sections: the quotation that says what the subject is, and where the topic asks
 * for a time, the time that each source gives. Empty where none does.
 */
export function digestOpening(material: Material): Citation[] {
  return [...openedBy(new Quoter(material), material, '').done().citations]
}

/** Says what the digest is and of how many sources, quotes what its subject is, and shows what they answer. `topic` in the writer's words. */
export function writeDigestOpening(material: Material, { topic }: { topic: string }): Composed {
  const { aboutOne, aboutMany, aboutOwn, material: isMaterial } = wordsOf(material.language)
  const count = new Set(material.passages.flatMap(({ sourceId, own }) => (own ? [] : sourceId))).size
  const about = count === 0 && material.passages.length > 0 ? aboutOwn : count === 1 ? aboutOne : aboutMany
  const quoter = new Quoter(material).line(
    `${about} ${isMaterial}`
      .replace('{n}', String(count))
      .replace('{topic}', () => quoted(topic, languageTag(material.language))),
  )
  return openedBy(quoter, material, topic).done()
}

function openedBy(quoter: Quoter, material: Material, topic: string): Quoter {
  const thought = subjectOf(material)
  if (thought !== null) quoter.quotation(thought)
  const rows = askedFigures(material)
  if (rows.length > 0) quoter.line(headlineOf(material, topic, rows.length)).figures(rows)
  return quoter
}

/** The questions that no source answers, for the end of a digest; empty where there is none. */
export function writeOpenQuestions(material: Material, asked: readonly string[]): Composed {
  const open = [...new Set(asked)].filter((question) => isOpen(material, question)).slice(0, weights.planning.mostOpen)
  const quoter = new Quoter(material)
  return open.length === 0
    ? quoter.done()
    : quoter
        .line(`## ${wordsOf(material.language).openTitle}`)
        .items(open)
        .done()
}

/**
 * Whether a reader is left with a question: no source answers it, none has it as its title, as a heading, or in its text with
 * an answer behind it, and it can be understood where it stands. `And why did they?` needs what its source said before.
 */
function isOpen(material: Material, question: string): boolean {
  if (pointsBack(material, question) || answer(material, question).answered) return false
  const same = (words: string) => words.trim().toLowerCase() === question.trim().toLowerCase()
  if (material.passages.some(({ heading, title, kind }) => kind !== 'heading' && (same(heading ?? '') || same(title))))
    return false
  const asked = material.sentences.find(
    ({ kind, passage, full }) => kind === 'question' && same(passage.text.slice(full.start, full.end)),
  )
  if (asked === undefined) return true
  const next = material.sentences[asked.index + 1]
  if (next?.passage === asked.passage && next.kind !== 'question') return false
  return asked.leansOn === null && asked.bare.start === asked.full.start && asked.needs === null
}

/** `Is it a people issue?`, `What could be done about that?`, and what a label stands before ask of something said before. */
function pointsBack({ language, vocabulary: { pronouns, openers } }: Material, question: string): boolean {
  const folds = foldedWords(question, language)
  const isLast = (openers.at(folds, folds.length - 1).bits & LEANS) !== 0
  return isLast || /[:：]\s/.test(question) || folds.some((word) => pronouns.has(word))
}

/** Questions to be answered by quotation. */
export interface Answers {
  /** Over all of them; none where it is absent. */
  readonly title?: string
  /** Of the headings that the questions become, 2 to 6; 3 when not said. */
  readonly level?: number
  readonly asked: readonly string[]
  readonly used: readonly Citation[]
}

/** Each question that a source answers, with the quotation that answers it; those that were quoted before are left out. */
export function writeAnswers(material: Material, { title, level = 3, asked, used }: Answers): Composed {
  const said = new Set<Sentence>(takenBy(material, used).sentences)
  const found = asked.flatMap((question) => {
    const found = answer(material, question)
    if (!found.answered || said.has(found.sentence)) return []
    const thought = answering(material, question, found.sentence)
    for (const sentence of thought.sentences) said.add(sentence)
    return [{ question, thought }]
  })
  const quoter = new Quoter(material)
  if (found.length === 0) return quoter.done()
  if (title !== undefined) quoter.line(`${'#'.repeat(level - 1)} ${title}`)
  for (const { question, thought } of found) quoter.line(`${'#'.repeat(level)} ${question}`).quotation(thought)
  return quoter.done()
}

/** A sentence of the digest that fits a results page: the first of its opening; empty where there is none that fits. */
export function digestDescription(material: Material): string {
  const { description: longest } = weights.quoting
  const thought = subjectOf(material)
  const [first] = thought?.sentences ?? []
  if (thought === null || first === undefined) return ''
  const whole = wordsAt(thought.place)
  if (whole.length <= longest) return whole
  const words = wordsAt({ passage: thought.place.passage, span: first.full })
  return words.length <= longest ? words : ''
}

/** The sentences of the opening that stand in one passage. */
function subjectOf(material: Material): SaidThought | null {
  const sentences = openingSentences(material)
  const first = sentences[0]
  if (first === undefined || first.bare.start !== first.full.start) return null
  return saidBy(
    first.passage,
    sentences.filter(({ passage }, at) => passage === first.passage && sentences[at]?.index === first.index + at),
  )
}

/** What answers a question: where its source asks that itself, all that stands beneath it in one place; else around the sentence. */
function answering(material: Material, question: string, sentence: Sentence): SaidThought {
  const beneath = beneathQuestion(material, question) ?? []
  const { passage, full } = sentence
  const run = beneath.filter((one, at) => one.passage === passage && one.index === sentence.index + at)
  if (run.length === 0) return around(material, sentence)
  const thought = saidBy(passage, run.slice(0, weights.reading.sentences))
  const isYesOrNo = /^\p{L}{2,5}[,!]\s+$/u.test(passage.text.slice(0, full.start))
  return isYesOrNo ? { ...thought, place: { passage, span: { ...thought.place.span, start: 0 } } } : thought
}

/** A sentence with those before it in its passage that it leans on. */
function around(material: Material, sentence: Sentence): SaidThought {
  const run = [sentence]
  for (let first = run[0]; first?.leansOn !== null && first !== undefined; first = run[0]) {
    const before = material.sentences[first.index - 1]
    if (before === undefined || before.passage !== sentence.passage || before.kind !== 'statement') break
    run.unshift(before)
  }
  return saidBy(sentence.passage, run)
}

/** The quotation that answers a question; where none surely does, what the sources say on it, or that they say nothing. */
export function writeAnswer(
  material: Material,
  question: string,
  { words, variant }: { words: number; variant: number },
): Composed {
  const found = answer(material, question)
  if (found.answered) return new Quoter(material).quotation(answering(material, question, found.sentence)).done()
  const section = digestSection(material, { heading: question, words, variant })
  if (section.citations.length === 0) return section
  // what is quoted may answer it in other words
  return new Quoter(material).section({ ...section.plan, unanswered: [] }).done()
}
