import { createContext, use } from 'react'
import type { ContentLanguage, Page } from '../../../../engines/text/index.ts'
import type { SubjectShape } from '../../contract.ts'

/** A stretch of a sheet's text, end exclusive. */
export interface Stretch {
  start: number
  end: number
}

/** A stretch whose words were replaced meanwhile: by what is there now, one paragraph or more. */
export interface ReplacedStretch extends Stretch {
  now?: string
}

/** Tints that a check may lay under words. */
export type Tint = 'bad' | 'fair' | 'good' | 'chosen' | 'reworded' | SourceTint
/** One for each of several sources that are beside each other. */
export const sourceTints = ['source-1', 'source-2', 'source-3', 'source-4', 'source-5', 'source-6'] as const
export type SourceTint = (typeof sourceTints)[number]

/** How other words are put in the place of some. */
export interface Replacement {
  /** Who wrote them: `builtin`, or `provider/model`. */
  engine: string
  /** Waits in the text to be accepted or refused, where the sheet has room for that; otherwise at once. */
  asSuggestion: boolean
}

/** What a page of the web says of itself. */
export interface PageFacts {
  title: string
  description: string
  url: string
}

/** The text that a check is about, wherever it stands: in the editor, or pasted on a page of the optimizer. */
export interface Sheet {
  /** Brought up to date when writing pauses. */
  page: Page
  language: ContentLanguage
  /** Words that rest on a citation. */
  cited: readonly Stretch[]
  /** The blog that the text is; null for pasted words and pages. */
  blogId: string | null
  /** The stored thing or address that the text came from; empty for pasted words. */
  origin: Omit<SubjectShape, 'text'>
  /** What a page that was read says of itself; null for other texts. */
  about: PageFacts | null
  /** ISO 8601 day of the last change, where the sheet knows of a later one than is stored, or of any; null otherwise. */
  changedOn: string | null
  /** Whether `replace` can do anything here. */
  canChange: boolean
  /** Brings words into view and marks them. */
  reveal: (stretch: Stretch) => void
  /** Brings words into view and marks them; the focus stays where it is. */
  show: (stretch: Stretch) => void
  /** Lays a tint under words, in place of what had it before. */
  tint: (tint: Tint, stretches: readonly Stretch[]) => void
  /** Puts words in the place of others; empty lines part paragraphs, no words take them away. False where these words are not there anymore. */
  replace: (stretch: Stretch, words: string, how: Replacement) => boolean
  /** Puts words in the place of others within their blocks, all of them as one undo step. Those that are not there anymore are left. */
  replaceAll: (changes: readonly (Stretch & { words: string })[]) => void
  /**
   * Makes words links, all of them as one undo step; an empty address takes a link away. Says of each whether its words are
   * still there. Null where the text holds no links.
   */
  link: ((links: readonly (ReplacedStretch & { href: string })[]) => boolean[]) | null
  /**
   * Gives headings other levels, down to `deepest`, all of them as one undo step; what comes back gives these headings their
   * old levels again, wherever they are by then. Null where the text cannot be changed.
   */
  headings: { deepest: number; setLevels: (headings: readonly (Stretch & { level: number })[]) => () => void } | null
  /** Describes pictures of the page, named by their place in its list. Null where the text holds none. */
  pictures: {
    /** False where the picture is not there anymore. */
    describe: (index: number, how: { alt: string; isDecorative: boolean }) => boolean
    show: (index: number) => void
  } | null
  /** Ties words to a stored citation. Null where the text holds none. */
  cite: ((stretch: ReplacedStretch, citationId: string) => boolean) | null
  /** Read out to those who do not see the page. */
  announce: (words: string) => void
}

export const SheetContext = createContext<Sheet | null>(null)

/** The text that the checks around it are about. */
export function useSheet(): Sheet {
  const sheet = use(SheetContext)
  if (!sheet) throw new Error('useSheet stands outside of a sheet')
  return sheet
}
