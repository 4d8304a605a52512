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
    /** By so much another section must have the better claim to be left a thought; by how much one whose passage was set aside. */
    readonly lead: number
    readonly assignedLead: number
    /** Under this, a thought speaks of a section only because its passage was set aside for it. */
    readonly foreign: number
    /** What a thought of fewer words than `fewWords` loses: `A road runs across the dam.` */
    readonly short: number
    readonly fewWords: number
    /** From this claim on a thought answers a question. */
    readonly answers: number
    /** How well a sentence fits a wish: a heading, a question. */
    readonly wish: {
      /** A word that stands not in the sentence but in its heading or title; and in the sentence it leans on. */
      readonly nearby: number
      readonly before: number
      /** The words of the topic beside those that the wish adds to it. */
      readonly topic: number
      /** A side of the subject that the wish names, steps as commands, and what is not so where that is asked. */
      readonly side: number
      readonly told: number
      readonly denied: number
      /** A year that the wish names; another year. */
      readonly inYears: number
      readonly otherYears: number
    }
    /** What a sentence is worth by itself. */
    readonly sentence: {
      readonly central: number
      /** With a figure or a name. */
      readonly telling: number
      readonly long: number
      readonly longWords: number
      readonly brief: number
      readonly briefWords: number
    }
    /** How well a sentence opens a text. */
    readonly opens: {
      readonly topic: number
      readonly defines: number
      readonly lead: number
      /** Each figure and name, up to three. */
      readonly particular: number
      readonly long: number
      readonly longWords: number
      /** `Today, …` */
      readonly aside: number
      readonly command: number
      readonly leaning: number
    }
    readonly answer: {
      /** How sure it is that a source answers its own question. */
      readonly askedThere: number
      /** The words of a question beyond its topic that must be found, by weight; more where the sentence shows no side that the question names. */
      readonly cover: number
      readonly fullCover: number
      /** Where only a side is asked about: what the sentence must hold of the topic. */
      readonly topicCover: number
    }
    readonly repeats: {
      /** From this share of common words on, two sentences with the same figures say the same. */
      readonly same: number
      /** From this share on, two sentences speak of the same thing, and may differ in what they say of it. */
      readonly related: number
      /** The share of a sentence that a phrase may be without having said it. */
      readonly named: number
    }
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
    /** How sure a time that a topic asks for is, by where what is asked stands: in its sentence, in the question before it, above it. */
    readonly askedFigure: { readonly own: number; readonly question: number; readonly above: number }
    /** Share of their words that two sentences with comparable figures have in common. */
    readonly comparable: number
    /** How sure code must be that two sentences cannot both be so. */
    readonly differ: number
    readonly mostDifferences: number
    readonly mostQuestions: number
    /** Questions at the end of a digest. */
    readonly mostOpen: number
    /** What says what the subject is. */
    readonly opening: {
      readonly words: number
      readonly sentences: number
      /** Words in which a sentence names what it is about. */
      readonly subject: number
      /** The least share of the topic's words; a surname stands for this share of a person. */
      readonly share: number
      readonly surname: number
      readonly least: number
      readonly defines: number
      readonly kind: number
      readonly lead: number
      readonly general: number
      readonly long: number
      readonly longWords: number
    }
    /** What thoughts are about, where no heading says it. */
    readonly subjects: {
      /** Thoughts that make a section; of a single word that is no name, and of little, others. */
      readonly fewest: number
      readonly fewestOfWord: number
      readonly little: number
      /** The largest share of all thoughts that can name it, and the least of those that name it which no better one has. */
      readonly largest: number
      readonly fresh: number
      /** How often a single word must stand by itself. */
      readonly alone: number
    }
    /** What makes a sentence a fact to note. */
    readonly facts: {
      readonly any: number
      readonly least: number
      readonly figure: number
      readonly mostFigures: number
      readonly name: number
      readonly mostNames: number
      readonly dated: number
      readonly defines: number
      readonly alone: number
      readonly central: number
      readonly command: number
      /** Somebody's words at length. */
      readonly quoted: number
      /** Words that can be checked at a glance, what each further one costs, and the most that they do. */
      readonly compact: number
      readonly long: number
      readonly mostLong: number
    }
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
    assignedLead: 0.25,
    foreign: 0.12,
    short: 0.2,
    fewWords: 10,
    answers: 0.6,
    wish: { nearby: 0.35, before: 0.8, topic: 0.3, side: 0.4, told: 0.3, denied: 0.4, inYears: 0.6, otherYears: -0.3 },
    sentence: { central: 0.2, telling: 0.06, long: 0.15, longWords: 34, brief: 0.08, briefWords: 5 },
    opens: {
      topic: 0.35,
      defines: 0.5,
      lead: 0.3,
      particular: 0.12,
      long: 0.2,
      longWords: 32,
      aside: 0.25,
      command: 0.5,
      leaning: 2,
    },
    answer: { askedThere: 0.9, cover: 0.5, fullCover: 0.8, topicCover: 0.25 },
    repeats: { same: 0.8, related: 0.6, named: 0.3 },
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
    askedFigure: { own: 1, question: 1.2, above: 0.6 },
    comparable: 0.5,
    differ: 0.6,
    mostDifferences: 2,
    mostQuestions: 5,
    mostOpen: 8,
    opening: {
      words: 70,
      sentences: 3,
      subject: 8,
      share: 0.5,
      surname: 0.7,
      least: 0.7,
      defines: 1,
      kind: 0.4,
      lead: 0.7,
      general: 0.5,
      long: 0.3,
      longWords: 45,
    },
    subjects: { fewest: 2, fewestOfWord: 3, little: 25, largest: 0.5, fresh: 0.6, alone: 0.6 },
    facts: {
      any: 0.1,
      least: 0.2,
      figure: 0.16,
      mostFigures: 0.3,
      name: 0.06,
      mostNames: 0.12,
      dated: 0.12,
      defines: 0.25,
      alone: 0.08,
      central: 0.24,
      command: 0.3,
      quoted: 0.25,
      compact: 22,
      long: 0.015,
      mostLong: 0.4,
    },
  },
  quoting: { description: 156, title: 90 },
}
