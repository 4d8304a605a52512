import { Link } from '@tanstack/react-router'
import { clsx } from 'clsx'
import { PanelLeftClose, PanelLeftOpen } from 'lucide-react'
import { usePhrases, useT } from '../../../platform/web/i18n/use-t.ts'
import type { NavigationEntry } from '../../../platform/web/plug-points.ts'
import { IconButton } from '../../../platform/web/ui/IconButton.tsx'
import { tip } from '../../../platform/web/ui/tip.ts'
import { Wordmark } from '../../../platform/web/ui/Wordmark.tsx'
import { AccountButton } from './AccountButton.tsx'
import { CreditsMeter } from './CreditsMeter.tsx'
import { messages } from './messages.ts'
import { useNavigation } from './navigation.ts'

interface RailProps {
  isFolded: boolean
  onFold: (fold: boolean) => void
}

/** The areas of the product at the left; folded, only their icons. */
export function Rail({ isFolded, onFold }: RailProps) {
  const t = useT(messages)
  const library = useNavigation('library')
  return (
    <aside
      aria-label={t('rail')}
      className={clsx(
        'hidden shrink-0 flex-col gap-3 contain-strict px-2 pt-1.5 pb-2 transition-[width] md:flex',
        isFolded ? 'w-14' : 'w-58',
        // where there is room for one of them, what the editor has beside its text stays
        'max-lg:[:has(>div>main>[data-fills-phone]>div>[data-side-panel])>&]:hidden',
      )}
    >
      <div className="flex h-9 items-center justify-between pl-2">
        {isFolded ? null : (
          <Link to="/dashboard" className="rounded-sm" aria-label="Longhand">
            <Wordmark />
          </Link>
        )}
        <IconButton
          size="sm"
          className={isFolded ? '-ml-1' : undefined}
          label={t(isFolded ? 'unfoldRail' : 'foldRail')}
          icon={
            isFolded ? <PanelLeftOpen size={16} aria-hidden="true" /> : <PanelLeftClose size={16} aria-hidden="true" />
          }
          onClick={() => onFold(!isFolded)}
        />
      </div>
      <nav aria-label={t('mainNavigation')} className="flex min-h-0 flex-1 flex-col gap-4 overflow-y-auto">
        <Entries entries={useNavigation()} isFolded={isFolded} />
        {library.length > 0 ? (
          <div>
            <h2 className={isFolded ? 'sr-only' : 'px-2 pb-1 font-medium text-ink-3 text-xs'}>{t('library')}</h2>
            <Entries entries={library} isFolded={isFolded} />
          </div>
        ) : null}
      </nav>
      <CreditsMeter isFolded={isFolded} />
      <AccountButton isFolded={isFolded} />
    </aside>
  )
}

function Entries({ entries, isFolded }: { entries: readonly NavigationEntry[]; isFolded: boolean }) {
  const say = usePhrases()
  return (
    <ul className="flex flex-col gap-px">
      {entries.map(({ path, label, icon: Icon }) => (
        <li key={path}>
          <Link
            to={path}
            {...(isFolded ? tip(say(label)) : {})}
            className={clsx(
              'flex h-8 items-center gap-2.5 rounded-md px-2 text-ink-2 text-sm transition-colors hover:bg-wash hover:text-ink',
              'aria-[current=page]:bg-wash-2 aria-[current=page]:font-medium aria-[current=page]:text-ink',
              isFolded && 'justify-center',
            )}
          >
            <Icon size={16} strokeWidth={1.75} aria-hidden="true" className="shrink-0" />
            <span className={isFolded ? 'sr-only' : 'truncate'}>{say(label)}</span>
          </Link>
        </li>
      ))}
    </ul>
  )
}
