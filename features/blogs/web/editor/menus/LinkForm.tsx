import { ExternalLink, Unlink } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { useT } from '../../../../../platform/web/i18n/use-t.ts'
import { Button } from '../../../../../platform/web/ui/Button.tsx'
import { IconButton } from '../../../../../platform/web/ui/IconButton.tsx'
import { Input } from '../../../../../platform/web/ui/Input.tsx'
import { embedKind, safeLink } from '../../../document/addresses.ts'
import { useDesk } from '../core/desk.ts'
import { focusText } from '../core/focus-text.ts'
import { messages } from './messages.ts'

/** Sets, changes or takes away the link on the selected words. A bare name gets `https://`. */
export function LinkForm({ onDone }: { onDone: () => void }) {
  const t = useT(messages)
  const { editor } = useDesk()
  const before = String(editor.getAttributes('link').href ?? '')
  const [isWrong, setWrong] = useState(false)
  const handleSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const href = addressFrom(String(new FormData(event.currentTarget).get('href')))
    if (!href) return setWrong(true)
    editor.chain().focus().extendMarkRange('link').setLink({ href }).run()
    onDone()
  }
  const handleRemove = () => {
    editor.chain().focus().extendMarkRange('link').unsetLink().run()
    onDone()
  }
  return (
    <form className="flex flex-col gap-1" onSubmit={handleSubmit}>
      <div className="flex items-center gap-1">
        <Input
          name="href"
          aria-label={t('linkAddress')}
          aria-invalid={isWrong || undefined}
          placeholder="https://"
          defaultValue={before}
          autoFocus
          className="h-8 w-72 max-w-[60vw]"
          onKeyDown={(event) => {
            if (event.key !== 'Escape') return
            event.stopPropagation()
            onDone()
            focusText(editor)
          }}
        />
        <Button type="submit" size="sm" look="primary">
          {t('linkSet')}
        </Button>
        {before ? (
          <IconButton
            size="sm"
            label={t('linkRemove')}
            icon={<Unlink size={15} aria-hidden="true" />}
            onClick={handleRemove}
          />
        ) : null}
        {before ? (
          <a
            href={safeLink(before)}
            target="_blank"
            rel="noreferrer"
            aria-label={t('linkOpen')}
            className="grid size-7 place-items-center rounded-md text-ink-2 hover:bg-wash"
          >
            <ExternalLink size={15} aria-hidden="true" />
          </a>
        ) : null}
      </div>
      {isWrong ? (
        <p role="alert" className="text-disputed text-xs">
          {t('linkInvalid')}
        </p>
      ) : null}
    </form>
  )
}

/** A typed URL as a link: `example.org` and email addresses get their scheme; undefined if it isn't valid. */
export function addressFrom(typed: string): string | undefined {
  const text = typed.trim()
  if (/^[^\s@/]+@[^\s@/]+\.[^\s@/]+$/.test(text)) return `mailto:${text}`
  const direct = safeLink(text)
  if (direct) return direct
  const withScheme = `https://${text}`
  return /^[^\s/]+\.[^\s/]{2,}/.test(text) && embedKind(withScheme) ? withScheme : undefined
}
