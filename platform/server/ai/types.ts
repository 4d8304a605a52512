import type { JSONSchema7 } from '@ai-sdk/provider'
import type { z } from 'zod'
import type { Engine } from '../../contract/evidence.ts'

/** Which job a model is wanted for; the default model of each is decided by flag and plan. */
export type Purpose = 'factgpt' | 'workflow-1' | 'workflow-2' | 'special'

/** What the built-in writer signs with. */
export const BUILTIN: Engine = { provider: 'builtin' }

/** Names of the providers that we speak to by a key or the settings. */
export type ProviderName = 'openai' | 'azure' | 'anthropic' | 'compatible'

/** Programs that serve language models on the machine itself, where they are found. */
export type LocalServerName = 'ollama' | 'lm-studio' | 'llama.cpp' | 'vllm'

/** Models that the server itself runs. */
export type OnBoardName = 'on-board'

/** Text that a model may read but must not obey: a passage of a source, or a text to be reworked. */
export interface FencedText {
  /** What the prompt calls it, for example `SOURCE 3` or `TEXT`. Upper-case letters, digits and spaces. */
  label: string
  title?: string
  text: string
  /** Notes of the person that the text is written for: facts, and remarks on the job that hold. */
  isBrief?: true
}

/** One request to a language model. Text from sources belongs in `fenced`, never in `prompt` or `system`. */
export interface ModelRequest {
  system: string
  prompt: string
  /** Quoted after the prompt between marks that the quoted text cannot know. */
  fenced?: readonly FencedText[]
  /** Stands after the quotations: the task itself, or a reminder of it, where much is quoted. */
  after?: string
  /**
   * What the quotation marks are made from: requests about the same thing name the same, so that a server that keeps what
   * it has read finds the same words again. Absent: marks of their own.
   */
  fenceKey?: string
  maxOutputTokens: number
  temperature?: number
  /** The form of the answer, where it is JSON and the provider takes one; the prompt tells it as well. */
  shape?: JSONSchema7
  /** Whole call, all providers together, in milliseconds; the server's own limit where absent or longer. */
  timeoutMs?: number
  signal?: AbortSignal
  /** Called with each piece as it comes. Once it was called, no other provider is tried. */
  onText?: (piece: string) => void
}

/** Tokens as the provider counted them; 0 if it did not say. */
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

/** What a model can do, as far as prompts depend on it. */
export interface Abilities {
  /** Tokens of prompt and answer together. */
  contextTokens: number
  /** Whether it takes a JSON schema as the form of its answer. */
  schema: boolean
  /** Whether it thinks before it answers; its thoughts cost tokens beside those of the answer. */
  thinks: boolean
}

/** A language model that was chosen for one call, with the next ones behind it. */
export interface Model {
  /** The provider to try first. The answer says which one was used. */
  engine: Engine
  /** Of whom is asked first. */
  abilities: Abilities
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
  /** What was measured of that model; what its name says, where absent. */
  abilities?: Partial<Abilities>
}

/** A model as its provider lists it. */
export interface ListedModel {
  name: string
  /** Tokens of prompt and answer together; null if unknown. */
  contextTokens: number | null
}

/** Who wants a model, and which. */
export interface ModelWish {
  purpose: Purpose
  /** Account or team that the call is recorded for. */
  ownerId: string
  /** Product part that asks, for example `synopsis`; is in the record. */
  feature: string
  /** What the person picked: a name of `Ai.models`, or any model of the provider on an own key. Unknown: 422. */
  model?: string
  /** What flag and plan prefer: tried first where it is configured, otherwise without effect. */
  preferred?: string
  ownKey?: OwnKey | null
}

/** A model that a person may pick by name. */
export interface ModelChoice {
  /** By which it is picked: a provider's name, or server and model, as in `ollama/qwen3:8b`. */
  id: string
  engine: Engine
  abilities: Abilities
}

/** A model that a server of this machine has. */
export interface LocalModel {
  name: string
  /** If the server reports it. */
  abilities: Partial<Abilities>
  /** Size on disk; null if the server doesn't report it. */
  bytes: number | null
  /** In memory now, so that it answers at once. */
  isLoaded: boolean
}

/** A model server of this machine. */
export interface LocalServer {
  name: LocalServerName
  /** Where it listens, for example `http://127.0.0.1:11434`. */
  address: string
  version: string | null
  models: LocalModel[]
}

/** A model that the server itself can run. */
export interface OnBoardModel {
  /** By which it is fetched and, as `on-board/<id>`, chosen. */
  id: string
  label: string
  /** SPDX identifier. */
  license: string
  /** Size of its download. */
  bytes: number
  /** What should be free to run it, in bytes. */
  memory: number
  /** It needs more memory than this machine has. */
  isLargerThanMachine: boolean
  /** `partial`: some of it is here, and a download goes on from there. */
  state: 'absent' | 'partial' | 'ready'
  /** Bytes of it that are here. */
  arrived: number
}

/** How much of a model has been downloaded. */
export interface PullProgress {
  /** In bytes, over all parts that are known so far. */
  done: number
  /** In bytes; 0 before the first part is known. */
  total: number
  /** Everything is here and being checked. */
  isChecking: boolean
}

/** The one way to language models. */
export interface Ai {
  /** Providers of the server's configuration and of its machine, in the order they are tried. Empty: only the built-in writer. */
  readonly providers: (ProviderName | LocalServerName | OnBoardName)[]
  /** Everything that `choose` knows by name. */
  readonly models: ModelChoice[]
  /** Model servers that were found on this machine. */
  readonly localServers: readonly LocalServer[]
  /** Models that this server can run itself, those that are not here yet too. */
  readonly onBoard: readonly OnBoardModel[]
  /** How many requests are before an owner's first one at the model on board; 0 while it is answered, null without one. */
  placeOf(ownerId: string): number | null
  /** Looks again for model servers and models on this machine, a second at most. Never fails. */
  look(): Promise<void>
  /** Looks for model servers where no model is known, unless it was looked a moment ago. Never fails. */
  lookForFirst(): Promise<void>
  /**
   * Downloads a model, going on where an earlier download ended: `on-board/<id>` by ourselves, any other name by the
   * machine's Ollama. Refuses `model-server-missing` without an Ollama and `model-not-pulled` with its reason; throws where
   * trying again may help.
   */
  pull(
    model: string,
    watch: { signal: AbortSignal; onProgress: (progress: PullProgress) => Promise<void> },
  ): Promise<void>
  /** The model for a call, or null when the built-in writer must do it. */
  choose(wish: ModelWish): Model | null
  /**
   * Tries a key with one small request; refuses with 437, 432, 440 or 441 as the provider answers. Tells what it measured
   * of the model, to be kept with the key.
   */
  test(key: OwnKey, who: { ownerId: string }): Promise<Partial<Abilities>>
  /** The models that a key may use, those that write; empty where the provider lists none. Refuses as `test`. */
  modelsOf(key: OwnKey): Promise<ListedModel[]>
  /** Settings whose keys their providers refused when they were used last. */
  readonly refusedSettings: string[]
}

/** One finished model call, for the books: no content. */
export interface ModelCall {
  ownerId: string
  feature: string
  purpose: Purpose
  provider: string
  model: string
  ownKey: boolean
  /** Estimated where text came and the provider told nothing. */
  inputTokens: number
  outputTokens: number
  /** Whole call, in milliseconds. */
  durationMs: number
  /** Until the first piece of text, in milliseconds; null when none came. */
  firstTextMs: number | null
  outcome: ModelAnswer['finish'] | 'failed'
}

/** What a model was asked and what it answered, so that it can be asked the same again. Holds content. */
export interface ModelRun {
  request: Omit<ModelRequest, 'signal' | 'onText' | 'timeoutMs'>
  answer: string
}
