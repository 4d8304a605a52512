import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { Exchange } from '../with-model/recorder.ts'

const Answer = z.object({
  copies: z
    .array(z.object({ content: z.string(), citations: z.array(z.object({ start: z.number(), end: z.number() })) }))
    .default([]),
})
const Named = z.object({
  found: z.array(z.object({ sentence: z.number(), source: z.number(), quote: z.string() })),
})
const SENTENCES = /<<<BEGIN SENTENCES \w+>>>\n([\s\S]*?)\n<<<END SENTENCES/

/** What of one answer a model named words of sources for. */
export interface NamedSentences {
  count: number
  /** Those that code gave no citation, each with the words named for it. */
  uncited: { sentence: string; quotes: string[] }[]
}

/** Reads the exchanges with the model that a tool's answer was made of, in a folder, and the answer. */
export function namedSentences(exchanges: string, answer: string): NamedSentences {
  const { copies } = Answer.parse(JSON.parse(answer))
  const all = readdirSync(exchanges)
    .map((file) => Exchange.parse(JSON.parse(readFileSync(join(exchanges, file), 'utf8'))))
    .flatMap(namedIn)
    // of an answer that was made anew, what is left of the one before
    .filter(({ sentence }) => copies.some(({ content }) => content.includes(sentence)))
  const isCited = (sentence: string) =>
    copies.some(({ content, citations }) => {
      const start = content.indexOf(sentence)
      const end = start + sentence.length
      return start >= 0 && citations.some((one) => one.start < end && start < one.end)
    })
  return { count: all.length, uncited: all.filter(({ sentence }) => !isCited(sentence)) }
}

function namedIn({ request, answer }: Exchange): NamedSentences['uncited'] {
  const list = request.messages.map(({ content }) => SENTENCES.exec(String(content))?.[1]).find(Boolean)
  if (!list) return []
  const words = new Map(list.split('\n').map((line) => [Number.parseInt(line, 10), line.replace(/^\d+: /, '')]))
  const { found } = Named.parse(JSON.parse(answer))
  return [...Map.groupBy(found, ({ sentence }) => sentence)].flatMap(([number, named]) => {
    const sentence = words.get(number)
    return sentence ? [{ sentence, quotes: named.map(({ source, quote }) => `${source}: ${quote}`) }] : []
  })
}
