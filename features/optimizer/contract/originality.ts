import { z } from 'zod'
import { contentLanguages } from '../../../engines/text/index.ts'
import { call, ok } from '../../../platform/contract/call.ts'
import { Id, Moment } from '../../../platform/contract/ids.ts'
import { whose } from '../../../platform/contract/whose.ts'
import { Compared, NotChecked } from './compared.ts'
import { namesOneSubject, type SubjectShape, storable, subjectFields } from './subject.ts'

/** Fewer words are chance, not copying. */
export const LEAST_WORDS = 15

export const Offset = z.number().int().min(0)
export const Stretch = z.object({ start: Offset, end: Offset })
/** Addresses of pages to compare with. */
export const GivenUrls = z.array(z.string().trim().min(1).max(2_000).overwrite(storable)).max(20).default([])

/** What a text is compared with. */
export const OriginalityOptions = z.object({
  /** The writer's other blogs. */
  library: z.boolean().default(true),
  /** The writer's files, pages and sites. */
  assets: z.boolean().default(true),
  urls: GivenUrls,
  /** The web, by the search providers and Copyscape where the server has any. */
  search: z.boolean().default(true),
})
export type OriginalityOptionsShape = z.output<typeof OriginalityOptions>

/** What is not to count. Domains go with their subdomains; phrases hold in any case and punctuation. */
export const OriginalityExclusions = z.object({
  quotes: z.boolean().default(false),
  /** Words whose source is named, by a link or a citation, in the paragraph they are in. */
  cited: z.boolean().default(false),
  /** What is in the writer's own blogs, and in sources that they wrote. */
  own: z.boolean().default(false),
  sources: z.array(z.string().max(2_100).overwrite(storable)).max(500).default([]),
  domains: z.array(z.string().trim().toLowerCase().max(253).overwrite(storable)).max(200).default([]),
  matches: z.array(z.string().max(2_200).overwrite(storable)).max(2_000).default([]),
  phrases: z.array(z.string().trim().min(1).max(500).overwrite(storable)).max(200).default([]),
})
export type OriginalityExclusionsShape = z.output<typeof OriginalityExclusions>

/** A stretch of the text that is in a source too: `source_start` and `source_end` count in the source's `excerpt`. */
const MatchPart = Stretch.extend({ source_start: Offset, source_end: Offset })

/** A passage of the text that is in a source too. */
export const OriginalityMatch = MatchPart.extend({
  key: z.string(),
  kind: z.enum(['identical', 'minor-changes', 'paraphrase']),
  /** What of it is copied, in order: the writer's own words between these stretches are left out. */
  parts: z.array(MatchPart).min(1),
  /** In these stretches. */
  words: z.number(),
  /** Words of it that no exclusion takes out. */
  counted: z.number(),
})
export type OriginalityMatchShape = z.output<typeof OriginalityMatch>

/** A document that has something in common with the text. */
export const OriginalitySource = z.object({
  key: z.string(),
  /** From 1; stays the same whatever is left out. */
  number: z.number().int(),
  kind: z.enum(['blog', 'asset', 'page']),
  /** The blog, or the stored source; null for a page that could not be read whole. */
  document_id: z.string().nullable(),
  /** The writer wrote it: another blog of theirs, or a source that they marked as their own text. */
  own: z.boolean(),
  title: z.string(),
  url: z.string().nullable(),
  domain: z.string().nullable(),
  /** Of the source. */
  words: z.number(),
  percent: z.number(),
  matched_words: z.number(),
  /** True: it is nearly the same text as a whole. */
  is_copy: z.boolean(),
  /** The source's text, or the parts around what was found. */
  excerpt: z.string(),
  is_whole: z.boolean(),
  matches: z.array(OriginalityMatch),
})
export type OriginalitySourceShape = z.output<typeof OriginalitySource>

/** One check of one text, with its result once there is one. */
export const OriginalityCheck = z.object({
  id: Id,
  state: z.enum(['running', 'done', 'failed', 'stopped']),
  task_id: z.string().nullable(),
  problem: z.string().nullable(),
  created_at: Moment,
  title: z.string(),
  blog_id: z.string().nullable(),
  /** As it was checked; every offset counts in it. */
  text: z.string(),
  language: z.string(),
  words: z.number().int(),
  /** Words that were new against the check before it; only these cost credits. */
  words_charged: z.number().int(),
  credits: z.number(),
  options: OriginalityOptions,
  exclusions: OriginalityExclusions,
  /** Public address of the report; null while it is not shared. */
  share_url: z.string().nullable(),
  result: z
    .object({
      /** Null, like the words that match, where there was nothing to compare the text with: `not_checked` says so. */
      percent: z.number().nullable(),
      matched_words: z.number().nullable(),
      /** Of these, those copied word for word or with minor changes; the others are only reworded. */
      copied_words: z.number().nullable(),
      excluded_words: z.number(),
      /** Matching words that are quoted, whether quotations count or not. */
      quoted_words: z.number(),
      /** False: there was nothing to compare the text with. */
      is_compared: z.boolean(),
      not_checked: NotChecked.nullable(),
      compared: Compared,
      sources: z.array(OriginalitySource),
      /** The writer’s own blog that a text is nearly word for word, given without saying so; at first its source is excluded. */
      itself: z.object({ key: z.string(), blog_id: z.string(), title: z.string() }).nullable(),
      /** What exclusions took out, with words for people. */
      left_out: z.array(z.object({ kind: z.enum(['source', 'match']), key: z.string(), label: z.string() })),
      hidden: z.array(
        Stretch.extend({
          rule: z.enum(['invisible-characters', 'look-alike-letters', 'direction-override']),
          severity: z.enum(['warning', 'problem']),
          characters: z.array(z.string()),
        }),
      ),
    })
    .nullable(),
})
export type OriginalityCheckShape = z.output<typeof OriginalityCheck>

/** A check as it is in a list. */
export const OriginalityEntry = OriginalityCheck.pick({
  id: true,
  state: true,
  problem: true,
  title: true,
  blog_id: true,
  words: true,
  created_at: true,
}).extend({
  /** By its exclusions as they are; null before it is done, and where there was nothing to compare with. */
  percent: z.number().nullable(),
})
export type OriginalityEntryShape = z.output<typeof OriginalityEntry>

/** A text alone, a stored thing alone, or a text with what it stands in, so that it is not found in itself. */
function namesASubject(subject: SubjectShape, context: z.core.$RefinementCtx): void {
  const { text, ...stored } = subject
  const named = [stored.url, stored.asset_id, stored.blog_id].filter((one) => one !== undefined)
  if (named.length > 1 || text === undefined) namesOneSubject(stored, context)
}

const Answer = ok({ check: OriginalityCheck })
const One = z.object({ ...whose, id: Id })
const flag = 'optimizer-plagiarism'

/** Checks of originality as pages use them: long work with a stored result. */
export const originalityCalls = {
  scope: call(
    {
      method: 'GET',
      path: '/api/optimizer/originality/scope',
      summary: 'Get what a check would compare with and what it costs',
    },
    { may: 'check:read' },
  )
    .input(z.object(whose))
    .output(
      ok({
        blogs: z.number().int(),
        assets: z.number().int(),
        /** Search providers that the server has, in the order in which they are asked. */
        search: z.array(z.string()),
        copyscape: z.boolean(),
        /** Credits that can be spent; -1 where there is no limit. */
        credits: z.number(),
        runs: z.object({ used: z.number(), limit: z.number() }),
      }),
    ),
  start: call(
    { method: 'POST', path: '/api/optimizer/originality', summary: 'Check a text for matches in other sources' },
    { may: 'check:run', flag },
  )
    .input(
      z
        .object({
          ...whose,
          ...subjectFields,
          title: z.string().trim().max(300).overwrite(storable).optional(),
          language: z.enum(contentLanguages).optional(),
          /** Block quotations of a `text`. */
          block_quotes: z.array(Stretch).max(5_000).default([]),
          /** Links of a `text`: they name sources. */
          links: z
            .array(Stretch.extend({ url: z.string().max(2_000).overwrite(storable) }))
            .max(5_000)
            .default([]),
          options: OriginalityOptions.prefault({}),
          /** A check of an earlier state: what was there then costs nothing again, and its exclusions stay. */
          previous_id: Id.optional(),
        })
        .superRefine(namesASubject),
    )
    .output(Answer),
  latest: call(
    {
      method: 'GET',
      path: '/api/optimizer/originality/latest',
      summary: 'Get the latest check of a blog',
    },
    { may: 'check:read' },
  )
    .input(z.object({ ...whose, blog_id: Id }))
    .output(
      ok({
        check: OriginalityCheck.nullable(),
        /** The latest one that came to its end, for `previous_id`. */
        done_id: z.string().nullable(),
      }),
    ),
  list: call(
    { method: 'GET', path: '/api/optimizer/originality', summary: 'List originality checks, newest first, up to 100' },
    { may: 'check:read' },
  )
    .input(z.object(whose))
    .output(ok({ checks: z.array(OriginalityEntry) })),
  get: call(
    { method: 'GET', path: '/api/optimizer/originality/{id}', summary: 'Get an originality check with its result' },
    { may: 'check:read' },
  )
    .input(One)
    .output(Answer),
  exclude: call(
    {
      method: 'PUT',
      path: '/api/optimizer/originality/{id}/exclusions',
      summary: 'Set exclusions; the result is recalculated',
    },
    { may: 'check:edit' },
  )
    .input(One.extend({ exclusions: OriginalityExclusions }))
    .output(Answer),
  share: call(
    {
      method: 'POST',
      path: '/api/optimizer/originality/{id}/share',
      summary: 'Create a share link to the report',
    },
    { may: 'check:share' },
  )
    .input(One)
    .output(Answer),
  revoke: call(
    {
      method: 'DELETE',
      path: '/api/optimizer/originality/{id}/share',
      summary: 'Revoke the share link immediately',
    },
    { may: 'check:share' },
  )
    .input(One)
    .output(Answer),
  remove: call(
    { method: 'DELETE', path: '/api/optimizer/originality/{id}', summary: 'Delete an originality check' },
    { may: 'check:delete' },
  )
    .input(One)
    .output(ok({})),
}
