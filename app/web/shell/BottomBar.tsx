import { Link } from '@tanstack/react-router'
import { CircleUserRound, Ellipsis } from 'lucide-react'
import { usePhrases, useT } from '../../../platform/web/i18n/use-t.ts'
import { Menu, MenuLink } from '../../../platform/web/ui/Menu.tsx'
import { messages } from './messages.ts'
import { useNavigation } from './navigation.ts'

const lineClass =
  'flex h-14 min-w-0 flex-1 flex-col items-center justify-center gap-0.5 text-ink-3 text-[0.6875rem] tracking-tight aria-[current=page]:text-accent'
/** Areas that a phone has room for beside the way to the others, with their names whole. */
const MOST_SHOWN = 4

/** The rail of a phone: the areas within reach of a thumb, the others behind one button. */
export function BottomBar() {
  const t = useT(messages)
  const say = usePhrases()
  const entries = [...useNavigation(), ...useNavigation('library')]
  return (
    <nav
      aria-label={t('mainNavigation')}
      className="flex shrink-0 border-line border-t bg-canvas pb-[env(safe-area-inset-bottom)] md:hidden max-sm:group-has-[>main>[data-fills-phone]]/page:hidden"
    >
      {entries.slice(0, MOST_SHOWN).map(({ path, label, icon: Icon }) => (
        <Link key={path} to={path} className={lineClass}>
          <Icon size={20} strokeWidth={1.75} aria-hidden="true" />
          <span className="max-w-full truncate px-0.5">{say(label)}</span>
        </Link>
      ))}
      <Menu
        side="top"
        align="end"
        trigger={
          <button type="button" className={lineClass}>
            <Ellipsis size={20} strokeWidth={1.75} aria-hidden="true" />
            <span className="max-w-full truncate px-0.5">{t('moreAreas')}</span>
          </button>
        }
      >
        {entries.slice(MOST_SHOWN).map(({ path, label, icon: Icon }) => (
          <MenuLink key={path} to={path} icon={<Icon size={16} aria-hidden="true" />}>
            {say(label)}
          </MenuLink>
        ))}
        <MenuLink to="/account" icon={<CircleUserRound size={16} aria-hidden="true" />}>
          {t('account')}
        </MenuLink>
      </Menu>
    </nav>
  )
}
