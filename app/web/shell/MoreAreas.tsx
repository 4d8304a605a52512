import { CircleUserRound } from 'lucide-react'
import { useState } from 'react'
import { usePhrases, useT } from '../../../platform/web/i18n/use-t.ts'
import type { OpenAtOnce } from '../../../platform/web/ui/late.tsx'
import { Menu, MenuLink } from '../../../platform/web/ui/Menu.tsx'
import { MOST_SHOWN, MoreButton, useAreas } from './BottomBar.tsx'
import { messages } from './messages.ts'

/** The areas that a phone's bar has no room for. */
export function MoreAreas({ openAtOnce = false }: OpenAtOnce) {
  const t = useT(messages)
  const say = usePhrases()
  const areas = useAreas()
  const [isOpen, setOpen] = useState(openAtOnce)
  return (
    <Menu side="top" align="end" trigger={<MoreButton />} open={isOpen} onOpenChange={setOpen}>
      {areas.slice(MOST_SHOWN).map(({ path, label, icon: Icon }) => (
        <MenuLink key={path} to={path} icon={<Icon size={16} aria-hidden="true" />}>
          {say(label)}
        </MenuLink>
      ))}
      <MenuLink to="/account" icon={<CircleUserRound size={16} aria-hidden="true" />}>
        {t('account')}
      </MenuLink>
    </Menu>
  )
}
