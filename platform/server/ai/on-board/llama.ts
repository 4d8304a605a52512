// As much of node-llama-cpp as is used here. It is no dependency of this package, so its own types are not at hand.

interface Chunk {
  text: string
  type: 'segment' | undefined
  segmentType: string | undefined
}

export type HistoryItem = { type: 'system' | 'user'; text: string } | { type: 'model'; response: string[] }

interface WriteOptions {
  maxTokens: number
  temperature: number
  topP: number
  topK: number
  repeatPenalty: false | { penalty: number }
  grammar: object | undefined
  signal: AbortSignal
  stopOnAbortSignal: boolean
  onResponseChunk: (chunk: Chunk) => void
}

export interface Chat {
  chatWrapper: {
    generateContextState(options: { chatHistory: HistoryItem[] }): {
      contextText: { tokenize(tokenizer: unknown): unknown[] }
    }
  }
  generateResponse(history: HistoryItem[], options: WriteOptions): Promise<{ metadata: { stopReason: string } }>
}

export interface Sequence {
  tokenMeter: { usedOutputTokens: number }
}

export interface Context {
  contextSize: number
  getSequence(): Sequence
}

export interface LoadedModel {
  tokenizer: unknown
  createContext(options: { contextSize: number; threads: number }): Promise<Context>
}

export interface Llama {
  gpu: string | false
  getVramState(): Promise<{ free: number; unifiedSize: number }>
  loadModel(options: { modelPath: string }): Promise<LoadedModel>
  createGrammarForJsonSchema(schema: object): Promise<object>
  getGrammarFor(kind: 'json'): Promise<object>
}

export interface LlamaLibrary {
  getLlama(options: {
    build: 'never'
    gpu: 'auto'
    skipDownload: boolean
    logLevel: 'error'
    progressLogs: boolean
    maxThreads: number
  }): Promise<Llama>
  LlamaChat: new (options: { contextSequence: Sequence }) => Chat
}
