/** Texts of the SEO check. `{band}` is how a check went: good, ok or bad. */
export const messages = {
  loading: 'Reading the text',
  score: 'SEO score',
  scoreOf: '{score, number} of 100',
  scoreWord: '{band, select, good {Good} ok {Getting there} other {Needs work}}',
  keyword: 'Keyphrase',
  keywordHint: 'The words people should find this text by.',
  synonyms: 'Other words for it',
  synonymsHint: 'Separated by commas. They count like the keyphrase.',
  cornerstone: 'One of the most important pages',
  savedNot: 'Not saved: {why}',
  todo: 'To do',
  fine: 'Fine',
  ignoredList: 'Ignored',
  notMeasured: 'Not measured',
  noTodo: 'Nothing left to do.',
  gain: '+{points, number}',
  gainSpoken: '{points, plural, one {# point more} other {# points more}}',
  pointsOf: '{points, number} of {of, number}',
  show: 'Show in text',
  hide: 'Hide',
  ignore: 'Ignore',
  count: 'Count it again',
  pardon: 'Fine as they are',
  band: '{band, select, good {Good} ok {Could be better} bad {Needs work} other {Not measured}}',

  checkName:
    '{id, select, keyphraseLength {Length of the keyphrase} keyphraseInTitle {Keyphrase in the title} keyphraseInIntroduction {Keyphrase in the first paragraph} keyphraseDensity {How often the keyphrase is used} keyphraseDistribution {Spread of the keyphrase} keyphraseInSubheadings {Keyphrase in subheadings} keyphraseInDescription {Keyphrase in the description} keyphraseInSlug {Keyphrase in the address} keyphraseInImages {Keyphrase in picture descriptions} keyphraseInLinks {Links on the keyphrase} keyphraseUsedBefore {Keyphrase in other texts} titleWidth {Width of the title} descriptionLength {Length of the description} textLength {Length of the text} singleTitle {Main heading} images {Pictures} outboundLinks {Links to other sites} internalLinks {Links within the site} subheadingDistribution {Length of sections} paragraphLength {Length of paragraphs} sentenceLength {Length of sentences} sentenceBeginnings {Beginnings of sentences} passiveVoice {Passive voice} transitionWords {Linking words} other {Reading ease}}',

  whyLanguage: 'Not measured in this language.',
  whyShort: 'The text is too short to say.',
  whyKeyphrase: 'Set a keyphrase to measure this.',
  whyNotSaid: 'Not known here: fill it in under Publish.',

  keyphraseLength:
    '{band, select, good {The keyphrase has {words, plural, one {# telling word} other {# telling words}}.} ok {The keyphrase has {words} telling words; up to {limit} are easier to serve.} other {{words, plural, =0 {No keyphrase is set.} other {The keyphrase has {words} telling words; shorten it to {limit}.}}}}',
  keyphraseInTitle:
    '{band, select, good {The title begins with the keyphrase.} ok {The keyphrase stands in the title, though not at its beginning or not word for word.} other {The title lacks words of the keyphrase.}}',
  keyphraseInIntroduction:
    '{band, select, good {The first paragraph names the keyphrase.} ok {The first paragraph has all words of the keyphrase, spread over several sentences.} other {The first paragraph does not name the keyphrase.}}',
  keyphraseDensity:
    '{band, select, good {The keyphrase stands in the text {count, plural, one {# time} other {# times}}: neither too rare nor too often.} other {The keyphrase stands in the text {count, plural, one {# time} other {# times}}; {fewest} to {most} would fit its length.}}',
  keyphraseDistribution:
    '{band, select, good {The keyphrase is spread over the whole text.} ok {Some parts of the text go without the keyphrase.} other {Long parts of the text go without the keyphrase.}}',
  keyphraseInSubheadings:
    '{band, select, good {{count} of {of} subheadings reflect the keyphrase.} other {{count} of {of} subheadings reflect the keyphrase; between a third and three quarters would be right.}}',
  keyphraseInDescription:
    '{band, select, good {The description names the keyphrase.} other {{count, plural, =0 {The description does not name the keyphrase.} other {The description names the keyphrase {count} times; {limit} are enough.}}}}',
  keyphraseInSlug:
    '{band, select, good {The address has the keyphrase.} other {The address lacks words of the keyphrase.}}',
  keyphraseInImages:
    '{band, select, good {{count} of {of} picture descriptions reflect the keyphrase.} other {{of, plural, =0 {There is no picture whose description could name the keyphrase.} other {{count} of {of} picture descriptions reflect the keyphrase.}}}}',
  keyphraseInLinks:
    '{band, select, good {No link gives the keyphrase away to another page.} other {{count, plural, one {A link} other {# links}} on the very keyphrase send readers who look for it elsewhere.}}',
  keyphraseUsedBefore:
    '{band, select, good {No other text of yours has this keyphrase.} other {{count, plural, one {Another text} other {# other texts}} of yours has the same keyphrase, and will compete with this one.}}',
  titleWidth:
    '{band, select, good {The title is {pixels} pixels wide: results show it whole.} other {{pixels, plural, =0 {There is no title for search results.} other {The title is {pixels} pixels wide; results cut it at {limit}.}}}}',
  descriptionLength:
    '{band, select, good {The description has {characters} characters: results show it whole.} other {{characters, plural, =0 {There is no description for search results.} other {The description has {characters} characters; {shortest} to {longest} use the room.}}}}',
  textLength:
    '{band, select, good {The text has {words, number} words.} other {The text has {words, plural, one {# word} other {# words}}; {wanted} or more are better.}}',
  singleTitle:
    '{band, select, good {There is one main heading.} other {There are {count} main headings; keep one and make the others smaller.}}',
  images:
    '{band, select, good {{count, plural, one {There is a picture.} other {There are # pictures.}}} other {There is no picture.}}',
  outboundLinks:
    '{band, select, good {{count, plural, one {# link leads} other {# links lead}} to other sites.} other {No link leads to another site.}}',
  internalLinks:
    '{band, select, good {{count, plural, one {# link leads} other {# links lead}} to pages of this site.} other {No link leads to another page of this site.}}',
  subheadingDistribution:
    '{band, select, good {No section is too long.} other {{headings, plural, =0 {The text has {words, number} words and no subheading.} other {{tooLong, plural, one {A section has} other {# sections have}} more than {limit} words without a subheading.}}}}',
  paragraphLength:
    '{band, select, good {No paragraph is too long.} other {{tooLong, plural, one {A paragraph has} other {# paragraphs have}} more than {limit} words.}}',
  sentenceLength:
    '{band, select, good {{percent}% of the sentences have more than {words} words, which is fine.} other {{percent}% of the sentences have more than {words} words; {limit}% or less read better.}}',
  sentenceBeginnings:
    '{band, select, good {Sentences begin in different ways.} other {{runs, plural, one {In one place} other {In # places}} three or more sentences in a row begin with the same word.}}',
  passiveVoice:
    '{band, select, good {{percent}% of the sentences are passive, which is fine.} other {{percent}% of the sentences are passive; {limit}% or less read better.}}',
  transitionWords:
    '{band, select, good {{percent}% of the sentences have a linking word.} other {{percent}% of the sentences have a linking word (because, however, first …); {limit}% or more lead the reader.}}',
  readingEase:
    '{band, select, good {Reading ease is {ease}: easy.} ok {Reading ease is {ease}: fairly hard. Shorter sentences and words help.} other {Reading ease is {ease}: hard. Shorter sentences and words help.}}',

  snippet: 'In search results',
  snippetNote: 'As a results page would cut it. Search engines may show other words.',
  noTitle: 'No title yet',
  headings: 'Headings',
  level: 'Level',
  heading: 'Heading',
  wordsUnder: 'Words under it',
  skips: 'leaves out a level',
  hasKeyphrase: 'keyphrase',
  noHeadings: 'No headings yet.',
  links: 'Links',
  anchor: 'Words',
  leadsTo: 'Leads to',
  kind: '{kind, select, internal {this site} external {another site} other {no page}}',
  notFollowed: 'not followed',
  noLinks: 'No links yet.',

  terms: 'What others write about',
  termsIntro: 'Read pages that are found for this keyphrase, and see which terms they share.',
  competitors: 'Addresses',
  competitorsHint: 'One on each line, up to ten. Without any, a search is made where the server has a search provider.',
  readThem: 'Read them',
  readingThem: 'Reading the pages',
  readPages: '{count, plural, one {# page read} other {# pages read}}',
  notRead: '{url}: {why}',
  noProvider: 'No search provider is set up on this server; give addresses.',
  term: 'Term',
  weightOf: 'Weight {importance, number} of 10',
  own: 'Here',
  typical: 'Others',
  range: '{low}–{high}',
  termState: '{state, select, usual {as usual} missing {missing} few {rarely} other {too often}}',
  inHeading: 'in headings',
  structure: 'Structure beside them',
  measure: 'Measure',
  structureWords: 'Words',
  structureHeadings: 'Headings',
  structureParagraphs: 'Paragraphs',
  structuredData: 'Structured data',
  structuredDataText: 'Tells search engines what the page is. Paste it into the head of the page.',
  copyData: 'Copy',
  copiedData: 'Copied',
  noShared: 'These pages share no telling terms.',
} as const
