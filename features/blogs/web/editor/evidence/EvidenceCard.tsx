import { useQuery } from '@tanstack/react-query'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useEffect } from 'react'
import { useT } from '../../../../../platform/web/i18n/use-t.ts'
import { IconButton } from '../../../../../platform/web/ui/IconButton.tsx'
import { Popover } from '../../../../../platform/web/ui/Popover.tsx'
import { blogsApi } from '../api.ts'
import { type OpenEvidence, useDesk } from '../core/desk.ts'
import { focusText } from '../core/focus-text.ts'
import { useObserved } from '../core/observable.ts'
import { AssistantCard } from './AssistantCard.tsx'
import { CitedCard } from './CitedCard.tsx'
import { messages } from './messages.ts'
import { clearHighlight, highlightSentence } from './sentence-highlight.ts'
import { UnsourcedCard } from './UnsourcedCard.tsx'

/** What is behind a sentence, beside its mark: the evidence quoted, or what it lacks. */
export function EvidenceCard() {
  const t = useT(messages)
  const desk = useDesk()
  const open = useObserved(desk.evidence)
  const sentence = open?.sentences[open.index]
  useEffect(() => {
    if (sentence) highlightSentence(desk.editor.view, sentence.start, sentence.end)
    return clearHighlight
  }, [desk, sentence])
  const handleOpenChange = (isOpen: boolean) => {
    if (isOpen) return
    desk.evidence.set(null)
    focusText(desk.editor)
  }
  return (
    <Popover
      label={t('cardTitle')}
      open={open !== null}
      onOpenChange={handleOpenChange}
      anchor={open?.anchor ?? null}
      side="right"
      align="start"
      className="max-h-(--available-height) w-74 overflow-y-auto max-md:w-96"
    >
      {open ? <CardContent open={open} /> : null}
    </Popover>
  )
}

function CardContent({ open }: { open: OpenEvidence }) {
  const { blogId, verdicts } = useDesk()
  const Verdict = useObserved(verdicts)?.card
  const citations = useQuery(blogsApi.query.citations.list.queryOptions({ input: { id: blogId } }))
  const sentence = open.sentences[open.index]
  if (!sentence) return null
  return (
    <div className="flex flex-col gap-3">
      {open.sentences.length > 1 ? <LinePager open={open} /> : null}
      {sentence.verdict && Verdict ? (
        <Verdict id={sentence.verdict.id} from={sentence.start} to={sentence.end} />
      ) : null}
      {sentence.state === 'cited' ? <CitedCard sentence={sentence} citations={citations} /> : null}
      {sentence.state === 'unsourced' && !sentence.verdict ? (
        <UnsourcedCard key={sentence.start} sentence={sentence} />
      ) : null}
      {sentence.engine === null ? null : <AssistantCard engine={sentence.engine} />}
    </div>
  )
}

// Several sentences of one line share a mark.
function LinePager({ open }: { open: OpenEvidence }) {
  const t = useT(messages)
  const { evidence } = useDesk()
  const go = (step: 1 | -1) =>
    evidence.set({ ...open, index: (open.index + step + open.sentences.length) % open.sentences.length })
  return (
    <div className="flex items-center gap-1 text-ink-3 text-xs">
      <IconButton
        size="sm"
        label={t('previous')}
        icon={<ChevronLeft size={14} aria-hidden="true" />}
        onClick={() => go(-1)}
      />
      <span className="flex-1 text-center">
        {t('sentenceOf', { index: String(open.index + 1), count: String(open.sentences.length) })}
      </span>
      <IconButton
        size="sm"
        label={t('next')}
        icon={<ChevronRight size={14} aria-hidden="true" />}
        onClick={() => go(1)}
      />
    </div>
  )
}
