import { estimatedTokens } from '../../../platform/server/ai/tokens.ts'
import type { Exchange } from './recorder.ts'
import type { Written } from './written.ts'

/** What exchanges took: tokens as the server told them, else as we estimate them. */
export function callsOf(exchanges: readonly Exchange[]): Written['calls'] {
  return exchanges.map(({ request, answer, tokensIn, tokensOut, ms }) => {
    const said = request.messages.map(({ content }) =>
      typeof content === 'string' ? content : JSON.stringify(content),
    )
    return {
      task: said.at(-1)?.trim().split('\n').at(-1)?.slice(0, 80) ?? '',
      tokensIn: tokensIn ?? estimatedTokens(said.join('\n')),
      tokensOut: tokensOut ?? estimatedTokens(answer),
      ms,
    }
  })
}
