import type { LanguageModelV4StreamPart } from '@ai-sdk/provider'

type Finish = Extract<LanguageModelV4StreamPart, { type: 'finish' }>

const REASONS: Record<string, Finish['finishReason']['unified']> = {
  length: 'length',
  content_filter: 'content-filter',
  stopped: 'error',
}

/** The end of an answer, with the tokens that the server counted where it did. */
export function finishPart(
  raw: string,
  tokens: { input: number | null | undefined; output: number | null | undefined },
): Finish {
  return {
    type: 'finish',
    finishReason: { unified: REASONS[raw] ?? 'stop', raw },
    usage: {
      inputTokens: {
        total: tokens.input ?? undefined,
        noCache: undefined,
        cacheRead: undefined,
        cacheWrite: undefined,
      },
      outputTokens: { total: tokens.output ?? undefined, text: undefined, reasoning: undefined },
    },
  }
}
