import { Link } from '@tanstack/react-router'
import { CircleUserRound } from 'lucide-react'
import { usePhrases, useT } from '../../../platform/web/i18n/use-t.ts'
import { messages } from './messages.ts'
import { useNavigation } from './navigation.ts'

const lineClass =
  'flex h-14 min-w-0 flex-1 flex-col items-center justify-center gap-0.5 text-ink-3 text-[0.6875rem] tracking-tight aria-[current=page]:text-accent'

/** The rail of a phone: the areas within reach of a thumb. */
export function BottomBar() {
  const t = useT(messages)
  const say = usePhrases()
  const entries = [...useNavigation(), ...useNavigation('library')]
  return (
    <nav
      aria-label={t('mainNavigation')}
      className="flex shrink-0 border-line border-t bg-canvas pb-[env(safe-area-inset-bottom)] md:hidden max-sm:group-has-[>main>[data-fills-phone]]/page:hidden"
    >
      {entries.map(({ path, label, icon: Icon }) => (
        <Link key={path} to={path} className={lineClass}>
          <Icon size={20} strokeWidth={1.75} aria-hidden="true" />
          <span className="max-w-full truncate px-0.5">{say(label)}</span>
        </Link>
      ))}
      <Link to="/account" className={lineClass}>
        <CircleUserRound size={20} strokeWidth={1.75} aria-hidden="true" />
        <span className="max-w-full truncate px-0.5">{t('account')}</span>
      </Link>
    </nav>
  )
}
