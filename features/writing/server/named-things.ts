import type { Owner } from '../../../platform/contract/policy.ts'
import type { Deps } from '../../../platform/server/deps.ts'
import { sourceIdsOf } from '../../assets/server/index.ts'
import { projectFor } from '../../projects/server/index.ts'
import { requireVoiceChoice } from '../../voices/server/index.ts'
import type { WritingInput } from '../contract.ts'
import { selectedFiles } from './selection.ts'

/** 404 when a call names a project, file, site or brand voice that the owner has not, whether it would be used or not. */
export async function requireNamed(
  deps: Pick<Deps, 'db'>,
  actor: Owner,
  input: Pick<WritingInput, 'project_id' | 'brand_voice_id' | 'files' | 'filename' | 'domains'>,
): Promise<void> {
  if (input.project_id) await projectFor(deps, actor, input.project_id)
  await requireVoiceChoice(deps, actor, input.brand_voice_id)
  await sourceIdsOf(deps, actor, 'file', selectedFiles(input))
  await sourceIdsOf(deps, actor, 'domain', input.domains)
}
