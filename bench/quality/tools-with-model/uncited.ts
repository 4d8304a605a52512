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
  const named = readdirSync(exchanges)
    .map((file) => Exchange.parse(JSON.parse(readFileSync(join(exchanges, file), 'utf8'))))
    .flatMap(namedIn)
    // of an answer that was made anew, what is left of the one before has no place
    .map((one) => ({ ...one, places: copies.flatMap((copy) => placeOf(one.sentence, copy) ?? []) }))
    .filter(({ places }) => places.length > 0)
  return { count: named.length, uncited: named.filter(({ places }) => !places.some(({ isCited }) => isCited)) }
}

/** Where a sentence stands in a copy: it was asked for in one line, a short one with its heading in front. */
function placeOf(sentence: string, { content, citations }: z.output<typeof Answer>['copies'][number]) {
  for (const words of [sentence, sentence.replace(/^[^:]*: /, '')]) {
    const pattern = (words.match(/[\p{L}\d]+/gu) ?? []).join(String.raw`[^\p{L}\d]+`)
    const match = pattern ? new RegExp(pattern, 'u').exec(content) : null
    if (!match) continue
    const end = match.index + match[0].length
    return { isCited: citations.some((one) => one.start < end && match.index < one.end) }
  }
  return null
}

function namedIn({ request, answer }: Exchange): NamedSentences['uncited'] {
  const list = request.messages.map(({ content }) => SENTENCES.exec(String(content))?.[1]).find(Boolean)
  const found = list ? foundIn(answer) : []
  const words = new Map((list ?? '').split('\n').map((line) => [Number.parseInt(line, 10), line.replace(/^\d+: /, '')]))
  return [...Map.groupBy(found, ({ sentence }) => sentence)].flatMap(([number, named]) => {
    const sentence = words.get(number)
    return sentence ? [{ sentence, quotes: named.map(({ source, quote }) => `${source}: ${quote}`) }] : []
  })
}

/** None in an answer that a model broke off or wrote otherwise, as in the product. */
function foundIn(answer: string): z.output<typeof Named>['found'] {
  try {
    return Named.parse(JSON.parse(answer)).found
  } catch {
    return []
  }
}
