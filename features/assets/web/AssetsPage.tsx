import { asFailure } from '../../../platform/web/api/failure.ts'
import { useT } from '../../../platform/web/i18n/use-t.ts'
import { useAddressValue } from '../../../platform/web/routing/address.ts'
import { DropArea } from '../../../platform/web/ui/DropArea.tsx'
import { SearchField } from '../../../platform/web/ui/Input.tsx'
import { Page, Section } from '../../../platform/web/ui/Page.tsx'
import { toast } from '../../../platform/web/ui/toasts.ts'
import { AddSources, addressesIn, UploadButton } from './AddSources.tsx'
import { AssetFilters } from './AssetFilters.tsx'
import { AssetList } from './AssetList.tsx'
import { FoundPassages } from './FoundPassages.tsx'
import { useLiveAssets } from './live-assets.ts'
import { messages } from './messages.ts'
import { Uploads } from './Uploads.tsx'
import { useAdditions } from './use-additions.ts'
import { useAssetList } from './use-asset-list.ts'
import { usePasted } from './use-pasted.ts'

/** A person's sources: adding, watching them being read, finding them and what they say. */
export function AssetsPage() {
  const t = useT(messages)
  const additions = useAdditions()
  const [query, setQuery] = useAddressValue('q')
  const words = query.trim()
  const list = useAssetList()
  useLiveAssets()
  const handleFiles = (files: File[]) => void additions.addFiles(files)
  const handleAddresses = (text: string) =>
    void additions.addUrls(addressesIn(text)).catch((error: unknown) => toast({ failure: asFailure(error) }))
  usePasted({ onFiles: handleFiles, onAddresses: handleAddresses })
  return (
    <DropArea label={t('sources')} hint={t('dropHere')} onFiles={handleFiles}>
      <Page
        title={t('title')}
        description={t('description')}
        width="wide"
        actions={<UploadButton onFiles={handleFiles} />}
      >
        <AddSources additions={additions} className="mb-8" />
        <Uploads {...additions} />
        <div className="mb-3 flex flex-wrap items-center gap-2">
          <SearchField className="min-w-0 flex-1 basis-40" label={t('search')} value={query} onSearch={setQuery} />
          <AssetFilters tags={list.tags} />
        </div>
        {words ? (
          <>
            <FoundPassages query={words} heading={t('inText')} />
            <Section title={t('inNames')}>
              <AssetList list={list} />
            </Section>
          </>
        ) : (
          <AssetList list={list} />
        )}
      </Page>
    </DropArea>
  )
}
