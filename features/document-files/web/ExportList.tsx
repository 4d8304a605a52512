import { FileDown, Printer } from 'lucide-react'
import { useState } from 'react'
import { useFlag } from '../../../platform/web/flags/flags.ts'
import { useT } from '../../../platform/web/i18n/use-t.ts'
import { buttonClass } from '../../../platform/web/ui/button.ts'
import { Checkbox } from '../../../platform/web/ui/Checkbox.tsx'
import { useBlogBeside } from '../../blogs/web/editor-door.ts'
import type { ExportFormat } from '../contract.ts'
import { messages } from './messages.ts'

const formats = [
  ['docx', 'exportDocx'],
  ['html', 'exportHtml'],
  ['md', 'exportMd'],
  ['pdf', 'exportPdf'],
  ['doc', 'exportDoc'],
  ['pages', 'exportPages'],
] as const satisfies readonly (readonly [ExportFormat, keyof typeof messages])[]

/** The text as a file, with or without its sources as footnotes. Open suggestions are left out. */
export function ExportList() {
  const t = useT(messages)
  const { blogId } = useBlogBeside()
  const isAllowed = useFlag('copy-download') !== 'NOT_ALLOWED'
  const [withCitations, setWithCitations] = useState(true)
  const address = (format: ExportFormat) =>
    `/api/blogs/${encodeURIComponent(blogId)}/export/${format}${withCitations ? '' : '?citations=none'}`
  return (
    <section className="flex flex-col gap-3">
      <h2 className="font-medium text-sm">{t('exportTitle')}</h2>
      {isAllowed ? (
        <>
          <Checkbox label={t('exportCitations')} checked={withCitations} onChange={setWithCitations} />
          <div className="flex flex-wrap gap-1.5">
            {formats.map(([format, name]) => (
              <a key={format} href={address(format)} download className={buttonClass('secondary', 'sm')}>
                <FileDown size={14} aria-hidden="true" />
                {t(name)}
              </a>
            ))}
            <a href={address('print')} target="_blank" rel="noreferrer" className={buttonClass('secondary', 'sm')}>
              <Printer size={14} aria-hidden="true" />
              {t('exportPrint')}
            </a>
          </div>
        </>
      ) : (
        <p className="text-ink-2 text-sm">{t('exportRefused')}</p>
      )}
    </section>
  )
}
