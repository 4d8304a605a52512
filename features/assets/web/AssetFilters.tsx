import { useT } from '../../../platform/web/i18n/use-t.ts'
import { useAddressValue } from '../../../platform/web/routing/address.ts'
import { Select } from '../../../platform/web/ui/Select.tsx'
import { messages } from './messages.ts'

const ALL = 'all'

/** What the list is narrowed to and how it is ordered; kept in the address. */
export function AssetFilters({ tags }: { tags: readonly { tag: string; count: number }[] }) {
  const t = useT(messages)
  const [tag, setTag] = useAddressValue('tag', ALL)
  const known = tags.some((one) => one.tag === tag) || tag === ALL ? tags : [{ tag, count: 0 }, ...tags]
  return (
    <div className="grid w-full grid-cols-2 gap-2 sm:flex sm:w-auto sm:flex-wrap">
      <Filter
        name="kind"
        label={t('kind')}
        choices={[
          { value: ALL, label: t('kindAll') },
          { value: 'file', label: t('kindFile') },
          { value: 'url', label: t('kindUrl') },
          { value: 'domain', label: t('kindDomain') },
        ]}
      />
      <Filter
        name="state"
        label={t('state')}
        choices={[
          { value: ALL, label: t('stateAll') },
          { value: 'ready', label: t('ready') },
          { value: 'reading', label: t('reading') },
          { value: 'queued', label: t('queued') },
          { value: 'failed', label: t('failed') },
        ]}
      />
      {known.length > 0 ? (
        <Select
          className="sm:w-36"
          label={t('tag')}
          labelHidden
          value={tag}
          onChange={setTag}
          choices={[{ value: ALL, label: t('tagAll') }, ...known.map((one) => ({ value: one.tag, label: one.tag }))]}
        />
      ) : null}
      <Filter
        name="origin"
        label={t('origin')}
        choices={[
          { value: 'added', label: t('originAdded') },
          { value: 'search', label: t('originSearch') },
          { value: 'any', label: t('originAny') },
        ]}
      />
      <Filter
        name="order"
        label={t('order')}
        choices={[
          { value: 'newest', label: t('orderNewest') },
          { value: 'oldest', label: t('orderOldest') },
          { value: 'title', label: t('orderTitle') },
          { value: 'read', label: t('orderRead') },
        ]}
      />
    </div>
  )
}

interface FilterProps {
  name: string
  label: string
  /** The first one is what holds when nothing is chosen. */
  choices: readonly { value: string; label: string }[]
}

function Filter({ name, label, choices }: FilterProps) {
  const known = choices.map((choice) => choice.value)
  const [value, setValue] = useAddressValue(name, known[0], known)
  return <Select className="sm:w-36" label={label} labelHidden value={value} onChange={setValue} choices={choices} />
}
