import { APICallError, type LanguageModelV4CallOptions, type LanguageModelV4StreamPart } from '@ai-sdk/provider'
import type { Language } from '../attempt.ts'
import { finishPart } from '../finish-part.ts'
import { messagesOf } from '../over-http.ts'
import { type EngineProcess, type Piece, PromptTooLong } from './engine-process.ts'
import type { Ending } from './protocol.ts'

/** Writes a text when its turn has come. */
type InTurn = (ownerId: string, writing: Parameters<EngineProcess['write']>[0]) => Promise<Ending>

/** A model on board as one that can be asked. Ending the call's signal takes the request out of the queue, or stops its answer. */
export function onBoardChat(inTurn: InTurn): Language {
  return {
    async doStream(options) {
      const pieces = new Pieces()
      const { prompt, maxOutputTokens = 1_024, temperature, responseFormat, abortSignal } = options
      const messages = messagesOf(prompt)
      const of = (role: string) => messages.filter((message) => message.role === role).map(({ content }) => content)
      inTurn(ownerOf(options), {
        system: of('system').join('\n\n'),
        prompt: of('user').join('\n\n'),
        maxTokens: maxOutputTokens,
        temperature,
        schema: responseFormat?.type === 'json' ? responseFormat.schema : undefined,
        signal: abortSignal,
        // what is still under way when a call is stopped would be taken for its end, which brings the tokens
        onPiece: (piece) => (abortSignal?.aborted ? undefined : pieces.add(partOf(piece))),
      }).then(
        ({ reason, input, output }) => pieces.end(finishPart(reason, { input, output })),
        (error: unknown) => pieces.fail(error instanceof PromptTooLong ? tooLong(error) : error),
      )
      return { stream: pieces }
    },
  }
}

/** Who asked, for the queue; said by `Call`. */
function ownerOf({ providerOptions }: LanguageModelV4CallOptions): string {
  return String(providerOptions?.longhand?.ownerId ?? '')
}

function partOf({ text, isThought }: Piece): LanguageModelV4StreamPart {
  return isThought
    ? { type: 'reasoning-delta', id: 'reasoning', delta: text }
    : { type: 'text-delta', id: 'text', delta: text }
}

/** As a server would say it, so that it is understood as the request's fault. */
function tooLong({ message }: PromptTooLong): APICallError {
  return new APICallError({ message, url: 'on-board', requestBodyValues: {}, statusCode: 413 })
}

/** What is pushed on one side and read on the other. */
class Pieces implements AsyncIterable<LanguageModelV4StreamPart> {
  readonly #parts: LanguageModelV4StreamPart[] = []
  #isOver = false
  #error: unknown
  #wake: () => void = () => {}

  add(part: LanguageModelV4StreamPart): void {
    this.#parts.push(part)
    this.#wake()
  }

  end(part: LanguageModelV4StreamPart): void {
    this.#isOver = true
    this.add(part)
  }

  fail(error: unknown): void {
    this.#isOver = true
    this.#error = error
    this.#wake()
  }

  async *[Symbol.asyncIterator](): AsyncGenerator<LanguageModelV4StreamPart> {
    for (;;) {
      const part = this.#parts.shift()
      if (part) yield part
      else if (this.#error) throw this.#error
      else if (this.#isOver) return
      else
        await new Promise<void>((resolve) => {
          this.#wake = resolve
        })
    }
  }
}
