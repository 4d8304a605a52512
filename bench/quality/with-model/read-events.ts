import { z } from 'zod'

const Words = z.object({ content: z.string().nullish() })
const Piece = z.object({
  choices: z.array(z.object({ delta: Words.optional(), message: Words.optional() })).default([]),
  usage: z.object({ prompt_tokens: z.number(), completion_tokens: z.number() }).nullish(),
})

/** The words of an answer of `/chat/completions`, streamed or whole, and what the server says that it took. */
export function readEvents(body: string): { answer: string; tokensIn: number | null; tokensOut: number | null } {
  const isWhole = body.trimStart().startsWith('{')
  const found = isWhole ? [body] : [...body.matchAll(/^data: (\{.*)$/gm)].map(([, data = '']) => data)
  const pieces = found.map((data) => Piece.parse(JSON.parse(data)))
  const usage = pieces.findLast((piece) => piece.usage)?.usage
  return {
    answer: pieces.flatMap(({ choices: [first] }) => (first?.delta ?? first?.message)?.content ?? []).join(''),
    tokensIn: usage?.prompt_tokens ?? null,
    tokensOut: usage?.completion_tokens ?? null,
  }
}
