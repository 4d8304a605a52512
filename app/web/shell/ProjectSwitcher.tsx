import { FolderCog, Plus } from 'lucide-react'
import { useState } from 'react'
import { useT } from '../../../platform/web/i18n/use-t.ts'
import { useActiveProject } from '../../../platform/web/session/project.ts'
import type { OpenAtOnce } from '../../../platform/web/ui/late.tsx'
import { Menu, MenuChoice, MenuChoices, MenuLine, MenuLink } from '../../../platform/web/ui/Menu.tsx'
import { messages } from './messages.ts'
import { ProjectButton } from './TopBar.tsx'

/** Chooses the project that new things go into. */
export function ProjectSwitcher({ openAtOnce = false }: OpenAtOnce) {
  const t = useT(messages)
  const { project, projects, choose } = useActiveProject()
  const [isOpen, setOpen] = useState(openAtOnce)
  return (
    <Menu trigger={<ProjectButton />} open={isOpen} onOpenChange={setOpen} className="w-60">
      <MenuChoices label={t('project')} value={project?.id ?? ''} onChange={choose}>
        {projects.map(({ id, name }) => (
          <MenuChoice key={id} value={id}>
            {name}
          </MenuChoice>
        ))}
      </MenuChoices>
      <MenuLine />
      <MenuLink to="/projects" search={{ new: '1' }} icon={<Plus size={15} aria-hidden="true" />}>
        {t('newProject')}
      </MenuLink>
      <MenuLink to="/projects" icon={<FolderCog size={15} aria-hidden="true" />}>
        {t('allProjects')}
      </MenuLink>
    </Menu>
  )
}
