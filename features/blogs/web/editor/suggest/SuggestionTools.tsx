import { useT } from '../../../../../platform/web/i18n/use-t.ts'
import { useDesk } from '../core/desk.ts'
import { useAssistantState } from '../core/use-assistant-state.ts'
import { useEditorValue } from '../core/use-editor-value.ts'
import { Docked } from '../menus/Docked.tsx'
import { messages } from './messages.ts'
import { SettleButtons } from './SettleButtons.tsx'
import { accept, refuse, suggestionMark } from './settle.ts'

/** Accepts or refuses the suggestion with the caret: one that was left open earlier, or that somebody else asked for. */
export function SuggestionTools() {
  const { editor } = useDesk()
  const assistant = useAssistantState()
  const id = useEditorValue(editor, ({ state, isFocused }) =>
    isFocused && state.selection.empty ? idAtCaret(state.selection.$from) : null,
  )
  return id && assistant === 'idle' ? <ToolsFor id={id} /> : null
}

type Place = ReturnType<typeof useDesk>['editor']['state']['selection']['$from']

function idAtCaret({ nodeBefore, nodeAfter }: Place): string | null {
  const marks = [nodeBefore, nodeAfter].flatMap((node) => (node ? [suggestionMark(node)] : []))
  const id = marks.find((mark) => mark)?.attrs.id
  return typeof id === 'string' ? id : null
}

function ToolsFor({ id }: { id: string }) {
  const t = useT(messages)
  const { editor, undo } = useDesk()
  const scope = { ids: new Set([id]) }
  return (
    <Docked role="group" aria-label={t('suggestionBar')}>
      <SettleButtons onAccept={() => accept(editor.view, undo, scope)} onRefuse={() => refuse(editor.view, scope)} />
    </Docked>
  )
}
