import { type ContentLanguage, moved } from '../../../engines/text/index.ts'
import type { Engine, Notice } from '../../../platform/contract/evidence.ts'
import type { ModelAnswer } from '../../../platform/server/ai/types.ts'
import { NOT_ANSWERED } from '../../generators/server/index.ts'
import type { SourceMark, SourceText } from '../../writing/server/index.ts'
import type { AnswerCitationShape, ReadSourceShape } from '../contract.ts'
import { unsourcedIn } from '../unsourced.ts'
import type { MessageRow } from './message-store.ts'

/** An answer as it was written; of one that goes on, what is new. Offsets count from where that begins. */
export interface WrittenAnswer {
  text: string
  language: ContentLanguage
  citations: AnswerCitationShape[]
  read: ReadSourceShape[]
  /** Beside that nothing answers the question, which its citations tell. */
  notices: Notice[]
  /** Where it says that none of the sources answers: such a sentence has no source, and needs none. */
  admissions: number[]
  /** Whether it answers nothing where nothing is cited for it. */
  needsCitation: boolean
  /** Null where passages are only quoted. */
  from: WrittenFrom | null
  engine: Engine
  finish: ModelAnswer['finish']
}

/** What a model wrote an answer from. */
export interface WrittenFrom {
  sources: readonly SourceText[]
  /** Where it named sources by number. */
  marks: readonly SourceMark[]
  /** All that the person has said in the branch: its figures and names need no source. */
  own: string
}

/** The whole answer where one goes on: what there was of it, then what is new. A citation that is known keeps its id, and its chip its place. */
export function joinedAnswer(
  begun: { text: string; citations: readonly AnswerCitationShape[]; known: readonly AnswerCitationShape[] },
  written: WrittenAnswer,
): WrittenAnswer {
  const start = begun.text.length
  const asKnown = (citation: AnswerCitationShape) =>
    begun.known.find(
      (one) =>
        one.start === citation.start &&
        one.end === citation.end &&
        one.passage_id === citation.passage_id &&
        one.quote === citation.quote,
    ) ?? citation
  const { from } = written
  return {
    ...written,
    text: begun.text + written.text,
    citations: [
      ...begun.citations,
      ...written.citations.map((citation) => asKnown({ ...citation, ...moved(citation, start) })),
    ],
    admissions: written.admissions.map((at) => at + start),
    from: from && { ...from, marks: from.marks.map((mark) => ({ ...mark, at: mark.at + start })) },
  }
}

/** What is stored of an answer, whatever its state. */
export function columnsOf(
  answer: WrittenAnswer,
): Pick<MessageRow, 'text' | 'citations' | 'unsourced' | 'read' | 'notices' | 'engine'> {
  const { text, language, citations, read, admissions, engine } = answer
  const unsourced = unsourcedIn(text, citations, language)
  return {
    text,
    citations,
    unsourced: unsourced.filter((span) => !admissions.some((at) => span.start < at && at <= span.end)),
    read,
    notices: noticesOf(answer),
    engine,
  }
}

function noticesOf({ notices, citations, needsCitation }: WrittenAnswer): Notice[] {
  return citations.length > 0 || !needsCitation ? notices : withNotAnswered(notices)
}

/** First that nothing answers, then why something could not be had; what is said of texts that need no source does not fit. */
function withNotAnswered(notices: readonly Notice[]): Notice[] {
  return [NOT_ANSWERED, ...notices.filter(({ code }) => code !== 'nothing-found')]
}
