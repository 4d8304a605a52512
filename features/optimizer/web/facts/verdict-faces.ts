import {
  CircleCheck,
  Clock,
  DiamondMinus,
  Diff,
  FileX,
  History,
  type LucideIcon,
  MessageCircle,
  Scale,
  ShieldCheck,
  Triangle,
  TriangleAlert,
} from 'lucide-react'
import type { VerdictState } from '../../../blogs/web/editor-door.ts'
import type { ClaimShape } from '../../contract.ts'
import { disputedVerdicts, type FactVerdict, reasonsToCompare } from '../../facts/fixed-values.ts'

/** What a finding is shown as: its verdict, what stands above it, or what a person can do about it. */
export type Face = FactVerdict | 'compare' | 'stale' | 'accepted' | 'pending' | 'unscored'

/** In the order in which findings are listed: what most needs looking at first. */
export const faceOrder: readonly Face[] = [
  'source-invented',
  'contradicted',
  'partly',
  'misleading',
  'stale',
  'compare',
  'no-evidence',
  'pending',
  'supported',
  'accepted',
  'unscored',
]

/** Shape, word and tone of each face: no verdict is recognizable by color alone. */
export const faces = {
  'source-invented': { icon: FileX, label: 'sourceInvented', className: 'text-disputed' },
  contradicted: { icon: DiamondMinus, label: 'contradicted', className: 'text-disputed' },
  partly: { icon: Diff, label: 'partly', className: 'text-disputed' },
  misleading: { icon: TriangleAlert, label: 'misleading', className: 'text-disputed' },
  stale: { icon: History, label: 'stale', className: 'text-unsure' },
  compare: { icon: Scale, label: 'toCompare', className: 'text-unsure' },
  'no-evidence': { icon: Triangle, label: 'noEvidence', className: 'text-unsure' },
  pending: { icon: Clock, label: 'notReached', className: 'text-ink-3' },
  supported: { icon: CircleCheck, label: 'supported', className: 'text-supported' },
  accepted: { icon: ShieldCheck, label: 'accepted', className: 'text-ink-2' },
  unscored: { icon: MessageCircle, label: 'opinion', className: 'text-ink-3' },
} as const satisfies Record<Face, { icon: LucideIcon; label: string; className: string }>

/** The face of a claim that is in the text in this state. */
export function faceOf(
  { kind, verdict, accepted, reason }: Pick<ClaimShape, 'kind' | 'verdict' | 'accepted' | 'reason'>,
  state: 'fresh' | 'stale',
): Face {
  if (kind !== 'claim' && kind !== 'quoted') return 'unscored'
  if (verdict === null && !accepted) return 'pending'
  if (state === 'stale') return 'stale'
  if (accepted || verdict === null) return 'accepted'
  return verdict === 'no-evidence' && reason && reasonsToCompare.includes(reason) ? 'compare' : verdict
}

/** What the margin shows of a face; null where it keeps the mark that it has anyway. */
export function markOf(face: Face): VerdictState | null {
  if (face === 'stale' || face === 'supported') return face
  if (face === 'no-evidence' || face === 'compare') return 'unsure'
  return disputedVerdicts.some((verdict) => verdict === face) ? 'disputed' : null
}
