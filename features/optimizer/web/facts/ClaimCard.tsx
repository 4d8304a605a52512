import { useFormat } from '../../../../platform/web/i18n/use-format.ts'
import { useT } from '../../../../platform/web/i18n/use-t.ts'
import type { ClaimShape, FactCheckShape, FactEvidenceShape } from '../../contract.ts'
import { confidenceLevel } from '../../facts/confidence.ts'
import { anchorOf } from '../../facts/read-sentences.ts'
import { useSheet } from '../sheet/sheet.ts'
import { AlsoUsedIn } from './AlsoUsedIn.tsx'
import { ClaimActions } from './ClaimActions.tsx'
import { EvidenceItem } from './EvidenceItem.tsx'
import { MarkedWords, toneOf } from './MarkedWords.tsx'
import { messages } from './messages.ts'
import { useClaimActions } from './use-claim-actions.ts'
import type { PlacedClaim } from './use-facts.ts'
import { type Face, faces } from './verdict-faces.ts'

const explained = {
  supported: 'supportedText',
  partly: 'partlyText',
  misleading: 'misleadingText',
  'no-evidence': 'noEvidenceText',
  contradicted: 'contradictedText',
  'source-invented': 'citationNotInSource',
} as const
const reasons = {
  'quote-not-in-source': 'quoteNotInSource',
  'citation-not-in-source': 'citationNotInSource',
  'source-gone': 'sourceGone',
  misquoted: 'misquoted',
  'not-measured': 'notMeasured',
  'words-to-compare': 'wordsToCompare',
  'source-to-compare': 'sourceToCompare',
  'number-unconfirmed': 'numberUnconfirmed',
  'unit-unconfirmed': 'unitUnconfirmed',
  'name-unconfirmed': 'nameUnconfirmed',
  'quote-unconfirmed': 'quoteUnconfirmed',
  'extent-unconfirmed': 'extentUnconfirmed',
  'checks-disagree': 'checksDisagree',
  'model-unverified': 'modelUnverified',
} as const

interface ClaimCardProps {
  check: FactCheckShape
  placed: PlacedClaim
  /** In a list, where verdict and sentence stand above it. */
  isBelowRow?: boolean
  /** Called when the sentence was reworded, so that the card next to it can close. */
  onWritten?: () => void
}

/** Everything about one finding: its words at fault, the evidence for and against, and what can be done. */
export function ClaimCard({ check, placed, isBelowRow = false, onWritten }: ClaimCardProps) {
  const t = useT(messages)
  const { claim, face } = placed
  const actions = useClaimActions(check, placed)
  const { cite } = actions
  const show = useShowSentence()
  // the verdict's own word says it all, and one piece of evidence points the same way
  const isPlain = (face === 'supported' || face === 'contradicted') && claim.reason === null
  return (
    <div className="flex flex-col gap-3">
      {isBelowRow ? null : (
        <div className="flex flex-wrap items-baseline justify-between gap-x-3">
          <FaceLine face={face} kind={claim.kind} />
          <Confidence face={face} claim={claim} />
        </div>
      )}
      {isPlain ? null : <p className="text-ink-2 text-sm">{explanationOf(claim, face, t)}</p>}
      {face === 'stale' ? (
        <p dir="auto" className="text-ink-3 text-sm">
          {t('wasThen', { words: claim.text })}
        </p>
      ) : claim.faults.length > 0 && !isBelowRow ? (
        <p dir="auto" className="font-serif text-base">
          <MarkedWords text={claim.text} marks={claim.faults} tone={toneOf(claim)} />
        </p>
      ) : null}
      {claim.accepted ? <AcceptedLine claim={claim} /> : null}
      <AlsoUsedIn checkId={check.id} claim={claim} />
      <Weighing claim={claim} />
      {claim.evidence.length > 0 ? (
        <ul className="flex flex-col gap-4">
          {claim.evidence.map((evidence) => (
            <EvidenceItem
              key={`${evidence.asset_id} ${evidence.quote}`}
              evidence={evidence}
              hasStance={!isPlain || claim.evidence.length > 1}
              onShow={() => show(evidence.quote)}
              onCite={cite && isCitable(evidence, face) ? () => cite.mutate(evidence) : undefined}
            />
          ))}
        </ul>
      ) : null}
      <ClaimActions check={check} placed={placed} actions={actions} onWritten={onWritten} />
      <CheckedLine claim={claim} />
    </div>
  )
}

/** Supporting evidence can be cited, and what a person compares by eye; this text itself can't, nor can disputing evidence. */
function isCitable({ origin, stance }: FactEvidenceShape, face: Face): boolean {
  return origin !== 'document' && (stance === 'supports' || (stance === 'neither' && face === 'compare'))
}

/** The verdict with its shape and its word. */
export function FaceLine({ face, kind }: { face: Face; kind: ClaimShape['kind'] }) {
  const t = useT(messages)
  const { icon: Icon, label, className } = faces[face]
  return (
    <span className={`flex items-center gap-1.5 font-medium text-sm ${className}`}>
      <Icon size={15} aria-hidden="true" className="shrink-0" />
      {t(face === 'unscored' && kind !== 'claim' && kind !== 'quoted' ? kind : label)}
    </span>
  )
}

const levels = { high: 'confidenceHigh', medium: 'confidenceMedium', low: 'confidenceLow' } as const

/** How sure a verdict is; nothing where another face stands above it. */
export function Confidence({ face, claim, className = '' }: { face: Face; claim: ClaimShape; className?: string }) {
  const t = useT(messages)
  const level = face === claim.verdict ? confidenceLevel(claim) : null
  return level ? <span className={`text-ink-3 text-xs ${className}`}>{t(levels[level])}</span> : null
}

function explanationOf(claim: ClaimShape, face: Face, t: ReturnType<typeof useT<typeof messages>>): string {
  if (face === 'unscored') return t('notScored')
  if (face === 'stale') return t('staleText')
  if (claim.reason === 'source-to-compare' && claim.faults.length === 0) return t('sourceToCompareWhole')
  if (claim.reason) return t(reasons[claim.reason])
  return claim.verdict ? t(explained[claim.verdict]) : t('notReached')
}

/** How much speaks for and how much against: disagreement stays visible. */
function Weighing({ claim: { evidence } }: { claim: ClaimShape }) {
  const t = useT(messages)
  const count = (stance: string) => evidence.filter((one) => one.stance === stance).length
  const [support, dispute] = [count('supports'), count('disputes')]
  if (support + dispute < 2) return null
  return (
    <p className="font-medium text-sm">
      {t('weighing', { support, dispute, both: support > 0 && dispute > 0 ? 'yes' : 'no' })}
    </p>
  )
}

function AcceptedLine({ claim: { accepted } }: { claim: ClaimShape }) {
  const t = useT(messages)
  const { day } = useFormat()
  if (!accepted) return null
  const { by_name, at, reason } = accepted
  return (
    <p dir="auto" className="border-line-2 border-l-2 pl-3 text-ink-2 text-sm">
      {t('acceptedText', { name: by_name || t('somebody'), day: day(at), reason })}
    </p>
  )
}

function CheckedLine({ claim: { checked_at, engine } }: { claim: ClaimShape }) {
  const t = useT(messages)
  const { day } = useFormat()
  if (!checked_at) return null
  return (
    <p className="text-ink-3 text-xs">
      {t('checkedOn', { day: day(checked_at) })}
      {engine === 'builtin' ? '' : `, ${t('byModel', { engine })}`}
    </p>
  )
}

/** Brings a sentence of the same text into view. */
function useShowSentence() {
  const { page, show } = useSheet()
  return (words: string) => {
    const at = page.text.indexOf(words)
    const start = at >= 0 ? at : page.text.indexOf(anchorOf(words))
    if (start >= 0) show({ start, end: start + words.length })
  }
}
