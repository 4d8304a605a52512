import { useT } from '../../../platform/web/i18n/use-t.ts'
import { useOpenSources } from '../../accounts/web/open-sources-door.ts'
import { Cost } from '../../billing/web/cost-door.ts'
import { useWriter } from '../../models/web/has-model-door.ts'
import { messages } from './ahead-messages.ts'

/** A model of this server suggests viewpoints and reads the sources, each for a credit. */
const CREDITS = 2

/** What a topic alone sets off where open sources are on, and what it costs. */
export function ResearchAhead() {
  const t = useT(messages)
  const isOpen = useOpenSources()
  const writer = useWriter()
  if (!isOpen) return null
  return (
    <span className="text-ink-3 text-sm">
      {t('ahead')} {writer === 'server' ? <Cost credits={CREDITS} /> : null}
    </span>
  )
}
