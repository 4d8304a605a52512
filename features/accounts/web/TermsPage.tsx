import { useT } from '../../../platform/web/i18n/use-t.ts'
import { PublicPage } from './PublicPage.tsx'
import { messages } from './public-messages.ts'

/** What this server keeps, and who is answerable for it. */
export function TermsPage() {
  const t = useT(messages)
  return (
    <PublicPage title={t('termsTitle')}>
      <p>{t('termsWho')}</p>
      <h2>{t('termsKeptTitle')}</h2>
      <p>{t('termsKept')}</p>
      <h2>{t('termsElsewhereTitle')}</h2>
      <p>{t('termsElsewhere')}</p>
      <h2>{t('termsYoursTitle')}</h2>
      <p>{t('termsYours')}</p>
      <h2>{t('termsCookiesTitle')}</h2>
      <p>{t('termsCookies')}</p>
    </PublicPage>
  )
}
