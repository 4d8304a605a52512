import { ArrowUpDown, ListFilter as FilterIcon } from 'lucide-react'
import { useT } from '../i18n/use-t.ts'
import { useAddress, useChangeAddress } from '../routing/address.ts'
import { Button } from './Button.tsx'
import { Chip } from './Chip.tsx'
import { Menu, MenuChoice, MenuChoices } from './Menu.tsx'
import { messages } from './messages.ts'
import { Popover } from './Popover.tsx'
import { Select } from './Select.tsx'

/** One way to narrow or order a list. Its value is in the address under `name`. */
export interface ListFilter {
  name: string
  label: string
  /** What holds when the address says nothing; by default the first choice. */
  byDefault?: string
  choices: readonly { value: string; label: string }[]
  /** Whether what is not among the choices holds too: a project that was archived. */
  takesOthers?: boolean
}

/** Two buttons over a list: its filters, with those that are on as chips, and its order. All of it is kept in the address. */
export function ListFilters({ filters, sort }: { filters: readonly ListFilter[]; sort: ListFilter }) {
  const t = useT(messages)
  const values = useAddress()
  const change = useChangeAddress()
  const set = (filter: ListFilter, value: string) =>
    change({ [filter.name]: value === defaultOf(filter) ? undefined : value })
  const on = filters.filter((filter) => chosenIn(filter, values) !== defaultOf(filter))
  const order = chosenIn(sort, values)
  return (
    <>
      <Popover
        align="end"
        label={t('filter')}
        trigger={
          <Button icon={<FilterIcon size={14} aria-hidden="true" />}>
            {t('filter')}
            {on.length ? (
              <>
                {' '}
                <span className="rounded-full bg-accent px-1.5 text-accent-ink text-xs tabular-nums">{on.length}</span>{' '}
                <span className="sr-only">{t('filtersOn', { count: on.length })}</span>
              </>
            ) : null}
          </Button>
        }
      >
        <div className="flex flex-col gap-3">
          {filters.map((filter) => (
            <Select
              key={filter.name}
              label={filter.label}
              choices={filter.choices}
              value={chosenIn(filter, values)}
              onChange={(value) => set(filter, value)}
            />
          ))}
          <Button
            className="self-start"
            disabled={on.length === 0}
            onClick={() => change(Object.fromEntries(filters.map(({ name }) => [name, undefined])))}
          >
            {t('clear')}
          </Button>
        </div>
      </Popover>
      <Menu
        align="end"
        trigger={
          <Button
            icon={<ArrowUpDown size={14} aria-hidden="true" />}
            aria-label={t('sortedBy', { order: labelOf(sort, order) })}
          >
            {t('sort')}
          </Button>
        }
      >
        <MenuChoices label={sort.label} value={order} onChange={(value) => set(sort, value)}>
          {sort.choices.map(({ value, label }) => (
            <MenuChoice key={value} value={value}>
              {label}
            </MenuChoice>
          ))}
        </MenuChoices>
      </Menu>
      {on.length ? (
        <ul aria-label={t('activeFilters')} className="flex w-full flex-wrap gap-1.5">
          {on.map((filter) => (
            <li key={filter.name} className="max-w-full">
              <Chip
                removeLabel={t('removeFilter', { name: filter.label })}
                onRemove={() => change({ [filter.name]: undefined })}
              >
                {filter.label}: {labelOf(filter, chosenIn(filter, values))}
              </Chip>
            </li>
          ))}
        </ul>
      ) : null}
    </>
  )
}

function defaultOf({ byDefault, choices }: ListFilter): string {
  return byDefault ?? choices[0]?.value ?? ''
}

function chosenIn(filter: ListFilter, values: Readonly<Record<string, string>>): string {
  const value = values[filter.name]
  const isKnown = value !== undefined && filter.choices.some((choice) => choice.value === value)
  return value !== undefined && (isKnown || filter.takesOthers) ? value : defaultOf(filter)
}

function labelOf({ choices }: ListFilter, value: string): string {
  return choices.find((choice) => choice.value === value)?.label ?? value
}
