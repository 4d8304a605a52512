import type { SectionPlan } from './api.ts'

/** A planned section while it is edited; `key` stays the same over saves. */
export interface PlanRow extends SectionPlan {
  key: string
}
