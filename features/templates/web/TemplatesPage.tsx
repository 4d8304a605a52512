import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Download, Plus, Upload } from 'lucide-react'
import { useDeferredValue, useState } from 'react'
import { useFormat } from '../../../platform/web/i18n/use-format.ts'
import { useT } from '../../../platform/web/i18n/use-t.ts'
import { useAddressValue } from '../../../platform/web/routing/address.ts'
import { Badge } from '../../../platform/web/ui/Badge.tsx'
import { Button } from '../../../platform/web/ui/Button.tsx'
import { buttonClass } from '../../../platform/web/ui/button.ts'
import { EmptyState } from '../../../platform/web/ui/EmptyState.tsx'
import { SearchField } from '../../../platform/web/ui/Input.tsx'
import { Loaded } from '../../../platform/web/ui/Loaded.tsx'
import { Page } from '../../../platform/web/ui/Page.tsx'
import { Tabs } from '../../../platform/web/ui/Tabs.tsx'
import { FavouriteStar, useFavourites } from '../../accounts/web/favourites-door.ts'
import { type ListedTemplate, templatesApi } from './api.ts'
import { downloadTemplates } from './download.ts'
import { ImportDialog } from './ImportDialog.tsx'
import { messages } from './messages.ts'
import { toolOf } from './template-form.ts'

/** Templates of one page of a list. */
const MOST = 200

/** `/templates`: one’s own templates, and the gallery of those that everybody sees. */
export function TemplatesPage() {
  const t = useT(messages)
  const [view, setView] = useAddressValue('view', 'public')
  const [query, setQuery] = useAddressValue('q')
  const [isImporting, setImporting] = useState(false)
  return (
    <Page
      title={t('title')}
      description={t('description')}
      width="wide"
      actions={
        <>
          <Button icon={<Upload size={14} aria-hidden="true" />} onClick={() => setImporting(true)}>
            {t('import')}
          </Button>
          {view === 'own' ? (
            <Button icon={<Download size={14} aria-hidden="true" />} onClick={() => void downloadTemplates()}>
              {t('export')}
            </Button>
          ) : null}
          <Link to="/templates/new" className={buttonClass('primary')}>
            <Plus size={15} aria-hidden="true" />
            {t('newTemplate')}
          </Link>
        </>
      }
    >
      <SearchField className="mb-4 max-w-sm" label={t('search')} value={query} onSearch={setQuery} />
      <Tabs
        label={t('title')}
        value={view}
        onChange={setView}
        tabs={[
          { id: 'public', label: t('gallery'), content: <TemplateList which="gallery" query={query} /> },
          { id: 'own', label: t('own'), content: <TemplateList which="list" query={query} /> },
        ]}
      />
      {isImporting ? (
        <ImportDialog
          onClose={() => setImporting(false)}
          onDone={() => {
            setImporting(false)
            setView('own')
          }}
        />
      ) : null}
    </Page>
  )
}

function TemplateList({ which, query }: { which: 'gallery' | 'list'; query: string }) {
  const t = useT(messages)
  const wanted = useDeferredValue(query.trim())
  const list = useQuery({
    ...templatesApi.query[which].queryOptions({ input: { query: wanted || undefined, end_count: MOST } }),
    placeholderData: (before) => before,
  })
  const { favourites } = useFavourites()
  const isMarked = (one: ListedTemplate) => favourites.includes(toolOf(one))
  const empty = wanted ? (
    <p className="mt-4 text-ink-2">{t('noneFound')}</p>
  ) : (
    <EmptyState title={t('none')}>{t('noneText')}</EmptyState>
  )
  return (
    <Loaded from={list} isEmpty={({ total }) => total === 0} empty={empty}>
      {({ templates }) => (
        <ul className="mt-4 grid grid-cols-1 gap-3 sm:grid-cols-2 lg:grid-cols-3">
          {templates
            .toSorted((a, b) => Number(isMarked(b)) - Number(isMarked(a)))
            .map((template) => (
              <TemplateCard key={template.id} template={template} />
            ))}
        </ul>
      )}
    </Loaded>
  )
}

function TemplateCard({ template }: { template: ListedTemplate }) {
  const t = useT(messages)
  const format = useFormat()
  const { id, title, description, formula, kind, state, uses, variable_count, shared_to_team } = template
  return (
    <li className="relative flex min-h-28 flex-col rounded-lg border border-line bg-paper p-4 transition-colors hover:border-ink-3">
      <h2 className="break-words pe-8 font-medium" lang={kind === 'shipped' ? 'en' : undefined}>
        <Link to={`/templates/${id}`} className="after:absolute after:inset-0 after:rounded-lg">
          {title}
        </Link>
      </h2>
      <FavouriteStar name={toolOf(template)} title={title} />
      <p className="mt-1 line-clamp-2 text-ink-2 text-sm" lang={kind === 'shipped' ? 'en' : undefined}>
        {description || formula}
      </p>
      <p className="mt-auto flex flex-wrap items-center gap-2 pt-3 text-ink-3 text-xs">
        <span>{t('fields', { count: variable_count })}</span>
        {uses > 0 ? <span>{t('uses', { count: uses, shown: format.number(uses) })}</span> : null}
        {kind === 'shipped' ? <Badge>{t('shipped')}</Badge> : null}
        {kind === 'own' && state !== 'private' ? <Badge>{t(`state_${state}`)}</Badge> : null}
        {shared_to_team ? <Badge>{t('shared')}</Badge> : null}
      </p>
    </li>
  )
}
