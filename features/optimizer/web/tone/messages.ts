/** Texts of the tone check. */
export const messages = {
  loading: 'Analyzing text',
  signal: 'A hint, not a verdict. People write like this too, and AI doesn’t always write like this.',
  score: '{percent, number}% AI-like',
  scoreWord: '{band, select, low {Sounds natural} some {Sounds stiff in places} other {Sounds very AI-like}}',
  tooShort:
    'Too short to score: the text has {words, plural, one {# word} other {# words}}, and 60 are needed. Findings are still shown.',
  otherLanguage: 'Not available for this language. Tone checks support English, German, French, and Spanish.',
  noScore:
    'No score: how AI-like a text reads is measured in English only. Findings and rewrites work in this language too.',
  noText: 'No text yet.',
  measures: 'How this is scored',
  measureHere: 'This text',
  measureUsual: 'Human writing',
  measure: 'Measure',
  pull: '{sign, select, up {more AI-like} down {more natural} other {neutral}}',
  measureName:
    '{id, select, rhythm {Sentence length variation} stock {Stock phrases} abstract {Abstract words} endings {Words ending in -tion, -ment, -ive} tails {Trailing -ing clauses} triples {Lists of three} digits {Numbers} quotes {Quotation marks} names {Names} voice {Contractions and first person} repeats {Repeated word pairs} openers {Linking openers} other {Commas}}',
  findings: 'Findings',
  none: 'No findings.',
  filter: 'Show',
  all: 'All',
  rule: '{rule, select, empty_opener {Empty opener} empty_frame {Empty phrase} stock_phrase {Stock phrase} list_of_three {List of three} participle_tail {Trailing -ing clause} staged_contrast {“Not this, but that” contrast} stacked_hedges {{hedges, plural, other {# hedges in one sentence}}} crowd_of_abstract_words {Too many abstract words} dashes {{dashes, plural, other {# dashes in one sentence}}} long_sentence {{words, plural, other {Sentence with # words}}} empty_heading {Empty phrase in a heading} even_rhythm {{sentences, plural, other {# sentences of similar length in a row}}} same_openers {{sentences, plural, other {# sentences in a row start the same way}}} other {{paragraphs, plural, other {# paragraphs of similar length}}}}',
  severity: '{severity, select, high {strong} medium {medium} other {weak}}',
  goTo: 'Show in text',
  reword: 'Rewrite findings',
  rewordText: 'Names, numbers, quotations, links, and negations stay.',
  withModel:
    'A language model rewrites each sentence. Rewrites that change the meaning or don’t read better are rejected.',
  withoutModel:
    'Without a language model, fixed rules remove empty phrases and swap words. Many findings stay, and a score falls by a few points, rarely more. For a full rewrite, <models>connect a model</models>.',
  strength: 'Strength',
  light: 'Light',
  lightHint:
    '{hasModel, select, yes {Changes as few words as possible, only in sentences with clear findings} other {Removes empty openers and uses plainer words, only in sentences with findings}}',
  medium: 'Medium',
  mediumHint:
    '{hasModel, select, yes {Rewrites every sentence with findings in plain words} other {Also shortens wordy phrasing, in all sentences}}',
  strong: 'Strong',
  strongHint:
    '{hasModel, select, yes {Rewrites every sentence from scratch} other {Also splits long sentences and, in English, uses contractions}}',
  cost: '{credits, plural, =0 {Free} one {# credit, free if nothing changes} other {# credits, free if nothing changes}}',
  start: 'Rewrite',
  working: 'Rewriting',
  stop: 'Stop',
  changes:
    '{count, plural, =0 {Nothing could be rewritten without changing its meaning.} one {# sentence rewritten} other {# sentences rewritten}}',
  enough: '{enough, select, light {Light} other {Medium}} makes the same changes in this text.',
  refused:
    '{count, plural, one {# sentence kept as it was, because its rewrite was rejected} other {# sentences kept as they were, because their rewrites were rejected}}',
  refusedReason:
    '{reason, select, meaning {Changed the meaning} marks {Changed punctuation or formatting} grammar {Grammar mistake} longer {Got longer} voice {Added something for the brand voice that your text doesn’t say} other {Didn’t sound more natural}}',
  refusedWords: '{reason}: {words}',
  scoreChange: 'If you accept all: {before, number}% → {after, number}% AI-like',
  byModel: 'Rewritten by {engine}',
  byRules: 'Rewritten by rules',
  before: 'Before',
  after: 'After',
  kept: 'Names, numbers, quotations, links, and negations are unchanged.',
  take: 'Accept',
  takeAll: 'Accept all',
  leave: 'Keep original',
  leaveAll: 'Keep all originals',
  removed: 'Deleted: it says nothing that readers would miss.',
  taken: 'Accepted',
  left: 'Original kept',
  gone: 'This sentence has since changed.',
  readOnly: 'Text loaded from elsewhere can’t be changed here. Copy what you need.',
  moveName:
    '{rule, select, drop_head {empty phrase removed} plain_heading {empty phrase removed} plain_words {plainer words} short_wording {shortened} plain_purpose {clause simplified} plain_pair {“not only” removed} dashes_to_marks {dashes replaced} plain_joint {plainer linking word} short_forms {contractions} tail_to_sentence {clause turned into a sentence} other {sentence split}}',
} as const
