/*
 * Our content report in the words of the data set's yoastseo values, so that the two can be compared.
 *
 * Two of yoastseo's values come from its older reader, which takes each line of the HTML source for a sentence of its own;
 * most of the set's pages are wrapped at 80 letters. To compare the measures and not the reading of white space, the
 * share of passives and the reading ease are taken from the page with its lines as paragraphs. Everything else, and all of
 * the product, reads white space as a browser does.
 */
import { type Assessment, type AssessmentId, contentReport as reportOf } from '../../engines/seo/index.ts'
import { htmlToPage } from '../../engines/text/index.ts'

interface PageFacts {
  title: string
  description: string
  slug: string
  permalink: string
}

const names: Readonly<Record<'content' | 'seo', Partial<Record<AssessmentId, string>>>> = {
  content: {
    'subheading-distribution': 'subheadingsTooLong',
    'paragraph-length': 'textParagraphTooLong',
    'sentence-length': 'textSentenceLength',
    'sentence-beginnings': 'sentenceBeginnings',
    'passive-voice': 'passiveVoice',
    'transition-words': 'textTransitionWords',
  },
  seo: {
    'keyphrase-length': 'keyphraseLength',
    'keyphrase-in-title': 'keyphraseInSEOTitle',
    'keyphrase-in-introduction': 'introductionKeyword',
    'keyphrase-density': 'keyphraseDensity',
    'keyphrase-in-subheadings': 'subheadingsKeyword',
    'keyphrase-in-description': 'metaDescriptionKeyword',
    'keyphrase-in-slug': 'slugKeyword',
    'keyphrase-in-images': 'imageKeyphrase',
    'keyphrase-in-links': 'textCompetingLinks',
    'title-width': 'titleWidth',
    'description-length': 'metaDescriptionLength',
    'text-length': 'textLength',
    'single-title': 'singleH1',
    images: 'images',
    'outbound-links': 'externalLinks',
    'internal-links': 'internalLinks',
  },
}

/** The report on a page of the set: word forms are not counted, as the reference was run without them. */
export function contentReport(html: string, keyword: string, facts: PageFacts) {
  const input = { keyword, countsForms: false, ...facts }
  const report = reportOf({ ...input, page: htmlToPage(html) })
  const byLines = reportOf({ ...input, page: htmlToPage(html.replaceAll('\n', '</p><p>')) })
  const percentOf = (id: AssessmentId) => Number(report.assessments.find((found) => found.id === id)?.facts.percent)
  const passive = byLines.assessments.find(({ id }) => id === 'passive-voice')
  const assessments = report.assessments.map((found) => {
    if (found.id === 'single-title') return withPrintedTitle(found)
    return found.id === passive?.id ? passive : found
  })
  const linksOf = (kind: string) => report.links.filter((link) => link.kind === kind).length
  return {
    values: {
      words: report.values.words,
      sentences: report.values.sentences,
      flesch: byLines.values.readingEase,
      sentencesOver20Pct: percentOf('sentence-length'),
      passivePct: Number(passive?.facts.percent),
      transitionPct: percentOf('transition-words'),
      keyphraseCount: report.values.keyphrase?.count,
      keyphraseDensity: report.values.keyphrase?.density,
      keyphraseInTitle: report.values.keyphrase?.isInTitle,
      keyphraseInFirstParagraph: report.values.keyphrase?.isInIntroduction,
      links: { total: report.links.length, internal: linksOf('internal'), external: linksOf('external') },
      subheadings: report.headings.filter(({ level }) => level === 2 || level === 3).length,
      paragraphs: report.values.paragraphs,
      images: report.values.images,
    },
    assessments: { content: scoresOf(assessments, names.content), seo: scoresOf(assessments, names.seo) },
  }
}

function scoresOf(assessments: readonly Assessment[], known: Partial<Record<AssessmentId, string>>) {
  return Object.fromEntries(
    assessments.flatMap(({ id, score }) => {
      const name = known[id]
      return name === undefined || score === null ? [] : [[name, score]]
    }),
  )
}

/** The set has what stands under the titles that its site prints: without a heading of level 1 in it, a page has that one. */
function withPrintedTitle(found: Assessment): Assessment {
  return found.facts.count === 0 ? { ...found, score: 8, band: 'good' } : found
}
