import { Tabs as Base } from '@base-ui/react/tabs'
import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { subTabClass, tabClass } from './tabs.ts'

interface Tab {
  id: string
  label: string
  icon?: ReactNode
  content: ReactNode
}

interface TabsProps {
  label: string
  tabs: readonly Tab[]
  value?: string
  defaultValue?: string
  onChange?: (id: string) => void
  /** `within`: the tabs divide what another tab shows. */
  look?: 'top' | 'within'
  className?: string
}

/** Several views of one thing in one place. Arrow keys move between the tabs. */
export function Tabs({ label, tabs, value, defaultValue, onChange, look = 'top', className }: TabsProps) {
  const isTop = look === 'top'
  return (
    <Base.Root
      value={value}
      defaultValue={defaultValue ?? tabs[0]?.id}
      onValueChange={(id: string) => onChange?.(id)}
      className={className}
    >
      <Base.List
        aria-label={label}
        className={clsx('relative flex flex-wrap', isTop ? 'gap-x-1 border-line border-b' : 'gap-1')}
      >
        {tabs.map((tab) => (
          <Base.Tab key={tab.id} value={tab.id} className={isTop ? tabClass : subTabClass}>
            {tab.icon}
            {tab.label}
          </Base.Tab>
        ))}
      </Base.List>
      {tabs.map((tab) => (
        <Base.Panel key={tab.id} value={tab.id} className="pt-4 outline-offset-4">
          {tab.content}
        </Base.Panel>
      ))}
    </Base.Root>
  )
}
