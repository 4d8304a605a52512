import { estimatedTokens } from '../../../platform/server/ai/tokens.ts'
import type { Model, ModelRequest } from '../../../platform/server/ai/types.ts'

/** Whether the model holds a request and its answer. */
export function fits(
  { abilities }: Model,
  { system, prompt, fenced = [], after = '', maxOutputTokens }: ModelRequest,
): boolean {
  const said = [system, prompt, after, ...fenced.map(({ text }) => text)].join('\n')
  return estimatedTokens(said) + maxOutputTokens <= abilities.contextTokens
}
