import { Check, Download } from 'lucide-react'
import { useT } from '../../../platform/web/i18n/use-t.ts'
import { isUnderWay } from '../../../platform/web/tasks/tasks.ts'
import { Button } from '../../../platform/web/ui/Button.tsx'
import { Form, FormActions, SubmitButton } from '../../../platform/web/ui/Form.tsx'
import { TextField } from '../../../platform/web/ui/Input.tsx'
import { Section } from '../../../platform/web/ui/Page.tsx'
import { ModelFacts } from './ModelFacts.tsx'
import { messages } from './messages.ts'
import { openModels } from './open-models.ts'
import { PullProgress } from './PullProgress.tsx'
import { isOnBoard, type Listed, usePull } from './use-models.ts'

/** Has the server's Ollama download a model: one of a few that are known to be good, or any by its name. */
export function DownloadModels({ listed }: { listed: Listed }) {
  const t = useT(messages)
  const pull = usePull()
  const ollama = listed.servers.find(({ name }) => name === 'ollama')
  if (!ollama) {
    return (
      <Section title={t('download')}>
        <p className="text-ink-2 text-sm">{t('noOllama')}</p>
      </Section>
    )
  }
  const isBusy = pull.isPending || (listed.pull !== null && isUnderWay(listed.pull))
  const has = new Set(ollama.models.map(({ name }) => name.replace(/:latest$/, '')))
  return (
    <Section title={t('download')} description={t('downloadText')}>
      {listed.pull && !isOnBoard(listed, listed.pull) ? <PullProgress key={listed.pull.id} pull={listed.pull} /> : null}
      <ul className="divide-y divide-line border-line border-y">
        {openModels.map((model) => (
          <li key={model.name} className="flex flex-wrap items-center gap-x-3 gap-y-2 py-3">
            <ModelFacts model={model} />
            {has.has(model.name) ? (
              <span className="flex items-center gap-1 text-ink-2 text-sm">
                <Check size={14} aria-hidden="true" className="text-supported" />
                {t('installed')}
              </span>
            ) : (
              <Button
                size="sm"
                disabled={isBusy}
                aria-label={t('downloadWithOllama', { model: model.label })}
                icon={<Download size={14} aria-hidden="true" />}
                onClick={() => pull.mutate({ model: model.name })}
              >
                {t('get')}
              </Button>
            )}
          </li>
        ))}
      </ul>
      <Form
        className="mt-4 flex max-w-xl flex-col gap-3"
        onSubmit={(values) => pull.mutateAsync({ model: values.text('model') })}
      >
        <TextField label={t('another')} name="model" hint={t('anotherHint')} required autoComplete="off" />
        <FormActions>
          <SubmitButton look="secondary" disabled={isBusy}>
            {t('get')}
          </SubmitButton>
        </FormActions>
      </Form>
    </Section>
  )
}
