import {
  type EvaluationContext,
  FlagNotFoundError,
  type JsonValue,
  type Provider,
  type ResolutionDetails,
  StandardResolutionReasons,
  TypeMismatchError,
} from '@openfeature/server-sdk'
import { nobodysPlan, planOf } from '../../billing/contract.ts'
import { isOnByPlan, isSwitchFlag, isValueFlag, valueByPlan } from '../flags.ts'
import type { Overrides } from './overrides.ts'

/** The flag provider of a server on its own: the plan table, and what an operator set over it. */
export function builtinProvider(overrides: Overrides): Provider {
  const resolve = async <T>(
    flag: string,
    context: EvaluationContext,
    isRight: (value: unknown) => value is T,
  ): Promise<ResolutionDetails<T>> => {
    if (!isSwitchFlag(flag) && !isValueFlag(flag)) throw new FlagNotFoundError(`There is no flag ${flag}.`)
    const whom = { userId: context.targetingKey ?? '', planId: String(context.planId ?? '') }
    const set = await overrides.find(flag, whom)
    const plan = planOf(whom.planId) ?? nobodysPlan
    const value = set ?? (isSwitchFlag(flag) ? isOnByPlan(plan, flag) : valueByPlan(plan, flag))
    if (!isRight(value)) throw new TypeMismatchError(`The flag ${flag} has another kind of value.`)
    const reason = set === undefined ? StandardResolutionReasons.STATIC : StandardResolutionReasons.TARGETING_MATCH
    return { value, reason }
  }
  return {
    runsOn: 'server',
    metadata: { name: 'builtin' },
    resolveBooleanEvaluation: (flag, _fallback, context) => resolve(flag, context, isBoolean),
    resolveStringEvaluation: (flag, _fallback, context) => resolve(flag, context, isString),
    resolveNumberEvaluation: (flag, _fallback, context) => resolve(flag, context, isNumber),
    resolveObjectEvaluation: <T extends JsonValue>(flag: string, _fallback: T, context: EvaluationContext) =>
      resolve(flag, context, isAnything<T>),
  }
}

const isBoolean = (value: unknown): value is boolean => typeof value === 'boolean'
const isString = (value: unknown): value is string => typeof value === 'string'
const isNumber = (value: unknown): value is number => typeof value === 'number'
/** A value flag may hold any JSON; whoever reads it parses it. */
const isAnything = <T>(value: unknown): value is T => value !== undefined
