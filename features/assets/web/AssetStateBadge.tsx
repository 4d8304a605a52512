import { Check, CircleDashed, CircleSlash, LoaderCircle, TriangleAlert } from 'lucide-react'
import { useT } from '../../../platform/web/i18n/use-t.ts'
import { Badge, type Tone } from '../../../platform/web/ui/Badge.tsx'
import type { AssetShape, AssetState } from '../contract.ts'
import { messages } from './messages.ts'

const tones: Record<AssetState, Tone> = {
  queued: 'plain',
  reading: 'accent',
  ready: 'supported',
  failed: 'disputed',
  cancelled: 'unsourced',
}
const icons = {
  queued: CircleDashed,
  reading: LoaderCircle,
  ready: Check,
  failed: TriangleAlert,
  cancelled: CircleSlash,
}

/** Where a source stands: a word and a shape, and a color that repeats them. */
export function AssetStateBadge({ asset: { state } }: { asset: Pick<AssetShape, 'state'> }) {
  const t = useT(messages)
  const Icon = icons[state]
  return (
    <Badge tone={tones[state]} icon={<Icon size={12} aria-hidden="true" />}>
      {t(state)}
    </Badge>
  )
}
