import { useT } from '../../../../platform/web/i18n/use-t.ts'
import { Select } from '../../../../platform/web/ui/Select.tsx'
import type { LinkSetup } from './link-setup.ts'
import { messages } from './messages.ts'
import { LIBRARY } from './use-targets.ts'

interface SourceSelectProps {
  setup: LinkSetup
  value: string
  onChange: (source: string) => void
}

/** What links may lead to: blogs, the pages of a website, or of a list. */
export function SourceSelect({ setup, value, onChange }: SourceSelectProps) {
  const t = useT(messages)
  const pagesOf = ({ id, title, pages }: { id: string; title: string; pages: number }) => ({
    value: id,
    label: t('sitePages', { title, count: pages }),
  })
  return (
    <Select
      label={t('targets')}
      value={value}
      onChange={onChange}
      choices={[
        { value: LIBRARY, label: t('library', { count: setup.blogs }) },
        ...setup.sites.map(pagesOf),
        ...setup.lists.map(pagesOf),
      ]}
    />
  )
}
