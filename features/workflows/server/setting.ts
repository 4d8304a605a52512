import { type Material, readMaterial } from '../../../engines/digest/index.ts'
import { contentLanguageOf } from '../../../engines/text/index.ts'
import { type Brief, usualBrief } from '../../../platform/contract/brief.ts'
import type { GivenPassage, Setting } from '../../writing/contract.ts'
import { briefSentences } from '../../writing/server/index.ts'
import type { StoredWorkflow, WorkflowRow } from './store.ts'

/** What of a workflow holds for every text of it. */
type Written = Pick<StoredWorkflow, 'workflow' | 'voice'>

/** What holds for every text of a workflow. `sources` are the passages that the one at hand may rest on. */
export function settingOf({ workflow, voice }: Written, sources: readonly GivenPassage[]): Setting {
  return {
    language: contentLanguageOf(workflow.language),
    sources,
    voice,
    brief: briefSentences(briefOf(workflow)),
  }
}

/** What the built-in writer takes for a text of a workflow. It quotes, so that no voice changes what it says. */
export function materialOf(workflow: WorkflowRow, passages: readonly GivenPassage[]): Material {
  return readMaterial({ language: contentLanguageOf(workflow.language), passages, topic: workflow.topic })
}

/** What was said of the article; what is usual for a workflow older than that. */
export function briefOf({ brief }: Pick<WorkflowRow, 'brief'>): Brief {
  return brief ?? usualBrief
}
