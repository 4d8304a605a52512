import { useT } from '../../../platform/web/i18n/use-t.ts'
import { Loaded } from '../../../platform/web/ui/Loaded.tsx'
import { TabTitle } from '../../../platform/web/ui/Page.tsx'
import { DownloadModels } from './DownloadModels.tsx'
import { messages } from './messages.ts'
import { OnBoardModels } from './OnBoardModels.tsx'
import { ServerModelList } from './ServerModelList.tsx'
import { useModels } from './use-models.ts'
import { WhichModel } from './WhichModel.tsx'

/** The models of this server, and more of them for whoever it belongs to. */
export function ModelsPage() {
  const t = useT(messages)
  const models = useModels()
  return (
    <>
      <TabTitle title={t('models')} />
      <Loaded from={models}>
        {(listed) => (
          <>
            <RefusedSettings settings={listed.refused_settings} />
            <ServerModelList listed={listed} />
            <WhichModel />
            {listed.may_pull ? <OnBoardModels listed={listed} /> : null}
            {listed.may_pull ? <DownloadModels listed={listed} /> : null}
          </>
        )}
      </Loaded>
    </>
  )
}

/** For whoever runs the server: keys that do not work. */
function RefusedSettings({ settings }: { settings: readonly string[] }) {
  const t = useT(messages)
  if (settings.length === 0) return null
  return (
    <p role="alert" className="mb-6 rounded-md bg-disputed-wash p-3 text-disputed text-sm">
      {t('refused', { settings: settings.join(', ') })}
    </p>
  )
}
