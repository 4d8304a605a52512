import {
  Code,
  Heading1,
  Heading2,
  Heading3,
  Heading4,
  Image,
  LayoutPanelTop,
  List,
  ListChecks,
  ListOrdered,
  ListTree,
  type LucideIcon,
  MessageCircleQuestionMark,
  MessageSquareText,
  Minus,
  PenLine,
  Pilcrow,
  SquareArrowOutUpRight,
  Superscript,
  Table,
  TextInitial,
  TextQuote,
  TextSelect,
} from 'lucide-react'

const icons: Record<string, LucideIcon> = {
  paragraph: Pilcrow,
  heading1: Heading1,
  heading2: Heading2,
  heading3: Heading3,
  heading4: Heading4,
  bulletList: List,
  orderedList: ListOrdered,
  taskList: ListChecks,
  blockquote: TextQuote,
  callout: LayoutPanelTop,
  codeBlock: Code,
  table: Table,
  horizontalRule: Minus,
  footnote: Superscript,
  picture: Image,
  embed: SquareArrowOutUpRight,
  writeMore: PenLine,
  instruct: MessageSquareText,
  intro: TextInitial,
  sectionIntro: TextInitial,
  conclusion: TextSelect,
  faq: MessageCircleQuestionMark,
  continueOutline: ListTree,
  talkingPoints: List,
}

/** The small picture of a block or of something to ask for. */
export function KindIcon({ kind }: { kind: string }) {
  const Icon = icons[kind] ?? Pilcrow
  return <Icon size={15} strokeWidth={1.75} aria-hidden="true" className="shrink-0 text-ink-3" />
}
