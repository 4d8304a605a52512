/** What each stage weighs and bounds. Set by reading digests of the cases in `engines/digest/cases`, and nowhere else. */
export interface DigestWeights {
  readonly reading: {
    /** Sentences of one quotation. */
    readonly sentences: number
    /** Items of one list, and rows of one table, that are quoted. */
    readonly items: number
    /** An item with more words is a paragraph that somebody put a bullet before. */
    readonly longestItem: number
    /** A sentence of fewer words before a list, as `For example:`, is quoted with the one before it. */
    readonly leadWords: number
  }
  readonly ranking: {
    /** How much the best sentence of a thought counts; the mean of all counts the rest. */
    readonly best: number
    /** What the notes of a section count beside its heading. */
    readonly notes: number
    /** A word that stands in a larger share of all sentences tells them less apart. */
    readonly common: number
    /** What it is worth that a source has the thought under the very heading. */
    readonly headed: number
    /** What a passage is worth that was set aside for the section. */
    readonly assigned: number
    /** A thought that is worth less says nothing about the section. */
    readonly least: number
    /** By so much another section must have the better claim to be left a thought. */
    readonly lead: number
    /** Under this, a thought speaks of a section only because its passage was set aside for it. */
    readonly foreign: number
    /** What a thought of fewer words than `fewWords` loses: `A road runs across the dam.` */
    readonly short: number
    readonly fewWords: number
    /** From this claim on a thought answers a question. */
    readonly answers: number
  }
  readonly planning: {
    readonly words: number
    readonly fewestWords: number
    readonly quotations: number
    /** What each quotation already taken from a source costs the next one from it, where there are others. */
    readonly sameSource: number
    /** From this share of common words on, a second thought says what the first one said. */
    readonly repeat: number
    /** Thoughts that are compared with each other, the nearest to the heading. */
    readonly compared: number
    /** Rows of a table of figures: fewer are no comparison. */
    readonly fewestFigures: number
    readonly mostFigures: number
    /** Words of a sentence that fits into a cell. */
    readonly longestFigure: number
    /** Share of their words that two sentences with comparable figures have in common. */
    readonly comparable: number
    /** How sure code must be that two sentences cannot both be so. */
    readonly differ: number
    readonly mostDifferences: number
    readonly mostQuestions: number
    /** Questions at the end of a digest. */
    readonly mostOpen: number
  }
  readonly quoting: {
    /** Characters of a sentence that a results page shows whole. */
    readonly description: number
    /** Characters of a title that is named before a quotation. */
    readonly title: number
  }
}

export const weights: DigestWeights = {
  reading: { sentences: 4, items: 10, longestItem: 40, leadWords: 5 },
  ranking: {
    best: 0.7,
    notes: 0.6,
    common: 0.3,
    headed: 1.5,
    assigned: 0.4,
    least: 0.3,
    lead: 0.05,
    foreign: 0.12,
    short: 0.2,
    fewWords: 10,
    answers: 0.6,
  },
  planning: {
    words: 150,
    fewestWords: 60,
    quotations: 6,
    sameSource: 0.12,
    repeat: 0.6,
    compared: 60,
    fewestFigures: 2,
    mostFigures: 6,
    longestFigure: 32,
    comparable: 0.5,
    differ: 0.6,
    mostDifferences: 2,
    mostQuestions: 5,
    mostOpen: 8,
  },
  quoting: { description: 156, title: 90 },
}
