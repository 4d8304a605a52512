import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { Copy, Flag, Pencil } from 'lucide-react'
import { useState } from 'react'
import { asFailure } from '../../../platform/web/api/failure.ts'
import { useT } from '../../../platform/web/i18n/use-t.ts'
import { usePathParam } from '../../../platform/web/routing/address.ts'
import { Button } from '../../../platform/web/ui/Button.tsx'
import { buttonClass } from '../../../platform/web/ui/button.ts'
import { Loaded } from '../../../platform/web/ui/Loaded.tsx'
import { toast } from '../../../platform/web/ui/toasts.ts'
import { FavouriteButton } from '../../accounts/web/favourites-door.ts'
import { RunPage } from '../../tools/web/run-door.ts'
import { templatesApi, type WholeTemplate } from './api.ts'
import { messages } from './messages.ts'
import { ReportDialog } from './ReportDialog.tsx'
import { formOf, toolOf, writeWith } from './template-form.ts'

/** `/templates/{id}`: a template run as a form. */
export function TemplatePage() {
  const id = usePathParam('templateId')
  const template = useQuery(templatesApi.query.get.queryOptions({ input: { id } }))
  return (
    <Loaded from={template}>
      {({ template: one }) => (
        <RunPage
          key={`${one.id} ${one.version}`}
          form={formOf(toolOf(one), one)}
          write={writeWith({ template_id: one.id })}
          actions={<Actions template={one} />}
        />
      )}
    </Loaded>
  )
}

function Actions({ template: { id, title, kind, is_own } }: { template: WholeTemplate }) {
  const t = useT(messages)
  const fork = useFork()
  const [isReporting, setReporting] = useState(false)
  return (
    <>
      <Link to="/templates" className={buttonClass('quiet')}>
        {t('allTemplates')}
      </Link>
      <Button icon={<Copy size={14} aria-hidden="true" />} onClick={() => void fork({ id, title })}>
        {t(kind === 'own' ? 'duplicate' : 'fork')}
      </Button>
      <FavouriteButton name={toolOf({ id })} />
      {kind === 'own' ? (
        <Link to={`/templates/${id}/edit`} className={buttonClass()}>
          <Pencil size={14} aria-hidden="true" />
          {t('edit')}
        </Link>
      ) : null}
      {kind === 'public' && !is_own ? (
        <Button icon={<Flag size={14} aria-hidden="true" />} onClick={() => setReporting(true)}>
          {t('report')}
        </Button>
      ) : null}
      {isReporting ? <ReportDialog id={id} onClose={() => setReporting(false)} /> : null}
    </>
  )
}

/** Copies a template to one’s own, and opens the copy to edit it. */
export function useFork() {
  const t = useT(messages)
  const queries = useQueryClient()
  const navigate = useNavigate()
  return async ({ id, title }: { id: string; title: string }) => {
    try {
      const { template } = await templatesApi.call.fork({ id })
      void queries.invalidateQueries({ queryKey: templatesApi.query.key() })
      toast({ text: t('forked', { title }) })
      await navigate({ to: `/templates/${template.id}/edit` })
    } catch (error) {
      toast({ failure: asFailure(error) })
    }
  }
}
