import { useQueryClient } from '@tanstack/react-query'
import { Archive, Ellipsis, Folder, PencilLine, SlidersHorizontal } from 'lucide-react'
import { lazy, Suspense, useId, useState } from 'react'
import type { z } from 'zod'
import { type Brief, usualBrief } from '../../../platform/contract/brief.ts'
import { asFailure } from '../../../platform/web/api/failure.ts'
import { useFormat } from '../../../platform/web/i18n/use-format.ts'
import { useT } from '../../../platform/web/i18n/use-t.ts'
import { useActiveProject } from '../../../platform/web/session/project.ts'
import { Badge } from '../../../platform/web/ui/Badge.tsx'
import { Button } from '../../../platform/web/ui/Button.tsx'
import { Dialog } from '../../../platform/web/ui/Dialog.tsx'
import { IconButton } from '../../../platform/web/ui/IconButton.tsx'
import { Menu, MenuItem } from '../../../platform/web/ui/Menu.tsx'
import { Switch } from '../../../platform/web/ui/Switch.tsx'
import { toast } from '../../../platform/web/ui/toasts.ts'
import type { Project as ProjectShape } from '../contract.ts'
import { projectsApi } from './api.ts'
import { messages } from './messages.ts'
import { NameDialog } from './NameDialog.tsx'
import { useProjectChanged } from './project-changed.ts'

// seldom opened
const BriefForm = lazy(() => import('./BriefForm.tsx').then((m) => ({ default: m.BriefForm })))

type Project = z.output<typeof ProjectShape>

export function ProjectRow({ project, isOnly }: { project: Project; isOnly: boolean }) {
  const t = useT(messages)
  const { day } = useFormat()
  const { project: active, choose } = useActiveProject()
  const [isNaming, setNaming] = useState(false)
  const [isSetting, setSetting] = useState(false)
  const { rename, archive, setGate, setBrief } = useProjectActions(project)
  const briefId = useId()
  return (
    <li className="flex items-center gap-3 py-3">
      <Folder size={18} strokeWidth={1.75} aria-hidden="true" className="shrink-0 text-ink-3" />
      <div className="min-w-0 flex-1">
        <p className="flex items-center gap-2 text-sm">
          <span className="truncate">{project.name}</span>
          {active?.id === project.id ? <Badge tone="accent">{t('active')}</Badge> : null}
          {project.publishes_checked ? <Badge>{t('gated')}</Badge> : null}
        </p>
        <p className="text-ink-3 text-xs">{t('created_on', { when: day(project.created_date) })}</p>
      </div>
      {active?.id === project.id ? null : (
        <Button size="sm" look="quiet" onClick={() => choose(project.id)}>
          {t('makeActive')}
        </Button>
      )}
      <Menu
        align="end"
        trigger={
          <IconButton
            size="sm"
            label={t('more', { name: project.name })}
            icon={<Ellipsis size={16} aria-hidden="true" />}
          />
        }
      >
        <MenuItem icon={<PencilLine size={15} aria-hidden="true" />} onSelect={() => setNaming(true)}>
          {t('rename')}
        </MenuItem>
        <MenuItem icon={<SlidersHorizontal size={15} aria-hidden="true" />} onSelect={() => setSetting(true)}>
          {t('settings')}
        </MenuItem>
        <MenuItem icon={<Archive size={15} aria-hidden="true" />} disabled={isOnly} onSelect={archive}>
          {t('archive')}
        </MenuItem>
      </Menu>
      <Dialog title={t('settingsTitle', { name: project.name })} open={isSetting} onOpenChange={setSetting}>
        <Switch label={t('gate')} hint={t('gateHint')} checked={project.publishes_checked} onChange={setGate} />
        <section aria-labelledby={briefId} className="mt-6">
          <h3 id={briefId} className="font-medium text-sm">
            {t('brief')}
          </h3>
          <p className="mb-3 text-ink-3 text-sm">{t('briefText')}</p>
          <Suspense>
            <BriefForm brief={project.brief ?? usualBrief} change={setBrief} />
          </Suspense>
        </section>
      </Dialog>
      {isNaming ? (
        <NameDialog
          title={t('renameTitle', { name: project.name })}
          action={t('save')}
          name={project.name}
          onName={rename}
          onClose={() => setNaming(false)}
        />
      ) : null}
    </li>
  )
}

export function ArchivedRow({ project }: { project: Project }) {
  const t = useT(messages)
  const { restore } = useProjectActions(project)
  return (
    <li className="flex items-center gap-3 py-3 text-ink-2 text-sm">
      <Archive size={18} strokeWidth={1.75} aria-hidden="true" className="shrink-0 text-ink-3" />
      <span className="min-w-0 flex-1 truncate">{project.name}</span>
      <Button size="sm" look="quiet" onClick={restore}>
        {t('restore')}
      </Button>
    </li>
  )
}

function useProjectActions({ id, name }: Project) {
  const t = useT(messages)
  const changed = useProjectChanged()
  const queries = useQueryClient()
  const reported = (change: Promise<void>) =>
    void change.catch((error: unknown) => toast({ failure: asFailure(error) }))
  const archive = async () => {
    await projectsApi.call.archive({ project_id: id })
    await changed(t('archived', { name }), { undo: () => projectsApi.call.restore({ project_id: id }) })
  }
  const restore = async () => {
    await projectsApi.call.restore({ project_id: id })
    await changed(t('restored', { name }), { undo: () => projectsApi.call.archive({ project_id: id }) })
  }
  const rename = async (next: string) => {
    await projectsApi.call.rename({ project_id: id, name: next })
    await changed(t('renamed', { name: next }))
  }
  const setGate = async (isOn: boolean) => {
    await projectsApi.call.update({ project_id: id, publishes_checked: isOn })
    await changed(t(isOn ? 'gateOn' : 'gateOff', { name }), {
      undo: () => projectsApi.call.update({ project_id: id, publishes_checked: !isOn }),
    })
  }
  const setBrief = async (brief: Partial<Brief>) => {
    await projectsApi.call.update({ project_id: id, brief })
    await queries.invalidateQueries({ queryKey: projectsApi.query.key() })
  }
  return {
    rename,
    setGate: (isOn: boolean) => reported(setGate(isOn)),
    setBrief: (brief: Partial<Brief>) => reported(setBrief(brief)),
    archive: () => reported(archive()),
    restore: () => reported(restore()),
  }
}
