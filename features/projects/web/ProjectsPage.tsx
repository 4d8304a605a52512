import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { useT } from '../../../platform/web/i18n/use-t.ts'
import { useAddressValue } from '../../../platform/web/routing/address.ts'
import { Button } from '../../../platform/web/ui/Button.tsx'
import { Loaded } from '../../../platform/web/ui/Loaded.tsx'
import { Page, Section } from '../../../platform/web/ui/Page.tsx'
import { projectsApi } from './api.ts'
import { messages } from './messages.ts'
import { NameDialog } from './NameDialog.tsx'
import { ArchivedRow, ProjectRow } from './ProjectRow.tsx'
import { useProjectChanged } from './project-changed.ts'

/** All projects, and what can be done with them. */
export function ProjectsPage() {
  const t = useT(messages)
  const projects = useQuery(projectsApi.query.list.queryOptions({ input: {}, select: (answer) => answer.projects }))
  const [isNew, setNew] = useAddressValue('new')
  return (
    <Page
      title={t('projects')}
      description={t('text')}
      width="narrow"
      actions={
        <Button look="primary" icon={<Plus size={15} aria-hidden="true" />} onClick={() => setNew('1')}>
          {t('newProject')}
        </Button>
      }
    >
      <Loaded from={projects}>
        {(list) => (
          <ul className="divide-y divide-line border-line border-y">
            {list.map((project) => (
              <ProjectRow key={project.id} project={project} isOnly={list.length === 1} />
            ))}
          </ul>
        )}
      </Loaded>
      <Archived />
      {isNew ? <NewProject onClose={() => setNew('')} /> : null}
    </Page>
  )
}

function NewProject({ onClose }: { onClose: () => void }) {
  const t = useT(messages)
  const changed = useProjectChanged()
  const handleName = async (name: string) => {
    const { project } = await projectsApi.call.create({ name })
    await changed(t('created', { name }), { activate: project.id })
  }
  return <NameDialog title={t('newProject')} action={t('create')} onName={handleName} onClose={onClose} />
}

function Archived() {
  const t = useT(messages)
  const queries = useQueryClient()
  const [isShown, setShown] = useState(false)
  const options = projectsApi.query.list.queryOptions({
    input: { archived: 'true' },
    select: (answer) => answer.projects,
  })
  const archived = useQuery({ ...options, enabled: isShown })
  if (!isShown) {
    return (
      <Button
        look="quiet"
        size="sm"
        className="mt-4 -ml-2"
        onClick={() => setShown(true)}
        onPointerEnter={() => void queries.prefetchQuery(options)}
      >
        {t('showArchived')}
      </Button>
    )
  }
  return (
    <Section title={t('archivedTitle')}>
      <Loaded from={archived} empty={<p className="text-ink-3 text-sm">{t('noArchived')}</p>}>
        {(list) => (
          <ul className="divide-y divide-line border-line border-y">
            {list.map((project) => (
              <ArchivedRow key={project.id} project={project} />
            ))}
          </ul>
        )}
      </Loaded>
    </Section>
  )
}
