import { z } from 'zod'
import { Citation, Engine } from '../../../platform/contract/evidence.ts'
import { Id, Moment } from '../../../platform/contract/ids.ts'
import { Tone } from '../../writing/contract.ts'

/** Longest instructions of an own shape, in characters. */
export const LONGEST_INSTRUCTIONS = 4_000
/** Shapes that one owner may have. */
export const MOST_SHAPES = 50

/** How a part is drawn, counted, and joined; see `Part` of `engines/parts`. */
const LayoutPart = z.object({
  name: z.string(),
  label: z.string(),
  /** By the codes of languages (`de`), where it becomes part of the text. */
  labels: z.record(z.string(), z.string()).optional(),
  form: z.enum(['title', 'line', 'text', 'list', 'pairs']),
  style: z.enum(['numbers', 'bullets', 'commas', 'lines', 'questions']).optional(),
  /** The names of the columns of pairs. */
  columns: z.array(z.string()).length(2).optional(),
  headed: z.boolean().optional(),
  optional: z.boolean().optional(),
  /** Entries of a list or of pairs, at least and at most. */
  entries: z.array(z.number()).length(2).optional(),
  limit: z.object({ unit: z.enum(['characters', 'pixels', 'post', 'words']), most: z.number() }).optional(),
})
export const Layout = z.array(LayoutPart)

const Entry = z.string().max(20_000)

/** The words of a derived text by its parts: a text, a list of texts, or a list of pairs. */
export const Parts = z.record(
  z.string().max(60),
  z.union([Entry, z.array(Entry).max(100), z.array(z.record(z.string().max(60), Entry)).max(100)]),
)

/** What an own shape is made of. */
export const ShapeContent = z.object({
  title: z.string().trim().min(1, 'Enter a title.').max(120),
  description: z.string().trim().max(300).default(''),
  instructions: z.string().trim().min(1, 'Enter instructions.').max(LONGEST_INSTRUCTIONS),
  form: z.enum(['posts', 'post', 'email']).default('post').describe('Several posts, one text, or an email'),
  network: z.enum(['x', 'linkedin']).nullable().default(null).describe('Whose way of counting and drawing it has'),
  most: z.number().int().min(20).max(20_000).nullable().default(null).describe('Most characters of a post'),
})

/** What a text can be turned into. */
export const Shape = z.object({
  id: Id,
  title: z.string(),
  description: z.string(),
  form: z.enum(['posts', 'post', 'summary', 'questions', 'email']),
  network: z.enum(['x', 'linkedin', 'email']).nullable(),
  /** Made by the caller; it can be changed and deleted. */
  is_own: z.boolean(),
  /** Without a language model it answers 400 `model-needed`. */
  needs_model: z.boolean(),
  parts: Layout,
  /** Of an own shape. */
  content: ShapeContent.nullable(),
})

/** A claim that was found wrong after it had been passed on. */
const Refutation = z.object({
  verdict: z.enum(['source-invented', 'contradicted', 'partly', 'misleading']),
  correction: z.string().nullable(),
  /** What speaks against it. */
  evidence: z.object({ quote: z.string(), title: z.string(), url: z.string().nullable() }).nullable(),
  at: Moment,
})

/** A sentence of the original, with what it cites there. */
const Origin = z.object({
  text: z.string(),
  citations: z.array(
    Citation.pick({ quote: true, title: true, url: true, asset_id: true, passage_id: true }).extend({
      passage_id: Id.nullable(),
      place: z.string().nullable(),
      fetched_at: Moment.nullable(),
    }),
  ),
  refuted: Refutation.nullable(),
})

/** A statement of a derived text, and what it rests on. */
export const DerivedClaim = z.object({
  /** Where it is: the part’s name, and the entry of a list or of pairs, from 0. */
  part: z.string(),
  entry: z.number().int(),
  /** The sentence, and where it starts and ends in that text. */
  text: z.string(),
  start: z.number().int(),
  end: z.number().int(),
  /** `carried`: the original says it; `differs`: it says otherwise; `not-found`: it doesn’t say it. */
  state: z.enum(['carried', 'differs', 'not-found']),
  /** The words at fault, as places in the sentence. */
  faults: z.array(z.object({ start: z.number().int(), end: z.number().int() })),
  from: z.array(Origin),
  /** It still says what was refuted; false too for one that says the correction. */
  is_refuted: z.boolean(),
})

/** A derived text as lists show it. */
export const DerivativeEntry = z.object({
  id: Id,
  shape_id: z.string(),
  shape_title: z.string(),
  form: Shape.shape.form,
  network: Shape.shape.network,
  /** How it begins. */
  opening: z.string(),
  source: z.object({
    id: Id,
    kind: z.enum(['blog', 'asset', 'url', 'text']),
    title: z.string(),
    url: z.string().nullable(),
    blog_id: Id.nullable(),
  }),
  /** Claims that were refuted since. */
  refuted: z.number().int(),
  created_date: Moment,
  updated_date: Moment,
})

/** How a text was asked for, so that another can be asked for alike. */
export const AskedFor = z.object({
  tone: Tone.nullable(),
  audience: z.string(),
  hashtags: z.number().int(),
  /** A voice’s id, `none`, or null: the project’s. */
  brand_voice_id: Id.nullable(),
})

/** A text that was made of another, with what its claims rest on. */
export const Derivative = DerivativeEntry.extend({
  layout: Layout,
  parts: Parts,
  /** The link behind it, as it was given. */
  link: z.string(),
  is_tracked: z.boolean(),
  /** Names that the mail program fills in, separated with commas. */
  placeholders: z.string(),
  language: z.string(),
  asked_for: AskedFor,
  engine: Engine,
  /** Grows with every change; a change names the version that it was made on. */
  version: z.number().int(),
  claims: z.array(DerivedClaim),
  /** False where original and derived text are in different languages: then claims can’t be compared by their words. */
  is_compared: z.boolean(),
  /** The original was so long that only its most telling sentences were used. */
  is_condensed: z.boolean(),
})
