import type { Material } from './material.ts'
import type { Excerpt } from './page.ts'
import { aboutTopic, chosen, type Fill } from './wording.ts'

/** A headline before it is scored. */
export interface Draft {
  readonly text: string
  /** 0 to 1: how far the material keeps what it promises; 1 when absent. */
  readonly kept?: number
  readonly evidence: readonly Excerpt[]
}

/** What patterns are filled with. */
export interface PatternFill {
  readonly variant: number
  readonly fill?: Fill
  readonly kept?: number
  readonly evidence: readonly Excerpt[]
}

/** Two of the patterns, other ones for each variant. */
export function fromPatterns(
  material: Material,
  patterns: readonly string[],
  { variant, fill = {}, kept, evidence }: PatternFill,
): Draft[] {
  const two = patterns.length === 1 ? [chosen(patterns, 0)] : [chosen(patterns, variant), chosen(patterns, variant + 1)]
  return two.map((pattern) => ({ text: aboutTopic(material, pattern, fill), kept, evidence }))
}
