import { isShareAlike } from '../../../engines/text/index.ts'
import type { Rights } from '../../../platform/contract/rights.ts'
import { useT } from '../../../platform/web/i18n/use-t.ts'
import { messages } from './messages.ts'

const libraries = { wikipedia: 'Wikipedia', openalex: 'OpenAlex', crossref: 'Crossref' } as const

/** Under which terms a source may be used, exactly what was read, and who found it. */
export function SourceRights({ rights }: { rights: Rights }) {
  const t = useT(messages)
  const { license, license_url, attribution_url, revision, found_by, abstract_only } = rights
  const name = license ?? (license_url ? t('otherTerms') : '')
  return (
    <div className="mt-3 flex flex-col gap-1 text-ink-2 text-sm">
      <p className="flex flex-wrap gap-x-3 gap-y-1">
        {name ? <Outside href={license_url} text={t('license', { license: name })} /> : null}
        {revision ? <Outside href={attribution_url} text={t('revision', { revision })} /> : null}
        {found_by ? <span>{t('foundIn', { library: libraries[found_by] })}</span> : null}
      </p>
      {abstract_only ? <p>{t('abstractOnly')}</p> : null}
      {isShareAlike(license) ? <p className="text-ink-3 text-xs">{t('shareAlike')}</p> : null}
    </div>
  )
}

function Outside({ href, text }: { href: string | null; text: string }) {
  if (!href || !/^https?:/.test(href)) return <span>{text}</span>
  return (
    <a href={href} target="_blank" rel="noreferrer" className="text-accent hover:underline">
      {text}
    </a>
  )
}
