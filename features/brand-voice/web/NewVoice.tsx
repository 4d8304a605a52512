import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { apiClient } from '../../../platform/web/api/client.ts'
import { useT } from '../../../platform/web/i18n/use-t.ts'
import { Dialog } from '../../../platform/web/ui/Dialog.tsx'
import { Form, FormActions, SubmitButton } from '../../../platform/web/ui/Form.tsx'
import type { FormValues } from '../../../platform/web/ui/form-state.ts'
import { TextArea, TextField } from '../../../platform/web/ui/Input.tsx'
import { RadioCards } from '../../../platform/web/ui/RadioCards.tsx'
import { Select } from '../../../platform/web/ui/Select.tsx'
import { toast } from '../../../platform/web/ui/toasts.ts'
import { assetsContract } from '../../assets/contract.ts'
import { ANALYSIS_CREDITS } from '../contract.ts'
import { brandVoiceApi } from './api.ts'
import { messages } from './messages.ts'

const assetsApi = apiClient(assetsContract, 'assets')

type From = 'text' | 'sources' | 'answers'

/** Makes a voice from a text, sources, or a few answers. What was filled in stays when it is refused. */
export function NewVoice({ onClose }: { onClose: () => void }) {
  const t = useT(messages)
  const queries = useQueryClient()
  const go = useNavigate()
  const [from, setFrom] = useState<From>('text')
  const handleSubmit = async (values: FormValues) => {
    const name = values.text('name')
    const { brand_voice } = await brandVoiceApi.call.create({ name, ...materialIn(values, from) })
    await queries.invalidateQueries({ queryKey: brandVoiceApi.query.key() })
    toast({ text: t('created', { name }) })
    await go({ to: `/brandvoice/${brand_voice.id}` })
  }
  return (
    <Dialog open onOpenChange={onClose} title={t('newVoice')}>
      <Form onSubmit={handleSubmit}>
        <TextField label={t('name')} name="name" required maxLength={100} autoComplete="off" autoFocus />
        <RadioCards
          label={t('from')}
          labelHidden={false}
          name="from"
          columns={3}
          value={from}
          onChange={setFrom}
          choices={[
            { value: 'text', label: t('fromText') },
            { value: 'sources', label: t('fromSources') },
            { value: 'answers', label: t('fromAnswers') },
          ]}
        />
        {from === 'answers' ? <Questions /> : <MaterialFields from={from} />}
        <FormActions className="flex justify-end">
          <SubmitButton>{from === 'answers' ? t('create') : t('analyze', { credits: ANALYSIS_CREDITS })}</SubmitButton>
        </FormActions>
      </Form>
    </Dialog>
  )
}

/** The text or the sources that a voice is measured on. */
export function MaterialFields({ from }: { from: 'text' | 'sources' }) {
  const t = useT(messages)
  if (from === 'text') return <TextArea label={t('text')} name="text" hint={t('textHint')} rows={8} required />
  return <SourceChoice />
}

function SourceChoice() {
  const t = useT(messages)
  const sources = useQuery(assetsApi.query.list.queryOptions({ input: { state: 'ready' } }))
  const assets = sources.data?.assets ?? []
  return (
    <fieldset className="flex flex-col gap-1">
      <legend className="mb-1 font-medium text-sm">{t('sources')}</legend>
      <p className="text-ink-3 text-xs">{t(sources.data && assets.length === 0 ? 'noSources' : 'sourcesHint')}</p>
      <div className="flex max-h-60 flex-col overflow-y-auto">
        {assets.map(({ id, title }) => (
          <label key={id} htmlFor={`source-${id}`} className="flex min-h-8 items-center gap-2 text-sm">
            <input id={`source-${id}`} type="checkbox" name="asset_ids" value={id} className="size-4 accent-accent" />
            <span className="truncate">{title}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}

function Questions() {
  const t = useT(messages)
  return (
    <>
      <TextField label={t('sounds')} name="sounds" hint={t('soundsHint')} maxLength={300} />
      <TextField label={t('readers')} name="readers" maxLength={300} optional />
      <div className="grid gap-4 sm:grid-cols-3">
        <Select
          label={t('speaker')}
          name="speaker"
          defaultValue="we"
          choices={[
            { value: 'we', label: t('speakerWe') },
            { value: 'i', label: t('speakerI') },
            { value: 'nobody', label: t('speakerNobody') },
          ]}
        />
        <Select
          label={t('formality')}
          name="formality"
          defaultValue="plain"
          choices={[
            { value: 'formal', label: t('formal') },
            { value: 'plain', label: t('plain') },
            { value: 'familiar', label: t('familiar') },
          ]}
        />
        <Select
          label={t('sentences')}
          name="sentences"
          defaultValue="mixed"
          choices={[
            { value: 'short', label: t('short') },
            { value: 'mixed', label: t('mixed') },
            { value: 'long', label: t('long') },
          ]}
        />
      </div>
      <TextField label={t('never')} name="never" hint={t('neverHint')} optional />
    </>
  )
}

/** What a form says of it, as the wire wants it. */
export function materialIn(values: FormValues, from: From) {
  if (from === 'text') return { text: values.raw('text') }
  if (from === 'sources') return { asset_ids: values.list('asset_ids') }
  return {
    answers: {
      sounds: values.text('sounds'),
      readers: values.text('readers'),
      speaker: values.text('speaker') as 'we',
      formality: values.text('formality') as 'plain',
      sentences: values.text('sentences') as 'mixed',
      never: values
        .text('never')
        .split(',')
        .map((word) => word.trim())
        .filter(Boolean),
    },
  }
}
