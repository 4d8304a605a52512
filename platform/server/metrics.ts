import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import type { ModelCall } from './ai/types.ts'

/** Seconds from quick calls to long work. */
const CALL_SECONDS = [0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10, 60]
const WORK_SECONDS = [0.5, 1, 2.5, 5, 10, 30, 60, 120, 300, 900]

/**
 * What one process has done, for Prometheus: sums of all processes add up. Where something holds for the whole database and
 * every process says the same, it carries `scope="database"`, and nothing else does.
 */
export type Metrics = ReturnType<typeof createMetrics>

export function createMetrics({ version }: { version: string }) {
  const registry = new Registry()
  const registers = [registry]
  collectDefaultMetrics({ register: registry })
  new Gauge({ name: 'longhand_build_info', help: 'Always 1', labelNames: ['version', 'node'], registers }).set(
    { version, node: process.versions.node },
    1,
  )
  const models = modelMetrics(registry)
  return {
    registry,
    calls: new Histogram({
      name: 'longhand_call_duration_seconds',
      help: 'Time to respond to a call',
      labelNames: ['method', 'route', 'status'],
      buckets: CALL_SECONDS,
      registers,
    }),
    jobs: new Histogram({
      name: 'longhand_job_duration_seconds',
      help: 'Duration of a task, by outcome',
      labelNames: ['kind', 'outcome'],
      buckets: WORK_SECONDS,
      registers,
    }),
    creditsCharged: new Counter({
      name: 'longhand_credits_charged_total',
      help: 'Credits charged',
      labelNames: ['feature'],
      registers,
    }),
    /** Counts one finished request to a language model. */
    modelCall: models.count,
  }
}

function modelMetrics(registry: Registry) {
  const registers = [registry]
  const labelNames = ['provider', 'outcome'] as const
  const duration = new Histogram({
    name: 'longhand_model_call_duration_seconds',
    help: 'Total time of a request to a language model; outcome "failed" if no text arrived',
    labelNames,
    buckets: WORK_SECONDS,
    registers,
  })
  const firstText = new Histogram({
    name: 'longhand_model_first_text_seconds',
    help: 'Time until the first words of a language model',
    labelNames: ['provider'],
    buckets: CALL_SECONDS,
    registers,
  })
  const tokens = new Counter({
    name: 'longhand_model_tokens_total',
    help: 'Tokens, as counted by the provider',
    labelNames: ['provider', 'direction'],
    registers,
  })
  return {
    count({ provider, outcome, durationMs, firstTextMs, inputTokens, outputTokens }: ModelCall): void {
      duration.observe({ provider, outcome }, durationMs / 1000)
      if (firstTextMs !== null) firstText.observe({ provider }, firstTextMs / 1000)
      tokens.inc({ provider, direction: 'input' }, inputTokens)
      tokens.inc({ provider, direction: 'output' }, outputTokens)
    },
  }
}
