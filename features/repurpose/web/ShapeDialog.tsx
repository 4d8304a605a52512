import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useT } from '../../../platform/web/i18n/use-t.ts'
import { Button } from '../../../platform/web/ui/Button.tsx'
import { Dialog } from '../../../platform/web/ui/Dialog.tsx'
import { Form, FormActions, SubmitButton } from '../../../platform/web/ui/Form.tsx'
import { TextArea, TextField } from '../../../platform/web/ui/Input.tsx'
import { Select } from '../../../platform/web/ui/Select.tsx'
import { LONGEST_INSTRUCTIONS } from '../contract.ts'
import { repurposeApi, type Shape } from './api.ts'
import { messages } from './messages.ts'

interface ShapeDialogProps {
  /** Null for a new one. */
  shape: Shape | null
  onClose: () => void
  onCreated: (id: string) => void
}

type Content = NonNullable<Shape['content']>

const untouched: Content = { title: '', description: '', instructions: '', form: 'post', network: null, most: null }

/** A shape of one's own: what it is called, what makes it, and how it is counted and drawn. */
export function ShapeDialog({ shape, onClose, onCreated }: ShapeDialogProps) {
  const t = useT(messages)
  const queries = useQueryClient()
  const [content, setContent] = useState(shape?.content ?? untouched)
  const change = (next: Partial<Content>) => setContent((now) => ({ ...now, ...next }))
  const isEmail = content.form === 'email'
  const save = async () => {
    // an email is counted by its parts
    const whole = isEmail ? { ...content, network: null, most: null } : content
    if (shape) await repurposeApi.call.changeShape({ id: shape.id, ...whole })
    else onCreated((await repurposeApi.call.createShape(whole)).shape.id)
    await queries.invalidateQueries({ queryKey: repurposeApi.query.shapes.key() })
    onClose()
  }
  return (
    <Dialog
      title={shape ? t('editShape', { title: shape.title }) : t('newShape')}
      description={t('shapeText')}
      open
      onOpenChange={(isOpen) => (isOpen ? undefined : onClose())}
    >
      <Form onSubmit={save}>
        <TextField
          label={t('shapeTitle')}
          name="title"
          required
          maxLength={120}
          value={content.title}
          onChange={({ target }) => change({ title: target.value })}
        />
        <TextField
          label={t('shapeDescription')}
          name="description"
          optional
          maxLength={300}
          value={content.description}
          onChange={({ target }) => change({ description: target.value })}
        />
        <TextArea
          label={t('instructions')}
          name="instructions"
          hint={t('instructionsHint')}
          required
          rows={5}
          maxLength={LONGEST_INSTRUCTIONS}
          value={content.instructions}
          onChange={({ target }) => change({ instructions: target.value })}
        />
        <Select
          label={t('form')}
          name="form"
          value={content.form}
          choices={[
            { value: 'post', label: t('form_post') },
            { value: 'posts', label: t('form_posts') },
            { value: 'email', label: t('form_email') },
          ]}
          onChange={(form) => change({ form })}
        />
        {isEmail ? null : (
          <div className="grid gap-4 sm:grid-cols-2">
            <Select
              label={t('network')}
              name="network"
              value={content.network ?? 'none'}
              choices={[
                { value: 'none', label: t('network_none') },
                { value: 'x', label: 'X' },
                { value: 'linkedin', label: 'LinkedIn' },
              ]}
              onChange={(network) => change({ network: network === 'none' ? null : network })}
            />
            <TextField
              label={t('most')}
              name="most"
              type="number"
              optional
              min={20}
              max={20_000}
              value={content.most ?? ''}
              onChange={({ target }) => change({ most: target.value === '' ? null : Number(target.value) })}
            />
          </div>
        )}
        <FormActions>
          <SubmitButton>{t('saveShape')}</SubmitButton>
          <Button onClick={onClose}>{t('cancel')}</Button>
        </FormActions>
      </Form>
    </Dialog>
  )
}
