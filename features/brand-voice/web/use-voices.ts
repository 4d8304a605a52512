import { useQuery } from '@tanstack/react-query'
import { useFlag } from '../../../platform/web/flags/flags.ts'
import { NO_VOICE } from '../../voices/contract.ts'
import { brandVoiceApi } from './api.ts'

/** Most voices that can be chosen from. */
const MOST_VOICES = 200

/** The voices that a person can choose from; none while that is not known, and where voices are off. */
export function useVoices() {
  const isOff = useFlag('brand-voice') === 'NOT_ALLOWED'
  const { data } = useQuery({
    ...brandVoiceApi.query.list.queryOptions({ input: { end_count: MOST_VOICES } }),
    enabled: !isOff,
  })
  const voices = (!isOff && data?.brand_voice_entries) || []
  return {
    voices,
    /** A choice as it holds: a voice that was deleted meanwhile is as if none had been named. */
    asItHolds: (voice: string | null) => (voice === NO_VOICE || voices.some(({ id }) => id === voice) ? voice : null),
  }
}
