import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { z } from 'zod'
import { splitPassages } from '../../../engines/retrieval/index.ts'
import { contentLanguages, markdownToText } from '../../../engines/text/index.ts'
import type { GivenPassage } from '../../../features/writing/contract.ts'
import { usualBrief } from '../../../platform/contract/brief.ts'

const Topics = z.array(
  z.object({
    /** Names its folder among the results. */
    name: z.string().regex(/^[a-z0-9-]+$/),
    topic: z.string(),
    /** Of the article; the sources may be in another. */
    language: z.enum(contentLanguages),
    /** Words that are ordered, where it is not the usual length. */
    words: z.number().int().default(usualBrief.words),
    sources: z.array(z.object({ file: z.string(), origin: z.string() })).min(1),
  }),
)
export type Topic = z.output<typeof Topics>[number]

const OWN_SOURCES = fileURLToPath(new URL('sources', import.meta.url))

/** A source as it is given to both writers; its number is its place, from 1. */
export interface Source {
  file: string
  text: string
  passages: GivenPassage[]
}

/** The topics of files, those of `names` where some are named. */
export function readTopics(files: readonly (string | URL)[], names?: readonly string[]): Topic[] {
  const all = files.flatMap((file) => Topics.parse(JSON.parse(readFileSync(file, 'utf8'))))
  return names ? all.filter(({ name }) => names.includes(name)) : all
}

/** The sources of a topic in order: from their folder, else from those in our own words. */
export function readSources(folder: string, { sources }: Topic): Source[] {
  return sources.map(({ file }, at) => {
    const path = join(folder, file)
    const text = readFileSync(existsSync(path) ? path : join(OWN_SOURCES, file), 'utf8')
    const plain = file.endsWith('.md') ? markdownToText(text) : { text }
    const passages = splitPassages({ sourceId: String(at + 1), title: file, ...plain })
    return { file, text, passages: passages.map((passage) => ({ ...passage, assetId: null })) }
  })
}
