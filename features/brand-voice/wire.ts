import type { z } from 'zod'
import type { MeasureProof, RuleProof, VoiceMeasures, VoiceRules } from '../../engines/voice/index.ts'
import type { Measures, Rules } from './contract.ts'

// Rules and measures as the engine has them and as the wire has them: the same values under names of the other spelling.

type WireRules = z.output<typeof Rules>
type WireMeasures = z.output<typeof Measures>

export function rulesFromWire(rules: WireRules): VoiceRules {
  return camelled(rules)
}

export function rulesAsWire(rules: VoiceRules): WireRules {
  return snaked(rules)
}

export function measuresFromWire(measures: WireMeasures): VoiceMeasures {
  return camelled(measures)
}

export function measuresAsWire(measures: VoiceMeasures): WireMeasures {
  return snaked(measures)
}

/** How a rule is kept, under its name on the wire. */
export function ruleAsWire({ rule, broken, ...kept }: RuleProof) {
  return { rule: snake(rule), ...kept, broken: [...broken] }
}

/** A measure beside the voice's, under its name on the wire. */
export function measureAsWire({ measure, isOff, ...values }: MeasureProof) {
  return { measure: snake(measure), ...values, is_off: isOff }
}

type SnakeName<Name> = Name extends `${infer Letter}${infer Rest}`
  ? `${Letter extends Lowercase<Letter> ? Letter : `_${Lowercase<Letter>}`}${SnakeName<Rest>}`
  : Name
type CamelName<Name> = Name extends `${infer Word}_${infer Rest}`
  ? `${Word}${Capitalize<CamelName<Rest> & string>}`
  : Name
type Snaked<Value> = Value extends readonly (infer One)[]
  ? Snaked<One>[]
  : Value extends object
    ? { [Name in keyof Value as SnakeName<Name> & string]: Snaked<Value[Name]> }
    : Value
type Camelled<Value> = Value extends readonly (infer One)[]
  ? Camelled<One>[]
  : Value extends object
    ? { [Name in keyof Value as CamelName<Name> & string]: Camelled<Value[Name]> }
    : Value

// what the types above say of names, `respelled` does: a field that one side lacks is found where these are called

function snaked<Value>(value: Value): Snaked<Value> {
  return respelled(value, snake) as Snaked<Value>
}

function camelled<Value>(value: Value): Camelled<Value> {
  return respelled(value, camel) as Camelled<Value>
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
