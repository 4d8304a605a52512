import { VoiceChoice } from '../../brand-voice/web/choice-door.ts'
import type { StepProps } from './WorkflowFrame.tsx'

/** The voice that the workflow writes in, on every page from which it writes. */
export function WorkflowVoice({ workflow, save }: StepProps) {
  return (
    <VoiceChoice
      voice={workflow.brand_voice_id}
      projectId={workflow.project_id}
      onChange={(voice) => void save({ brand_voice_id: voice })}
    />
  )
}
