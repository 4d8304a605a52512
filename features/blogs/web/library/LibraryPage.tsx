import { useT } from '../../../../platform/web/i18n/use-t.ts'
import { useAddressValue } from '../../../../platform/web/routing/address.ts'
import { DropArea } from '../../../../platform/web/ui/DropArea.tsx'
import { SearchField } from '../../../../platform/web/ui/Input.tsx'
import { Page } from '../../../../platform/web/ui/Page.tsx'
import { BlogList } from './BlogList.tsx'
import { ImportMenu } from './ImportMenu.tsx'
import { Imports } from './Imports.tsx'
import { LibraryFilters } from './LibraryFilters.tsx'
import { messages } from './messages.ts'
import { NewBlogButton } from './NewBlogButton.tsx'
import { useImports } from './use-imports.ts'
import { useLibraryFilter } from './use-library.ts'

/** All blogs of a person: finding, arranging, throwing away, bringing in. */
export function LibraryPage() {
  const t = useT(messages)
  const [query, setQuery] = useAddressValue('q')
  const filter = useLibraryFilter()
  const imports = useImports()
  return (
    <DropArea label={t('title')} hint={t('dropHere')} onFiles={imports.addFiles}>
      <Page
        title={t('title')}
        width="wide"
        actions={
          <>
            <ImportMenu onFiles={imports.addFiles} />
            <NewBlogButton />
          </>
        }
      >
        <Imports {...imports} />
        <div className="mb-3 flex flex-wrap items-end gap-2">
          <SearchField className="min-w-0 flex-1 basis-64" label={t('search')} value={query} onSearch={setQuery} />
          <LibraryFilters />
        </div>
        <BlogList filter={filter} />
      </Page>
    </DropArea>
  )
}
