import type { TargetName } from './targets.ts'

/** A name that is in a text: tokens `from` up to, not including, `to`. */
export interface Match {
  readonly from: number
  readonly to: number
  readonly names: readonly TargetName[]
}
