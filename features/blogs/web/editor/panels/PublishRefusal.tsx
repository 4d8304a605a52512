import { asFailure } from '../../../../../platform/web/api/failure.ts'
import { useEditorPanels } from '../../../../../platform/web/editor-panels.ts'
import { useT } from '../../../../../platform/web/i18n/use-t.ts'
import { Button } from '../../../../../platform/web/ui/Button.tsx'
import { useDesk } from '../core/desk.ts'
import { messages } from './messages.ts'

/** The tab that checks facts, where the person has it. */
const FACTS_PANEL = 'factcheck'

/** Whether a failure says that a project publishes only what was checked. */
export function isPublishRefusal(error: unknown): boolean {
  return error !== null && error !== undefined && asFailure(error).code.startsWith('facts-')
}

/** Why the text is not published yet, and the way to the check. */
export function PublishRefusal({ error }: { error: unknown }) {
  const t = useT(messages)
  const { inspector } = useDesk()
  const hasPanel = useEditorPanels().some(({ id }) => id === FACTS_PANEL)
  if (!isPublishRefusal(error)) return null
  const { message, code } = asFailure(error)
  return (
    <div role="alert" className="flex flex-col items-start gap-2 border-disputed border-l-2 pl-3 text-sm">
      <p className="break-words">{message}</p>
      {hasPanel && code !== 'facts-unmeasured' ? (
        <Button size="sm" onClick={() => inspector.set(FACTS_PANEL)}>
          {t('checkFacts')}
        </Button>
      ) : null}
    </div>
  )
}
