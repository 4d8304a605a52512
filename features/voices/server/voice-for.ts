import { voiceSentences } from '../../../engines/voice/index.ts'
import { refuse } from '../../../platform/contract/failures.ts'
import type { Owner } from '../../../platform/contract/policy.ts'
import type { Deps } from '../../../platform/server/deps.ts'
import { NO_VOICE, type Voice } from '../contract.ts'
import { type VoiceRow, voiceOf, voiceOfProject } from './store.ts'

type Needs = Pick<Deps, 'db'>

/** A voice of the owner's; 404 for a deleted one, somebody else's, or none. */
export async function requireVoice({ db }: Needs, { ownerId }: Owner, id: string): Promise<VoiceRow> {
  return (await voiceOf(db, ownerId, id)) ?? refuse('not-found')
}

/** 404 for a choice that names a voice the owner has not. The project's own, and none, can always be chosen. */
export async function requireVoiceChoice(deps: Needs, owner: Owner, choice: string | null | undefined): Promise<void> {
  if (choice && choice !== NO_VOICE) await requireVoice(deps, owner, choice)
}

/** Which voice a text is written in: none where that is chosen, the one that is named and still there, else the default of its project. */
export async function voiceFor(
  { db }: Needs,
  { ownerId }: Owner,
  wish: { voiceId?: string | null | undefined; projectId?: string | null | undefined },
): Promise<Voice | null> {
  if (wish.voiceId === NO_VOICE) return null
  const named = wish.voiceId ? await voiceOf(db, ownerId, wish.voiceId) : null
  const row = named ?? (wish.projectId ? await voiceOfProject(db, ownerId, wish.projectId) : null)
  return row && { ...voicePick(row), summary: isMeasured(row) ? '' : row.summary }
}

function voicePick({ name, rules, tone, samples }: VoiceRow): Omit<Voice, 'summary'> {
  return { name, rules, tone, samples }
}

/** Nobody has edited what was measured: the samples show it better than its figures tell it. */
function isMeasured({ measures, summary, samples }: VoiceRow): boolean {
  return samples.length > 0 && measures !== null && summary === voiceSentences(measures).join(' ')
}
