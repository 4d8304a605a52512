import { Link } from '@tanstack/react-router'
import { useT } from '../../../platform/web/i18n/use-t.ts'
import { buttonClass } from '../../../platform/web/ui/button.ts'
import { PublicPage } from './PublicPage.tsx'
import { messages } from './public-messages.ts'

/** Where links of the discontinued product lead. */
export function ThankYouPage() {
  const t = useT(messages)
  return (
    <PublicPage title={t('thankYouTitle')}>
      <p>{t('thankYouText')}</p>
      <p>{t('thankYouNow')}</p>
      <p>
        <Link to="/dashboard" className={buttonClass('primary', 'lg')}>
          {t('thankYouGo')}
        </Link>
      </p>
    </PublicPage>
  )
}
