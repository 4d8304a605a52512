import type { StoredRun } from '../../../platform/server/ai/run-store.ts'
import type { ModelRun } from '../../../platform/server/ai/types.ts'
import type { ModelRunShape, WholeModelRunShape } from '../contract.ts'

type Listed = StoredRun['call'] & { version: string }

/** A run as the wire lists it. */
export function runView(call: Listed): ModelRunShape {
  return {
    id: call.id,
    feature: call.feature,
    provider: call.provider,
    model: call.model,
    own_key: call.ownKey,
    finish: call.outcome,
    input_tokens: call.inputTokens,
    output_tokens: call.outputTokens,
    duration: call.durationMs,
    version: call.version,
    called_at: call.calledAt.toISOString(),
  }
}

/** A run with all that made the answer. */
export function wholeRunView(call: Listed, { request, answer }: ModelRun): WholeModelRunShape {
  return {
    ...runView(call),
    system: request.system,
    prompt: request.prompt,
    quoted: (request.fenced ?? []).map(({ label, title = '', text }) => ({ label, title, text })),
    task: request.after ?? '',
    max_output_tokens: request.maxOutputTokens,
    temperature: request.temperature ?? null,
    answer,
  }
}
