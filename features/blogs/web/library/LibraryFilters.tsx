import { useQuery } from '@tanstack/react-query'
import { useT } from '../../../../platform/web/i18n/use-t.ts'
import { useAddress } from '../../../../platform/web/routing/address.ts'
import { useActiveProject } from '../../../../platform/web/session/project.ts'
import { type ListFilter, ListFilters } from '../../../../platform/web/ui/ListFilters.tsx'
import { blogsApi } from './api.ts'
import { messages } from './messages.ts'
import { stateWords } from './state-words.ts'
import { ALL } from './use-library.ts'

/** What the list is narrowed to and how it is ordered; kept in the address. */
export function LibraryFilters() {
  const t = useT(messages)
  const project = useProjectFilter()
  const tag = useTagFilter()
  const filters: ListFilter[] = [
    {
      name: 'view',
      label: t('shelf'),
      choices: [
        { value: 'active', label: t('active') },
        { value: 'archived', label: t('archived') },
        { value: 'trash', label: t('trash') },
      ],
    },
    ...project,
    {
      name: 'state',
      label: t('state'),
      choices: [{ value: ALL, label: t('anyState') }, ...stateWords(t).map(([value, label]) => ({ value, label }))],
    },
    ...tag,
  ]
  return (
    <ListFilters
      filters={filters}
      sort={{
        name: 'sort',
        label: t('order'),
        choices: [
          { value: 'updated', label: t('byUpdated') },
          { value: 'created', label: t('byCreated') },
          { value: 'title', label: t('byTitle') },
        ],
      }}
    />
  )
}

/** None where there is one project only. */
function useProjectFilter(): ListFilter[] {
  const t = useT(messages)
  const { project, projects } = useActiveProject()
  if (projects.length < 2) return []
  return [
    {
      name: 'project',
      label: t('project'),
      byDefault: project?.id ?? ALL,
      choices: [
        { value: ALL, label: t('allProjects') },
        ...projects.map(({ id, name }) => ({ value: id, label: name })),
      ],
      takesOthers: true,
    },
  ]
}

/** None where nothing is tagged. */
function useTagFilter(): ListFilter[] {
  const t = useT(messages)
  const chosen = useAddress().tag ?? ALL
  const { data } = useQuery(blogsApi.query.library.tags.queryOptions({ input: {} }))
  const tags = data?.tags.map(({ tag }) => tag) ?? []
  const known = chosen === ALL || tags.includes(chosen) ? tags : [chosen, ...tags]
  if (known.length === 0) return []
  return [
    {
      name: 'tag',
      label: t('tag'),
      choices: [{ value: ALL, label: t('anyTag') }, ...known.map((tag) => ({ value: tag, label: tag }))],
    },
  ]
}
