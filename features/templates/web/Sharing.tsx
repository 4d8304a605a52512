import { useNavigate } from '@tanstack/react-router'
import { Download, Trash2 } from 'lucide-react'
import { useT } from '../../../platform/web/i18n/use-t.ts'
import { Badge } from '../../../platform/web/ui/Badge.tsx'
import { Button } from '../../../platform/web/ui/Button.tsx'
import { Section } from '../../../platform/web/ui/Page.tsx'
import { templatesApi, type WholeTemplate } from './api.ts'
import { downloadTemplates } from './download.ts'
import { messages } from './messages.ts'
import { useTemplateActions } from './use-template-actions.ts'

/** Who sees a template: oneself, or everybody once the operator has agreed; and the way to delete it. */
export function Sharing({ template }: { template: WholeTemplate }) {
  const t = useT(messages)
  const navigate = useNavigate()
  const { done, remove } = useTemplateActions()
  const { id, version, state, public_version, review_reason } = template
  const isOlder = public_version !== null && public_version < version && state !== 'in-review'
  const canSubmit = state !== 'in-review' && (public_version === null || isOlder)
  return (
    <Section title={t('sharing')} description={t('sharingText')}>
      <div className="flex flex-col items-start gap-3">
        <p className="flex flex-wrap items-center gap-2 text-sm">
          <Badge>{t(`state_${state}`)}</Badge>
          {review_reason ? <span>{t('reviewReason', { reason: review_reason })}</span> : null}
          {isOlder ? <span className="text-ink-2">{t('publicIsOlder')}</span> : null}
        </p>
        <div className="flex flex-wrap gap-2">
          {canSubmit ? (
            <Button onClick={() => void done(templatesApi.call.publish({ id }))}>{t('publish')}</Button>
          ) : null}
          {state === 'private' && public_version === null ? null : (
            <Button onClick={() => void done(templatesApi.call.withdraw({ id }))}>{t('withdraw')}</Button>
          )}
          <Button icon={<Download size={14} aria-hidden="true" />} onClick={() => void downloadTemplates(id)}>
            {t('exportOne')}
          </Button>
          <Button
            icon={<Trash2 size={14} aria-hidden="true" />}
            onClick={() => void remove(template, () => navigate({ to: '/templates', search: { view: 'own' } }))}
          >
            {t('delete')}
          </Button>
        </div>
      </div>
    </Section>
  )
}
