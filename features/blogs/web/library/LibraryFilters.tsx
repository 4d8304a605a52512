import { useQuery } from '@tanstack/react-query'
import { useT } from '../../../../platform/web/i18n/use-t.ts'
import { useAddressValue } from '../../../../platform/web/routing/address.ts'
import { useActiveProject } from '../../../../platform/web/session/project.ts'
import { Select } from '../../../../platform/web/ui/Select.tsx'
import { blogsApi } from './api.ts'
import { messages } from './messages.ts'
import { stateWords } from './state-words.ts'
import { ALL } from './use-library.ts'

/** What the list is narrowed to and how it is ordered; kept in the address. */
export function LibraryFilters() {
  const t = useT(messages)
  const { project, projects } = useActiveProject()
  return (
    <div className="grid w-full grid-cols-2 gap-2 sm:flex sm:w-auto sm:flex-wrap">
      <Filter
        name="view"
        label={t('shelf')}
        byDefault="active"
        choices={[
          { value: 'active', label: t('active') },
          { value: 'archived', label: t('archived') },
          { value: 'trash', label: t('trash') },
        ]}
      />
      {projects.length > 1 ? (
        <Filter
          name="project"
          takesOthers
          label={t('project')}
          byDefault={project?.id ?? ALL}
          choices={[
            { value: ALL, label: t('allProjects') },
            ...projects.map(({ id, name }) => ({ value: id, label: name })),
          ]}
        />
      ) : null}
      <Filter
        name="state"
        label={t('state')}
        byDefault={ALL}
        choices={[{ value: ALL, label: t('anyState') }, ...stateWords(t).map(([value, label]) => ({ value, label }))]}
      />
      <TagFilter />
      <Filter
        name="sort"
        label={t('order')}
        byDefault="updated"
        choices={[
          { value: 'updated', label: t('byUpdated') },
          { value: 'created', label: t('byCreated') },
          { value: 'title', label: t('byTitle') },
        ]}
      />
    </div>
  )
}

function TagFilter() {
  const t = useT(messages)
  const [chosen] = useAddressValue('tag', ALL)
  const { data } = useQuery(blogsApi.query.library.tags.queryOptions({ input: {} }))
  const tags = data?.tags.map(({ tag }) => tag) ?? []
  const known = chosen === ALL || tags.includes(chosen) ? tags : [chosen, ...tags]
  if (known.length === 0) return null
  return (
    <Filter
      name="tag"
      label={t('tag')}
      byDefault={ALL}
      choices={[{ value: ALL, label: t('anyTag') }, ...known.map((tag) => ({ value: tag, label: tag }))]}
    />
  )
}

interface FilterProps {
  name: string
  label: string
  byDefault: string
  choices: readonly { value: string; label: string }[]
  /** Whether what is not among them holds too: a project that was put away. */
  takesOthers?: boolean
}

function Filter({ name, label, byDefault, choices, takesOthers = false }: FilterProps) {
  const known = takesOthers ? undefined : choices.map((choice) => choice.value)
  const [value, setValue] = useAddressValue(name, byDefault, known)
  return <Select className="sm:w-36" label={label} labelHidden value={value} onChange={setValue} choices={choices} />
}
