import { useQuery } from '@tanstack/react-query'
import { useT } from '../../../platform/web/i18n/use-t.ts'
import { Loaded } from '../../../platform/web/ui/Loaded.tsx'
import { accountsApi } from './api.ts'
import { PublicPage } from './PublicPage.tsx'
import { messages } from './public-messages.ts'

/** The operator's terms; without any, what this server keeps, and who is answerable for it. */
export function TermsPage() {
  const t = useT(messages)
  const terms = useQuery(accountsApi.query.terms.queryOptions({ input: {} }))
  return (
    <PublicPage title={t('termsTitle')}>
      <Loaded from={terms}>
        {({ html, counts_visits }) => (
          <>
            {html === null ? <OurOwn /> : <Theirs html={html} />}
            {counts_visits ? <p>{t('termsVisits')}</p> : null}
          </>
        )}
      </Loaded>
    </PublicPage>
  )
}

/** Rendered by the server from Markdown in which HTML counts as text. */
function Theirs({ html }: { html: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: markdown-it renders the operator's own file with HTML off, see public-pages.test.ts
  return <div className={documentClass} dangerouslySetInnerHTML={{ __html: html }} />
}

const documentClass =
  'flex flex-col gap-5 [&_h1]:font-semibold [&_h1]:text-2xl [&_h3]:font-semibold [&_a]:underline [&_ul]:list-disc [&_ol]:list-decimal [&_ul]:pl-6 [&_ol]:pl-6 [&_li]:my-1'

function OurOwn() {
  const t = useT(messages)
  return (
    <>
      <p>{t('termsWho')}</p>
      <h2>{t('termsKeptTitle')}</h2>
      <p>{t('termsKept')}</p>
      <h2>{t('termsElsewhereTitle')}</h2>
      <p>{t('termsElsewhere')}</p>
      <h2>{t('termsYoursTitle')}</h2>
      <p>{t('termsYours')}</p>
      <h2>{t('termsCookiesTitle')}</h2>
      <p>{t('termsCookies')}</p>
    </>
  )
}
