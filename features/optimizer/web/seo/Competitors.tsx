import { useMutation } from '@tanstack/react-query'
import { type Page, pageOf } from '../../../../engines/text/index.ts'
import { asFailure } from '../../../../platform/web/api/failure.ts'
import { failureShown } from '../../../../platform/web/api/failure-shown.ts'
import { useT } from '../../../../platform/web/i18n/use-t.ts'
import { Button } from '../../../../platform/web/ui/Button.tsx'
import { TextArea } from '../../../../platform/web/ui/Input.tsx'
import { type CompetitorShape, MAX_COMPETITORS } from '../../contract.ts'
import { optimizerApi } from '../api.ts'
import { useSheet } from '../sheet/sheet.ts'
import { messages } from './messages.ts'
import { SharedTerms } from './SharedTerms.tsx'
import { StructureBeside } from './StructureBeside.tsx'
import type { Beside } from './seo-worker.ts'
import type { SeoSetup } from './use-seo-settings.ts'

interface CompetitorsProps {
  setup: SeoSetup
  beside: Beside | null
  onRead: (pages: readonly Page[]) => void
}

/** Pages that are found for the same words: the terms they share, and how they are built. */
export function Competitors({ setup: { settings, change, keyword }, beside, onRead }: CompetitorsProps) {
  const t = useT(messages)
  const { language, blogId } = useSheet()
  const read = useMutation({
    meta: failureShown,
    mutationFn: (urls: string[]) =>
      optimizerApi.call.seo.competitors({ ...(blogId ? { blog_id: blogId } : {}), urls, keyword, language }),
    onSuccess: ({ pages }) => onRead(pages.flatMap((page) => (page.state === 'read' ? [pageOf(page.blocks)] : []))),
  })
  const pages = read.data?.pages.filter(({ state }) => state === 'read') ?? []
  const hasNoProvider = read.data?.pages.length === 0 && read.data.provider === null
  return (
    <details className="border-line border-t pt-2">
      <summary className="cursor-pointer font-medium text-sm">{t('terms')}</summary>
      <div className="flex flex-col gap-3 pt-2">
        <p className="text-ink-2 text-sm">{t('termsIntro')}</p>
        <TextArea
          label={t('competitors')}
          hint={t('competitorsHint')}
          rows={3}
          defaultValue={settings.competitors.join('\n')}
          onBlur={(event) => change({ competitors: linesOf(event.target.value) })}
        />
        <Button
          size="sm"
          className="self-start"
          busy={read.isPending}
          disabled={settings.competitors.length === 0 && keyword.trim() === ''}
          onClick={() => read.mutate(settings.competitors)}
        >
          {t(read.isPending ? 'readingThem' : 'readThem')}
        </Button>
        {read.error ? (
          <p role="alert" className="text-disputed text-sm">
            {asFailure(read.error).message}
          </p>
        ) : null}
        {read.data || read.isPending ? null : <p className="text-ink-3 text-sm">{t('termsMissing')}</p>}
        {hasNoProvider ? <p className="text-ink-2 text-sm">{t('noProvider')}</p> : null}
        {read.data ? <NotRead pages={read.data.pages} /> : null}
        {pages.length > 0 ? (
          <>
            <p role="status" className="text-ink-2 text-sm">
              {t('readPages', { count: pages.length })}
            </p>
            {beside ? <SharedTerms terms={beside.terms} /> : null}
            {beside?.structure ? (
              <StructureBeside structure={beside.structure} hasKeyphrase={keyword.trim() !== ''} />
            ) : null}
          </>
        ) : null}
      </div>
    </details>
  )
}

function NotRead({ pages }: { pages: readonly CompetitorShape[] }) {
  const t = useT(messages)
  const failed = pages.flatMap((page) => (page.state === 'failed' ? [page] : []))
  return failed.length > 0 ? (
    <ul className="flex flex-col gap-1 text-ink-2 text-sm">
      {failed.map(({ url, problem }) => (
        <li key={url} className="break-words">
          {t('notRead', { url, why: problem })}
        </li>
      ))}
    </ul>
  ) : null
}

function linesOf(typed: string): string[] {
  const lines = typed.split(/\s*\n\s*/).map((line) => line.trim())
  return [...new Set(lines.filter(Boolean))].slice(0, MAX_COMPETITORS)
}
