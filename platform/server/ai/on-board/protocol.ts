// What the server and the process that runs a model say to each other.

/** How a model is to be run. */
export interface LoadOrder {
  kind: 'load'
  /** Entry file of the runtime. */
  runtime: string
  weights: string
  contextTokens: number
  /** Bytes that must be free in memory and on the graphics card together. */
  memory: number
  threads: number
}

/** One text to be written. */
export interface WriteOrder {
  kind: 'write'
  number: number
  system: string
  prompt: string
  maxTokens: number
  temperature: number | undefined
  /** The JSON schema that the answer must have. */
  schema: object | undefined
}

export type Order = LoadOrder | WriteOrder | { kind: 'stop'; number: number }

/** How an answer ended, with its tokens. */
export interface Ending {
  kind: 'end'
  number: number
  reason: 'stop' | 'length' | 'stopped'
  input: number
  output: number
}

/** Of one answer. */
export type AnswerReport =
  | { kind: 'piece'; number: number; text: string; isThought: boolean }
  | Ending
  | { kind: 'failed'; number: number; words: string; isTooLong: boolean }

export type Report =
  | { kind: 'loaded'; gpu: string | false }
  | { kind: 'no-memory'; needed: number; free: number }
  | { kind: 'not-loaded'; words: string }
  | AnswerReport
