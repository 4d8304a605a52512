import { useT } from '../../../platform/web/i18n/use-t.ts'
import { Checkbox } from '../../../platform/web/ui/Checkbox.tsx'
import { TextField } from '../../../platform/web/ui/Input.tsx'
import { messages } from './messages.ts'

interface LinkFieldsProps {
  link: string
  isTracked: boolean
  onLink: (link: string) => void
  onTracked: (isTracked: boolean) => void
  /** The link as it goes out, where that says something. */
  final?: string | undefined
}

/** The link behind a text, and whether visits by it are to be recognized. */
export function LinkFields({ link, isTracked, onLink, onTracked, final }: LinkFieldsProps) {
  const t = useT(messages)
  return (
    <div className="flex flex-col gap-2">
      <TextField
        label={t('link')}
        name="link"
        type="url"
        inputMode="url"
        optional
        placeholder="https://"
        value={link}
        onChange={({ target }) => onLink(target.value)}
      />
      <Checkbox label={t('addUtm')} hint={t('utmHint')} checked={isTracked} onChange={onTracked} />
      {final && isTracked && final !== link.trim() ? <p className="wrap-anywhere text-ink-3 text-xs">{final}</p> : null}
    </div>
  )
}
