import { useT } from '../../../platform/web/i18n/use-t.ts'
import { messages } from './messages.ts'

/** What people call a rule, by its name on the wire. */
export function useRuleName(): (rule: { rule: string; about: string | null }) => string {
  const t = useT(messages)
  return ({ rule, about }) => t('ruleName', { rule, about: about ?? '' })
}
