import { useFormat } from '../../../../platform/web/i18n/use-format.ts'
import { useT } from '../../../../platform/web/i18n/use-t.ts'
import { Checkbox } from '../../../../platform/web/ui/Checkbox.tsx'
import type { OriginalityOptionsShape } from '../../contract.ts'
import { useSheet } from '../sheet/sheet.ts'
import { messages } from './messages.ts'
import type { useScope } from './use-check.ts'

interface CompareWithProps {
  scope: NonNullable<ReturnType<typeof useScope>['data']>
  options: OriginalityOptionsShape
  onChange: (options: OriginalityOptionsShape) => void
}

/** What there is to compare with on this server, each to be had or left. */
export function CompareWith({ scope, options, onChange }: CompareWithProps) {
  const t = useT(messages)
  const format = useFormat()
  const { origin } = useSheet()
  const providers = [...scope.search, ...(scope.copyscape ? ['Copyscape'] : [])]
  const blogs = Math.max(0, scope.blogs - (origin.blog_id ? 1 : 0))
  const assets = Math.max(0, scope.assets - (origin.asset_id ? 1 : 0))
  return (
    <fieldset className="flex flex-col gap-2.5">
      <legend className="mb-2 font-medium text-sm">{t('compareWith')}</legend>
      <Checkbox
        label={t('library', { count: blogs })}
        hint={t('libraryHint')}
        checked={options.library}
        onChange={(library) => onChange({ ...options, library })}
      />
      <Checkbox
        label={t('assets', { count: assets })}
        hint={t('assetsHint')}
        checked={options.assets}
        onChange={(chosen) => onChange({ ...options, assets: chosen })}
      />
      <Checkbox
        label={t('web')}
        hint={providers.length > 0 ? t('webBy', { names: format.list(providers.map(asName)) }) : t('noWeb')}
        checked={options.search && providers.length > 0}
        disabled={providers.length === 0}
        onChange={(search) => onChange({ ...options, search })}
      />
    </fieldset>
  )
}

const names: Record<string, string> = { searxng: 'SearXNG', brave: 'Brave Search', serper: 'Serper', tavily: 'Tavily' }

/** A provider's name as its makers write it. */
export function asName(provider: string): string {
  return names[provider] ?? provider
}
