import { z } from 'zod'
import { Citation, Engine, Notice } from '../../../platform/contract/evidence.ts'
import { Id, Moment } from '../../../platform/contract/ids.ts'
import { Mode } from '../../writing/contract.ts'

export const messageStates = ['writing', 'done', 'stopped', 'failed', 'interrupted'] as const
/**
 * Where a message stands. A question is always `done`. `stopped`: by a person; `interrupted`: the server ended while it was
 * being written; `failed`: `problem` says why. The text so far is kept in each case.
 */
export type MessageState = (typeof messageStates)[number]

/** Formats that a conversation is exported in. */
export const chatFormats = ['md', 'docx', 'html'] as const

/** Longest question, in characters. */
export const MOST_QUESTION = 10_000
/** Most versions of one question or answer: more would be a loop of somebody's program. */
export const MOST_VERSIONS = 100

/** Sources of each kind that a question is answered from; those of other modes than the current one are empty. */
export const Selection = z.object({
  mode: Mode,
  files: z.array(z.string().trim().min(1).max(2_000)).max(50),
  urls: z.array(z.string().trim().min(1).max(2_000)).max(50),
  domains: z.array(z.string().trim().min(1).max(2_000)).max(50),
})
export type SelectionShape = z.output<typeof Selection>

/** A conversation, as lists show it. */
export const Chat = Selection.extend({
  id: Id,
  title: z.string(),
  project_id: Id,
  pinned: z.boolean(),
  created_at: Moment,
  /** The last question or answer. */
  updated_at: Moment,
  /** The words around what a search found in a message; null where it found the title, and without a search. */
  excerpt: z.string().nullable(),
})
export type ChatShape = z.output<typeof Chat>

/** A source that was read for an answer, whether it is cited or not. */
export const ReadSource = z.object({
  asset_id: Id.nullable(),
  title: z.string(),
  url: z.string().nullable(),
  /** When it was published, ISO 8601, if it says so. */
  date: z.string().nullable(),
})
export type ReadSourceShape = z.output<typeof ReadSource>

/** A citation of an answer, with where and when its words were published. */
export const AnswerCitation = Citation.extend({
  date: z.string().nullable(),
  /** A page or a heading; empty where neither is known. */
  place: z.string(),
})
export type AnswerCitationShape = z.output<typeof AnswerCitation>

const Stretch = z.object({ start: z.number().int(), end: z.number().int() })

/** A question or an answer. Offsets are UTF-16, into `text`. */
export const Message = Selection.extend({
  id: Id,
  parent_id: Id.nullable(),
  role: z.enum(['question', 'answer']),
  state: z.enum(messageStates),
  /** Markdown; of a question, as it was typed. */
  text: z.string(),
  citations: z.array(AnswerCitation),
  /** Factual sentences without a citation. */
  unsourced: z.array(Stretch),
  read: z.array(ReadSource),
  notices: z.array(Notice),
  /** Whether it only says that no source answers the question: there is nothing in it to insert, check, or save. */
  nothing_found: z.boolean(),
  /** Null for questions, and until it is known who writes. */
  engine: Engine.nullable(),
  /** Credits charged; null until the answer has ended. */
  credits: z.number().int().nullable(),
  own_key: z.boolean(),
  /** Why it failed, for people. */
  problem: z.string().nullable(),
  /** The fact check of this answer, if there was one. */
  check_id: Id.nullable(),
  created_at: Moment,
  /** The versions of this message in their order, itself among them. */
  versions: z.array(Id),
})
export type MessageShape = z.output<typeof Message>

/** A public, read-only link to a conversation as it was when the link was created. */
export const ChatShare = z.object({ id: Id, url: z.string(), created_at: Moment, revoked: z.boolean() })
export type ChatShareShape = z.output<typeof ChatShare>
