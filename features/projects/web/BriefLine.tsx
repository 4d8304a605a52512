import type { Brief } from '../../../platform/contract/brief.ts'
import { useT } from '../../../platform/web/i18n/use-t.ts'
import { messages } from './brief-messages.ts'

/** A brief in one line. */
export function BriefLine({ brief }: { brief: Brief }) {
  const t = useT(messages)
  const said = [
    t(`purpose_${brief.purpose}`),
    brief.audience || t(`readersKnow_${brief.reader_level}`),
    t('briefWords', { words: brief.words }),
    brief.call_to_action,
    brief.keyphrase ? `“${brief.keyphrase}”` : '',
  ]
  return <>{said.filter(Boolean).join(' · ')}</>
}
