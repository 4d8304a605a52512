import type { LanguageModelV4CallOptions } from '@ai-sdk/provider'
import { type Refusal, refuse } from '../../contract/failures.ts'
import type { Log } from '../log.ts'
import { type Attempt, attempt, type TimeLimits } from './attempt.ts'
import { fence, fenceRule, newMark } from './fence.ts'
import { askForObject } from './object.ts'
import { messagesOf } from './over-http.ts'
import {
  asCause,
  isRefusedRequest,
  ownKeyRefusal,
  type ProviderFailure,
  providerFailure,
  refusalWithin,
} from './provider-failure.ts'
import type { Provider } from './providers.ts'
import type { Resting } from './resting.ts'
import type { SeenAbilities } from './seen-abilities.ts'
import { estimatedTokens } from './tokens.ts'
import type { Abilities, Model, ModelAnswer, ModelCall, ModelRequest, ModelRun, ModelWish, Usage } from './types.ts'

/** What a chosen model needs of its surroundings. */
export interface ModelNeeds {
  limits: TimeLimits
  resting: Resting
  log: Log
  /** Into the books; with what was asked and answered, where there is an answer. */
  record: (call: ModelCall, run: ModelRun | null) => Promise<void>
  seen: SeenAbilities
  /** Settings whose keys are refused, until they are accepted again. */
  refused: Set<string>
}

/** Pause before the one repetition of a request that failed for the moment, in milliseconds. */
const PAUSE_MS = 200

/** What a model may think before its answer: several pages, after which it had better begin. */
const MOST_THINKING_TOKENS = 4_096

const KEYS_REFUSED =
  'This server’s model key was rejected by its provider. Nothing was charged. Ask the server’s operator to check it, or add your own under Account > Model key.'

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
    abilities: needs.seen.of(first),
    ownKey,
    write: (request) => new Call(providers, wish, ownKey, needs, request).answer(),
    object: (request) => askForObject(request, (asked) => new Call(providers, wish, ownKey, needs, asked).answer()),
  }
  return model
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

  async answer(): Promise<ModelAnswer> {
    let last: Error | undefined
    let said: Refusal | null = null
    let isKeyAtFault = true
    const order = this.#needs.resting.last(this.#providers)
    for (const [index, provider] of order.entries()) {
      const result = await this.#ask(provider, index === order.length - 1)
      if (result.state !== 'failed' || result.text) return this.#settled(provider, result)
      await this.#record(provider, result, 'failed')
      const failure = this.#failed(provider, result.error)
      last = asCause(failure)
      isKeyAtFault &&= failure.kind === 'key'
      said = refusalWithin(result.error)
      if (this.#ownKey) throw said ?? ownKeyRefusal(failure, provider.statusPage)
      if (this.#leftMs(order[index + 1] ?? provider) <= 0) break
    }
    // a model on board says what the machine lacks
    if (said?.code === 'model-unavailable') throw said
    return refuse('model-unavailable', { cause: last, ...(isKeyAtFault ? { message: KEYS_REFUSED } : {}) })
  }

  /** One provider; asked twice when the failure looks like one of the moment and nobody is behind it. */
  async #ask(provider: Provider, isLast: boolean): Promise<Attempt> {
    const result = await this.#inForm(provider)
    const passing =
      result.state === 'failed' &&
      !result.text &&
      isLast &&
      !refusalWithin(result.error) &&
      providerFailure(result.error).again
    if (!passing || this.#request.signal?.aborted || this.#leftMs(provider) <= PAUSE_MS) return result
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS))
    return this.#try(provider)
  }

  /**
   * A server may refuse to take the form of the answer: then it is asked without, since the prompt tells the form too, and
   * no more of it is handed one. A person's own model was tried when its key was added.
   */
  async #inForm(provider: Provider): Promise<Attempt> {
    const result = await this.#try(provider)
    const mayBeForm =
      result.state === 'failed' &&
      !this.#ownKey &&
      this.#request.shape !== undefined &&
      this.#needs.seen.of(provider).schema &&
      isRefusedRequest(result.error)
    if (!mayBeForm) return result
    const without = await this.#try(provider, false)
    if (without.state === 'answered') this.#needs.seen.note(provider, { schema: false })
    return without
  }

  async #try(provider: Provider, withForm = true): Promise<Attempt> {
    const abilities = this.#needs.seen.of(provider)
    const { shape } = this.#request
    const result = await attempt(
      provider.language,
      {
        ...this.#options,
        ...provider.options,
        ...(provider.name === 'on-board' ? { providerOptions: { longhand: { ownerId: this.#wish.ownerId } } } : {}),
        ...(shape && withForm && abilities.schema
          ? { responseFormat: { type: 'json', schema: shape, name: 'answer' } }
          : {}),
        maxOutputTokens: this.#request.maxOutputTokens + thinkingTokens(abilities),
      },
      {
        thinks: abilities.thinks && provider.writesThoughts,
        limits: { ...this.#limitsOf(provider), totalMs: Math.max(1, this.#leftMs(provider)) },
        signal: this.#request.signal,
        onText: (piece) => {
          this.#firstTextMs ??= this.#ms()
          this.#request.onText?.(piece)
        },
      },
    )
    if (result.hasThought) this.#needs.seen.note(provider, { thinks: true })
    return result
  }

  async #settled(provider: Provider, result: Attempt): Promise<ModelAnswer> {
    const finish = result.state === 'answered' ? result.finish : result.state === 'stopped' ? 'stopped' : 'cut'
    if (result.state === 'failed') this.#failed(provider, result.error)
    else this.#works(provider)
    await this.#record(provider, result, finish)
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
    if (failure.kind === 'key') this.#refused(provider)
    return failure
  }

  /** Said once and loudly: nobody but who runs the server can mend it. */
  #refused({ name, setting }: Provider): void {
    if (!setting || this.#needs.refused.has(setting)) return
    this.#needs.refused.add(setting)
    this.#needs.log.error({ provider: name, setting }, 'the model provider rejects the key in this setting')
  }

  #works(provider: Provider): void {
    this.#needs.resting.works(provider)
    if (provider.setting) this.#needs.refused.delete(provider.setting)
  }

  /** Bookkeeping must never cost the person their text: if the record can't be written, it is only logged. */
  async #record(provider: Provider, { usage, text }: Attempt, outcome: ModelCall['outcome']): Promise<void> {
    const { ownerId, feature, purpose } = this.#wish
    const call = {
      ownerId,
      feature,
      purpose,
      provider: provider.name,
      model: provider.model,
      ownKey: this.#ownKey,
      ...(isTold(usage) || !text ? usage : estimatedUsage(this.#options.prompt, text)),
      durationMs: this.#ms(),
      firstTextMs: this.#firstTextMs,
      outcome,
    }
    await this.#needs
      .record(call, text ? { request: kept(this.#request), answer: text } : null)
      .catch((cause: unknown) =>
        this.#needs.log.warn({ err: cause, provider: provider.name, feature }, 'a model call could not be recorded'),
      )
  }

  #ms(): number {
    return Math.round(performance.now() - this.#started)
  }

  #limitsOf({ limits }: Provider): TimeLimits {
    return limits ?? this.#needs.limits
  }

  #leftMs(provider: Provider): number {
    return Math.min(this.#request.timeoutMs ?? Number.POSITIVE_INFINITY, this.#limitsOf(provider).totalMs) - this.#ms()
  }
}

/** What of a request makes the answer. */
function kept({ signal: _, onText: __, timeoutMs: ___, ...request }: ModelRequest): ModelRun['request'] {
  return request
}

/** Tokens for thoughts, so that they leave those of the answer alone; at most a quarter of what the model holds. */
function thinkingTokens({ thinks, contextTokens }: Abilities): number {
  return thinks ? Math.min(MOST_THINKING_TOKENS, Math.floor(contextTokens / 4)) : 0
}

function isTold({ inputTokens, outputTokens }: Usage): boolean {
  return inputTokens + outputTokens > 0
}

/** What an answer took that was stopped or broke off before its provider said so: it is paid for all the same. */
function estimatedUsage(prompt: LanguageModelV4CallOptions['prompt'], text: string): Usage {
  const said = messagesOf(prompt).map(({ content }) => content)
  return { inputTokens: estimatedTokens(said.join('\n')), outputTokens: estimatedTokens(text) }
}

function optionsOf(request: ModelRequest): LanguageModelV4CallOptions {
  const { fenced = [], maxOutputTokens, temperature } = request
  const mark = newMark(request.fenceKey)
  const system = fenced.length > 0 ? `${request.system}\n\n${fenceRule(mark, fenced)}` : request.system
  const quoted = fenced.length > 0 ? fence(fenced, mark) : ''
  const prompt = [request.prompt, quoted, request.after].filter(Boolean).join('\n\n')
  return {
    prompt: [
      { role: 'system', content: system },
      { role: 'user', content: [{ type: 'text', text: prompt }] },
    ],
    maxOutputTokens,
    ...(temperature === undefined ? {} : { temperature }),
  }
}
