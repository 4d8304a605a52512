import { type ContentLanguage, defaultLanguage } from '../text/index.ts'

/* English only, our own lists: by their words sentences tell whether they report something or set out to learn it. */

const findings = new Set(
  `found find finding findings show shows showed shown demonstrate demonstrates demonstrated suggest suggests suggested
  indicate indicates indicated reveal reveals revealed conclude concluded conclusion conclusions result results resulted
  report reported observed confirm confirmed significantly evidence associated compared therefore thus identify identified
  established`.split(/\s+/),
)

const aims = new Set(
  `aim aims aimed objective objectives investigate investigated examine examined determine whether assess assessed evaluate
  evaluated evaluation explore sought hypothesis hypothesized hypothesize unknown unclear understood design designed setting
  participants methods needed future ongoing trial trials remains explored question studied protocol`.split(/\s+/),
)

const MOST = 2

/** What a sentence is good for as evidence: how many of its words report a finding, how many an aim or a method; 0 to 2 each. */
export function reportOf(
  words: Iterable<string>,
  language: ContentLanguage = defaultLanguage,
): { findings: number; aims: number } {
  const counts = { findings: 0, aims: 0 }
  if (!language.startsWith('English')) return counts
  for (const word of words) {
    if (findings.has(word)) counts.findings += 1
    if (aims.has(word)) counts.aims += 1
  }
  return { findings: Math.min(MOST, counts.findings), aims: Math.min(MOST, counts.aims) }
}
