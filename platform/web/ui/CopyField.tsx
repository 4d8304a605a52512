import { Check, Copy } from 'lucide-react'
import { useRef, useState } from 'react'
import { useT } from '../i18n/use-t.ts'
import { Field } from './Field.tsx'
import { IconButton } from './IconButton.tsx'
import { Input } from './Input.tsx'
import { LiveRegion } from './LiveRegion.tsx'
import { messages } from './messages.ts'
import { copyText } from './use-copy.ts'

/** A value to take away: a key, a link, a command. */
export function CopyField({ label, value, hint }: { label: string; value: string; hint?: string }) {
  const t = useT(messages)
  const input = useRef<HTMLInputElement>(null)
  const [isCopied, setCopied] = useState(false)
  const handleCopy = async () => {
    input.current?.select()
    setCopied(await copyText(value))
  }
  return (
    <Field label={label} hint={hint}>
      {(control) => (
        <div className="relative">
          <Input
            {...control}
            ref={input}
            readOnly
            value={value}
            className="pr-10 font-mono"
            onFocus={(event) => event.currentTarget.select()}
          />
          <IconButton
            size="sm"
            className="absolute top-1/2 right-1 -translate-y-1/2"
            label={t('copy')}
            icon={
              isCopied ? (
                <Check size={14} aria-hidden="true" className="text-supported" />
              ) : (
                <Copy size={14} aria-hidden="true" />
              )
            }
            onClick={handleCopy}
          />
          <LiveRegion>{isCopied ? t('copied') : ''}</LiveRegion>
        </div>
      )}
    </Field>
  )
}
