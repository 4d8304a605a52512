import type { KeyScope } from '../../../platform/contract/policy.ts'
import type { messages } from './messages.ts'

type Word = keyof typeof messages

/** What each scope of a key is called, and what it covers. */
export const scopeWords = {
  full: { label: 'scopeFull', hint: 'scopeFullHint' },
  read: { label: 'scopeRead', hint: 'scopeReadHint' },
  generate: { label: 'scopeGenerate', hint: 'scopeGenerateHint' },
} as const satisfies Record<KeyScope, { label: Word; hint: Word }>
