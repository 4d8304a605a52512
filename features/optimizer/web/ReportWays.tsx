import { FileDown, Link2, Link2Off } from 'lucide-react'
import { useT } from '../../../platform/web/i18n/use-t.ts'
import { MenuItem } from '../../../platform/web/ui/Menu.tsx'
import { messages } from './messages.ts'
import { savePdf } from './save-pdf.ts'

interface ReportWaysProps {
  isShared: boolean
  onShare: () => void
  onRevoke: () => void
  /** Where its files are: the format follows. */
  files: string
}

/** The ways in which a report leaves, as items of its menu: as a page for others, and as a file. */
export function ReportWays({ isShared, onShare, onRevoke, files }: ReportWaysProps) {
  const t = useT(messages)
  return (
    <>
      {isShared ? (
        <MenuItem icon={<Link2Off size={15} aria-hidden="true" />} onSelect={onRevoke}>
          {t('revokeReport')}
        </MenuItem>
      ) : (
        <MenuItem icon={<Link2 size={15} aria-hidden="true" />} onSelect={onShare}>
          {t('shareReport')}
        </MenuItem>
      )}
      <MenuItem icon={<FileDown size={15} aria-hidden="true" />} onSelect={() => location.assign(`${files}/html`)}>
        {t('reportAsHtml')}
      </MenuItem>
      <MenuItem icon={<FileDown size={15} aria-hidden="true" />} onSelect={() => void savePdf(`${files}/pdf`)}>
        {t('reportAsPdf')}
      </MenuItem>
      <MenuItem icon={<FileDown size={15} aria-hidden="true" />} onSelect={() => location.assign(`${files}/md`)}>
        {t('reportAsMarkdown')}
      </MenuItem>
    </>
  )
}
