import { Link } from '@tanstack/react-router'
import { RotateCw } from 'lucide-react'
import type { ReactNode } from 'react'
import { useT } from '../../../platform/web/i18n/use-t.ts'
import { LeaveGuard } from '../../../platform/web/routing/LeaveGuard.tsx'
import { Button } from '../../../platform/web/ui/Button.tsx'
import { Tabs } from '../../../platform/web/ui/Tabs.tsx'
import { Actions } from './Actions.tsx'
import { Another } from './Another.tsx'
import type { Derivative } from './api.ts'
import { claimsToCheck, FactList } from './FactList.tsx'
import { LinkFields } from './LinkFields.tsx'
import { messages } from './messages.ts'
import { outputOf } from './output.ts'
import { PartEditor } from './PartEditor.tsx'
import { Preview } from './Preview.tsx'
import { RefutedSummary } from './Refuted.tsx'
import { type Editing, useDerivative } from './use-derivative.ts'
import type { Making } from './use-making.ts'

interface DerivativeViewProps {
  derivative: Derivative
  /** `page`: text and preview side by side; `card`: behind tabs. */
  look: 'page' | 'card'
  /** Loads it anew, after it was changed elsewhere. */
  onReload: () => void
  /** What writes others of its kind. */
  making: Making
  /** More in the row of buttons. */
  actions?: ReactNode
}

/** A derivative whole: what was refuted of it, its words to edit, how it will look, what its claims rest on, and the ways out. */
export function DerivativeView({ derivative: stored, look, onReload, making, actions }: DerivativeViewProps) {
  const t = useT(messages)
  const editing = useDerivative(stored)
  const { derivative, draft, change } = editing
  const output = outputOf(derivative, draft)
  const text = (
    <div className="flex flex-col gap-5">
      <PartEditor editing={editing} output={output} />
      <LinkFields
        link={draft.link}
        isTracked={draft.is_tracked}
        onLink={(link) => change(() => ({ link }))}
        onTracked={(is_tracked) => change(() => ({ is_tracked }))}
        final={output.link}
      />
    </div>
  )
  const around = [
    { id: 'preview', label: t('preview'), content: <Preview editing={editing} output={output} /> },
    {
      id: 'facts',
      label: t('facts', { count: String(derivative.claims.length), open: claimsToCheck(derivative.claims) }),
      content: <FactList derivative={derivative} />,
    },
  ]
  const waysOut = (
    <Actions editing={editing} output={output}>
      <Another editing={editing} making={making} />
      {actions}
    </Actions>
  )
  return (
    <div className="min-w-0">
      <LeaveGuard hasUnsaved={() => editing.saving === 'failed' && editing.hasUnsaved()} />
      <RefutedSummary editing={editing} />
      {look === 'page' ? waysOut : null}
      <SaveState editing={editing} onReload={onReload} />
      {look === 'page' ? (
        <div className="grid items-start gap-8 lg:grid-cols-2">
          <div className="min-w-0">{text}</div>
          <Tabs className="min-w-0" label={t('views')} tabs={around} />
        </div>
      ) : (
        <Tabs label={t('views')} look="within" tabs={[{ id: 'text', label: t('text'), content: text }, ...around]} />
      )}
      {look === 'card' ? <div className="mt-5 border-line border-t pt-4">{waysOut}</div> : null}
    </div>
  )
}

/** Whether what is typed is stored, and what keeps it from that. */
function SaveState({ editing: { saving, failure, save }, onReload }: { editing: Editing; onReload: () => void }) {
  const t = useT(messages)
  const isStuck = saving === 'conflict' || saving === 'failed'
  return (
    <div
      role="status"
      className={`mt-3 mb-3 flex min-h-6 flex-wrap items-center gap-2 text-sm ${isStuck ? 'text-disputed' : 'text-ink-3'}`}
    >
      {saving === 'failed'
        ? t('notSaved', { reason: failure?.details[0]?.message || failure?.message || t('unreachable') })
        : t(saving)}
      {saving === 'conflict' ? (
        <Button size="sm" icon={<RotateCw size={13} aria-hidden="true" />} onClick={onReload}>
          {t('reload')}
        </Button>
      ) : null}
      {saving === 'failed' ? (
        <Button size="sm" icon={<RotateCw size={13} aria-hidden="true" />} onClick={save}>
          {t('retry')}
        </Button>
      ) : null}
    </div>
  )
}

/** Of what a derivative was made, with the way there. */
export function OriginalLine({ source: { kind, title, url, blog_id } }: Pick<Derivative, 'source'>) {
  const t = useT(messages)
  const name = title || url || ''
  return (
    <span className="wrap-anywhere">
      {t(`from_${kind}`)}{' '}
      {kind === 'blog' && blog_id ? (
        <Link to={`/blogs/${blog_id}`} className="text-accent underline">
          {name}
        </Link>
      ) : kind === 'url' && url ? (
        <a href={url} target="_blank" rel="noreferrer" className="text-accent underline">
          {name}
        </a>
      ) : (
        name
      )}
    </span>
  )
}
