import { useState } from 'react'
import { useT } from '../../../platform/web/i18n/use-t.ts'
import { Dialog } from '../../../platform/web/ui/Dialog.tsx'
import { Form, FormActions, SubmitButton } from '../../../platform/web/ui/Form.tsx'
import { RadioCards } from '../../../platform/web/ui/RadioCards.tsx'
import { ANALYSIS_CREDITS } from '../contract.ts'
import { brandVoiceApi } from './api.ts'
import { Kept } from './Kept.tsx'
import { messages } from './messages.ts'
import { SourceFields } from './SourceFields.tsx'
import { TextMaterial } from './TextMaterial.tsx'
import { type FullVoice, useVoiceActions } from './use-voice-actions.ts'
import { useVoiceSources } from './use-voice-sources.ts'

interface AgainProps {
  voice: FullVoice
  isOpen: boolean
  onClose: () => void
}

/** Measures a voice on other texts; what was edited of it stays. */
export function Again({ voice, isOpen, onClose }: AgainProps) {
  const t = useT(messages)
  const { reload } = useVoiceActions(voice)
  const [from, setFrom] = useState<'text' | 'sources'>('text')
  const sources = useVoiceSources({ isShown: isOpen && from === 'sources' })
  const handleClose = () => {
    sources.stop()
    onClose()
  }
  return (
    <Dialog
      open={isOpen}
      onOpenChange={handleClose}
      title={t('again')}
      description={t('againText')}
      size="lg"
      keepsContent
    >
      <Form
        onSubmit={async (values) => {
          const material = from === 'text' ? { text: values.raw('text') } : { asset_ids: await sources.read() }
          await brandVoiceApi.call.analyze({ id: voice.id, ...material })
          await reload()
          onClose()
        }}
      >
        <RadioCards
          label={t('from')}
          name="from"
          columns={2}
          value={from}
          onChange={setFrom}
          choices={[
            { value: 'text', label: t('fromText') },
            { value: 'sources', label: t('fromSources') },
          ]}
        />
        <Kept isShown={from === 'text'}>
          <TextMaterial />
        </Kept>
        <Kept isShown={from === 'sources'}>
          <SourceFields sources={sources} />
        </Kept>
        <FormActions className="flex justify-end">
          <SubmitButton>{t('analyze', { credits: ANALYSIS_CREDITS })}</SubmitButton>
        </FormActions>
      </Form>
    </Dialog>
  )
}
