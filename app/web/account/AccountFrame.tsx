import { Link, Outlet, useLocation } from '@tanstack/react-router'
import { LogOut } from 'lucide-react'
import { usePhrases, useT } from '../../../platform/web/i18n/use-t.ts'
import { Button } from '../../../platform/web/ui/Button.tsx'
import { columnClass } from '../../../platform/web/ui/Page.tsx'
import { tabClass } from '../../../platform/web/ui/tabs.ts'
import { useTabInView } from '../../../platform/web/ui/use-tab-in-view.ts'
import { useNavigation } from '../shell/navigation.ts'
import { useSignOut } from '../sign-out.ts'
import { messages } from './messages.ts'

/** The account's views under one heading, each from the feature it belongs to. */
export function AccountFrame() {
  const t = useT(messages)
  const say = usePhrases()
  const signOut = useSignOut()
  const tabs = useTabInView(useLocation().pathname)
  return (
    <div className={columnClass}>
      <div className="max-w-3xl">
        <div className="flex items-center justify-between">
          <h1 className="font-semibold text-xl tracking-tight">{t('account')}</h1>
          <Button
            look="quiet"
            size="sm"
            className="md:hidden"
            icon={<LogOut size={14} aria-hidden="true" />}
            onClick={signOut}
          >
            {t('signOut')}
          </Button>
        </div>
        <nav ref={tabs} aria-label={t('views')} className="mt-3 mb-8 flex gap-3 strip border-line border-b">
          {useNavigation('account').map(({ path, label }) => (
            <Link key={path} to={path} className={tabClass}>
              {say(label)}
            </Link>
          ))}
        </nav>
        <Outlet />
      </div>
    </div>
  )
}
