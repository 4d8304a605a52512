import { Trash2 } from 'lucide-react'
import { useT } from '../../../../../platform/web/i18n/use-t.ts'
import { Button } from '../../../../../platform/web/ui/Button.tsx'
import { IconButton } from '../../../../../platform/web/ui/IconButton.tsx'
import { calloutKind, calloutKinds } from '../../../document/blocks.ts'
import { setCalloutKind } from '../blocks/block-kinds.ts'
import { useDesk } from '../core/desk.ts'
import { useEditorValue } from '../core/use-editor-value.ts'
import { messages } from './messages.ts'

/** What kind of callout it is: note, tip, important, warning. */
export function CalloutTools() {
  const t = useT(messages)
  const { editor } = useDesk()
  const kind = useEditorValue(editor, (now) => calloutKind(now.getAttributes('callout').kind))
  return (
    <div role="toolbar" aria-label={t('calloutTools')} className="flex items-center gap-0.5">
      {calloutKinds.map((known) => (
        <Button
          key={known}
          look="quiet"
          size="sm"
          aria-pressed={known === kind}
          onClick={() => setCalloutKind(editor, known)}
        >
          {t(known)}
        </Button>
      ))}
      <IconButton
        size="sm"
        label={t('removeCallout')}
        icon={<Trash2 size={15} aria-hidden="true" />}
        onClick={() => editor.chain().focus().lift('callout').run()}
      />
    </div>
  )
}
