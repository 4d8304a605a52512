export const messages = {
  margin: 'Evidence',
  cited: 'Cited',
  unsourced: 'No source',
  assistant: 'Written by the assistant',
  markCited: '{count, plural, one {Cited sentence} other {# cited sentences}}: {words}',
  markUnsourced:
    '{count, plural, one {Sentence without a source} other {# sentences, at least one without a source}}: {words}',
  markUnsourcedClause:
    '{count, plural, one {Part of a sentence without a source} other {# sentences or parts, at least one without a source}}: {words}',
  markUnsourcedAssistant:
    '{count, plural, one {Sentence without a source, written by the assistant} other {# sentences, at least one without a source and written by the assistant}}: {words}',
  markAssistant:
    '{count, plural, one {Sentence written by the assistant} other {# sentences written by the assistant}}: {words}',
  markSupported: '{count, plural, one {Supported sentence} other {# supported sentences}}: {words}',
  markDisputed: '{count, plural, one {Disputed sentence} other {# sentences, at least one disputed}}: {words}',
  markUnsure:
    '{count, plural, one {Sentence without enough evidence} other {# sentences, at least one without enough evidence}}: {words}',
  markStale:
    '{count, plural, one {Sentence changed since it was checked} other {# sentences, at least one changed since it was checked}}: {words}',

  cardTitle: 'Evidence for this sentence',
  citedFrom: 'Cited from {title}',
  sentenceOf: 'Sentence {index} of {count}',
  previous: 'Previous',
  next: 'Next',
  sources: '{count, plural, one {# source} other {# sources}}',
  unknownCitation: 'This citation is no longer available. It may have come from another text.',
  place: 'Location: {place}',
  fetched: 'Retrieved {day}',
  matchedByFigures:
    'The source is in another language. Its numbers, dates, and names match this sentence; its words couldn’t be compared.',
  matchedByModel:
    'The source says this in other words, or in another language. A model found these words in it, and its numbers match. Check the meaning yourself.',
  matchedByCalculation: 'This sentence was calculated from numbers in the source. The source doesn’t state the result.',
  inItsPlace: 'Show in source',
  sourceGone: 'The source was deleted. The cited passage is kept.',
  sourceChanged: 'The source has changed since. This is the passage as it was cited.',
  openSource: 'Open source',
  replace: 'Replace',
  remove: 'Remove',
  removed: 'Citation removed',

  unsourcedText: 'This sentence contains {what} but has no source.',
  unsourcedClause: 'The sources of this sentence don’t cover this part.',
  statesNumber: 'a number',
  statesDate: 'a date',
  statesName: 'a name',
  statesQuote: 'a quotation',
  statesStudy: 'a reference to a study',
  statesSuperlative: 'a superlative',
  findSource: 'Find a source',
  wroteBuiltin: 'From the built-in writer: your text and its sources only, without a language model.',
  wroteModel: 'Written by {engine}.',
  wroteUnknown: 'Written by the assistant.',

  searchSources: 'Search your sources',
  searching: 'Searching your sources',
  noneFound: 'No matching passages in your sources. Add a source under Assets, or try different words.',
  noSources: 'No sources yet. Add files, web pages, or websites under Assets, then cite them here.',
  goToAssets: 'Go to Assets',
  cite: 'Cite',
  page: 'page {page}',
  citedNow: 'Citation added',
} as const
