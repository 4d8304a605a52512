import { clsx } from 'clsx'
import { ChevronsUpDown } from 'lucide-react'
import type { ComponentProps } from 'react'
import { useT } from '../../../platform/web/i18n/use-t.ts'
import { useSession } from '../../../platform/web/session/session.ts'
import { Late, latePart } from '../../../platform/web/ui/late.tsx'
import { messages } from './messages.ts'

const accountMenu = latePart<{ isFolded: boolean }>(() => import('./AccountMenu.tsx').then((m) => m.AccountMenu))

/** Who is signed in, at the foot of the rail; opens the account menu. */
export function AccountButton({ isFolded }: { isFolded: boolean }) {
  return (
    <Late
      part={accountMenu}
      props={{ isFolded }}
      standIn={(press) => <PersonButton isFolded={isFolded} onClick={press} />}
    />
  )
}

/** The button that the account menu hangs on. */
export function PersonButton({ isFolded, className, ...rest }: { isFolded: boolean } & ComponentProps<'button'>) {
  const t = useT(messages)
  const { name, email } = useSession()
  const shown = name || email
  return (
    <button
      {...rest}
      type="button"
      aria-haspopup="menu"
      aria-label={t('accountOf', { name: shown })}
      className={clsx(
        'flex h-10 w-full items-center gap-2.5 rounded-md px-1.5 text-left transition-colors hover:bg-wash aria-expanded:bg-wash-2',
        className,
      )}
    >
      <span
        aria-hidden="true"
        data-letter={[...shown][0]?.toLocaleUpperCase()}
        className="grid size-7 shrink-0 place-items-center rounded-full bg-accent-wash font-medium text-accent text-xs before:content-[attr(data-letter)]"
      />
      {isFolded ? null : (
        <>
          <span className="min-w-0 flex-1 truncate text-ink-2 text-sm">{shown}</span>
          <ChevronsUpDown size={13} aria-hidden="true" className="text-ink-3" />
        </>
      )}
    </button>
  )
}
