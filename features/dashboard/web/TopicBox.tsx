import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { ArrowRight, FilePlus2 } from 'lucide-react'
import { Suspense, useState } from 'react'
import { useFlag } from '../../../platform/web/flags/flags.ts'
import { useT } from '../../../platform/web/i18n/use-t.ts'
import { useActiveProject } from '../../../platform/web/session/project.ts'
import { Button } from '../../../platform/web/ui/Button.tsx'
import { Form, SubmitButton } from '../../../platform/web/ui/Form.tsx'
import { FormProblem } from '../../../platform/web/ui/FormProblem.tsx'
import type { FormValues } from '../../../platform/web/ui/form-state.ts'
import { TextField } from '../../../platform/web/ui/Input.tsx'
import { blogsApi, workflowsApi } from './api.ts'
import { ResearchAhead } from './loaded-last.ts'
import { messages } from './messages.ts'

/** A topic that goes straight into research, or an empty page. */
export function TopicBox() {
  const t = useT(messages)
  const navigate = useNavigate()
  const queries = useQueryClient()
  const { project } = useActiveProject()
  const [topic, setTopic] = useState('')
  const canResearch = useFlag('workflow-research') !== 'NOT_ALLOWED'
  const handleSubmit = async (values: FormValues) => {
    const { workflow } = await workflowsApi.call.create({
      topic: values.text('topic'),
      project_id: project?.id,
      goes_on: true,
    })
    await queries.invalidateQueries({ queryKey: workflowsApi.query.key() })
    await navigate({ to: '/workflows/$workflowId/research', params: { workflowId: workflow.id } })
  }
  return (
    <section className="flex flex-col gap-4">
      <h1 className="text-balance font-serif text-2xl tracking-tight md:text-3xl">{t('ask')}</h1>
      {canResearch ? (
        <Form onSubmit={handleSubmit} className="flex flex-col gap-2">
          <div className="flex flex-wrap items-start gap-2">
            <TextField
              label={t('topic')}
              labelHidden
              name="topic"
              required
              minLength={3}
              autoComplete="off"
              placeholder={t('topicPlaceholder')}
              className="min-w-64 flex-1 [&_input]:h-10"
              value={topic}
              onChange={(event) => setTopic(event.target.value)}
            />
            <SubmitButton size="lg">
              {t('research')}
              <ArrowRight size={15} aria-hidden="true" />
            </SubmitButton>
          </div>
          <Suspense>
            <ResearchAhead />
          </Suspense>
          <FormProblem />
        </Form>
      ) : null}
      <div className="-mx-2 flex flex-wrap items-center gap-x-1">
        <BlankPage />
        {canResearch ? (
          <Button look="quiet" size="sm" className="max-w-full" onClick={() => setTopic(t('exampleTopic'))}>
            <span className="truncate">{t('example', { topic: t('exampleTopic') })}</span>
          </Button>
        ) : null}
      </div>
    </section>
  )
}

function BlankPage() {
  const t = useT(messages)
  const navigate = useNavigate()
  const queries = useQueryClient()
  const { project } = useActiveProject()
  const create = useMutation(
    blogsApi.query.library.create.mutationOptions({
      onSuccess: async ({ blog }) => {
        void queries.invalidateQueries({ queryKey: blogsApi.query.library.key() })
        await navigate({ to: '/blogs/$blogId', params: { blogId: blog.id } })
      },
    }),
  )
  return (
    <Button
      look="quiet"
      size="sm"
      busy={create.isPending}
      icon={<FilePlus2 size={14} aria-hidden="true" />}
      onClick={() => create.mutate({ project_id: project?.id })}
    >
      {t('blank')}
    </Button>
  )
}
