import { z } from 'zod'
import { Id } from './ids.ts'

/** Who wrote a text: a provider and its model, or `builtin` where no language model did. */
export const Engine = z.object({ provider: z.string(), model: z.string().optional() })
export type Engine = z.output<typeof Engine>

/** Words of a source that carry a statement, and the way back to that source. */
export const Evidence = z.object({
  /** Stands in the source word for word. */
  quote: z.string(),
  title: z.string(),
  url: z.string().nullable(),
  passage_id: Id.nullable(),
  /** The stored source; null for a page that was read once, and for the person's own text. */
  asset_id: Id.nullable(),
})
export type Evidence = z.output<typeof Evidence>

/**
 * How a source was found to carry a text where words alone could not tell. In another language, its figures, dates and names
 * match. In other words, or in another language, a model named the words and code found them there. Or the text gives what
 * follows from its figures by calculation. Absent where the words themselves were compared.
 */
export const MatchedBy = z.enum(['figures', 'model', 'calculation'])
export type MatchedBy = z.output<typeof MatchedBy>

/** Which words of a text rest on which words of a source. Offsets are UTF-16, `end` exclusive, into that text. */
export const Citation = Evidence.extend({
  id: Id,
  passage_id: Id,
  start: z.number().int().min(0),
  end: z.number().int().min(0),
  matched_by: MatchedBy.optional(),
})
export type Citation = z.output<typeof Citation>

/** What a text that was written should not have, and where: what is too long for its target, or what nobody gave. */
export const CopyFault = z.object({
  /** The part's name; empty for the whole text. */
  part: z.string(),
  /** Kebab-case, for programs: `too-long`, `number-not-given` … */
  code: z.string(),
  message: z.string(),
})
export type CopyFault = z.output<typeof CopyFault>

/** One result of a call that writes. `content` is Markdown. */
export const Copy = z.object({
  id: Id,
  content: z.string(),
  citations: z.array(Citation),
  /** The words by their parts, where the text comes in parts (`GET /api/generators` names them). */
  parts: z.record(z.string(), z.unknown()).optional(),
  /** What is wrong with it that asking again did not change. */
  faults: z.array(CopyFault).optional(),
  /** The length that was ordered, in words: at most so many, or about so many. */
  ordered_words: z.object({ count: z.number().int(), is_limit: z.boolean() }).optional(),
  /** Titles of chosen sources that nothing in it rests on. */
  unused_sources: z.array(z.string()).optional(),
})
export type Copy = z.output<typeof Copy>

/** Something the person should know about an answer that was given all the same. */
export const Notice = z.object({
  code: z.enum([
    'search-not-configured',
    'search-found-nothing',
    'source-not-read',
    'nothing-found',
    'not-answered',
    'answer-cut',
    'other-language',
    'written-instead',
    'text-unchanged',
    'fewer-versions',
    'to-check',
  ]),
  message: z.string(),
})
export type Notice = z.output<typeof Notice>
