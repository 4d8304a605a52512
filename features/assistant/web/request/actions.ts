import type { EditorState } from '@tiptap/pm/state'
import { documentToText, withoutSuggestions } from '../../../blogs/document/index.ts'
import {
  type CarriedFrom,
  type InsertionPlace,
  ownText,
  quotedWords,
  rewordingIn,
} from '../../../blogs/web/writing-door.ts'
import { faqSection } from './faq-section.ts'
import { goingOnFrom, headlineOf, outlineText, sectionAt, stretchAt, stretchText, textBefore } from './words-sent.ts'

/** What the assistant can be asked for. */
export type AssistKind =
  | 'writeMore'
  | 'instruct'
  | 'rephrase'
  | 'shorten'
  | 'extend'
  | 'simplify'
  | 'tone'
  | 'translate'
  | 'intro'
  | 'sectionIntro'
  | 'conclusion'
  | 'faq'
  | 'continueOutline'
  | 'talkingPoints'
  | 'ownWords'

/** What a request says beside its kind: the order, the tone, the language to translate to. */
export interface AssistDetails {
  order?: string
  tone?: string
  to?: string
}

/** The call to make, and where its answer goes: over a stretch of text, or in at a place. */
export interface AssistPlan {
  call: AssistCall
  input: Record<string, string | number>
  target: { kind: 'rewrite'; from: number; to: number } | { kind: 'insert'; at: number; place: InsertionPlace }
  /** The quotation that is said in other words: the answer takes over its citations. */
  quotation?: readonly CarriedFrom[]
}

/** The generating calls that the editor makes, by their names in the contract. */
export type AssistCall =
  | 'writeForMe'
  | 'instruct'
  | 'rephraser'
  | 'shorten'
  | 'extender'
  | 'simplify'
  | 'tone'
  | 'translate'
  | 'blogIntro'
  | 'subheadingIntro'
  | 'conclusion'
  | 'faq'
  | 'continueOutline'
  | 'talkingPoints'

/** Kinds that rewrite the selection, or the block with the caret. */
export const rewritingKinds: readonly AssistKind[] = ['rephrase', 'shorten', 'extend', 'simplify', 'tone', 'translate']

/** Why a request cannot be made as things stand, or came to nothing. */
export type AssistObstacle = 'no-words' | 'no-heading' | 'no-order' | 'too-long' | 'no-change' | 'no-question'

/** Longest stretch that is rewritten at once, in characters. */
export const MOST_CHARACTERS = 30_000

/** What to send for a request and where its answer goes, or why it cannot be made. */
export function planOf(state: EditorState, kind: AssistKind, details: AssistDetails = {}): AssistPlan | AssistObstacle {
  if (rewritingKinds.includes(kind)) return rewritePlan(state, kind, details)
  if (kind === 'ownWords') return ownWordsPlan(state)
  if (kind === 'instruct') return instructPlan(state, details.order?.trim() ?? '')
  return writePlan(state, kind)
}

function rewritePlan(state: EditorState, kind: AssistKind, details: AssistDetails): AssistPlan | AssistObstacle {
  const { from, to } = stretchAt(state)
  const text = stretchText(state.doc, from, to)
  if (text === '') return 'no-words'
  if (text.length > MOST_CHARACTERS) return 'too-long'
  const target = { kind: 'rewrite', from, to } as const
  switch (kind) {
    case 'tone':
      return { call: 'tone', input: { text, tone: details.tone ?? 'CASUAL' }, target }
    case 'translate':
      return { call: 'translate', input: { text, to: details.to ?? 'English-US' }, target }
    case 'extend':
      return { call: 'extender', input: { text, generation_length: 1 }, target }
    case 'rephrase':
      return { call: 'rephraser', input: { text, tone: details.tone ?? 'PROFESSIONAL' }, target }
    default:
      return { call: kind === 'shorten' ? 'shorten' : 'simplify', input: { text }, target }
  }
}

// Over what stands below the quotation already, or into the empty paragraph there.
function ownWordsPlan(state: EditorState): AssistPlan | AssistObstacle {
  const open = rewordingIn(state)
  if (!open?.quotation) return 'no-words'
  const { from, to, quotation } = open
  const text = quotedWords(quotation)
  if (text.length > MOST_CHARACTERS) return 'too-long'
  return {
    call: 'rephraser',
    input: { text, tone: 'PROFESSIONAL' },
    target:
      ownText(state.doc, open) === ''
        ? { kind: 'insert', at: from + 1, place: 'inline' }
        : { kind: 'rewrite', from: from + 1, to: to - 1 },
    quotation: quotation.cited,
  }
}

function instructPlan(state: EditorState, order: string): AssistPlan | AssistObstacle {
  if (order === '') return 'no-order'
  const { from, to, empty } = state.selection
  if (empty) return { call: 'instruct', input: { text: order }, target: { kind: 'insert', at: to, place: 'after' } }
  const words = stretchText(state.doc, from, to)
  if (words.length > MOST_CHARACTERS) return 'too-long'
  return { call: 'instruct', input: { text: `${order}\n\n${words}` }, target: { kind: 'rewrite', from, to } }
}

function writePlan(state: EditorState, kind: AssistKind): AssistPlan | AssistObstacle {
  const { doc, selection } = state
  const text = documentToText(withoutSuggestions(doc))
  const headline = headlineOf(doc)
  const atEnd = { kind: 'insert', at: endOfText(state), place: 'after' } as const
  switch (kind) {
    case 'writeMore': {
      const at = goingOnFrom(state)
      const before = textBefore(doc, at)
      return before === ''
        ? 'no-words'
        : {
            call: 'writeForMe',
            input: { text: before, generation_length: 1 },
            target: { kind: 'insert', at, place: 'inline' },
          }
    }
    case 'intro':
      return headline === ''
        ? 'no-heading'
        : { call: 'blogIntro', input: { headline, text }, target: introTarget(state) }
    case 'sectionIntro': {
      const { heading, text: description, end } = sectionAt(doc, selection.to)
      if (heading === '') return 'no-heading'
      return {
        call: 'subheadingIntro',
        input: { headline: headline || heading, subheading: heading, description, text },
        target: { kind: 'insert', at: end - 1, place: 'after' },
      }
    }
    case 'talkingPoints': {
      const outline = outlineText(doc)
      return outline === ''
        ? 'no-heading'
        : { call: 'talkingPoints', input: { headline: headline || outline, outline, text }, target: atEnd }
    }
    case 'continueOutline': {
      const outline = outlineText(doc)
      return outline === '' ? 'no-heading' : { call: 'continueOutline', input: { text: outline }, target: atEnd }
    }
    case 'faq': {
      const own = faqSection(doc)
      if (own === null) return text === '' ? 'no-words' : { call: 'faq', input: { text }, target: atEnd }
      if (own.around === '') return 'no-words'
      const input = { text: own.around, known: own.known, question_level: own.questionLevel }
      return { call: 'faq', input, target: { kind: 'insert', at: own.end, place: 'after' } }
    }
    default:
      return text === '' ? 'no-words' : { call: 'conclusion', input: { text }, target: atEnd }
  }
}

// Behind the title, if there is one; else before everything.
function introTarget({ doc }: EditorState): AssistPlan['target'] {
  const first = doc.firstChild
  if (first?.type.name === 'heading') return { kind: 'insert', at: first.nodeSize - 1, place: 'after' }
  return { kind: 'insert', at: 1, place: 'before' }
}

// The end of the last block before the footnotes.
function endOfText({ doc }: EditorState): number {
  const last = doc.lastChild
  const end = last?.type.name === 'footnotes' ? doc.content.size - last.nodeSize : doc.content.size
  return Math.max(0, end - (doc.resolve(end).nodeBefore?.isTextblock ? 1 : 0))
}
