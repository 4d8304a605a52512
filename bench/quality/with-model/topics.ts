import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { splitPassages } from '../../../engines/retrieval/index.ts'
import { contentLanguages, markdownToText } from '../../../engines/text/index.ts'
import type { GivenPassage } from '../../../features/writing/contract.ts'

const Topics = z.array(
  z.object({
    /** Names its folder among the results. */
    name: z.string().regex(/^[a-z0-9-]+$/),
    topic: z.string(),
    /** Of the article; the sources may be in another. */
    language: z.enum(contentLanguages),
    sources: z.array(z.object({ file: z.string(), origin: z.string() })).min(1),
  }),
)
export type Topic = z.output<typeof Topics>[number]

/** Words that are ordered of every article: what the product plans where nobody has said otherwise. */
export const ORDERED_WORDS = 1_200

/** A source as it is given to both writers; its number is its place, from 1. */
export interface Source {
  file: string
  text: string
  passages: GivenPassage[]
}

/** The topics of a file, those of `names` where some are named. */
export function readTopics(file: string | URL, names?: readonly string[]): Topic[] {
  const all = Topics.parse(JSON.parse(readFileSync(file, 'utf8')))
  return names ? all.filter(({ name }) => names.includes(name)) : all
}

/** The sources of a topic from their folder, in order. */
export function readSources(folder: string, { sources }: Topic): Source[] {
  return sources.map(({ file }, at) => {
    const text = readFileSync(join(folder, file), 'utf8')
    const plain = file.endsWith('.md') ? markdownToText(text) : { text }
    const passages = splitPassages({ sourceId: String(at + 1), title: file, ...plain })
    return { file, text, passages: passages.map((passage) => ({ ...passage, assetId: null })) }
  })
}
