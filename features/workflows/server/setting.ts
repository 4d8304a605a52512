import { type Material, readMaterial } from '../../../engines/compose/index.ts'
import { contentLanguageOf } from '../../../engines/text/index.ts'
import type { GivenPassage, Setting } from '../../writing/contract.ts'
import type { WorkflowRow } from './store.ts'

/** What holds for every text of a workflow. `sources` are the passages that the one at hand may rest on. */
export function settingOf(workflow: WorkflowRow, sources: readonly GivenPassage[]): Setting {
  return { language: contentLanguageOf(workflow.language), sources, voice: null, brief: briefOf(workflow) }
}

/** What the built-in writer takes for a text of a workflow: the same setting, read. */
export function materialOf(workflow: WorkflowRow, passages: readonly GivenPassage[]): Material {
  const { sources, ...setting } = settingOf(workflow, passages)
  return readMaterial({ ...setting, passages: sources, topic: workflow.topic })
}

/** What holds for the whole article, in sentences to a model. Only words of the person; sources are fenced elsewhere. */
function briefOf({ topic, headlines, research }: Pick<WorkflowRow, 'topic' | 'headlines' | 'research'>): string {
  const keywords = research.keywords.filter(({ chosen }) => chosen).map(({ phrase }) => phrase)
  return [
    `The article is about: ${topic}.`,
    headlines.text ? `Its headline: ${headlines.text}.` : '',
    research.context ? `The writer notes: ${research.context}` : '',
    research.out_of_scope ? `Leave out: ${research.out_of_scope}` : '',
    keywords.length ? `Where it comes naturally, use these phrases: ${keywords.join(', ')}.` : '',
  ]
    .filter(Boolean)
    .join('\n')
}
