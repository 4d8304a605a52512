import { Globe, Plus, Upload } from 'lucide-react'
import { useRef, useState } from 'react'
import { useT } from '../../../platform/web/i18n/use-t.ts'
import { Button } from '../../../platform/web/ui/Button.tsx'
import { Checkbox } from '../../../platform/web/ui/Checkbox.tsx'
import { Form, SubmitButton } from '../../../platform/web/ui/Form.tsx'
import { FormProblem } from '../../../platform/web/ui/FormProblem.tsx'
import { TextField } from '../../../platform/web/ui/Input.tsx'
import { readableExtensions } from '../contract.ts'
import { messages } from './messages.ts'
import type { Additions } from './use-additions.ts'

/** The line in which addresses are added. Several may be pasted at once, separated by spaces or line ends. */
export function AddSources({ additions, className }: { additions: Additions; className?: string }) {
  const t = useT(messages)
  const form = useRef<HTMLFormElement>(null)
  const [isSite, setSite] = useState(false)
  const [refused, setRefused] = useState<RefusedAddress[]>([])
  const add = async (text: string) => {
    setRefused([])
    if (isSite) await additions.addSite(text)
    else setRefused(await additions.addUrls(addressesIn(text)))
    // what was typed while these were added is the next address
    const field = form.current?.elements.namedItem('urls')
    if (field instanceof HTMLInputElement && field.value.trim() === text) form.current?.reset()
  }
  return (
    <div className={className}>
      <Form ref={form} className="flex flex-col gap-2" onSubmit={(values) => add(values.text('urls'))}>
        <div className="flex flex-wrap items-start gap-2">
          <TextField
            className="min-w-0 flex-1 basis-64"
            label={t('addLabel')}
            labelHidden
            name="urls"
            inputMode="url"
            autoComplete="off"
            placeholder={t('addPlaceholder')}
            required
          />
          <SubmitButton
            look="secondary"
            className="h-9"
            icon={isSite ? <Globe size={15} aria-hidden="true" /> : <Plus size={15} aria-hidden="true" />}
          >
            {t('add')}
          </SubmitButton>
        </div>
        <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
          <p className="text-ink-3 text-xs">{t('addHint')}</p>
          <Checkbox label={t('addAsSite')} checked={isSite} onChange={setSite} />
        </div>
        <FormProblem />
      </Form>
      {refused.length > 0 ? <Refused refused={refused} /> : null}
    </div>
  )
}

/** An address that was not taken, and why. */
export interface RefusedAddress {
  url: string
  message: string
}

/** Addresses that were not taken, each with the reason. */
export function Refused({ refused }: { refused: readonly RefusedAddress[] }) {
  const t = useT(messages)
  return (
    <div role="alert" className="mt-3 text-sm">
      <p className="text-disputed">{t('notTaken', { count: refused.length })}</p>
      <ul className="mt-1 flex flex-col gap-1">
        {refused.map(({ url, message }) => (
          <li key={url}>
            <span className="break-all font-medium">{url}</span> <span className="text-ink-2">{message}</span>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** Addresses in a pasted text: whatever spaces and line ends part, and commas that do not belong to an address. */
export function addressesIn(text: string): string[] {
  return text.split(/[,;]*\s+|[,;]+(?=https?:\/\/)|[,;]+$/).filter(Boolean)
}

/** The button that asks for files. */
export function UploadButton({
  look = 'primary',
  onFiles,
}: {
  look?: 'primary' | 'secondary'
  onFiles: (files: File[]) => void
}) {
  const t = useT(messages)
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <Button
        look={look}
        className={look === 'secondary' ? 'h-9' : undefined}
        icon={<Upload size={15} aria-hidden="true" />}
        onClick={() => input.current?.click()}
      >
        {t('upload')}
      </Button>
      <input
        ref={input}
        type="file"
        multiple
        hidden
        aria-label={t('upload')}
        accept={readableExtensions.join(',')}
        onChange={(event) => {
          onFiles([...(event.target.files ?? [])])
          event.target.value = ''
        }}
      />
    </>
  )
}
