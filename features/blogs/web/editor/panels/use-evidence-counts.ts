import { useEffect, useState } from 'react'
import { useDesk } from '../core/desk.ts'
import { useObserved } from '../core/observable.ts'
import { onEditorFrame } from '../core/use-editor-value.ts'
import { countEvidence, type EvidenceCounts } from '../evidence/evidence-counts.ts'

const AFTER_MS = 600

/** How many sentences are cited and how many lack a source, counted in slices when writing pauses; null at first. */
export function useEvidenceCounts(): EvidenceCounts | null {
  const { editor, language } = useDesk()
  const spoken = useObserved(language)
  const [counts, setCounts] = useState<EvidenceCounts | null>(null)
  useEffect(() => {
    let turn = 0
    let timer = 0
    let last = editor.state.doc
    const count = async () => {
      turn += 1
      const mine = turn
      const found = await countEvidence(editor.state.doc, spoken, () => nextIdle().then(() => mine === turn))
      if (found && mine === turn) setCounts(found)
    }
    const stop = onEditorFrame(editor, () => {
      if (editor.state.doc === last) return
      last = editor.state.doc
      turn += 1
      clearTimeout(timer)
      timer = window.setTimeout(() => void count(), AFTER_MS)
    })
    void count()
    return () => {
      turn += 1
      stop()
      clearTimeout(timer)
    }
  }, [editor, spoken])
  return counts
}

function nextIdle(): Promise<void> {
  return new Promise((resolve) => {
    if ('requestIdleCallback' in globalThis) requestIdleCallback(() => resolve(), { timeout: 200 })
    else setTimeout(resolve, 1)
  })
}
