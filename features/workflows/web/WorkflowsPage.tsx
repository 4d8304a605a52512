import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query'
import { Link, useLocation, useNavigate } from '@tanstack/react-router'
import { Trash2 } from 'lucide-react'
import { useFormat } from '../../../platform/web/i18n/use-format.ts'
import { useT } from '../../../platform/web/i18n/use-t.ts'
import { useAddressValue } from '../../../platform/web/routing/address.ts'
import { useActiveProject } from '../../../platform/web/session/project.ts'
import { Badge } from '../../../platform/web/ui/Badge.tsx'
import { Button } from '../../../platform/web/ui/Button.tsx'
import { EmptyState } from '../../../platform/web/ui/EmptyState.tsx'
import { Form, FormActions, SubmitButton } from '../../../platform/web/ui/Form.tsx'
import { IconButton } from '../../../platform/web/ui/IconButton.tsx'
import { SearchField, TextField } from '../../../platform/web/ui/Input.tsx'
import { Loaded } from '../../../platform/web/ui/Loaded.tsx'
import { Page } from '../../../platform/web/ui/Page.tsx'
import { toast } from '../../../platform/web/ui/toasts.ts'
import { useOpenSources } from '../../accounts/web/open-sources-door.ts'
import { assetsApi, type WorkflowSummaryView, workflowsApi } from './api.ts'
import { messages } from './messages.ts'
import { ResearchAhead } from './ResearchAhead.tsx'

const PAGE_SIZE = 40

export function WorkflowsPage() {
  const t = useT(messages)
  const { project } = useActiveProject()
  const [query, setQuery] = useAddressValue('q')
  const filter = { project_id: project?.id, query: query || undefined }
  const list = useInfiniteQuery(
    workflowsApi.query.list.infiniteOptions({
      input: (from: number) => ({ ...filter, start_count: from, end_count: from + PAGE_SIZE }),
      initialPageParam: 0,
      getNextPageParam: (last, pages) => (pages.length * PAGE_SIZE < last.total ? pages.length * PAGE_SIZE : undefined),
    }),
  )
  return (
    <Page title={t('title')} description={t('description')}>
      <NewWorkflow projectId={project?.id} />
      {query || list.data?.pages[0]?.total !== 0 ? (
        <SearchField className="mt-8 mb-2 max-w-sm" label={t('search')} value={query} onSearch={setQuery} />
      ) : null}
      <Loaded
        from={list}
        isEmpty={({ pages }) => pages[0]?.total === 0}
        empty={
          query ? <EmptyState title={t('noneFound')} /> : <EmptyState title={t('none')}>{t('noneText')}</EmptyState>
        }
      >
        {({ pages }) => (
          <>
            <ul className="divide-y divide-line border-line border-y">
              {pages
                .flatMap(({ workflows }) => workflows)
                .map((workflow) => (
                  <WorkflowRow key={workflow.id} workflow={workflow} />
                ))}
            </ul>
            {list.hasNextPage ? (
              <Button className="mt-4" busy={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
                {t('more')}
              </Button>
            ) : null}
          </>
        )}
      </Loaded>
    </Page>
  )
}

function NewWorkflow({ projectId }: { projectId: string | undefined }) {
  const t = useT(messages)
  const navigate = useNavigate()
  const [topic] = useAddressValue('topic')
  const step = useStartingStep()
  const goesOn = useOpenSources() && step === 'research'
  const start = async (text: string) => {
    const sources = step === 'research' ? [] : await bestSources(text)
    const { workflow } = await workflowsApi.call.create({
      topic: text,
      project_id: projectId,
      asset_ids: sources,
      goes_on: goesOn,
    })
    await navigate({ to: `/workflows/${workflow.id}/${step}` })
  }
  return (
    <Form onSubmit={(values) => start(values.text('topic'))} className="flex flex-col gap-3">
      <TextField
        label={t('topicLabel')}
        name="topic"
        hint={goesOn ? <ResearchAhead /> : t('topicHint')}
        placeholder={t('topicPlaceholder')}
        defaultValue={topic}
        required
        minLength={3}
      />
      <FormActions>
        <SubmitButton>{t(STARTS[step])}</SubmitButton>
      </FormActions>
    </Form>
  )
}

const STARTS = { research: 'start', headline: 'startHeadline', outline: 'startOutline' } as const
/** Sources that a workflow begins with where it begins after the research. */
const MOST_SOURCES = 5

/** The step that a new workflow begins with: that of the page's address. */
function useStartingStep(): keyof typeof STARTS {
  const { pathname } = useLocation()
  if (pathname.endsWith('/headline')) return 'headline'
  return pathname.endsWith('/outline') ? 'outline' : 'research'
}

async function bestSources(topic: string): Promise<string[]> {
  const { assets } = await assetsApi.call.list({ about: topic.slice(0, 300), start_count: 0, end_count: MOST_SOURCES })
  return assets.filter(({ state }) => state === 'ready').map(({ id }) => id)
}

const tones = { open: 'plain', working: 'accent', failed: 'unsure', finished: 'supported' } as const

function WorkflowRow({ workflow }: { workflow: WorkflowSummaryView }) {
  const t = useT(messages)
  const format = useFormat()
  const name = workflow.headline || workflow.topic
  const progress = { done: workflow.sections_done, total: workflow.sections_total }
  return (
    <li className="flex items-center gap-3 py-3">
      <div className="min-w-0 flex-1">
        <Link to={`/workflows/${workflow.id}/${workflow.step}`} className="line-clamp-2 font-medium hover:text-accent">
          {name}
        </Link>
        <p className="line-clamp-2 text-ink-3 text-sm">
          {[
            t(workflow.step),
            progress.total ? t('progress', progress) : '',
            t('changed', { when: format.ago(workflow.updated_at) }),
          ]
            .filter(Boolean)
            .join(' · ')}
        </p>
      </div>
      <Badge tone={tones[workflow.state]}>{t(workflow.state)}</Badge>
      {workflow.blog_id ? (
        <Link to={`/blogs/${workflow.blog_id}`} className="text-accent text-sm hover:underline max-md:hidden">
          {t('openBlog')}
        </Link>
      ) : null}
      <RemoveButton id={workflow.id} name={name} />
    </li>
  )
}

function RemoveButton({ id, name }: { id: string; name: string }) {
  const t = useT(messages)
  const queries = useQueryClient()
  const refresh = () => queries.invalidateQueries({ queryKey: workflowsApi.query.list.key() })
  const remove = useMutation({
    mutationFn: () => workflowsApi.call.remove({ id }),
    onSuccess: async () => {
      await refresh()
      toast({ text: t('removed', { name }), undo: () => workflowsApi.call.restore({ id }).then(refresh) })
    },
  })
  return (
    <IconButton
      label={t('removeNamed', { name })}
      icon={<Trash2 size={15} aria-hidden="true" />}
      aria-busy={remove.isPending}
      onClick={() => remove.mutate()}
    />
  )
}
