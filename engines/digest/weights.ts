/** What each stage weighs and bounds. Set by reading digests of the cases in `engines/digest/cases`, and nowhere else. */
export const weights = {
  reading: {
    /** Sentences of one quotation. */
    sentences: 4,
    /** Items of one list, and rows of one table, that are quoted. */
    items: 10,
    /** An item with more words is a paragraph that somebody put a bullet before. */
    longestItem: 40,
    /** A sentence of fewer words before a list, as `For example:`, is quoted with the one before it. */
    leadWords: 5,
  },
  ranking: {
    /** How much the best sentence of a thought counts; the mean of all counts the rest. */
    best: 0.7,
    /** What the notes of a section count beside its heading. */
    notes: 0.6,
    /** A word that stands in a larger share of all sentences tells them less apart. */
    common: 0.3,
    /** What it is worth that a source has the thought under the very heading. */
    headed: 1.5,
    /** What a passage is worth that was set aside for the section. */
    assigned: 0.4,
    /** A thought that is worth less says nothing about the section. */
    least: 0.3,
    /** By so much another section must have the better claim to be left a thought; by how much one whose passage was set aside. */
    lead: 0.05,
    assignedLead: 0.25,
    /** Under this, a thought speaks of a section only because its passage was set aside for it. */
    foreign: 0.12,
    /** What a thought of fewer words than `fewWords` loses: `A road runs across the dam.` */
    short: 0.2,
    fewWords: 10,
    /** From this claim on a thought answers a question. */
    answers: 0.6,
    /** How well a sentence fits a wish: a heading, a question. */
    wish: {
      /** A word that stands not in the sentence but in its heading or title; and in the sentence it leans on. */
      nearby: 0.35,
      before: 0.8,
      /** The words of the topic beside those that the wish adds to it. */
      topic: 0.3,
      /** A side of the subject that the wish names, steps as commands, and what is not so where that is asked. */
      side: 0.4,
      told: 0.3,
      denied: 0.4,
      /** A year that the wish names; another year. */
      inYears: 0.6,
      otherYears: -0.3,
    },
    /** What a sentence is worth by itself. */
    sentence: {
      central: 0.2,
      /** With a figure or a name. */
      telling: 0.06,
      long: 0.15,
      longWords: 34,
      brief: 0.08,
      briefWords: 5,
    },
    /** How well a sentence opens a text. */
    opens: {
      topic: 0.35,
      defines: 0.5,
      lead: 0.3,
      /** Each figure and name, up to three. */
      particular: 0.12,
      long: 0.2,
      longWords: 32,
      /** `Today, …` */
      aside: 0.25,
      command: 0.5,
      leaning: 2,
    },
    answer: {
      /** How sure it is that a source answers its own question. */
      askedThere: 0.9,
      /** The words of a question beyond its topic that must be found, by weight; more where the sentence shows no side that the question names. */
      cover: 0.5,
      fullCover: 0.8,
      /** Where only a side is asked about: what the sentence must hold of the topic. */
      topicCover: 0.25,
    },
    repeats: {
      /** From this share of common words on, two sentences with the same figures say the same. */
      same: 0.8,
      /** From this share on, two sentences speak of the same thing, and may differ in what they say of it. */
      related: 0.6,
      /** The share of a sentence that a phrase may be without having said it. */
      named: 0.3,
    },
  },
  planning: {
    words: 150,
    fewestWords: 60,
    quotations: 6,
    /** What each quotation already taken from a source costs the next one from it, where there are others. */
    sameSource: 0.12,
    /** Thoughts that are compared with each other, the nearest to the heading. */
    compared: 60,
    /** Rows of a table of figures: fewer are no comparison. */
    fewestFigures: 2,
    mostFigures: 6,
    /** Words of a sentence that fits into a cell. */
    longestFigure: 32,
    /** How sure a time that a topic asks for is, by where what is asked stands: in its sentence, in the question before it, above it. */
    askedFigure: { own: 1, question: 1.2, above: 0.6 },
    /** Share of their words that two sentences with comparable figures have in common. */
    comparable: 0.5,
    /** How sure code must be that two sentences cannot both be so. */
    differ: 0.6,
    mostDifferences: 2,
    mostQuestions: 5,
    /** Questions at the end of a digest. */
    mostOpen: 8,
    /** What says what the subject is. */
    opening: {
      words: 70,
      sentences: 3,
      /** Words in which a sentence names what it is about. */
      subject: 8,
      /** The least share of the topic's words; a surname stands for this share of a person. */
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
    /** What thoughts are about, where no heading says it. */
    subjects: {
      /** Thoughts that make a section; of a single word that is no name, and of little, others. */
      fewest: 2,
      fewestOfWord: 3,
      little: 25,
      /** The largest share of all thoughts that can name it, and the least of those that name it which no better one has. */
      largest: 0.5,
      fresh: 0.6,
      /** How often a single word must stand by itself. */
      alone: 0.6,
    },
    /** What makes a sentence a fact to note. */
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
      /** Somebody's words at length. */
      quoted: 0.25,
      /** Words that can be checked at a glance, what each further one costs, and the most that they do. */
      compact: 22,
      long: 0.015,
      mostLong: 0.4,
    },
  },
  quoting: {
    /** Characters of a sentence that a results page shows whole. */
    description: 156,
    /** Characters of a title that is named before a quotation. */
    title: 90,
  },
}
