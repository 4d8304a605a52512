import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useT } from '../../../platform/web/i18n/use-t.ts'
import { Dialog } from '../../../platform/web/ui/Dialog.tsx'
import { Form, FormActions, SubmitButton } from '../../../platform/web/ui/Form.tsx'
import type { FormValues } from '../../../platform/web/ui/form-state.ts'
import { TextField } from '../../../platform/web/ui/Input.tsx'
import { RadioCards } from '../../../platform/web/ui/RadioCards.tsx'
import { toast } from '../../../platform/web/ui/toasts.ts'
import { ANALYSIS_CREDITS } from '../contract.ts'
import { brandVoiceApi } from './api.ts'
import { Kept } from './Kept.tsx'
import { messages } from './messages.ts'
import { answersIn, Questions } from './Questions.tsx'
import { SourceFields } from './SourceFields.tsx'
import { TextMaterial } from './TextMaterial.tsx'
import { toneIn } from './ToneFields.tsx'
import { useVoiceSources } from './use-voice-sources.ts'

type From = 'text' | 'sources' | 'answers'

interface NewVoiceProps {
  isOpen: boolean
  onClose: () => void
}

/** Makes a voice from a text, files and web pages, or a few answers. What was filled in stays when it is refused, and when the window is closed. */
export function NewVoice({ isOpen, onClose }: NewVoiceProps) {
  const t = useT(messages)
  const queries = useQueryClient()
  const go = useNavigate()
  const [from, setFrom] = useState<From>('text')
  const sources = useVoiceSources({ isShown: isOpen && from === 'sources' })
  const materialIn = async (values: FormValues) => {
    if (from === 'text') return { text: values.raw('text') }
    if (from === 'answers') return { answers: answersIn(values), tone: toneIn(values) }
    return { asset_ids: await sources.read() }
  }
  const handleSubmit = async (values: FormValues) => {
    const name = values.text('name')
    const { brand_voice } = await brandVoiceApi.call.create({ name, ...(await materialIn(values)) })
    await queries.invalidateQueries({ queryKey: brandVoiceApi.query.key() })
    toast({ text: t('created', { name }) })
    await go({ to: `/brandvoice/${brand_voice.id}` })
  }
  const handleClose = () => {
    sources.stop()
    onClose()
  }
  return (
    <Dialog open={isOpen} onOpenChange={handleClose} title={t('newVoice')} size="lg" keepsContent>
      <Form onSubmit={handleSubmit}>
        <TextField label={t('name')} name="name" required maxLength={100} autoComplete="off" />
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
        <Kept isShown={from === 'text'}>
          <TextMaterial />
        </Kept>
        <Kept isShown={from === 'sources'}>
          <SourceFields sources={sources} />
        </Kept>
        <Kept isShown={from === 'answers'}>
          <Questions />
        </Kept>
        <FormActions className="flex justify-end">
          <SubmitButton>{from === 'answers' ? t('create') : t('analyze', { credits: ANALYSIS_CREDITS })}</SubmitButton>
        </FormActions>
      </Form>
    </Dialog>
  )
}
