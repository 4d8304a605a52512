import type { Translate } from '../../../../platform/web/i18n/use-t.ts'
import type { BlogState } from '../../contract.ts'
import type { messages } from './messages.ts'

/** What the states of a text are called, in the order in which a text goes through them. */
export function stateWords(t: Translate<typeof messages>): [BlogState, string][] {
  return [
    ['draft', t('draft')],
    ['in-review', t('inReview')],
    ['changes-asked', t('changesAsked')],
    ['approved', t('approved')],
    ['published', t('published')],
  ]
}
