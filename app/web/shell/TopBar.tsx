import { ChevronsUpDown, CircleHelp, Folder, ListChecks, Search } from 'lucide-react'
import { useT } from '../../../platform/web/i18n/use-t.ts'
import { useActiveProject } from '../../../platform/web/session/project.ts'
import { Button } from '../../../platform/web/ui/Button.tsx'
import { IconButton } from '../../../platform/web/ui/IconButton.tsx'
import { Kbd } from '../../../platform/web/ui/Kbd.tsx'
import { Late, latePart } from '../../../platform/web/ui/late.tsx'
import { messages } from './messages.ts'
import { help, palette } from './open-parts.ts'

const projectSwitcher = latePart(() => import('./ProjectSwitcher.tsx').then((m) => m.ProjectSwitcher))
const jobsTray = latePart(() => import('./JobsTray.tsx').then((m) => m.JobsTray))

/** Project, search, running work, help. */
export function TopBar() {
  const t = useT(messages)
  return (
    <header className="flex h-12 shrink-0 items-center gap-1 px-2 md:px-3 max-sm:group-has-[>main>[data-fills-phone]]/page:hidden">
      <Late part={projectSwitcher} props={{}} standIn={(press) => <ProjectButton onClick={press} />} />
      <div className="flex-1" />
      <button
        type="button"
        onClick={palette.open}
        aria-keyshortcuts="Control+K Meta+K"
        className="hidden h-8 w-64 items-center gap-2 rounded-md border border-line bg-paper px-2.5 text-ink-3 text-sm transition-colors hover:border-line-2 md:flex"
      >
        <Search size={14} aria-hidden="true" />
        <span className="flex-1 truncate text-left">{t('search')}</span>
        <Kbd keys="Mod+K" />
      </button>
      <IconButton
        className="md:hidden"
        label={t('searchShort')}
        icon={<Search size={18} aria-hidden="true" />}
        onClick={palette.open}
      />
      <Late part={jobsTray} props={{}} standIn={(press) => <JobsButton onClick={press} />} />
      <IconButton
        className="max-md:hidden"
        label={t('help')}
        keys="?"
        icon={<CircleHelp size={16} aria-hidden="true" />}
        onClick={help.open}
      />
    </header>
  )
}

/** The project switcher before its menu has loaded; also the button that the menu hangs on. */
export function ProjectButton(props: { onClick?: () => void }) {
  const t = useT(messages)
  const { project } = useActiveProject()
  return (
    <Button
      {...props}
      look="quiet"
      className="min-w-0 max-w-64 shrink"
      aria-haspopup="menu"
      aria-label={t('switchProject', { name: project?.name ?? t('noProject') })}
    >
      <Folder size={15} strokeWidth={1.75} aria-hidden="true" className="shrink-0 text-ink-3" />
      <span className="truncate">{project?.name ?? t('noProject')}</span>
      <ChevronsUpDown size={13} aria-hidden="true" className="shrink-0 text-ink-3" />
    </Button>
  )
}

/** The jobs tray before it has loaded. */
export function JobsButton(props: { onClick?: () => void }) {
  const t = useT(messages)
  return (
    <IconButton
      {...props}
      label={t('jobs')}
      aria-haspopup="dialog"
      icon={<ListChecks size={17} aria-hidden="true" />}
    />
  )
}
