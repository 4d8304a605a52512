import type { Assessment, AssessmentId, Unmeasured } from '../../../../engines/seo/index.ts'
import type { Translate } from '../../../../platform/web/i18n/use-t.ts'
import type { messages } from './messages.ts'

const keys = {
  'keyphrase-length': 'keyphraseLength',
  'keyphrase-in-title': 'keyphraseInTitle',
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
  images: 'images',
  'outbound-links': 'outboundLinks',
  'internal-links': 'internalLinks',
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
  'no-year': 'whyNoYear',
} as const satisfies Record<Unmeasured, keyof typeof messages>

/** What a check found, as a sentence. */
export function wordsFor({ id, band, facts, why }: Assessment, t: Translate<typeof messages>): string {
  if (why) return `${nameOf(id, t)}: ${t(reasons[why])}`
  return (t as (key: string, values: Record<string, string | number>) => string)(keys[id], { band, ...rounded(facts) })
}

/** What a check is called. */
export function nameOf(id: AssessmentId, t: Translate<typeof messages>): string {
  return t('checkName', { id: keys[id] })
}

/** Checks whose sentences one may find good as they are. */
export const pardonable: readonly AssessmentId[] = ['sentence-length', 'sentence-beginnings', 'passive-voice']

function rounded(facts: Assessment['facts']): Record<string, string | number> {
  return Object.fromEntries(
    Object.entries(facts).map(([name, value]) => [name, typeof value === 'number' ? Math.round(value) : value]),
  )
}
