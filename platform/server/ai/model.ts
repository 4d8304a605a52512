import type { LanguageModelV4CallOptions } from '@ai-sdk/provider'
import { refuse } from '../../contract/failures.ts'
import type { Log } from '../log.ts'
import { type Attempt, attempt, type TimeLimits } from './attempt.ts'
import { fence, fenceRule, newMark } from './fence.ts'
import { askForObject } from './object.ts'
import { asCause, ownKeyRefusal, type ProviderFailure, providerFailure, refusalWithin } from './provider-failure.ts'
import type { Provider } from './providers.ts'
import type { Resting } from './resting.ts'
import type { Model, ModelAnswer, ModelCall, ModelRequest, ModelWish, Usage } from './types.ts'

/** What a chosen model needs of its surroundings. */
export interface ModelNeeds {
  limits: TimeLimits
  resting: Resting
  log: Log
  record: (call: ModelCall) => Promise<void>
}

/** Pause before the one repetition of a request that failed for the moment, in milliseconds. */
const PAUSE_MS = 200

/** A model over one or more providers, first to last. On an own key there is one. */
export function modelOver(
  providers: readonly [Provider, ...Provider[]],
  wish: Pick<ModelWish, 'ownerId' | 'feature' | 'purpose'>,
  ownKey: boolean,
  needs: ModelNeeds,
): Model {
  const [first] = providers
  const model: Model = {
    engine: { provider: first.name, model: first.model },
    ownKey,
    write: (request) => new Call(providers, wish, ownKey, needs, request).answer({}),
    object: (request) =>
      askForObject(request, (asked, form) => new Call(providers, wish, ownKey, needs, asked).answer(form)),
  }
  return model
}

/** How an answer must be formed, where the provider can be told. */
export interface AnswerForm {
  responseFormat?: LanguageModelV4CallOptions['responseFormat']
}

/** One request on its way through the providers. */
class Call {
  readonly #started = performance.now()
  #firstTextMs: number | null = null
  readonly #options: LanguageModelV4CallOptions
  readonly #providers: readonly Provider[]
  readonly #wish: Pick<ModelWish, 'ownerId' | 'feature' | 'purpose'>
  readonly #ownKey: boolean
  readonly #needs: ModelNeeds
  readonly #request: ModelRequest

  constructor(
    providers: readonly Provider[],
    wish: Pick<ModelWish, 'ownerId' | 'feature' | 'purpose'>,
    ownKey: boolean,
    needs: ModelNeeds,
    request: ModelRequest,
  ) {
    this.#providers = providers
    this.#wish = wish
    this.#ownKey = ownKey
    this.#needs = needs
    this.#request = request
    this.#options = optionsOf(request)
  }

  async answer(form: AnswerForm): Promise<ModelAnswer> {
    let last: Error | undefined
    const order = this.#needs.resting.last(this.#providers)
    for (const [index, provider] of order.entries()) {
      const result = await this.#ask(provider, form, index === order.length - 1)
      if (result.state !== 'failed' || result.text) return this.#settled(provider, result)
      await this.#record(provider, result.usage, 'failed')
      const failure = this.#failed(provider, result.error)
      last = asCause(failure)
      if (this.#ownKey) throw refusalWithin(result.error) ?? ownKeyRefusal(failure, provider.statusPage)
      if (this.#leftMs() <= 0) break
    }
    return refuse('model-unavailable', { cause: last })
  }

  /** One provider; asked twice when the failure looks like one of the moment and nobody stands behind it. */
  async #ask(provider: Provider, form: AnswerForm, isLast: boolean): Promise<Attempt> {
    const result = await this.#try(provider, form)
    const passing =
      result.state === 'failed' &&
      !result.text &&
      isLast &&
      !refusalWithin(result.error) &&
      providerFailure(result.error).again
    if (!passing || this.#request.signal?.aborted || this.#leftMs() <= PAUSE_MS) return result
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS))
    return this.#try(provider, form)
  }

  #try(provider: Provider, form: AnswerForm): Promise<Attempt> {
    const responseFormat = provider.takesSchema ? form.responseFormat : undefined
    return attempt(
      provider.language,
      { ...this.#options, ...provider.options, ...(responseFormat ? { responseFormat } : {}) },
      {
        limits: { ...this.#needs.limits, totalMs: Math.max(1, this.#leftMs()) },
        signal: this.#request.signal,
        onText: (piece) => {
          this.#firstTextMs ??= this.#ms()
          this.#request.onText?.(piece)
        },
      },
    )
  }

  async #settled(provider: Provider, result: Attempt): Promise<ModelAnswer> {
    const finish = result.state === 'answered' ? result.finish : result.state === 'stopped' ? 'stopped' : 'cut'
    if (result.state === 'failed') this.#failed(provider, result.error)
    else this.#needs.resting.works(provider)
    await this.#record(provider, result.usage, finish)
    return {
      text: result.text,
      engine: { provider: provider.name, model: provider.model },
      usage: result.usage,
      finish,
    }
  }

  #failed(provider: Provider, error: unknown): ProviderFailure {
    const failure = providerFailure(error, provider.secrets)
    this.#needs.log.warn(
      {
        provider: provider.name,
        model: provider.model,
        ownKey: this.#ownKey,
        kind: failure.kind,
        words: failure.words,
        ms: this.#ms(),
      },
      'a model provider failed',
    )
    if (!this.#ownKey && failure.kind !== 'limit') this.#needs.resting.rest(provider)
    return failure
  }

  /** The books must not cost the person the text: a record that cannot be written is told to the log alone. */
  async #record(provider: Provider, usage: Usage, outcome: ModelCall['outcome']): Promise<void> {
    const { ownerId, feature, purpose } = this.#wish
    const call = {
      ownerId,
      feature,
      purpose,
      provider: provider.name,
      model: provider.model,
      ownKey: this.#ownKey,
      ...usage,
      durationMs: this.#ms(),
      firstTextMs: this.#firstTextMs,
      outcome,
    }
    await this.#needs
      .record(call)
      .catch((cause: unknown) =>
        this.#needs.log.warn({ err: cause, provider: provider.name, feature }, 'a model call could not be recorded'),
      )
  }

  #ms(): number {
    return Math.round(performance.now() - this.#started)
  }

  #leftMs(): number {
    return Math.min(this.#request.timeoutMs ?? Number.POSITIVE_INFINITY, this.#needs.limits.totalMs) - this.#ms()
  }
}

function optionsOf(request: ModelRequest): LanguageModelV4CallOptions {
  const { fenced = [], maxOutputTokens, temperature } = request
  const mark = newMark()
  const system = fenced.length > 0 ? `${request.system}\n\n${fenceRule(mark)}` : request.system
  const prompt = fenced.length > 0 ? `${request.prompt}\n\n${fence(fenced, mark)}` : request.prompt
  return {
    prompt: [
      { role: 'system', content: system },
      { role: 'user', content: [{ type: 'text', text: prompt }] },
    ],
    maxOutputTokens,
    ...(temperature === undefined ? {} : { temperature }),
  }
}
