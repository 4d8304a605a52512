import {
  Asterisk,
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
  type LucideIcon,
  Minus,
  Pilcrow,
  SquareArrowOutUpRight,
  Table,
  TextQuote,
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
  footnote: Asterisk,
  picture: Image,
  embed: SquareArrowOutUpRight,
}

/** The small picture of a kind of block. */
export function KindIcon({ kind }: { kind: string }) {
  const Icon = icons[kind] ?? Pilcrow
  return <Icon size={15} strokeWidth={1.75} aria-hidden="true" className="shrink-0 text-ink-3" />
}
