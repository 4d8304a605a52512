import { Check, X } from 'lucide-react'
import { useT } from '../../../../../platform/web/i18n/use-t.ts'
import { Button } from '../../../../../platform/web/ui/Button.tsx'
import { useDesk } from '../core/desk.ts'
import { useObserved } from '../core/observable.ts'
import { useEditorValue } from '../core/use-editor-value.ts'
import { Docked } from '../menus/Docked.tsx'
import { suggestionMark } from '../suggest/settle.ts'
import { messages } from './messages.ts'

/** Accepts or refuses the suggestion with the caret: one that was left open earlier, or that somebody else asked for. */
export function SuggestionTools() {
  const { editor, session } = useDesk()
  const assist = useObserved({ get: session.state, subscribe: session.subscribe })
  const id = useEditorValue(editor, ({ state, isFocused }) =>
    isFocused && state.selection.empty ? idAtCaret(state.selection.$from) : null,
  )
  return id && assist.state === 'idle' ? <ToolsFor id={id} /> : null
}

type Place = ReturnType<typeof useDesk>['editor']['state']['selection']['$from']

function idAtCaret({ nodeBefore, nodeAfter }: Place): string | null {
  const marks = [nodeBefore, nodeAfter].flatMap((node) => (node ? [suggestionMark(node)] : []))
  const id = marks.find((mark) => mark)?.attrs.id
  return typeof id === 'string' ? id : null
}

function ToolsFor({ id }: { id: string }) {
  const t = useT(messages)
  const { session } = useDesk()
  return (
    <Docked role="group" aria-label={t('suggestionBar')}>
      <Button
        size="sm"
        look="primary"
        icon={<Check size={14} aria-hidden="true" />}
        onClick={() => session.settleOne(id, 'accept')}
      >
        {t('accept')}
      </Button>
      <Button
        size="sm"
        look="quiet"
        icon={<X size={14} aria-hidden="true" />}
        onClick={() => session.settleOne(id, 'refuse')}
      >
        {t('refuse')}
      </Button>
    </Docked>
  )
}
