import { z } from 'zod'
import { call, ok } from '../../../platform/contract/call.ts'
import { Evidence } from '../../../platform/contract/evidence.ts'
import { Id, Moment } from '../../../platform/contract/ids.ts'
import { whose } from '../../../platform/contract/whose.ts'
import { claimReasons, evidenceOrigins, stances, statementKinds, verdicts } from '../facts/fixed-values.ts'
import { factPlan } from './fact-plan.ts'
import { LeftOut } from './left-out.ts'
import { namesOneSubject, storable, subjectFields } from './subject.ts'

const flag = 'optimizer-fact-check'
const Stretch = z.object({ start: z.number().int(), end: z.number().int() })

/** Most addresses that one check reads because they were named. */
export const MOST_URLS = 20

/** Where evidence is looked for. Contradictions within the text and what the text cites are always looked at. */
export const FactSources = z.object({
  /** Everything among the writer's own sources. */
  own: z.boolean().default(true),
  asset_ids: z.array(Id).max(100).default([]),
  urls: z.array(z.string().trim().min(1).max(2_000)).max(MOST_URLS).default([]),
  /** Sites among the writer's sources, by their address. */
  domains: z.array(z.string().trim().min(1).max(300)).max(20).default([]),
  /** A web search, where the server has a provider. */
  web: z.boolean().default(true),
  /** Sites whose pages are no evidence: `example.org` stands for its subdomains too. */
  excluded_domains: z.array(z.string().trim().min(1).max(300)).max(100).default([]),
})
export type FactSourcesShape = z.output<typeof FactSources>

/** Words of a source that speak for or against a claim. The quote is in its passage verbatim. */
export const FactEvidence = Evidence.extend({
  stance: z.enum(stances),
  /** How sure this one piece is of its stance, 0..1. */
  confidence: z.number(),
  origin: z.enum(evidenceOrigins),
  /** When the source was published, ISO 8601, if it says so. */
  published: z.string().nullable(),
  fetched_at: Moment.nullable(),
  /** `page 12`, or the heading above; null where neither is known. */
  place: z.string().nullable(),
  /** Words at fault in the quote. */
  faults: z.array(Stretch),
})
export type FactEvidenceShape = z.output<typeof FactEvidence>

/** Who answers for a claim in spite of its verdict, and why. */
export const Acceptance = z.object({ by: Id, by_name: z.string().nullable(), reason: z.string(), at: Moment })

/**
 * A sentence that was looked at. `anchor` ties it to the sentence of the text with the same words; `state` says how it
 * relates to the current text: `fresh`, `stale` (its sentence was changed), `gone` (there is no such sentence anymore).
 */
export const Claim = z.object({
  id: Id,
  text: z.string(),
  anchor: z.string(),
  kind: z.enum(statementKinds),
  state: z.enum(['fresh', 'stale', 'gone']),
  /** Holds a number, a date or a quotation: shown first. */
  has_figures: z.boolean(),
  /** Null for opinions and the like, and for claims that were not reached yet. */
  verdict: z.enum(verdicts).nullable(),
  confidence: z.number().nullable(),
  evidence: z.array(FactEvidence),
  /** Words at fault in `text`. */
  faults: z.array(Stretch),
  /**
   * Why a verdict is not what the evidence alone says: a quotation or citation that does not hold or that its source has in
   * other words, or a sentence in a language that is not measured. Or why a claim stays open although a language model
   * judged it: what the evidence does not confirm, words that the model did not take from it, or rules that find otherwise.
   */
  reason: z.enum(claimReasons).nullable(),
  /** The whole sentence as it should read; null where none can be proposed. */
  correction: z.string().nullable(),
  engine: z.string(),
  checked_at: Moment.nullable(),
  accepted: Acceptance.nullable(),
})
export type ClaimShape = z.output<typeof Claim>

/** A check of one text. A blog has one, which is taken up again; anything else has one each time. */
export const FactCheck = z.object({
  id: Id,
  blog_id: Id.nullable(),
  title: z.string(),
  language: z.string(),
  country: z.string().nullable(),
  sources: FactSources,
  /** The work under way; null when none is. */
  task_id: Id.nullable(),
  /** Who judged last: `builtin`, or `provider/model` where a model helped. */
  engine: z.string(),
  /** What could not be looked at, in sentences for people. */
  notes: z.array(z.string()),
  created_at: Moment,
  checked_at: Moment.nullable(),
  /** Public address of the report; null while it is not shared. */
  share_url: z.string().nullable(),
})
export type FactCheckShape = z.output<typeof FactCheck>

/** A check in the list of earlier ones. */
export const FactCheckEntry = FactCheck.extend({
  /** The first words of a text without a title. */
  excerpt: z.string(),
  /** Claims when the text was last checked. */
  claims: z.number().int(),
  /** Those with a verdict. */
  checked: z.number().int(),
  /** Those with a verdict against them that nobody answers for. */
  disputed: z.number().int(),
})
export type FactCheckEntryShape = z.output<typeof FactCheckEntry>

const settings = {
  sources: FactSources.partial().optional(),
  language: z.string().max(100).optional(),
  country: z.string().trim().max(100).optional(),
}
const start = {
  ...settings,
  /** Starts although there is nothing to compare the text with: claims are listed without a verdict, free, and can be accepted. */
  without_evidence: z.boolean().optional(),
  key: z.boolean().optional(),
}
const report = ok({ check: FactCheck, claims: z.array(Claim), left_out: z.array(LeftOut) })
const one = z.object({ ...whose, id: Id })
const claim = z.object({ ...whose, id: Id, claim_id: Id })

/** Checking what a text claims. */
export const factCalls = {
  plan: call(
    {
      method: 'POST',
      path: '/api/check/facts/plan',
      summary: 'Get the number of claims a check would cover and its cost',
    },
    { may: 'check:read', flag, idempotent: false },
  )
    .input(
      z
        .object({
          ...whose,
          ...subjectFields,
          language: settings.language,
          sources: settings.sources,
          check_id: Id.optional(),
        })
        .superRefine(namesOneSubject),
    )
    .output(ok(factPlan)),
  start: call(
    {
      method: 'POST',
      path: '/api/check/facts',
      summary: 'Check the claims in a text, a web page, a source, or a blog',
    },
    { may: 'check:run', flag },
  )
    .input(z.object({ ...whose, ...subjectFields, ...start }).superRefine(namesOneSubject))
    .output(report),
  list: call(
    { method: 'GET', path: '/api/check/facts', summary: 'List fact checks of texts, newest first, up to 100' },
    { may: 'check:read' },
  )
    .input(z.object(whose))
    .output(ok({ checks: z.array(FactCheckEntry) })),
  get: call(
    { method: 'GET', path: '/api/check/facts/{id}', summary: 'Get a fact check with its claims' },
    { may: 'check:read' },
  )
    .input(one)
    .output(report),
  text: call(
    {
      method: 'GET',
      path: '/api/check/facts/{id}/text',
      summary: 'Get the text of a fact check',
    },
    { may: 'check:read' },
  )
    .input(one)
    .output(ok({ title: z.string(), language: z.string(), text: z.string() })),
  uses: call(
    {
      method: 'GET',
      path: '/api/check/facts/{id}/uses',
      summary: 'Get where disputed claims were used: texts derived from their sentences',
    },
    { may: 'check:read' },
  )
    .input(one)
    .output(
      ok({ uses: z.array(z.object({ claim_id: Id, derivatives: z.array(z.object({ id: Id, title: z.string() })) })) }),
    ),
  ofBlog: call(
    {
      method: 'GET',
      path: '/api/blogs/{id}/claims',
      summary: 'Get a blog’s claims from its latest check',
    },
    { may: 'check:read' },
  )
    .input(one)
    .output(ok({ check: FactCheck.nullable(), claims: z.array(Claim), left_out: z.array(LeftOut) })),
  rerun: call(
    {
      method: 'POST',
      path: '/api/check/facts/{id}/rerun',
      summary: 'Recheck changed claims; also others, by `claim_ids`, `all`, or `sentences`',
    },
    { may: 'check:run', flag },
  )
    .input(
      z.object({
        ...whose,
        ...start,
        id: Id,
        /** The text as it is now, where it was a pasted one. */
        text: subjectFields.text,
        claim_ids: z.array(Id).max(1_000).optional(),
        /** Sentences of the text to check although they aren't taken for claims, in their own words. */
        sentences: z.array(z.string().trim().min(1).max(5_000)).max(100).optional(),
        all: z.boolean().optional(),
      }),
    )
    .output(report),
  stop: call(
    { method: 'POST', path: '/api/check/facts/{id}/stop', summary: 'Stop a check; results so far are kept' },
    { may: 'check:run' },
  )
    .input(one)
    .output(report),
  reword: call(
    {
      method: 'PUT',
      path: '/api/check/facts/{id}/claims/{claim_id}/words',
      summary: 'Check a reworded sentence against the evidence already found; free',
    },
    { may: 'check:edit' },
  )
    .input(claim.extend({ text: z.string().trim().min(1).max(5_000).overwrite(storable) }))
    .output(ok({ claim: Claim })),
  accept: call(
    {
      method: 'PUT',
      path: '/api/check/facts/{id}/claims/{claim_id}/acceptance',
      summary: 'Accept a claim despite its verdict, with a reason',
    },
    { may: 'claim:accept' },
  )
    .input(claim.extend({ reason: z.string().trim().min(1, 'Say why.').max(1_000).overwrite(storable) }))
    .output(ok({ claim: Claim })),
  withdraw: call(
    {
      method: 'DELETE',
      path: '/api/check/facts/{id}/claims/{claim_id}/acceptance',
      summary: 'Undo the acceptance of a claim',
    },
    { may: 'claim:accept' },
  )
    .input(claim)
    .output(ok({ claim: Claim })),
  share: call(
    {
      method: 'POST',
      path: '/api/check/facts/{id}/share',
      summary: 'Create a share link to the report',
    },
    { may: 'check:share' },
  )
    .input(one)
    .output(ok({ check: FactCheck })),
  revoke: call(
    { method: 'DELETE', path: '/api/check/facts/{id}/share', summary: 'Revoke the share link immediately' },
    { may: 'check:share' },
  )
    .input(one)
    .output(ok({ check: FactCheck })),
  remove: call(
    { method: 'DELETE', path: '/api/check/facts/{id}', summary: 'Delete a fact check with its claims' },
    { may: 'check:delete' },
  )
    .input(one)
    .output(ok({})),
}
