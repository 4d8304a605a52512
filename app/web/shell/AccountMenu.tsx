import { CreditCard, FileText, LogOut, Monitor, Moon, Settings, Sun } from 'lucide-react'
import { useState } from 'react'
import { useAppearance } from '../../../features/accounts/web/index.ts'
import { useT } from '../../../platform/web/i18n/use-t.ts'
import { useSession } from '../../../platform/web/session/session.ts'
import type { OpenAtOnce } from '../../../platform/web/ui/late.tsx'
import {
  Menu,
  MenuChoice,
  MenuChoices,
  MenuGroup,
  MenuItem,
  MenuLine,
  MenuLink,
} from '../../../platform/web/ui/Menu.tsx'
import { useSignOut } from '../sign-out.ts'
import { PersonButton } from './AccountButton.tsx'
import { messages } from './messages.ts'

/** Account pages, appearance, the way out. */
export function AccountMenu({ isFolded, openAtOnce = false }: { isFolded: boolean } & OpenAtOnce) {
  const t = useT(messages)
  const { email } = useSession()
  const [isOpen, setOpen] = useState(openAtOnce)
  const leave = useSignOut()
  return (
    <Menu
      trigger={<PersonButton isFolded={isFolded} />}
      side="top"
      open={isOpen}
      onOpenChange={setOpen}
      className="w-56"
    >
      <MenuGroup label={email}>
        <MenuLink to="/account/profile" icon={<Settings size={15} aria-hidden="true" />}>
          {t('settings')}
        </MenuLink>
        <MenuLink to="/account/plan" icon={<CreditCard size={15} aria-hidden="true" />}>
          {t('credits')}
        </MenuLink>
      </MenuGroup>
      <MenuLine />
      <ThemeChoices />
      <MenuLine />
      <MenuLink to="/terms" icon={<FileText size={15} aria-hidden="true" />}>
        {t('terms')}
      </MenuLink>
      <MenuItem icon={<LogOut size={15} aria-hidden="true" />} onSelect={leave}>
        {t('signOut')}
      </MenuItem>
    </Menu>
  )
}

function ThemeChoices() {
  const t = useT(messages)
  const [theme, choose] = useAppearance()
  return (
    <MenuChoices
      label={t('theme')}
      value={theme}
      onChange={(value) => choose(value === 'light' || value === 'dark' ? value : 'system')}
    >
      <MenuChoice value="system" icon={<Monitor size={15} aria-hidden="true" />}>
        {t('themeSystem')}
      </MenuChoice>
      <MenuChoice value="light" icon={<Sun size={15} aria-hidden="true" />}>
        {t('themeLight')}
      </MenuChoice>
      <MenuChoice value="dark" icon={<Moon size={15} aria-hidden="true" />}>
        {t('themeDark')}
      </MenuChoice>
    </MenuChoices>
  )
}
