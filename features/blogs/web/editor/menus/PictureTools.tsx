import { ExternalLink, Pencil, Trash2, TriangleAlert } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { useT } from '../../../../../platform/web/i18n/use-t.ts'
import { Button } from '../../../../../platform/web/ui/Button.tsx'
import { IconButton } from '../../../../../platform/web/ui/IconButton.tsx'
import { TextArea, TextField } from '../../../../../platform/web/ui/Input.tsx'
import { Popover } from '../../../../../platform/web/ui/Popover.tsx'
import { safeLink } from '../../../document/addresses.ts'
import { pictureWidths } from '../../../document/blocks.ts'
import { useDesk } from '../core/desk.ts'
import { messages as editorMessages } from '../core/messages.ts'
import { useEditorValue } from '../core/use-editor-value.ts'
import { messages } from './messages.ts'

/** Width, description and caption of the selected picture. */
export function PictureTools() {
  const t = useT(messages)
  const { editor } = useDesk()
  const picture = useEditorValue(editor, (now) => ({
    alt: String(now.getAttributes('image').alt ?? ''),
    caption: String(now.getAttributes('image').caption ?? ''),
    width: Number(now.getAttributes('image').width ?? 100),
    isDecorative: now.getAttributes('image').decorative === true,
  }))
  const set = (attributes: Record<string, unknown>) => editor.commands.updateAttributes('image', attributes)
  return (
    <div role="toolbar" aria-label={t('pictureTools')} className="flex items-center gap-0.5">
      {pictureWidths.map((width) => (
        <Button
          key={width}
          look="quiet"
          size="sm"
          aria-pressed={picture.width === width}
          onClick={() => set({ width: width === 100 ? null : width })}
        >
          {t('widthShare', { share: String(width) })}
        </Button>
      ))}
      <DetailsPopover
        label={t('pictureDetails')}
        warning={picture.alt === '' && !picture.isDecorative ? t('altMissing') : null}
        fields={[
          { name: 'alt', label: t('alt'), hint: t('altHint'), value: picture.alt, isLong: true },
          { name: 'caption', label: t('caption'), value: picture.caption },
        ]}
        onSet={(values) => set(values.alt ? { ...values, decorative: null } : values)}
      />
      {picture.alt === '' ? (
        <Button
          look="quiet"
          size="sm"
          aria-pressed={picture.isDecorative}
          onClick={() => set({ decorative: picture.isDecorative ? null : true })}
        >
          {t('decorative')}
        </Button>
      ) : null}
      <IconButton
        size="sm"
        label={t('deletePicture')}
        icon={<Trash2 size={15} aria-hidden="true" />}
        onClick={() => editor.chain().focus().deleteSelection().run()}
      />
    </div>
  )
}

/** Title, description and address of the selected card. */
export function EmbedTools() {
  const t = useT(messages)
  const { editor } = useDesk()
  const card = useEditorValue(editor, (now) => ({
    url: String(now.getAttributes('embed').url ?? ''),
    title: String(now.getAttributes('embed').title ?? ''),
    description: String(now.getAttributes('embed').description ?? ''),
  }))
  return (
    <div role="toolbar" aria-label={t('embedTools')} className="flex items-center gap-0.5">
      <a
        href={safeLink(card.url)}
        target="_blank"
        rel="noreferrer"
        className="inline-flex h-7 items-center gap-1.5 rounded-md px-2 text-ink-2 text-sm hover:bg-wash"
      >
        <ExternalLink size={14} aria-hidden="true" />
        {t('openPage')}
      </a>
      <DetailsPopover
        label={t('embedTools')}
        warning={null}
        fields={[
          { name: 'title', label: t('embedTitle'), value: card.title },
          { name: 'description', label: t('embedDescription'), value: card.description, isLong: true },
        ]}
        onSet={(attributes) => editor.commands.updateAttributes('embed', attributes)}
      />
      <IconButton
        size="sm"
        label={t('delete')}
        icon={<Trash2 size={15} aria-hidden="true" />}
        onClick={() => editor.chain().focus().deleteSelection().run()}
      />
    </div>
  )
}

interface DetailsPopoverProps {
  label: string
  /** Said beside the button: something that is still missing. */
  warning: string | null
  fields: { name: string; label: string; hint?: string; value: string; isLong?: boolean }[]
  onSet: (values: Record<string, string>) => void
}

function DetailsPopover({ label, warning, fields, onSet }: DetailsPopoverProps) {
  const te = useT(editorMessages)
  const [isOpen, setOpen] = useState(false)
  const handleSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    onSet(Object.fromEntries(fields.map(({ name }) => [name, String(form.get(name) ?? '').trim()])))
    setOpen(false)
  }
  return (
    <Popover
      label={label}
      open={isOpen}
      onOpenChange={setOpen}
      trigger={
        <Button
          look="quiet"
          size="sm"
          icon={
            warning ? (
              <TriangleAlert size={14} aria-hidden="true" className="text-unsure" />
            ) : (
              <Pencil size={14} aria-hidden="true" />
            )
          }
        >
          {warning ?? label}
        </Button>
      }
    >
      <form className="flex flex-col gap-3" onSubmit={handleSubmit}>
        {fields.map(({ name, label: title, hint, value, isLong }) =>
          isLong ? (
            <TextArea key={name} name={name} label={title} hint={hint} defaultValue={value} rows={2} />
          ) : (
            <TextField key={name} name={name} label={title} hint={hint} defaultValue={value} />
          ),
        )}
        <Button type="submit" look="primary" size="sm" className="self-end">
          {te('done')}
        </Button>
      </form>
    </Popover>
  )
}
