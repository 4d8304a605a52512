import { type ContentLanguage, languageCode } from '../../text/index.ts'
import { type FrameWords, frameWords } from './frame-words.ts'

/** What a frame makes of a statement. */
export const frameKinds = ['plan', 'attempt', 'doubt', 'view', 'condition', 'instead', 'denied'] as const
export type FrameKind = (typeof frameKinds)[number]

/** The lists of one language as they are looked up. */
export interface Frames extends Readonly<Record<FrameKind, RegExp>> {
  readonly achieved: ReadonlySet<string>
  readonly modals: ReadonlySet<string>
  readonly past: RegExp
  /** A part and what may stand between it and that of which it is one; no rank: `one of the largest bridges` is a bridge. */
  readonly partBefore: RegExp
  readonly presentBe: ReadonlySet<string>
  readonly pastBe: ReadonlySet<string>
}

const known = new Map<string, Frames | null>()

/** Null where we have no lists. */
export function framesOf(language: ContentLanguage): Frames | null {
  const code = languageCode(language)
  const ready = known.get(code)
  if (ready !== undefined) return ready
  const lists = frameWords[code]
  const made = lists ? read(lists) : null
  known.set(code, made)
  return made
}

function read(lists: FrameWords): Frames {
  const set = (list: string) => new Set(entriesOf(list))
  return {
    plan: patternOf(lists.plan),
    attempt: patternOf(lists.attempt),
    doubt: patternOf(lists.doubt),
    view: patternOf(lists.view),
    condition: patternOf(lists.condition),
    instead: patternOf(lists.instead),
    denied: patternOf(lists.denied),
    past: patternOf(lists.past),
    achieved: set(lists.achieved),
    modals: set(lists.modals),
    partBefore: new RegExp(
      String.raw`(?<![\p{L}\p{N}])(${entriesOf(lists.parts).join('|')})(?: \p{L}+)? ${lists.ofWhole}$`,
      'iu',
    ),
    presentBe: set(lists.presentBe),
    pastBe: set(lists.pastBe),
  }
}

function patternOf(list: string): RegExp {
  const phrases = entriesOf(list)
    .toSorted((a, b) => b.length - a.length)
    .map((entry) =>
      entry
        .replace(/_\*_/g, ' (?:[^ ;:]+ ){0,12}')
        .replace(/_\*$/, String.raw`(?= \p{L})`)
        .replace(/\*/g, String.raw`\p{L}*`)
        .replace(/_(del?)$/, ' del?')
        .replaceAll('_', ' '),
    )
  return new RegExp(String.raw`(?<![\p{L}\p{N}])(?:${phrases.join('|')})(?![\p{L}\p{N}])`, 'giu')
}

function entriesOf(list: string): string[] {
  return list.split(/\s+/).filter((entry) => entry !== '')
}
