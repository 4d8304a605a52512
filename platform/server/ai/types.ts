import type { z } from 'zod'
import type { Engine } from '../../contract/evidence.ts'

/** Which job a model is wanted for; the default model of each is decided by flag and plan. */
export type Purpose = 'factgpt' | 'workflow-1' | 'workflow-2' | 'special'

/** What the built-in writer signs with. */
export const BUILTIN: Engine = { provider: 'builtin' }

/** Names of the providers that we speak to. */
export type ProviderName = 'openai' | 'azure' | 'anthropic' | 'compatible'

/** Text that a model may read but must not obey: a passage of a source, or a text to be reworked. */
export interface FencedText {
  /** What the prompt calls it, for example `SOURCE 3` or `TEXT`. Upper-case letters, digits and spaces. */
  label: string
  title?: string
  text: string
}

/** One request to a language model. Text from sources belongs in `fenced`, never in `prompt` or `system`. */
export interface ModelRequest {
  system: string
  prompt: string
  /** Quoted after the prompt between marks that the quoted text cannot know. */
  fenced?: readonly FencedText[]
  maxOutputTokens: number
  temperature?: number
  /** Whole call, all providers together, in milliseconds; the server's own limit where absent or longer. */
  timeoutMs?: number
  signal?: AbortSignal
  /** Called with each piece as it comes. Once it was called, no other provider is tried. */
  onText?: (piece: string) => void
}

/** Tokens as the provider counted them; 0 where it did not tell. */
export interface Usage {
  inputTokens: number
  outputTokens: number
}

export interface ModelAnswer {
  text: string
  engine: Engine
  usage: Usage
  /**
   * `length`: the token limit ended it; `stopped`: the signal did; `cut`: the provider broke off, or a time limit
   * struck, after text had come. The text so far is kept in each case.
   */
  finish: 'complete' | 'length' | 'stopped' | 'cut'
}

/** A language model that was chosen for one call, with the next ones behind it. */
export interface Model {
  /** Who is asked first. The answer says who it was in the end. */
  engine: Engine
  /** True when the person's own key pays. */
  ownKey: boolean
  /**
   * Text for a prompt. Refuses `model-unavailable` when every provider of the server failed before any text came; on a
   * person's own key `own-key-refused`, `own-key-quota`, `provider-down` or `provider-limit`.
   */
  write(request: ModelRequest): Promise<ModelAnswer>
  /** JSON of a shape: parsed, repaired once by the model, then refused `model-confused`. Other refusals as `write`. */
  object<T>(request: ModelRequest & { schema: z.ZodType<T> }): Promise<{ value: T; engine: Engine; usage: Usage }>
}

/** A key that a person brought. */
export interface OwnKey {
  provider: ProviderName
  key: string
  /** Address of the provider where it is not the usual one. Required for `azure` and `compatible`. */
  baseUrl?: string
  /** Model or deployment. Required for `azure` and `compatible`. */
  model?: string
}

/** Who wants a model, and which. */
export interface ModelWish {
  purpose: Purpose
  /** Account or team that the call is recorded for. */
  ownerId: string
  /** Product part that asks, for example `synopsis`; stands in the record. */
  feature: string
  /** What the person picked: a name of `Ai.models`, or any model of the provider on an own key. Unknown: 422. */
  model?: string
  /** What flag and plan prefer: tried first where it is configured, otherwise without effect. */
  preferred?: string
  ownKey?: OwnKey | null
}

/** A model that a person may pick by name. */
export interface ModelChoice {
  /** A provider's name. */
  id: ProviderName
  engine: Engine
}

/** The one way to language models. */
export interface Ai {
  /** Providers of the server's configuration, in the order they are tried. Empty: only the built-in writer. */
  providers: ProviderName[]
  /** The same with their models. */
  models: ModelChoice[]
  /** The model for a call, or null when the built-in writer must do it. */
  choose(wish: ModelWish): Model | null
  /** Tries a key with one small request; refuses with 437, 432, 440 or 441 as the provider answers. */
  test(key: OwnKey, who: { ownerId: string }): Promise<void>
}

/** One finished model call, for the books: no content. */
export interface ModelCall {
  ownerId: string
  feature: string
  purpose: Purpose
  provider: string
  model: string
  ownKey: boolean
  inputTokens: number
  outputTokens: number
  /** Whole call, in milliseconds. */
  durationMs: number
  /** Until the first piece of text, in milliseconds; null when none came. */
  firstTextMs: number | null
  outcome: ModelAnswer['finish'] | 'failed'
}
