import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Ellipsis, RotateCw } from 'lucide-react'
import { asFailure } from '../../../../platform/web/api/failure.ts'
import { useFormat } from '../../../../platform/web/i18n/use-format.ts'
import { useT } from '../../../../platform/web/i18n/use-t.ts'
import { CopyField } from '../../../../platform/web/ui/CopyField.tsx'
import { IconButton } from '../../../../platform/web/ui/IconButton.tsx'
import { Menu, MenuItem } from '../../../../platform/web/ui/Menu.tsx'
import { toast } from '../../../../platform/web/ui/toasts.ts'
import type { FactCheckShape } from '../../contract.ts'
import { optimizerApi } from '../api.ts'
import { ReportWays } from '../ReportWays.tsx'
import { messages } from './messages.ts'

/** When the text was checked and by what, and the ways in which the report leaves. */
export function Report({ check, onAll }: { check: FactCheckShape; onAll: () => void }) {
  const t = useT(messages)
  const { moment } = useFormat()
  const queries = useQueryClient()
  const shared = {
    onSuccess: () => queries.invalidateQueries({ queryKey: optimizerApi.query.facts.key() }),
    onError: (error: unknown) => toast({ failure: asFailure(error) }),
  }
  const share = useMutation({ mutationFn: () => optimizerApi.call.facts.share({ id: check.id }), ...shared })
  const revoke = useMutation({ mutationFn: () => optimizerApi.call.facts.revoke({ id: check.id }), ...shared })
  return (
    <section aria-label={t('report')} className="flex flex-col gap-3">
      <div className="flex items-center gap-2">
        <p className="min-w-0 flex-1 text-ink-3 text-xs">
          {check.checked_at ? t('checkedOn', { day: moment(check.checked_at) }) : ''}
          {check.engine === 'builtin' ? '' : `, ${t('byModel', { engine: check.engine })}`}
        </p>
        <Menu
          align="end"
          trigger={<IconButton size="sm" label={t('more')} icon={<Ellipsis size={16} aria-hidden="true" />} />}
        >
          <MenuItem icon={<RotateCw size={15} aria-hidden="true" />} onSelect={onAll}>
            {t('checkAll')}
          </MenuItem>
          <ReportWays
            isShared={check.share_url !== null}
            onShare={() => share.mutate()}
            onRevoke={() => revoke.mutate()}
            files={`/api/check/facts/${check.id}/export`}
          />
        </Menu>
      </div>
      {check.share_url ? (
        <CopyField label={t('link')} value={new URL(check.share_url, location.href).href} hint={t('linkHint')} />
      ) : null}
      {check.notes.length > 0 ? (
        <div className="text-sm text-unsure">
          <p className="font-medium">{t('notes')}</p>
          {check.notes.map((note) => (
            <p key={note} className="break-words">
              {note}
            </p>
          ))}
        </div>
      ) : null}
    </section>
  )
}
