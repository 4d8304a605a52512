import {
  Lightbulb,
  ListTree,
  type LucideIcon,
  MessageCircleQuestionMark,
  MessageSquareText,
  PenLine,
  Section,
  TextInitial,
  TextSelect,
} from 'lucide-react'

const icons = {
  writeMore: PenLine,
  instruct: MessageSquareText,
  intro: TextInitial,
  sectionIntro: Section,
  conclusion: TextSelect,
  faq: MessageCircleQuestionMark,
  continueOutline: ListTree,
  talkingPoints: Lightbulb,
} as const satisfies Record<string, LucideIcon>

/** The small picture of something that the assistant writes, as blocks have theirs. */
export function AssistIcon({ kind }: { kind: keyof typeof icons }) {
  const Icon = icons[kind]
  return <Icon size={15} strokeWidth={1.75} aria-hidden="true" className="shrink-0 text-ink-3" />
}
