import { useT } from '../../../platform/web/i18n/use-t.ts'
import { Button } from '../../../platform/web/ui/Button.tsx'
import { DropArea } from '../../../platform/web/ui/DropArea.tsx'
import { useFormState } from '../../../platform/web/ui/form-state.ts'
import { TextArea } from '../../../platform/web/ui/Input.tsx'
import { Refused, SourceChoices, UploadButton, Uploads } from '../../assets/web/adding-door.ts'
import { messages } from './messages.ts'
import type { VoiceSources } from './use-voice-sources.ts'

/** The files and web pages that a voice is measured on: uploaded or added here, or chosen among one's sources. */
export function SourceFields({ sources }: { sources: VoiceSources }) {
  const t = useT(messages)
  const form = useFormState()
  const { assets, chosen, choose, addresses, setAddresses, refused, addFiles, addAddresses, isAdding, reading } =
    sources
  const problem = form?.problems.asset_ids
  const handleChoose = (ids: string[]) => {
    form?.clearProblem('asset_ids')
    choose(ids)
  }
  return (
    <DropArea label={t('sources')} hint={t('dropHere')} onFiles={addFiles} className="flex flex-col gap-4">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <UploadButton look="secondary" onFiles={addFiles} />
        <p className="min-w-0 flex-1 basis-60 text-ink-3 text-xs">{t('filesHint')}</p>
      </div>
      <div className="flex flex-col items-start gap-2">
        <TextArea
          className="w-full"
          label={t('addresses')}
          name="urls"
          inputMode="url"
          hint={t('onePerLine')}
          rows={2}
          value={addresses}
          onChange={(event) => setAddresses(event.target.value)}
        />
        <Button size="sm" disabled={!addresses.trim()} busy={isAdding} onClick={() => void addAddresses()}>
          {t('addPages')}
        </Button>
        {refused.length > 0 ? <Refused refused={refused} /> : null}
      </div>
      <Uploads {...sources} />
      <fieldset name="asset_ids" className="flex min-w-0 flex-col gap-2">
        <legend className="mb-1 font-medium text-sm">{t('measureOn')}</legend>
        {assets.length > 0 ? (
          <SourceChoices assets={assets} chosen={chosen} onChange={handleChoose} />
        ) : (
          <p className="text-ink-3 text-xs">{t('noSources')}</p>
        )}
        <p role="status" className="text-ink-2 text-xs empty:hidden">
          {reading > 0 ? t('reading', { count: reading }) : ''}
        </p>
        {problem ? (
          <p role="alert" className="text-disputed text-xs">
            {problem}
          </p>
        ) : null}
      </fieldset>
    </DropArea>
  )
}
