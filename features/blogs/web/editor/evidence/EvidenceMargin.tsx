import { useEffect, useRef } from 'react'
import { useT } from '../../../../../platform/web/i18n/use-t.ts'
import { type Desk, useDesk } from '../core/desk.ts'
import { onEditorFrame } from '../core/use-editor-value.ts'
import type { PlacedEvidence } from './evidence-counts.ts'
import { isUnsourcedByAssistant, type MarginLine, type MarkState, stateOf } from './margin-lines.ts'
import { MarginView } from './margin-view.ts'
import { messages } from './messages.ts'

/** The marks beside the text: what is cited, what states something without a source, what the assistant wrote. */
export function EvidenceMargin({ scroller }: { scroller: HTMLElement | null }) {
  const t = useT(messages)
  const desk = useDesk()
  const layer = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!layer.current || !scroller) return
    const { editor, language, margin, evidence, verdicts } = desk
    const view = new MarginView({
      view: editor.view,
      layer: layer.current,
      scroller,
      readAs: () => ({ language: language.get(), verdicts: verdicts.get() }),
      label: (line) => t(labelOf(line), { count: line.sentences.length, words: firstWords(desk, line) }),
      onOpen: (sentences, anchor) => evidence.set({ sentences, index: firstIndex(sentences), anchor }),
    })
    margin.current = view
    let last = editor.state.doc
    const stopFrames = onEditorFrame(editor, () => {
      if (editor.state.doc !== last) view.changed()
      last = editor.state.doc
    })
    const stopLanguage = language.subscribe(() => view.redraw())
    const stopVerdicts = verdicts.subscribe(() => view.redraw())
    return () => {
      stopFrames()
      stopLanguage()
      stopVerdicts()
      view.destroy()
      margin.current = null
    }
  }, [desk, scroller, t])
  return <div ref={layer} role="toolbar" aria-orientation="vertical" aria-label={t('margin')} className="doc-margin" />
}

const labelKeys = {
  cited: 'markCited',
  unsourced: 'markUnsourced',
  assistant: 'markAssistant',
  plain: 'markAssistant',
  supported: 'markSupported',
  disputed: 'markDisputed',
  unsure: 'markUnsure',
  stale: 'markStale',
} as const satisfies Record<MarkState, string>

function labelOf(line: MarginLine) {
  const state = stateOf(line)
  if (state === 'unsourced' && line.sentences.every((one) => one.isClause || one.state !== 'unsourced'))
    return 'markUnsourcedClause'
  return isUnsourcedByAssistant(line) ? 'markUnsourcedAssistant' : labelKeys[state]
}

function firstWords({ editor }: Desk, line: MarginLine): string {
  const [first] = line.sentences
  if (!first) return ''
  const text = editor.state.doc.textBetween(first.start, Math.min(first.end, first.start + 60), ' ')
  return first.end - first.start > 60 ? `${text}…` : text
}

// A line is opened at what most needs looking at.
function firstIndex(sentences: readonly PlacedEvidence[]): number {
  const worst = stateOf({ top: 0, sentences: [...sentences] })
  return Math.max(
    0,
    sentences.findIndex(({ state, verdict }) => (verdict?.state ?? state) === worst),
  )
}
