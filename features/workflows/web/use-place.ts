import { useT } from '../../../platform/web/i18n/use-t.ts'
import { messages } from './messages.ts'

/** Says where words are in their source: its page, or the heading over them. */
export function usePlace(): (at: { place: string; page?: number }) => string {
  const t = useT(messages)
  return ({ place, page }) => (page ? t('page', { page }) : place)
}
