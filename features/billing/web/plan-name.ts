import type { Translate } from '../../../platform/web/i18n/use-t.ts'
import type { messages } from './messages.ts'

type Words = Translate<typeof messages>

/** A plan's id as people call it: `premium-tier-3-monthly-june-2024` is “Premium 3, billed monthly”. */
export function planName(id: string, t: Words): string {
  const family = familyName(id, t)
  if (/annual/.test(id)) return `${family}, ${t('annual')}`
  return /monthly/.test(id) ? `${family}, ${t('monthly')}` : family
}

function familyName(id: string, t: Words): string {
  if (id.startsWith('premium')) return t('premium', { tier: /tier-(\d)/.exec(id)?.[1] ?? '' })
  if (id.startsWith('team')) return t('team')
  if (id.startsWith('agency')) return t('agency')
  if (id.startsWith('freelancer')) return t('freelancer')
  if (id.startsWith('pro-')) return t('pro')
  if (id.startsWith('pay-as-you-go')) return t('payAsYouGo')
  if (id.includes('lifetime') || id.startsWith('ltd')) return t('lifetime')
  if (id.includes('trial')) return t('trial')
  if (id.startsWith('byok')) return t('byok')
  if (id === 'custom') return t('custom')
  return id === 'enterprise' ? t('enterprise') : t('free')
}
