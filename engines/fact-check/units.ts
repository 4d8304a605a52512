import { type ContentLanguage, type Span, sentences } from '../text/index.ts'

/** A sentence of the evidence: which text, and where in it. */
export interface Unit extends Span {
  readonly index: number
}

/** The sentences of the evidence in order; a question is kept with the sentence that answers it. */
export function unitsOf(evidence: readonly string[], language: ContentLanguage): Unit[] {
  return evidence.flatMap((text, index) => {
    const units: Unit[] = []
    for (const span of sentences(text, language)) {
      const last = units.at(-1)
      if (last !== undefined && isQuestion(text.slice(last.start, last.end)))
        units[units.length - 1] = { ...last, end: span.end }
      else units.push({ index, ...span })
    }
    return units
  })
}

function isQuestion(sentence: string): boolean {
  return /[?？؟]\s*$/.test(sentence.slice(-4))
}
