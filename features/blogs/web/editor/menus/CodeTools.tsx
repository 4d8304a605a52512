import { useT } from '../../../../../platform/web/i18n/use-t.ts'
import { Input } from '../../../../../platform/web/ui/Input.tsx'
import { useDesk } from '../core/desk.ts'
import { focusText } from '../core/focus-text.ts'
import { useEditorValue } from '../core/use-editor-value.ts'
import { messages } from './messages.ts'

/** The language that a block of code says it is in. */
export function CodeTools() {
  const t = useT(messages)
  const { editor } = useDesk()
  const language = useEditorValue(editor, (now) => String(now.getAttributes('codeBlock').language ?? ''))
  const handleChange = (typed: string) => {
    const name = typed
      .trim()
      .toLowerCase()
      .replace(/[^\w+#.-]/g, '')
      .slice(0, 30)
    editor.commands.updateAttributes('codeBlock', { language: name || null })
  }
  return (
    <Input
      key={language}
      aria-label={t('codeLanguage')}
      placeholder={t('codeLanguage')}
      defaultValue={language}
      className="h-7 w-32 text-sm"
      onBlur={(event) => handleChange(event.target.value)}
      onKeyDown={(event) => {
        if (event.key !== 'Enter') return
        event.preventDefault()
        handleChange(event.currentTarget.value)
        focusText(editor)
      }}
    />
  )
}
