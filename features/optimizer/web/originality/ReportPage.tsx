import { useQuery } from '@tanstack/react-query'
import { useNavigate, useParams } from '@tanstack/react-router'
import { useMemo, useRef, useState } from 'react'
import { contentLanguageOf, paragraphs, type Page as TextPage } from '../../../../engines/text/index.ts'
import { useT } from '../../../../platform/web/i18n/use-t.ts'
import { LiveRegion } from '../../../../platform/web/ui/LiveRegion.tsx'
import { Loaded } from '../../../../platform/web/ui/Loaded.tsx'
import { Page } from '../../../../platform/web/ui/Page.tsx'
import type { OriginalityCheckShape } from '../../contract.ts'
import { optimizerApi } from '../api.ts'
import { PageSheet } from '../sheet/PageSheet.tsx'
import { PageText } from '../sheet/PageText.tsx'
import { messages } from './messages.ts'
import { Originality } from './OriginalityCheck.tsx'

/** `/optimizer/plagiarism/{id}`: a stored check beside the text as it was then; where the call of programs leads to. */
export function ReportPage() {
  const t = useT(messages)
  const { checkId = '' } = useParams({ strict: false })
  const stored = useQuery(optimizerApi.query.originality.get.queryOptions({ input: { id: checkId } }))
  return (
    <Page title={t('report')} description={stored.data?.check.title || undefined} width="wide">
      <Loaded from={stored}>{({ check }) => <Report check={check} />}</Loaded>
    </Page>
  )
}

function Report({ check }: { check: OriginalityCheckShape }) {
  const t = useT(messages)
  const navigate = useNavigate()
  const text = useRef<HTMLElement>(null)
  const [said, announce] = useState('')
  const page = useMemo(() => asPage(check.text), [check.text])
  const subject = useMemo(() => (check.blog_id ? { blog_id: check.blog_id } : {}), [check.blog_id])
  const language = contentLanguageOf(check.language)
  return (
    <PageSheet
      page={page}
      language={language}
      text={text}
      onReplace={null}
      onAnnounce={announce}
      about={null}
      subject={subject}
    >
      <div className="grid gap-8 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <section aria-label={check.title || t('untitled')} className="min-w-0">
          <div className="max-h-[75vh] overflow-y-auto rounded-md border border-line bg-paper px-6 py-5 max-lg:max-h-[50vh]">
            <PageText page={page} ref={text} />
          </div>
        </section>
        <section className="min-w-0">
          <Originality
            given={check}
            onDeleted={() => void navigate({ to: '/optimizer/$view', params: { view: 'plagiarism' } })}
          />
        </section>
      </div>
      <LiveRegion>{said}</LiveRegion>
    </PageSheet>
  )
}

/** The text as it was checked: every offset of the check holds in it. */
function asPage(text: string): TextPage {
  const blocks = paragraphs(text).map(({ start, end }) => ({ kind: 'paragraph' as const, start, end }))
  return { text, blocks, links: [], images: [], codes: [] }
}
