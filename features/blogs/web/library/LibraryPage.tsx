import type { ReactNode } from 'react'
import { useT } from '../../../../platform/web/i18n/use-t.ts'
import { useLibraryIntake } from '../../../../platform/web/library-intake.ts'
import { useAddressValue } from '../../../../platform/web/routing/address.ts'
import { SearchField } from '../../../../platform/web/ui/Input.tsx'
import { Page } from '../../../../platform/web/ui/Page.tsx'
import { BlogList } from './BlogList.tsx'
import { LibraryFilters } from './LibraryFilters.tsx'
import { messages } from './messages.ts'
import { NewBlogButton } from './NewBlogButton.tsx'
import { useBlogActions } from './use-blog-actions.ts'
import { useLibraryFilter } from './use-library.ts'

/** All blogs of a person: finding, arranging, throwing away, bringing in. */
export function LibraryPage() {
  const Intake = useLibraryIntake()
  const { reload } = useBlogActions()
  if (!Intake) return <Library importButton={null} imports={null} />
  return (
    <Intake onAdded={reload}>{({ button, progress }) => <Library importButton={button} imports={progress} />}</Intake>
  )
}

function Library({ importButton, imports }: { importButton: ReactNode; imports: ReactNode }) {
  const t = useT(messages)
  const [query, setQuery] = useAddressValue('q')
  const filter = useLibraryFilter()
  return (
    <Page
      title={t('title')}
      width="wide"
      actions={
        <>
          {importButton}
          <NewBlogButton />
        </>
      }
    >
      {imports}
      <div className="mb-3 flex flex-wrap items-center gap-2">
        <SearchField className="min-w-0 flex-1 basis-40" label={t('search')} value={query} onSearch={setQuery} />
        <LibraryFilters />
      </div>
      <BlogList filter={filter} />
    </Page>
  )
}
