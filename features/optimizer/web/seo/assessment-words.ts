import type { Assessment, AssessmentId, Unmeasured } from '../../../../engines/seo/index.ts'
import type { Translate } from '../../../../platform/web/i18n/use-t.ts'
import type { messages } from './messages.ts'

const keys = {
  'keyphrase-length': 'keyphraseLength',
  'keyphrase-in-title': 'keyphraseInTitle',
  'keyphrase-in-main-heading': 'keyphraseInMainHeading',
  'keyphrase-in-introduction': 'keyphraseInIntroduction',
  'keyphrase-density': 'keyphraseDensity',
  'keyphrase-distribution': 'keyphraseDistribution',
  'keyphrase-in-subheadings': 'keyphraseInSubheadings',
  'keyphrase-in-description': 'keyphraseInDescription',
  'keyphrase-in-slug': 'keyphraseInSlug',
  'keyphrase-in-images': 'keyphraseInImages',
  'keyphrase-in-links': 'keyphraseInLinks',
  'keyphrase-used-before': 'keyphraseUsedBefore',
  'title-width': 'titleWidth',
  'description-length': 'descriptionLength',
  'text-length': 'textLength',
  'single-title': 'singleTitle',
  'heading-order': 'headingOrder',
  images: 'images',
  'image-alt-texts': 'imageAltTexts',
  'outbound-links': 'outboundLinks',
  'internal-links': 'internalLinks',
  'link-words': 'linkWords',
  'questions-answered': 'questionsAnswered',
  freshness: 'freshness',
  'subheading-distribution': 'subheadingDistribution',
  'paragraph-length': 'paragraphLength',
  'sentence-length': 'sentenceLength',
  'sentence-beginnings': 'sentenceBeginnings',
  'passive-voice': 'passiveVoice',
  'transition-words': 'transitionWords',
  'reading-ease': 'readingEase',
} as const satisfies Record<AssessmentId, keyof typeof messages>

const reasons = {
  language: 'whyLanguage',
  'short-text': 'whyShort',
  'no-keyphrase': 'whyKeyphrase',
  'not-said': 'whyNotSaid',
  'no-questions': 'whyNoQuestions',
  'no-date': 'whyNoDate',
  'no-images': 'whyNoImages',
  'no-main-heading': 'whyNoMainHeading',
  'no-headings': 'whyNoHeadings',
  'no-links': 'whyNoLinks',
} as const satisfies Record<Unmeasured, keyof typeof messages>

/** What a check found, as a sentence; `dated` writes a day as the person reads it. */
export function wordsFor(
  { id, band, facts, why }: Assessment,
  t: Translate<typeof messages>,
  dated: (day: string) => string,
): string {
  if (why) return `${nameOf(id, t)}: ${t(reasons[why])}`
  return (t as (key: string, values: Record<string, string | number>) => string)(keys[id], {
    band,
    ...readable(facts, dated),
  })
}

/** What a check is called. */
export function nameOf(id: AssessmentId, t: Translate<typeof messages>): string {
  return t('checkName', { id: keys[id] })
}

/** Checks whose sentences one may find good as they are. */
export const pardonable: readonly AssessmentId[] = ['sentence-length', 'sentence-beginnings', 'passive-voice']

const DAY = /^\d{4}-\d{2}(?:-\d{2})?$/

function readable(facts: Assessment['facts'], dated: (day: string) => string): Record<string, string | number> {
  const asRead = (value: string | number) => {
    if (typeof value === 'number') return Math.round(value)
    return DAY.test(value) ? dated(value) : value
  }
  return Object.fromEntries(Object.entries(facts).map(([name, value]) => [name, asRead(value)]))
}
