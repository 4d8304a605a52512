import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { Trash2 } from 'lucide-react'
import { useRef, useState } from 'react'
import { languageCode } from '../../../engines/text/index.ts'
import { useT } from '../../../platform/web/i18n/use-t.ts'
import { usePathParam } from '../../../platform/web/routing/address.ts'
import { LeaveGuard } from '../../../platform/web/routing/LeaveGuard.tsx'
import { useActiveProject } from '../../../platform/web/session/project.ts'
import { Button } from '../../../platform/web/ui/Button.tsx'
import { Form, FormActions, SubmitButton } from '../../../platform/web/ui/Form.tsx'
import { TextArea, TextField } from '../../../platform/web/ui/Input.tsx'
import { Loaded } from '../../../platform/web/ui/Loaded.tsx'
import { Page, Section } from '../../../platform/web/ui/Page.tsx'
import { Switch } from '../../../platform/web/ui/Switch.tsx'
import { Again } from './Again.tsx'
import { brandVoiceApi } from './api.ts'
import { Measured } from './Measured.tsx'
import { messages } from './messages.ts'
import { RulesForm } from './RulesForm.tsx'
import { SampleFields } from './SampleFields.tsx'
import { ToneFields, toneIn } from './ToneFields.tsx'
import { TryIt } from './TryIt.tsx'
import { useUnsaved } from './use-unsaved.ts'
import { type FullVoice, useVoiceActions } from './use-voice-actions.ts'

/** One voice: what was measured, what a person says of it, its rules, and a place to try it. */
export function VoicePage() {
  const id = usePathParam('voiceId')
  const voice = useQuery(
    brandVoiceApi.query.get.queryOptions({ input: { id }, select: (answer) => answer.brand_voice }),
  )
  return <Loaded from={voice}>{(loaded) => <Voice key={loaded.id} voice={loaded} />}</Loaded>
}

function Voice({ voice }: { voice: FullVoice }) {
  const t = useT(messages)
  const go = useNavigate()
  const { save, remove } = useVoiceActions(voice)
  const [isAgain, setAgain] = useState(false)
  const isEnglish = languageCode(voice.language) === 'en'
  const description = useUnsaved()
  const rules = useUnsaved()
  const isRemoved = useRef(false)
  const hasUnsaved = () => !isRemoved.current && (description.isUnsaved() || rules.isUnsaved())
  const handleRemove = async () => {
    if (!(await remove())) return
    isRemoved.current = true
    await go({ to: '/brandvoice' })
  }
  return (
    <Page
      title={voice.name}
      width="narrow"
      actions={
        <>
          <Button onClick={() => setAgain(true)}>{t('again')}</Button>
          <Button icon={<Trash2 size={14} aria-hidden="true" />} onClick={() => void handleRemove()}>
            {t('delete')}
          </Button>
        </>
      }
    >
      <LeaveGuard hasUnsaved={hasUnsaved} text={t('leaveText')} />
      <Section title={t('descriptionTitle')}>
        <Form
          ref={description.watch}
          key={JSON.stringify([voice.name, voice.summary, voice.samples, voice.tone])}
          onSubmit={async (values) => {
            await save({
              name: values.text('name'),
              summary: values.text('summary'),
              tone: toneIn(values),
              samples: values.list('samples').filter((sample) => sample.trim()),
            })
            description.settle()
          }}
        >
          <TextField label={t('name')} name="name" required maxLength={100} defaultValue={voice.name} />
          <TextArea
            label={t('descriptionTitle')}
            name="summary"
            hint={t('descriptionHint')}
            maxLength={4_000}
            defaultValue={voice.summary}
          />
          <ToneFields tone={voice.tone} />
          <SampleFields samples={voice.samples} />
          <FormActions>
            <SubmitButton>{t('save')}</SubmitButton>
          </FormActions>
        </Form>
      </Section>
      <Section title={t('measured')}>
        <Measured voice={voice} />
      </Section>
      <Section title={t('rules')} description={`${t('rulesText')}${isEnglish ? '' : ` ${t('englishRules')}`}`}>
        <RulesForm key={JSON.stringify(voice.rules)} voice={voice} unsaved={rules} onSave={save} />
      </Section>
      <DefaultOf voice={voice} />
      <TryIt voice={voice} />
      <Again voice={voice} isOpen={isAgain} onClose={() => setAgain(false)} />
    </Page>
  )
}

function DefaultOf({ voice }: { voice: FullVoice }) {
  const t = useT(messages)
  const { projects } = useActiveProject()
  return (
    <Section title={t('projects')}>
      <div className="flex flex-col gap-3">
        {projects.map(({ id, name }) => (
          <DefaultSwitch key={id} voice={voice} projectId={id} name={name} />
        ))}
      </div>
    </Section>
  )
}

function DefaultSwitch({ voice, projectId, name }: { voice: FullVoice; projectId: string; name: string }) {
  const { setDefault } = useVoiceActions(voice)
  // what was chosen shows at once, and what holds when the server has answered
  const [chosen, setChosen] = useState<boolean | null>(null)
  const handleChange = async (isOn: boolean) => {
    setChosen(isOn)
    await setDefault(projectId, isOn)
    setChosen(null)
  }
  return (
    <Switch
      label={name}
      checked={chosen ?? voice.default_of.includes(projectId)}
      onChange={(isOn) => void handleChange(isOn)}
    />
  )
}
