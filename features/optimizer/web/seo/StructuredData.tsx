import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { markupOf } from '../../../../engines/seo/index.ts'
import type { Page } from '../../../../engines/text/index.ts'
import { useT } from '../../../../platform/web/i18n/use-t.ts'
import { Button } from '../../../../platform/web/ui/Button.tsx'
import { useCopy } from '../../../../platform/web/ui/use-copy.ts'
import type { CitationShape } from '../../../blogs/contract.ts'
import { blogsApi } from '../api.ts'
import { useSheet } from '../sheet/sheet.ts'
import { messages } from './messages.ts'
import type { SeoSetup } from './use-seo-settings.ts'

/** Structured data for search engines, to paste into the page's head. */
export function StructuredData({ setup }: { setup: SeoSetup }) {
  const t = useT(messages)
  const [isOpen, setOpen] = useState(false)
  return (
    <details className="border-line border-t pt-2" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className="cursor-pointer font-medium text-sm">{t('structuredData')}</summary>
      {isOpen ? <Scripts setup={setup} /> : null}
    </details>
  )
}

function Scripts({ setup: { title, description } }: { setup: SeoSetup }) {
  const t = useT(messages)
  const copy = useCopy()
  const { page, language, blogId } = useSheet()
  const cited = useQuery({
    ...blogsApi.query.citations.list.queryOptions({ input: { id: blogId ?? '' } }),
    enabled: blogId !== null,
  })
  const citations = useMemo(() => worksIn(page, cited.data?.citations ?? []), [page, cited.data])
  const script = useMemo(() => {
    const [first] = page.blocks
    const heading = first?.kind === 'heading' ? page.text.slice(first.start, first.end) : ''
    return markupOf({ page, kind: 'BlogPosting', language, title: title || heading, description, citations })
      .map(asScript)
      .join('\n')
  }, [page, language, title, description, citations])
  return (
    <div className="flex flex-col gap-2 pt-2">
      <p className="text-ink-2 text-sm">{t('structuredDataText')}</p>
      <pre
        className="whitespace-pre-wrap break-words rounded-md border border-line bg-paper p-2 font-mono text-xs"
        data-own-words
      >
        {script}
      </pre>
      <Button size="sm" className="self-start" onClick={() => void copy(script, t('copiedData'))}>
        {t('copyData')}
      </Button>
    </div>
  )
}

/** The pages that the text cites, then those that it links to outside, each once. */
function worksIn({ links, text }: Page, cited: readonly Pick<CitationShape, 'title' | 'url'>[]) {
  const works = new Map<string, { title: string; url: string }>()
  for (const { title, url } of cited) if (url && !works.has(url)) works.set(url, { title, url })
  for (const { url, start, end } of links)
    if (/^https?:/.test(url) && !works.has(url)) works.set(url, { title: text.slice(start, end), url })
  return [...works.values()].slice(0, MOST_WORKS)
}

const MOST_WORKS = 100

// A title may hold `</script>`.
function asScript(data: unknown): string {
  const json = JSON.stringify(data, null, 2).replaceAll('<', '\\u003c')
  return `<script type="application/ld+json">\n${json}\n</script>`
}
