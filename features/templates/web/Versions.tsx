import { useQuery } from '@tanstack/react-query'
import { useFormat } from '../../../platform/web/i18n/use-format.ts'
import { useT } from '../../../platform/web/i18n/use-t.ts'
import { Button } from '../../../platform/web/ui/Button.tsx'
import { Loaded } from '../../../platform/web/ui/Loaded.tsx'
import { Section } from '../../../platform/web/ui/Page.tsx'
import { toast } from '../../../platform/web/ui/toasts.ts'
import { templatesApi, type WholeTemplate } from './api.ts'
import { messages } from './messages.ts'
import { useTemplateActions } from './use-template-actions.ts'

/** What a template was, to read and to go back to. */
export function Versions({ template: { id, version: current } }: { template: WholeTemplate }) {
  const t = useT(messages)
  const format = useFormat()
  const { done } = useTemplateActions()
  const restore = async (version: number) => {
    if (await done(templatesApi.call.revert({ id, version })))
      toast({ text: t('restored', { version: String(version) }) })
  }
  const versions = useQuery(templatesApi.query.versions.queryOptions({ input: { id } }))
  return (
    <Section title={t('versions')} description={t('versionsText', { version: String(current) })}>
      <Loaded
        from={versions}
        isEmpty={({ versions: list }) => list.length === 0}
        empty={<p className="text-ink-2 text-sm">{t('noVersions')}</p>}
      >
        {({ versions: list }) => (
          <ul className="divide-y divide-line border-line border-y">
            {list.map(({ version, title, body, created_date }) => (
              <li key={version} className="py-2">
                <details>
                  <summary className="flex cursor-pointer items-baseline gap-3 py-1 text-sm">
                    <span className="min-w-0 flex-1 truncate">
                      {t('versionTitle', { version: String(version), title })}
                    </span>
                    <span className="shrink-0 text-ink-3 text-xs">{format.moment(created_date)}</span>
                  </summary>
                  <pre className="my-2 whitespace-pre-wrap break-words rounded-md bg-wash p-3 font-sans text-sm">
                    {body}
                  </pre>
                  <Button size="sm" onClick={() => void restore(version)}>
                    {t('restoreVersion')}
                  </Button>
                </details>
              </li>
            ))}
          </ul>
        )}
      </Loaded>
    </Section>
  )
}
