import type { Node } from '@tiptap/pm/model'
import { tagOfText } from '../../../../../engines/text/index.ts'
import { useDesk } from '../core/desk.ts'
import { useObserved } from '../core/observable.ts'
import { useEditorValue } from '../core/use-editor-value.ts'

/** What the text is read by: a screen reader takes its voice from it, and the browser its spelling. */
export function useTextTag(): string {
  const { editor, language } = useDesk()
  const spoken = useObserved(language)
  return useEditorValue(editor, ({ state }) => tagOfText(beginningOf(state.doc), spoken))
}

const SAMPLE_CHARACTERS = 300

/** The first words of a document, so few that they can be read at every key. */
function beginningOf(document: Node): string {
  let text = ''
  for (let index = 0; index < document.childCount && text.length < SAMPLE_CHARACTERS; index += 1)
    text += `${document.child(index).textContent.slice(0, SAMPLE_CHARACTERS)} `
  return text
}
