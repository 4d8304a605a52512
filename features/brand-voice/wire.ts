import type { z } from 'zod'
import type { MeasureProof, RuleProof, VoiceMeasures, VoiceRules } from '../../engines/voice/index.ts'
import type { Measures, Rules } from './contract.ts'

// Rules and measures as the engine has them and as the wire has them: the same values under names of the other spelling.

type WireRules = z.output<typeof Rules>
type WireMeasures = z.output<typeof Measures>

export function rulesFromWire(rules: WireRules): VoiceRules {
  return respelled(rules, camel) as VoiceRules
}

export function rulesAsWire(rules: VoiceRules): WireRules {
  return respelled(rules, snake) as WireRules
}

export function measuresFromWire(measures: WireMeasures): VoiceMeasures {
  return respelled(measures, camel) as VoiceMeasures
}

export function measuresAsWire(measures: VoiceMeasures): WireMeasures {
  return respelled(measures, snake) as WireMeasures
}

/** How a rule is kept, under its name on the wire. */
export function ruleAsWire({ rule, broken, ...kept }: RuleProof) {
  return { rule: snake(rule), ...kept, broken: [...broken] }
}

/** A measure beside the voice's, under its name on the wire. */
export function measureAsWire({ measure, isOff, ...values }: MeasureProof) {
  return { measure: snake(measure), ...values, is_off: isOff }
}

function respelled(value: unknown, spell: (name: string) => string): unknown {
  if (Array.isArray(value)) return value.map((one) => respelled(one, spell))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [spell(name), respelled(one, spell)]))
}

function camel(name: string): string {
  return name.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase())
}

function snake(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
}
