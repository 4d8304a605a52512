/** Texts of the SEO check. `{band}` is how a check went: good, ok or bad. */
export const messages = {
  loading: 'Analyzing text',
  score: 'SEO score',
  scoreOf: '{score, number} of 100',
  scoreWord: '{band, select, good {Good} ok {Getting there} other {Needs work}}',
  keyword: 'Keyphrase',
  keywordHint: 'The words people will search for.',
  synonyms: 'Synonyms',
  synonymsHint: 'Separate with commas. They count like the keyphrase.',
  cornerstone: 'Cornerstone content',
  otherPhrases: 'Suggested keyphrases',
  questions: '{count, plural, =0 {Questions to answer} other {Questions to answer (#)}}',
  questionsLabel: 'Questions',
  questionsHint:
    'What readers want to know, one question per line. Questions in headings and at the end of sections are included.',
  useFix: 'Use this',
  proposed: 'Suggestion',
  fixed: '{field, select, title {Title changed} description {Meta description changed} other {Slug changed}}',
  termsMissing: 'No terms yet. Enter the URLs of pages that rank for your keyphrase, then compare.',
  savedNot: 'Not saved: {why}',
  todo: 'To do',
  fine: 'Good',
  ignoredList: 'Ignored',
  notMeasured: 'Not measured',
  noTodo: 'Nothing left to do.',
  gain: '+{points, number}',
  gainSpoken: '{points, plural, one {# more point} other {# more points}}',
  pointsOf: '{points, number} of {of, number}',
  show: 'Show in text',
  hide: 'Hide',
  ignore: 'Ignore',
  count: 'Stop ignoring',
  pardon: 'Mark as OK',
  band: '{band, select, good {Good} ok {Could be better} bad {Needs work} other {Not measured}}',

  checkName:
    '{id, select, keyphraseLength {Keyphrase length} keyphraseInTitle {Keyphrase in title} keyphraseInMainHeading {Keyphrase in H1} keyphraseInIntroduction {Keyphrase in first paragraph} keyphraseDensity {Keyphrase density} keyphraseDistribution {Keyphrase distribution} keyphraseInSubheadings {Keyphrase in subheadings} keyphraseInDescription {Keyphrase in meta description} keyphraseInSlug {Keyphrase in slug} keyphraseInImages {Keyphrase in alt text} keyphraseInLinks {Keyphrase in link text} keyphraseUsedBefore {Previously used keyphrase} titleWidth {Title width} descriptionLength {Meta description length} textLength {Text length} singleTitle {Single H1} headingOrder {Heading levels} images {Images} imageAltTexts {Alt text} outboundLinks {Outbound links} internalLinks {Internal links} linkWords {Link text} questionsAnswered {Questions answered} freshness {Freshness} subheadingDistribution {Section length} paragraphLength {Paragraph length} sentenceLength {Sentence length} sentenceBeginnings {Sentence beginnings} passiveVoice {Passive voice} transitionWords {Transition words} other {Reading ease}}',

  whyLanguage: 'Not available for this language.',
  whyShort: 'The text is too short to measure this.',
  whyKeyphrase: 'Set a keyphrase to measure this.',
  whyNoQuestions: 'The text asks no question in a heading or at the end of a section, and no questions are set.',
  whyNoDate: 'No date to go by: the text names no recent year, and its last change isn’t known.',
  whyNoImages: 'The text has no images.',
  whyNoMainHeading: 'No H1 found in the text.',
  whyNoHeadings: 'The text has no headings.',
  whyNoLinks: 'The text has no links.',
  whyNotSaid: 'Missing: add it in Publish, under Meta.',

  keyphraseLength:
    '{band, select, good {The keyphrase has {words, plural, one {# content word} other {# content words}}.} ok {The keyphrase has {words} content words; {limit} or fewer are easier to rank for.} other {{words, plural, =0 {No keyphrase set.} other {The keyphrase has {words} content words; shorten it to {limit}.}}}}',
  keyphraseInTitle:
    '{band, select, good {The title starts with the keyphrase.} ok {The title contains the keyphrase, but not at the start or not in this order.} other {The title is missing words from the keyphrase.}}',
  keyphraseInMainHeading:
    '{band, select, good {The H1 contains the keyphrase.} ok {The H1 contains all words of the keyphrase, but not together in this order.} other {The H1 doesn’t contain the keyphrase.}}',
  keyphraseInIntroduction:
    '{band, select, good {The first paragraph contains the keyphrase.} ok {The first paragraph contains all words of the keyphrase, but not together in this order.} other {The first paragraph doesn’t contain the keyphrase.}}',
  keyphraseDensity:
    '{band, select, good {The keyphrase appears in the text {count, plural, one {# time} other {# times}}, which is good.} other {The keyphrase appears in the text {count, plural, one {# time} other {# times}}; aim for {fewest} to {most}.}}',
  keyphraseDistribution:
    '{band, select, good {The keyphrase is spread evenly throughout the text.} ok {Some parts of the text don’t mention the keyphrase.} other {Long parts of the text don’t mention the keyphrase.}}',
  keyphraseInSubheadings:
    '{band, select, good {{count} of {of} subheadings reflect the keyphrase.} other {{of, plural, =0 {No subheadings yet.} other {{count} of {of} subheadings reflect the keyphrase; aim for a third to three quarters.}}}}',
  keyphraseInDescription:
    '{band, select, good {The meta description contains the keyphrase.} other {{count, plural, =0 {The meta description doesn’t contain the keyphrase.} other {The meta description contains the keyphrase {count} times; {limit} are enough.}}}}',
  keyphraseInSlug:
    '{band, select, good {The slug contains the keyphrase.} other {The slug is missing words from the keyphrase.}}',
  keyphraseInImages:
    '{band, select, good {{count} of {of} alt texts reflect the keyphrase.} other {{of, plural, =0 {No images with alt text yet.} other {{count} of {of} alt texts reflect the keyphrase.}}}}',
  keyphraseInLinks:
    '{band, select, good {No link uses the keyphrase as its text.} other {{count, plural, one {# link uses} other {# links use}} the keyphrase as link text, which sends readers and search engines to another page for it.}}',
  keyphraseUsedBefore:
    '{band, select, good {You haven’t used this keyphrase before.} other {{count, plural, one {# of your other texts uses} other {# of your other texts use}} the same keyphrase and will compete with this one.}}',
  titleWidth:
    '{band, select, good {The title is {pixels} pixels wide and shown in full.} other {{pixels, plural, =0 {No title for search results yet.} other {The title is {pixels} pixels wide; search engines cut it off at {limit}.}}}}',
  descriptionLength:
    '{band, select, good {The meta description has {characters} characters and is shown in full.} other {{characters, plural, =0 {No meta description yet.} other {The meta description has {characters} characters; aim for {shortest} to {longest}.}}}}',
  textLength:
    '{band, select, good {The text has {words, number} words.} other {The text has {words, plural, one {# word} other {# words}}; aim for {wanted} or more.}}',
  singleTitle:
    '{band, select, good {There is one main heading.} other {{count, plural, =0 {There is no main heading (H1). Start the text with one.} other {There are # main headings (H1); keep one and lower the level of the others.}}}}',
  headingOrder:
    '{band, select, good {No heading skips a level.} other {{count, plural, one {# heading skips} other {# headings skip}} a level, such as an H4 right after an H2.}}',
  images:
    '{band, select, good {{count, plural, one {The text has # image.} other {The text has # images.}}} other {The text has no images.}}',
  imageAltTexts:
    '{band, select, good {{of, plural, one {The image has alt text or is marked as decorative.} other {All # images have alt text or are marked as decorative.}}} other {{missing, plural, one {# image has} other {# images have}} no alt text.}}',
  altMissing: 'Images without alt text',
  altLabel: 'Alt text for image {number, number}',
  altFrom:
    '{from, select, caption {From its caption. Say what the image shows.} file_name {From its file name. Say what the image shows.} heading {From the heading above. Say what the image shows.} other {Say what the image shows.}}',
  altAdd: 'Add alt text',
  altAddSpoken: 'Add alt text: image {number, number}',
  altMark: 'Mark as decorative',
  altDecorativeSpoken: 'Mark as decorative: image {number, number}',
  altShow: 'Show image {number, number} in text',
  altAdded: 'Added alt text to image {number, number}.',
  altDecorative: 'Marked image {number, number} as decorative.',
  altGone: 'Image {number, number} is no longer there.',
  lowerHeadings: 'Lower these headings',
  raiseHeading: 'Make this the H1',
  closeHeadings: 'Close the gaps',
  lowers: 'H{from, number} → H{level, number}:',
  lowersMore: '{count, plural, one {and # more heading} other {and # more headings}}',
  lowered: '{count, plural, one {Lowered # heading.} other {Lowered # headings.}}',
  raised: '{count, plural, one {Raised # heading.} other {Raised # headings.}}',
  outboundLinks:
    '{band, select, good {{count, plural, one {# link goes} other {# links go}} to other sites.} other {No links to other sites.}}',
  internalLinks:
    '{band, select, good {{count, plural, one {# link goes} other {# links go}} to pages on this site.} other {No links to other pages on this site.}}',
  linkWords:
    '{band, select, good {All link texts say where their links lead.} other {{count, plural, one {# link doesn’t say where it leads} other {# links don’t say where they lead}}: “{words}”. Link words that name the page.}}',
  questionsAnswered:
    '{band, select, good {{of, plural, one {# question is} other {All # questions are}} answered.} ok {All {of} questions are answered, {late} of them late in the text. First: “{first}”} other {{answered} of {of} questions are answered. First open: “{first}”}}',
  freshness:
    '{by, select, heading {{band, select, good {The year named in the title or headings is current: {when}.} other {The newest year in the title and headings is {when}. If that means “now”, update the text and the year to {year}.}}} stated {{band, select, good {The text says that it’s from {when}.} other {The text says that it’s from {when}. Review it, then update the date.}}} changed {{band, select, good {Last changed on {when}.} other {Last changed on {when}. Check whether everything in it still holds.}}} other {{band, select, good {The newest year in the text is {when}.} other {The newest year in the text is {when}. Check whether there are newer figures.}}}}',
  subheadingDistribution:
    '{band, select, good {No section is too long.} other {{headings, plural, =0 {The text has {words, number} words and no subheadings.} other {{tooLong, plural, one {# section has} other {# sections have}} more than {limit} words without a subheading.}}}}',
  paragraphLength:
    '{band, select, good {No paragraph is too long.} other {{tooLong, plural, one {# paragraph has} other {# paragraphs have}} more than {limit} words.}}',
  sentenceLength:
    '{band, select, good {{percent}% of sentences have more than {words} words, which is good.} other {{percent}% of sentences have more than {words} words; aim for {limit}% or less.}}',
  sentenceBeginnings:
    '{band, select, good {Sentences start in different ways.} other {{runs, plural, one {In # place} other {In # places}}, three or more sentences in a row start with the same word.}}',
  passiveVoice:
    '{band, select, good {{percent}% of sentences use the passive voice, which is good.} other {{percent}% of sentences use the passive voice; aim for {limit}% or less.}}',
  transitionWords:
    '{band, select, good {{percent}% of sentences have a transition word.} other {{percent}% of sentences have a transition word (because, however, first…); aim for {limit}% or more.}}',
  readingEase:
    '{band, select, good {Reading ease is {ease}: easy.} ok {Reading ease is {ease}: fairly difficult. Use shorter sentences and words.} other {Reading ease is {ease}: difficult. Use shorter sentences and words.}}',

  snippet: 'Search result preview',
  snippetNote: 'Based on how search engines cut off text. They may show something else.',
  noTitle: 'No title yet',
  headings: 'Headings',
  level: 'Level',
  heading: 'Heading',
  wordsUnder: 'Words in section',
  skips: 'skips a level',
  hasKeyphrase: 'reflects keyphrase',
  noHeadings: 'No headings yet.',
  links: 'Links',
  anchor: 'Link text',
  leadsTo: 'Links to',
  kind: '{kind, select, internal {internal} external {external} other {not a page}}',
  notFollowed: 'nofollow',
  noLinks: 'No links yet.',

  terms: 'Terms other pages use',
  termsIntro: 'Reads pages that rank for this keyphrase and shows the terms they share.',
  competitors: 'Page URLs',
  competitorsHint: 'One per line, up to 10. Leave empty to search the web if this server has a search provider.',
  readThem: 'Compare pages',
  readingThem: 'Reading pages',
  readPages: '{count, plural, one {# page read} other {# pages read}}',
  notRead: '{url}: {why}',
  noProvider: 'This server has no search provider. Enter page URLs instead.',
  term: 'Term',
  weightOf: 'Weight {importance, number} of 10',
  own: 'This text',
  typical: 'Other pages',
  range: '{low}–{high}',
  termState: '{state, select, usual {typical} missing {missing} few {too few} other {too many}}',
  inHeading: 'in headings',
  structure: 'Structure compared',
  measure: 'Measure',
  structureWords: 'Words',
  structureHeadings: 'Headings',
  structureParagraphs: 'Paragraphs',
  structureKeyphrase: 'Uses of keyphrase',
  structuredData: 'Structured data',
  structuredDataText: 'Tells search engines what the page is about. Paste it into the page’s head.',
  copyData: 'Copy',
  copiedData: 'Copied',
  noShared: 'These pages share no relevant terms.',
} as const
