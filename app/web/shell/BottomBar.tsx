import { Link } from '@tanstack/react-router'
import { Ellipsis } from 'lucide-react'
import type { ComponentProps } from 'react'
import { usePhrases, useT } from '../../../platform/web/i18n/use-t.ts'
import { Late, latePart } from '../../../platform/web/ui/late.tsx'
import { messages } from './messages.ts'
import { useNavigation } from './navigation.ts'

const moreAreas = latePart(() => import('./MoreAreas.tsx').then((m) => m.MoreAreas))

const lineClass =
  'flex h-14 min-w-0 flex-1 flex-col items-center justify-center gap-0.5 text-ink-3 text-[0.6875rem] tracking-tight aria-[current=page]:text-accent'
/** Areas that a phone has room for beside the way to the others, with their names whole. */
export const MOST_SHOWN = 4

/** All areas, in the order of the bar. */
export function useAreas() {
  return [...useNavigation(), ...useNavigation('library')]
}

/** The rail of a phone: the areas within reach of a thumb, the others behind one button. */
export function BottomBar() {
  const t = useT(messages)
  const say = usePhrases()
  const areas = useAreas()
  return (
    <nav
      aria-label={t('mainNavigation')}
      className="flex shrink-0 border-line border-t bg-canvas pb-[env(safe-area-inset-bottom)] md:hidden max-sm:group-has-[>main>[data-fills-phone]]/page:hidden"
    >
      {areas.slice(0, MOST_SHOWN).map(({ path, label, icon: Icon }) => (
        <Link key={path} to={path} className={lineClass}>
          <Icon size={20} strokeWidth={1.75} aria-hidden="true" />
          <span className="max-w-full truncate px-0.5">{say(label)}</span>
        </Link>
      ))}
      <Late part={moreAreas} props={{}} standIn={(press) => <MoreButton onClick={press} />} />
    </nav>
  )
}

/** The button that the other areas hang on. */
export function MoreButton(props: ComponentProps<'button'>) {
  const t = useT(messages)
  return (
    <button {...props} type="button" aria-haspopup="menu" className={lineClass}>
      <Ellipsis size={20} strokeWidth={1.75} aria-hidden="true" />
      <span className="max-w-full truncate px-0.5">{t('moreAreas')}</span>
    </button>
  )
}
