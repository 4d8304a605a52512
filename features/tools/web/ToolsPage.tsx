import { Link, useRouter } from '@tanstack/react-router'
import { useFlags } from '../../../platform/web/flags/flags.ts'
import { useT } from '../../../platform/web/i18n/use-t.ts'
import { useAddressValue } from '../../../platform/web/routing/address.ts'
import { Badge } from '../../../platform/web/ui/Badge.tsx'
import { SearchField } from '../../../platform/web/ui/Input.tsx'
import { Page, Section } from '../../../platform/web/ui/Page.tsx'
import { FavouriteStar, useFavourites } from '../../accounts/web/favourites-door.ts'
import { toolForms, toolGroups } from '../../generators/contract.ts'
import { useHasModel } from '../../models/web/has-model-door.ts'
import { messages } from './messages.ts'
import { otherPages } from './other-pages.ts'

/** A tool as the list shows it. */
interface Listed {
  tool: string
  label: string
  summary: string
  group: string
  path: string
  flag: string
  needsModel: boolean
}

/** `/standalones`: every tool, those that are marked first. */
export function ToolsPage() {
  const t = useT(messages)
  const [query, setQuery] = useAddressValue('q')
  const { favourites } = useFavourites()
  const tools = useTools().filter(({ label, summary, tool }) => isFound(query, [label, summary, tool]))
  const marked = favourites.flatMap((name) => tools.filter(({ tool }) => tool === name))
  const groups = ['check', ...toolGroups].map((group) => ({
    group,
    list: tools.filter((one) => one.group === group && !favourites.includes(one.tool)),
  }))
  return (
    <Page title={t('title')} description={t('description')} width="wide">
      <SearchField className="mb-6 max-w-sm" label={t('search')} value={query} onSearch={setQuery} />
      {tools.length === 0 ? <p className="text-ink-2">{t('noneFound')}</p> : null}
      {marked.length > 0 ? (
        <Section title={t('favourites')}>
          <ToolGrid tools={marked} />
        </Section>
      ) : null}
      {groups.map(({ group, list }) =>
        list.length > 0 ? (
          <Section key={group} title={t(`group_${group}` as 'group_ideas')}>
            <ToolGrid tools={list} />
          </Section>
        ) : null,
      )}
    </Page>
  )
}

/** Every tool that the person's flags open. */
function useTools(): Listed[] {
  const t = useT(messages)
  const { state } = useFlags()
  const forms = toolForms.map((form) => ({ ...form, path: `/standalones/${form.tool}` }))
  const pages: Record<string, unknown> = useRouter().routesByPath
  const others = Object.entries(otherPages)
    .filter(([, { route }]) => route in pages)
    .map(([tool, { label, summary, path, flag }]) => ({
      tool,
      label: t(label),
      summary: t(summary),
      group: 'check',
      path,
      flag,
      needsModel: false,
    }))
  return [...others, ...forms].filter(({ flag }) => state(flag) !== 'NOT_ALLOWED')
}

function isFound(query: string, texts: readonly string[]): boolean {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean)
  const text = texts.join(' ').toLowerCase()
  return words.every((word) => text.includes(word))
}

function ToolGrid({ tools }: { tools: readonly Listed[] }) {
  return (
    <ul className="grid grid-cols-1 gap-3 sm:grid-cols-2 lg:grid-cols-3">
      {tools.map((tool) => (
        <ToolCard key={tool.tool} {...tool} />
      ))}
    </ul>
  )
}

function ToolCard({ tool, label, summary, path, needsModel }: Listed) {
  const t = useT(messages)
  const hasModel = useHasModel()
  return (
    <li
      lang="en"
      className="relative flex min-h-24 flex-col rounded-lg border border-line bg-paper p-4 transition-colors hover:border-ink-3"
    >
      <h3 className="pe-8 font-medium">
        <Link to={path} className="after:absolute after:inset-0 after:rounded-lg">
          {label}
        </Link>
      </h3>
      <p className="mt-1 text-ink-2 text-sm">{summary}</p>
      {needsModel && hasModel === false ? (
        <p className="mt-2">
          <Badge tone="unsure">{t('needsModel')}</Badge>
        </p>
      ) : null}
      <FavouriteStar name={tool} title={label} />
    </li>
  )
}
