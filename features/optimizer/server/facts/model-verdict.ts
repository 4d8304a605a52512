import { support } from '../../../../engines/text/index.ts'
import { type CheckedClaim, settled } from './check-claim.ts'
import type { CheckContext } from './context.ts'
import { type Heard, joinOf } from './join-answer.ts'
import type { Said } from './model-prompt.ts'
import { confirmedFaults, confirmedQuotes } from './model-quotes.ts'
import type { ModelSource, OpenClaim } from './model-sources.ts'
import type { Named } from './unconfirmed.ts'
import { vetoOf } from './veto.ts'

/** What a model said of a claim, and from which sources. */
export interface ModelAnswer {
  said: Said
  sources: readonly ModelSource[]
  engine: string
}

/**
 * Joins what the rules found with what a model said. The model’s word counts where its quotation is in a source that it was
 * given; “supported” also needs the rules to have nothing against it, and a dispute the words at fault. Where the two
 * contradict each other, the claim stays open and says so.
 */
export async function joinedVerdict(
  { deps, check, language }: Pick<CheckContext, 'deps' | 'check' | 'language'>,
  { text, weighed, reason }: OpenClaim & Pick<CheckedClaim, 'reason'>,
  { said, sources, engine }: ModelAnswer,
): Promise<CheckedClaim> {
  const quotes = confirmedQuotes(text, said, { sources, language })
  const faults = confirmedFaults(text, said, { quotes, language })
  const named = namedIn(said, sources)
  const joined = joinOf(text, weighed, { said, quotes, faults, language, named })
  const isRules = !joined.veto && !joined.isModels
  const signed = { ...joined.weighed, reason, engine: isRules ? 'builtin' : engine }
  const written = await settled({ deps, check, language }, text, signed)
  // an invented citation or a quotation in other words is certain, whatever a model says
  const isCertain = written.reason !== null && written.reason !== 'not-measured'
  if (isCertain || isRules) return written
  if (joined.veto) return { ...written, verdict: 'no-evidence', correction: null, ...joined.veto }
  return {
    ...written,
    reason: null,
    verdict: joined.verdict ?? written.verdict,
    faults: faults.length > 0 ? faults : written.faults,
    correction: written.correction ?? correctionIn(text, said, { quotes, language, named }),
  }
}

/** What a model names besides words: its calculations, one each; and what it read. */
function namedIn({ calculation }: Said, sources: readonly ModelSource[]): Named {
  return {
    calculations: calculation?.split(/[;\n]/) ?? [],
    read: sources.map(({ passage, text }) => passage?.text ?? text).join('\n'),
  }
}

/** A model’s correction, where the evidence has everything that it says. */
function correctionIn(
  claim: string,
  { correction }: Said,
  { quotes, language, named }: Pick<Heard, 'quotes' | 'language' | 'named'>,
): string | null {
  const text = correction?.trim() ?? ''
  if (text === '' || text === claim.trim()) return null
  const passage = quotes.map(({ sentence }) => sentence).join('\n')
  const context = quotes.map(({ topic = '' }) => topic).join('\n')
  const isCarried = support(text, { passage, context }, language).carried
  return isCarried && vetoOf(text, quotes, language, named) === null ? text : null
}
