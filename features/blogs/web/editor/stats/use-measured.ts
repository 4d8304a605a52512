import type { EditorState } from '@tiptap/pm/state'
import { useEffect, useState } from 'react'
import type { Readability } from '../../../../../engines/readability/index.ts'
import { runningText } from '../../../document/plain-text.ts'
import { useDesk } from '../core/desk.ts'
import { useObserved } from '../core/observable.ts'
import { onEditorFrame } from '../core/use-editor-value.ts'
import { wordsOf } from '../outline/outline-of.ts'
import { Measurer } from './measure.ts'

/** Words of the text and of what is selected in it, a few times a second. */
export function useWordCount(): { words: number; selected: number } {
  const { editor } = useDesk()
  const [counts, setCounts] = useState(() => countsOf(editor.state))
  useEffect(() => {
    let timer = 0
    let isBehind = false
    const count = () => {
      isBehind = false
      setCounts((before) => {
        const now = countsOf(editor.state)
        return now.words === before.words && now.selected === before.selected ? before : now
      })
    }
    const rest = () => {
      timer = isBehind ? window.setTimeout(rest, COUNT_EVERY_MS) : 0
      if (isBehind) count()
    }
    // the text comes into the editor after the first render: it is counted at once, and only then a few times a second
    count()
    const stop = onEditorFrame(editor, () => {
      isBehind = true
      if (timer === 0) rest()
    })
    return () => {
      stop()
      clearTimeout(timer)
    }
  }, [editor])
  return counts
}

const COUNT_EVERY_MS = 300

function countsOf({ doc, selection: { from, to, empty } }: EditorState): { words: number; selected: number } {
  return { words: wordsOf(doc), selected: empty ? 0 : wordsOf(doc.cut(from, to)) }
}

const MEASURE_AFTER_MS = 1_200

/** Reading ease and time of the text, measured in a thread of its own when writing pauses. */
export function useMeasured(): Readability | null {
  const { editor, language } = useDesk()
  const spoken = useObserved(language)
  const [measured, setMeasured] = useState<Readability | null>(null)
  useEffect(() => {
    const measurer = new Measurer()
    let timer = 0
    let last = editor.state.doc
    const measure = () => measurer.measure(runningText(editor.state.doc), spoken, setMeasured)
    const stop = onEditorFrame(editor, () => {
      if (editor.state.doc === last) return
      last = editor.state.doc
      clearTimeout(timer)
      timer = window.setTimeout(measure, MEASURE_AFTER_MS)
    })
    measure()
    return () => {
      stop()
      clearTimeout(timer)
      measurer.close()
    }
  }, [editor, spoken])
  return measured
}
