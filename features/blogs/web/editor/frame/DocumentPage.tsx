import { clsx } from 'clsx'
import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { loadPart } from '../../../../../platform/web/ui/load-part.ts'
import { useDesk } from '../core/desk.ts'
import { useObserved } from '../core/observable.ts'
import { onEditorFrame } from '../core/use-editor-value.ts'
import { FindBar } from '../find/FindBar.tsx'
import { BlockHandle } from '../menus/BlockHandle.tsx'
import { SuggestionTools } from '../suggest/SuggestionTools.tsx'
import { BelowText } from './BelowText.tsx'
import { useTextTag } from './use-text-tag.ts'

// The page can be read and written on before its marks are there.
const EvidenceMargin = lazy(() =>
  loadPart(() => import('../evidence/EvidenceMargin.tsx').then((m) => m.EvidenceMargin)),
)

const OwnWordsBar = lazy(() => loadPart(() => import('../own-words/OwnWordsBar.tsx').then((m) => m.OwnWordsBar)))

/** The page itself: the text in a column of reading width, the evidence margin beside it. */
export function DocumentPage({ isPhone }: { isPhone: boolean }) {
  const { editor, isFocused, isRewording, isTypewriter } = useDesk()
  const [scroller, setScroller] = useState<HTMLElement | null>(null)
  const holder = useRef<HTMLDivElement>(null)
  const [isMounted, setMounted] = useState(false)
  const [focused, typewriter] = [useObserved(isFocused), useObserved(isTypewriter)]
  useEffect(() => {
    if (!holder.current) return
    editor.mount(holder.current)
    setMounted(true)
    // Whoever opens an empty text wants to write.
    if (editor.isEmpty) editor.commands.focus('end')
    return () => {
      setMounted(false)
      editor.unmount()
    }
  }, [editor])
  useTypewriter(scroller, focused && typewriter)
  const spoken = useTextTag()
  const rewords = useObserved(isRewording)
  return (
    <div className="relative flex min-h-0 min-w-0 flex-1 flex-col">
      {isMounted ? <FindBar /> : null}
      <div ref={setScroller} data-editor-scroller="" className="min-h-0 flex-1 overflow-y-auto overscroll-contain">
        <div className={clsx('doc-page relative mx-auto', isPhone && 'doc-page-phone')}>
          {isMounted && !isPhone ? <BlockHandle /> : null}
          <div ref={holder} lang={spoken} />
          <Suspense fallback={null}>{isMounted ? <EvidenceMargin scroller={scroller} /> : null}</Suspense>
        </div>
      </div>
      <Suspense fallback={null}>{isMounted && rewords ? <OwnWordsBar /> : null}</Suspense>
      {isMounted ? <BelowText /> : null}
      {isMounted ? <SuggestionTools /> : null}
    </div>
  )
}

// Keeps the line that is written in the middle of the window.
function useTypewriter(scroller: HTMLElement | null, isOn: boolean): void {
  const { editor } = useDesk()
  useEffect(() => {
    if (!scroller || !isOn) return
    let last = editor.state.doc
    return onEditorFrame(editor, () => {
      if (editor.state.doc === last) return
      last = editor.state.doc
      const { top } = editor.view.coordsAtPos(editor.state.selection.head)
      const box = scroller.getBoundingClientRect()
      scroller.scrollTop += top - (box.top + box.height * 0.45)
    })
  }, [editor, scroller, isOn])
}
