import type { ReactNode } from 'react'
import { useT } from '../../../platform/web/i18n/use-t.ts'
import { Button } from '../../../platform/web/ui/Button.tsx'
import { Section } from '../../../platform/web/ui/Page.tsx'
import { messages } from './messages.ts'

interface TicksProps {
  title: string
  text: string
  things: ReadonlyArray<{ id: string; chosen: boolean }>
  onChoose: (chosen: Array<{ id: string; chosen: boolean }>) => void
  children: ReactNode
}

/** A part of the research whose things are chosen by tick, with the ways to tick all or none. */
export function Ticks({ title, text, things, onChoose, children }: TicksProps) {
  const t = useT(messages)
  const setAll = (chosen: boolean) => onChoose(things.map(({ id }) => ({ id, chosen })))
  return (
    <Section
      title={title}
      description={text}
      actions={
        things.length ? (
          <>
            <span className="text-ink-3 text-sm">
              {t('chosenCount', { chosen: things.filter(({ chosen }) => chosen).length, total: things.length })}
            </span>
            <Button size="sm" look="quiet" aria-label={t('tickAllOf', { title })} onClick={() => setAll(true)}>
              {t('tickAll')}
            </Button>
            <Button size="sm" look="quiet" aria-label={t('tickNoneOf', { title })} onClick={() => setAll(false)}>
              {t('tickNone')}
            </Button>
          </>
        ) : null
      }
    >
      {children}
    </Section>
  )
}
